extension TableView {
  /// What the focused row answers to.
  public struct FocusedTraits: Hashable, Sendable {
    public var canStep = false
    public var canToggle = false
    public var canEdit = false
  }

  public var focusedTraits: FocusedTraits {
    guard let traits = focusedRowTraits else { return FocusedTraits() }
    return FocusedTraits(
      canStep: traits.steppable != nil, canToggle: traits.switchable != nil, canEdit: traits.editable != nil)
  }

  /// Left or Right on the focused row; false where it has no value to step through.
  @discardableResult
  public func stepFocused(by direction: Int) -> Bool {
    guard let traits = focusedRowTraits else { return false }
    if let switchable = traits.switchable {
      if switchable.isOn != (direction > 0) { return toggleFocused() }
      return true
    }
    guard let step = traits.steppable?.onStep else { return false }
    step(direction)
    return true
  }

  /// Turns the focused row's switch; false where it has none.
  @discardableResult
  public func toggleFocused() -> Bool {
    guard let focus, let row = row(at: focus), let switchable = row.row.traits.switchable else { return false }
    row.drawn = nil
    switchable.toggle()
    return true
  }

  private var focusedRowTraits: RowTraits? {
    focus.flatMap { row(at: $0)?.row.traits }
  }
}
