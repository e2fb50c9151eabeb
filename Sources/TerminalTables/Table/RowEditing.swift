import Curses

struct RowEditing {
  var position: TablePosition
  var editor: TextEditor
  var problem: TextProblem?
  var completions = CompletionList()
  var search: Task<Void, Never>?
  /// Whether the text is hidden, and whether its user wants to see it for once.
  var isSecure = false
  /// Which characters are hidden; nil where all are.
  var hiddenCharacters: ((String) -> [Range<Int>]?)?
  /// What is said of the text as typed, beside what explains its row.
  var note: String?
  var isRevealed = false

  /// The editor as it is drawn: with dots in the place of letters where the text is hidden.
  @MainActor
  var shownEditor: TextEditor {
    guard isSecure, !isRevealed else { return editor }
    return editor.masked(by: Glyphs.available.mask, in: hiddenCharacters?(editor.text))
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

  /// - Parameter enterAndEscape: what Enter and Esc do.
  func editingKeys(_ enterAndEscape: String = Words.current[.editingKeys]) -> String {
    guard let editing else { return "" }
    let words = Words.current
    let editable = row(at: editing.position)?.editable
    let further: Word? =
      if !editing.completions.isEmpty {
        .completionKeys
      } else if editing.isSecure {
        .secureKeys
      } else if editable?.completions?.isOnDemand == true {
        .tabKey
      } else if editable?.onStepText != nil {
        .stepTextKeys
      } else {
        nil
      }
    return enterAndEscape + (further.map { "   " + words[$0] } ?? "")
  }

  /// Opens an editor in the focused row; false where it has no text to edit.
  @discardableResult
  public func beginEditing() -> Bool {
    guard let focus, let row = row(at: focus), let editable = row.editable else { return false }
    editing = RowEditing(
      position: focus, editor: TextEditor(editable.editableText, isProposal: editable.isProposal),
      isSecure: editable.isSecureTextEntry)
    if editable.isSecureTextEntry {
      editing?.hiddenCharacters = { [weak editable] in editable?.hiddenCharacters(of: $0) }
    }
    editing?.note = editable.onDescribe?(editable.editableText)
    row.drawn = nil
    updateCompletions()
    return true
  }

  /// Gives a key to the open editor. Enter takes the text over, Esc leaves it as it was, whatever is typed.
  package func handleEditing(_ key: Key) {
    if handleCompletion(key) { return }
    switch key {
    case .escape: endEditing()
    case .enter: commitEditing()
    case .control("r") where editing?.isSecure == true: revealText()
    case .control("v"), .control("y"): paste(Clipboard.text)
    case .up: stepText(by: 1)
    case .down: stepText(by: -1)
    default: edit { _ = $0.handle(key) }
    }
  }

  /// Types text into the open editor.
  package func paste(_ text: String) { edit { $0.insert(text) } }

  /// Closes the editor without taking its text over.
  public func endEditing() {
    guard let editing else { return }
    editing.search?.cancel()
    self.editing = nil
    live.existing(editing.position)?.drawn = nil
    // What was under the list is seen again.
    if !editing.completions.isEmpty { setNeedsDisplay() }
  }

  func edit(_ change: (inout TextEditor) -> Void) {
    guard var editing, let row = row(at: editing.position) else { return }
    let before = editing.editor.text
    change(&editing.editor)
    do throws(TextProblem) {
      try row.editable?.onValidate?(editing.editor.text)
      editing.problem = nil
    } catch {
      editing.problem = error
    }
    editing.note = row.editable?.onDescribe?(editing.editor.text)
    self.editing = editing
    row.drawn = nil
    if editing.editor.text != before { updateCompletions() }
  }

  /// Steps the part of the text that the cursor is in, as the day of a date.
  private func stepText(by direction: Int) {
    guard let editing, let editable = row(at: editing.position)?.editable,
      let text = editable.onStepText?(editing.editor.text, editing.editor.cursor, direction)
    else { return }
    edit { $0 = $0.replacing(with: text) }
  }

  private func revealText() {
    editing?.isRevealed.toggle()
    if let editing { live.existing(editing.position)?.drawn = nil }
  }

  private func commitEditing() {
    guard let editing, let row = row(at: editing.position), let editable = row.editable else { return }
    do throws(TextProblem) {
      let text = editing.editor.text
      try editable.onCommit?(text)
      endEditing()
      if isLive(row) { editable.didCommit(text) }
      layOutAgain(row)
    } catch {
      self.editing?.problem = error
      live.existing(editing.position)?.drawn = nil
    }
  }
}
