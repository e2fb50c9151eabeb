import TerminalTables

/// A change in a list of changes, wrapped at the width and never cut.
final class ChangeCell: Cell, Highlightable {
  private let changeLabel = Label(wraps: true)
  var layout: RowLayout { .row(changeLabel) }

  /// - Parameter text: what ``ChangeText`` says of it.
  @MainActor
  func show(_ text: String) {
    changeLabel.text = text
  }

  /// - Parameter isChosen: whether it is among what is saved; also told by its mark, for terminals without colours.
  @MainActor
  func show(_ text: String, isChosen: Bool) {
    changeLabel.text = (isChosen ? "[x] " : "[ ] ") + text
    if !isChosen { changeLabel.role = .disabled }
  }
}
