import Curses

/// The editor that is open in a row.
struct RowEditing {
  let position: TablePosition
  var editor: TextEditor
  /// What is wrong with the text as typed; nil where it would be taken.
  var problem: TextProblem?

  func moved(to position: TablePosition) -> RowEditing {
    RowEditing(position: position, editor: editor, problem: problem)
  }
}

extension TableView {
  /// Whether an editor is open: every letter is then text.
  public var isEditing: Bool { editing != nil }

  /// The item in whose row the editor is open; nil where none is, or where its type is another.
  func editedItem<ItemID: Hashable>(as type: ItemID.Type = ItemID.self) -> ItemID? {
    editing.flatMap { source.item(at: $0.position).base as? ItemID }
  }

  /// What is wrong with the text in the open editor.
  public var editingProblem: String? { editing?.problem?.message }

  /// Opens an editor in the focused row; false where it has no text to edit.
  @discardableResult
  public func beginEditing() -> Bool {
    guard let focus, let row = row(at: focus), let editable = row.editable else { return false }
    editing = RowEditing(position: focus, editor: TextEditor(editable.editableText))
    row.drawn = nil
    return true
  }

  /// Gives a key to the open editor. Enter takes the text over, Esc leaves it as it was, whatever is typed.
  public func handleEditing(_ key: Key) {
    switch key {
    case .escape: endEditing()
    case .enter: commitEditing()
    default: edit { _ = $0.handle(key) }
    }
  }

  /// Types text into the open editor; line breaks become blanks, since a field has one line.
  public func paste(_ text: String) {
    edit { $0.insert(text.split(whereSeparator: \.isNewline).joined(separator: " ")) }
  }

  /// Closes the editor without taking its text over.
  public func endEditing() {
    guard let position = editing?.position else { return }
    editing = nil
    live.existing(position)?.drawn = nil
  }

  private func edit(_ change: (inout TextEditor) -> Void) {
    guard var editing, let row = row(at: editing.position) else { return }
    change(&editing.editor)
    do throws(TextProblem) {
      try row.editable?.onValidate?(editing.editor.text)
      editing.problem = nil
    } catch {
      editing.problem = error
    }
    self.editing = editing
    row.drawn = nil
  }

  private func commitEditing() {
    guard let editing, let editable = row(at: editing.position)?.editable else { return }
    do throws(TextProblem) {
      try editable.onCommit?(editing.editor.text)
      endEditing()
    } catch {
      self.editing?.problem = error
      live.existing(editing.position)?.drawn = nil
    }
  }
}
