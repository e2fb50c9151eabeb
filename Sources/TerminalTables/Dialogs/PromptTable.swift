struct PromptTable: TableScreen, FieldDialog {
  enum ItemID { case field }

  let title: String
  let initial: String
  let isSecure: Bool
  let completions: TextCompletions?
  let validate: (String) throws(TextProblem) -> Void
  let reply: @MainActor (String) -> Void

  let sections = [Section(0, [ItemID.field])]

  func register(in table: TableView) {
    table.register(PromptCell.self)
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    table.dequeue(PromptCell.self) { cell in
      cell.show(initial, isSecure: isSecure)
      cell.completions = completions
      cell.onValidate = validate
      cell.onCommit = { text throws(TextProblem) in
        try validate(text)
        reply(text)
      }
    }
  }

  func searchText(for item: ItemID) -> String? { "" }
}

final class PromptCell: Cell, TextEditable {
  let fieldLabel = Label(.value)
  private(set) var editableText = ""
  private(set) var isSecureTextEntry = false
  var completions: TextCompletions?
  var onCommit: ((String) throws(TextProblem) -> Void)?
  var onValidate: ((String) throws(TextProblem) -> Void)?
  init() {}
  var layout: RowLayout { .row(fieldLabel, .spacer) }

  func show(_ text: String, isSecure: Bool) {
    editableText = text
    isSecureTextEntry = isSecure
    // The editor is open as long as the dialog is there, and draws the text itself.
    fieldLabel.text = " "
  }
}
