import TerminalTables

/// A title with a text that is not shown; only its editor shows it.
final class SecretCell: Cell, TitlePresentable, TextEditable, ModificationPresentable {
  let titleLabel = Label()
  let fieldLabel = Label(.value)
  private(set) var editableText = ""
  var isModified = false
  var onCommit: ((String) throws(TextProblem) -> Void)?
  var onValidate: ((String) throws(TextProblem) -> Void)?
  var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  /// Shows dots, always as many, so that not even the length is told.
  func setSecret(_ secret: String, placeholder: String) {
    editableText = secret
    fieldLabel.text = secret.isEmpty ? placeholder : "••••••••"
    fieldLabel.role = secret.isEmpty ? .placeholder : .value
  }

  func prepareForReuse() {
    editableText = ""
  }
}
