import SettingsFiles
import SettingsSession
import TerminalTables

/// The key that edits a row of a table as its line, or a short block as its text, where it is listed and on its own
/// screen; and that adds a block to a list of such.
extension SettingBindings {
  /// Nil where no row and no short block is focused, nor what is in one.
  var line: KeyBinding? {
    let list = screen.path
    if item == .addGroup || item == .addEntry, let words = list.last?.key,
      model.node(at: list)?.elements.first?.kind == .object, model.document.format.takesBlock(at: list)
    {
      return key("addLine", "add it as text", "Adds a block as a text on one line") {
        ask("A new block as its text", "\(words) {  }") { text throws(SettingError) in
          try model.row(typed: text, at: list.appending(.end))
        }
      }
    }
    // What is in a section of the screen is in the block that this is.
    let places = [item?.settingPath, item?.settingPath?.parent, list].compactMap { $0 }
    if let row = places.first(where: model.isRow) { return line(ofRow: row) }
    if let block = places.lazy.compactMap({ BlockText(model, at: $0) }).first { return line(of: block) }
    let hindrance = places.lazy.compactMap { BlockText.hindrance(model, at: $0) }.first
    return hindrance.map { key("editLine", "edit its text", "Edits the block as a text on one line", without: $0) {} }
  }

  private func line(ofRow row: Path) -> KeyBinding {
    let line = SecretMask(model).entry(at: row)
    let isLong = line?.text.contains(where: \.isNewline) ?? true
    return key(
      "editLine", "edit its line", "Edits the row as its line in the file",
      without: isLong ? "it is on several lines: e opens them in an editor" : nil, isInFooter: true
    ) {
      guard let line else { return }
      ask("The row as its line", line.text) { text throws(SettingError) in
        try model.row(typed: try line.unmasked(text), at: row)
      }
    }
  }

  private func line(of block: BlockText) -> KeyBinding {
    block.isHeader
      ? key("editLine", "edit its words", "Edits the words of the block; what it holds is in the lines below") {
        ask("The words of the block; below are its lines", of: block)
      }
      : key("editLine", "edit its text", "Edits the block as a text on one line") {
        ask("The block as its text", of: block)
      }
  }

  private func key(
    _ name: String, _ help: String, _ explanation: String, without reason: String? = nil, isInFooter: Bool = false,
    _ run: @escaping () -> Void
  ) -> KeyBinding {
    KeyBinding(
      name, keys: [.character("L")], help: help, explanation: explanation, disabledReason: reason,
      isInFooter: isInFooter, action: run)
  }

  private func ask(_ question: String, of block: BlockText) {
    ask(question, block.line.text) { text throws(SettingError) in
      try block.check(text)
    } then: { text throws(SettingError) in
      try block.put(text)
    }
  }

  private func ask(
    _ question: String, _ initial: String, read: @escaping (String) throws(SettingError) -> WrittenEntry
  ) {
    func entry(_ text: String) throws(SettingError) -> WrittenEntry {
      let entry = try read(text)
      try model.check(entry)
      return entry
    }
    ask(question, initial) { text throws(SettingError) in
      _ = try entry(text)
    } then: { text throws(SettingError) in
      try model.put(try entry(text))
    }
  }

  private func ask(
    _ question: String, _ initial: String, check: @escaping (String) throws(SettingError) -> Void,
    then change: @escaping (String) throws(SettingError) -> Void
  ) {
    navigator.prompt(
      question, initial: initial,
      validate: { text throws(TextProblem) in
        try TextProblem.from(ofRow: true) { () throws(SettingError) in try check(text) }
      }
    ) { text in
      guard let text else { return }
      report(success: "changed; u takes it back") { () throws(SettingError) in try change(text) }
    }
  }
}
