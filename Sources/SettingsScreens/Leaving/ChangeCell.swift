import TerminalTables

/// A change in a list of changes, or an answer to a question about them, wrapped at the width and never cut.
final class ChangeCell: Cell, TitlePresentable, Highlightable {
  let titleLabel = Label(wraps: true)
  var layout: RowLayout { .row(titleLabel) }

  /// - Parameter text: what ``ChangeText`` says of it.
  @MainActor
  func show(_ text: String) {
    titleLabel.text = text
  }

  /// - Parameter isChosen: whether it is among what is saved; also told by its mark, for terminals without colours.
  @MainActor
  func show(_ text: String, isChosen: Bool) {
    titleLabel.text = (isChosen ? "[x] " : "[ ] ") + text
    if !isChosen { titleLabel.role = .disabled }
  }
}
