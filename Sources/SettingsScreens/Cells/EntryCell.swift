import TerminalTables

/// An entry of a list: a text to type, without a title.
final class EntryCell: Cell, TextEditable, Highlightable {
  let fieldLabel = Label(.value)
  private(set) var editableText = ""
  var onCommit: ((String) throws(TextProblem) -> Void)?
  var onValidate: ((String) throws(TextProblem) -> Void)?
  /// What the text may become, asked with Tab; nil for nothing.
  var completions: TextCompletions?
  var layout: RowLayout { .row(fieldLabel, .spacer) }

  func prepareForReuse() {
    completions = nil
  }

  /// - Parameter placeholder: what is shown where the text is empty.
  func setText(_ text: String, placeholder: String) {
    editableText = text
    fieldLabel.text = text.isEmpty ? placeholder : text
    if text.isEmpty { fieldLabel.role = .placeholder }
  }
}
