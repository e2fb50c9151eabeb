import TerminalTables

/// An action that asks for a text: what to add.
final class AddCell: Cell, TitlePresentable, TextEditable, Highlightable {
  let titleLabel = Label()
  let fieldLabel = Label(.value)
  let editableText = ""
  var onCommit: ((String) -> String?)?
  var onValidate: ((String) -> String?)?
  var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }
}
