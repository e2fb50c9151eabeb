extension TableView {
  /// What the focused row answers to.
  public struct FocusedTraits: Hashable, Sendable {
    /// Whether Left and Right change its value: it is ``Steppable``.
    public var canStep = false
    /// Whether it has a switch to turn: it is ``Switchable``.
    public var canToggle = false
    /// Whether Enter lists what it may be: it is ``ValuePickable`` and knows its options.
    public var canChoose = false
    /// Whether its value can be typed: it is ``TextEditable``.
    public var canEdit = false
    /// Whether it leads to a screen of its own: it is ``DisclosurePresentable``.
    public var isDisclosing = false
  }

  /// What the focused row answers to; nothing where no row is focused.
  public var focusedTraits: FocusedTraits {
    guard let row = focusedRow else { return FocusedTraits() }
    let kind = row.kind
    return FocusedTraits(
      canStep: kind.isSteppable, canToggle: kind.isSwitchable, canChoose: row.pickable?.options != nil,
      canEdit: kind.isEditable, isDisclosing: row.isDisclosing)
  }

  /// Left or Right on the focused row; false where it has no value to step through.
  @discardableResult
  public func stepFocused(by direction: Int) -> Bool {
    guard let row = focusedRow else { return false }
    if let switchable = row.switchable {
      if switchable.isOn != (direction > 0) { return toggleFocused() }
      return true
    }
    if let pickable = row.pickable, pickable.options != nil {
      pickable.select(by: direction)
    } else {
      guard let step = row.steppable?.onStep else { return false }
      step(direction)
    }
    layOutAgain(row)
    return true
  }

  /// Turns the focused row's switch; false where it has none.
  @discardableResult
  public func toggleFocused() -> Bool {
    guard let row = focusedRow, let switchable = row.switchable else { return false }
    row.drawn = nil
    onChange?()
    switchable.toggle()
    layOutAgain(row)
    return true
  }

  /// The options of the focused row with what the row is called; nil where it is no picker that knows them.
  var focusedOptions: (title: String, options: PickerOptions)? {
    guard let row = focusedRow, let options = row.pickable?.options else { return nil }
    return (titleOfFocusedRow ?? Words.current[.optionsTitle], options)
  }

  /// What the focused row is called: by its own title, else by its section's; nil where neither has one.
  var titleOfFocusedRow: String? {
    guard let focus else { return nil }
    for position in [focus, positions.header(of: focus.section)] {
      if let titled = row(at: position)?.view as? any TitlePresentable { return titled.titleLabel.text }
    }
    return nil
  }

  /// Whether a row's view still shows its item, after a closure of the program that may have made it again.
  func isLive(_ row: ReusableRow) -> Bool {
    focus.flatMap { live.existing($0) } === row
  }

  /// Places the labels of a row again whose cell has changed what it shows.
  func layOutAgain(_ row: ReusableRow) {
    guard isLive(row) else { return }
    row.layOut(columns: row.plan.columns)
    viewport.needsLayout = true
  }

  var focusedRow: ReusableRow? {
    focus.flatMap { row(at: $0) }
  }
}
