import TerminalTables

/// An action that asks for a text: what to add.
final class AddCell: Cell, TitlePresentable, TextEditable, Highlightable {
  let titleLabel = Label()
  let fieldLabel = Label(.value)
  let editableText = ""
  var onCommit: ((String) throws(TextProblem) -> Void)?
  var onValidate: ((String) throws(TextProblem) -> Void)?
  /// What the text may become; nil for nothing.
  var completions: TextCompletions?
  var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  func prepareForReuse() {
    completions = nil
  }
}
