extension TableView {
  /// What the focused row answers to.
  public struct FocusedTraits: Hashable, Sendable {
    /// Whether Left and Right change its value: it is ``Steppable``.
    public var canStep = false
    /// Whether it has a switch to turn: it is ``Switchable``.
    public var canToggle = false
    /// Whether its value can be typed: it is ``TextEditable``.
    public var canEdit = false
    /// Whether it leads to a screen of its own: it is ``DisclosurePresentable``.
    public var isDisclosing = false
  }

  /// What the focused row answers to; nothing where no row is focused.
  public var focusedTraits: FocusedTraits {
    guard let kind = focusedRow?.kind else { return FocusedTraits() }
    return FocusedTraits(
      canStep: kind.isSteppable, canToggle: kind.isSwitchable, canEdit: kind.isEditable,
      isDisclosing: kind.isDisclosing)
  }

  /// Left or Right on the focused row; false where it has no value to step through.
  @discardableResult
  public func stepFocused(by direction: Int) -> Bool {
    guard let row = focusedRow else { return false }
    if let switchable = row.switchable {
      if switchable.isOn != (direction > 0) { return toggleFocused() }
      return true
    }
    guard let step = row.steppable?.onStep else { return false }
    step(direction)
    return true
  }

  /// Turns the focused row's switch; false where it has none.
  @discardableResult
  public func toggleFocused() -> Bool {
    guard let row = focusedRow, let switchable = row.switchable else { return false }
    row.drawn = nil
    onChange?()
    switchable.toggle()
    return true
  }

  private var focusedRow: ReusableRow? {
    focus.flatMap { row(at: $0) }
  }
}
