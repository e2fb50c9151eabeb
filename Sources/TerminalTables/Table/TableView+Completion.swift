import Curses

extension TableView {
  /// Answers a key that belongs to the list of completions; false where it is the editor's.
  func handleCompletion(_ key: Key) -> Bool {
    guard let list = editing?.completions, !list.isEmpty else { return key == .tab && completeOnDemand() }
    switch key {
    case .down: chooseCompletion(by: 1)
    case .up: chooseCompletion(by: -1)
    case .tab where offeredCompletions?.isOnDemand == true: chooseCompletion(by: 1)
    case .tab: typeCompletion(TextCompletions.commonPrefix(of: list.texts))
    case .enter:
      guard let text = list.chosenText else { return false }
      edit { $0 = TextEditor(text) }
      closeCompletions()
    case .escape:
      guard list.chosen != nil else { return false }
      closeCompletions()
    default: return false
    }
    return true
  }

  /// Asks what the typed text may become, at once or when it is known.
  func updateCompletions() {
    guard let editing, let completions = offeredCompletions else { return }
    let typed = editing.editor.text
    editing.search?.cancel()
    if completions.isOnDemand {
      if !editing.completions.isEmpty { closeCompletions() }
      return
    }
    switch completions.source {
    case .now(let find): show(completions: find(typed), for: typed)
    case .later(let find): search(find, typed) { $0.show(completions: $1, for: typed) }
    }
  }

  private func search(
    _ find: @escaping @Sendable (String) async -> [String], _ typed: String,
    then use: @escaping @MainActor (TableView, [String]) -> Void
  ) {
    editing?.search?.cancel()
    editing?.search = Task.detached { [weak self] in
      let found = await find(typed)
      if !Task.isCancelled, let self { await use(self, found) }
    }
  }

  private var offeredCompletions: TextCompletions? {
    editing.flatMap { row(at: $0.position)?.editable?.completions }
  }

  /// Asks what the text may become, where that is asked by Tab alone; false where it is not.
  private func completeOnDemand() -> Bool {
    guard let editing, let completions = offeredCompletions, completions.isOnDemand,
      case .later(let find) = completions.source
    else { return false }
    // Only the end of a text is completed.
    let typed = editing.editor.text
    search(find, typed) { $0.complete(typed, with: $1) }
    return true
  }

  /// Types what all texts that were found begin with, and lists them where there are several.
  private func complete(_ typed: String, with found: [String]) {
    guard editing?.editor.text == typed else { return }
    guard !found.isEmpty else {
      editing?.note = Words.current[.nothingToComplete]
      return setNeedsDisplay()
    }
    typeCompletion(TextCompletions.commonPrefix(of: found))
    if found.count > 1, let text = editing?.editor.text { editing?.completions.set(found, for: text) }
    setNeedsDisplay()
  }

  private func show(completions: [String], for typed: String) {
    // The user may have gone on meanwhile.
    guard editing?.editor.text == typed else { return }
    editing?.completions.set(completions, for: typed)
    setNeedsDisplay()
  }

  private func chooseCompletion(by step: Int) {
    editing?.completions.move(by: step)
    setNeedsDisplay()
  }

  private func closeCompletions() {
    editing?.completions = CompletionList()
    setNeedsDisplay()
  }

  /// Types what all completions begin with, where that is more than is typed; one alone is taken whole.
  private func typeCompletion(_ text: String) {
    guard let editing, text.count > editing.editor.text.count else { return }
    edit { $0 = TextEditor(text) }
  }

  /// Draws what the text may become under it, or above it where there is more room.
  ///
  /// - Parameters:
  ///   - shift: where the table begins in the region.
  ///   - end: the line before which nothing is drawn below the text, as something has to be read there.
  func drawCompletions(
    in region: Region, shiftedBy shift: Point = Point(row: 0, column: 0), below end: Int = 0, _ palette: Palette
  ) {
    guard let editing, !editing.completions.isEmpty, var place = editedField else { return }
    (place.row, place.column) = (place.row + shift.row, place.column + shift.column)
    place.rows = max(place.rows, end - place.row)
    editing.completions.draw(below: place, in: region, with: palette)
  }
}
