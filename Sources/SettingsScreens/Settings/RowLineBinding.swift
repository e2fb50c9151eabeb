import SettingsFiles
import SettingsSession
import TerminalTables

/// The key that edits a row of a table as its line, or a short block as its text, where it is listed and on its own
/// screen; and that adds a block to a list of such.
@MainActor
struct RowLineBinding {
  private let screen: SettingsScreen
  private let table: TableView
  private let navigator: Navigator
  private let subject: Subject

  private enum Subject {
    case row(Path)
    case block(BlockText)
    /// That cannot be one line, and why.
    case long(String)
    /// In the list of the blocks of these words.
    case newBlock(list: Path, words: String)
  }

  /// - Returns: nil where no row and no short block is focused, nor what is in one.
  init?(screen: SettingsScreen, item: SettingItem?, table: TableView, navigator: Navigator) {
    guard let subject = Self.subject(screen, item) else { return nil }
    (self.screen, self.table, self.navigator, self.subject) = (screen, table, navigator, subject)
  }

  private static func subject(_ screen: SettingsScreen, _ item: SettingItem?) -> Subject? {
    let (model, list) = (screen.model, screen.path)
    if item == .addGroup || item == .addEntry, let words = list.last?.key,
      model.node(at: list)?.elements.first?.kind == .object, model.document.format.takesBlock(at: list)
    {
      return .newBlock(list: list, words: words)
    }
    // What is in a section of the screen is in the block that this is.
    let places = [item?.settingPath, item?.settingPath?.parent, screen.path].compactMap { $0 }
    if let row = places.first(where: model.isRow) { return .row(row) }
    return places.lazy.compactMap { BlockText(model, at: $0) }.first.map(Subject.block)
      ?? places.lazy.compactMap { BlockText.hindrance(model, at: $0) }.first.map(Subject.long)
  }

  private var model: EditingSession { screen.model }

  var binding: KeyBinding {
    switch subject {
    case .row(let row):
      let line = SecretMask(model).entry(at: row)
      let isLong = line?.text.contains(where: \.isNewline) ?? true
      return KeyBinding(
        "editLine", keys: [.character("L")], help: "edit its line",
        explanation: "Edits the row as its line in the file",
        disabledReason: isLong ? "it is on several lines: e opens them in an editor" : nil
      ) {
        if let line { edit(line, of: row) }
      }
    case .block(let block) where block.isHeader:
      return key("editLine", "edit its words", "Edits the words of the block; what it holds is in the lines below") {
        edit(block)
      }
    case .block(let block):
      return key("editLine", "edit its text", "Edits the block as a text on one line") { edit(block) }
    case .long(let reason):
      return key("editLine", "edit its text", "Edits the block as a text on one line", without: reason) {}
    case .newBlock(let list, let words):
      return key("addLine", "add it as text", "Adds a block as a text on one line") { add(to: list, words) }
    }
  }

  private func key(
    _ name: String, _ help: String, _ explanation: String, without reason: String? = nil, _ run: @escaping () -> Void
  ) -> KeyBinding {
    KeyBinding(
      name, keys: [.character("L")], help: help, explanation: explanation, disabledReason: reason, isInFooter: false
    ) { run() }
  }

  private func edit(_ line: MaskedEntry, of row: Path) {
    func entry(_ text: String) throws(SettingError) -> WrittenEntry {
      let entry = try model.row(typed: try line.unmasked(text), at: row)
      try model.check(entry)
      return entry
    }
    ask("The row as its line", line.text) { text throws(SettingError) in
      _ = try entry(text)
    } then: { text throws(SettingError) in
      try model.put(try entry(text))
    }
  }

  private func edit(_ block: BlockText) {
    let question = block.isHeader ? "The words of the block; below are its lines" : "The block as its text"
    ask(question, block.line.text) { text throws(SettingError) in
      try block.check(text)
    } then: { text throws(SettingError) in
      try block.put(text)
    }
  }

  private func add(to list: Path, _ words: String) {
    func entry(_ text: String) throws(SettingError) -> WrittenEntry {
      let entry = try model.row(typed: text, at: list.appending(.end))
      try model.check(entry)
      return entry
    }
    ask("A new block as its text", "\(words) {  }") { text throws(SettingError) in
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
        do throws(SettingError) {
          try check(text)
        } catch {
          throw TextProblem(ofRow: error)
        }
      }
    ) { text in
      guard let text else { return }
      screen.report(success: "changed; u takes it back", in: table, navigator) { () throws(SettingError) in
        try change(text)
      }
    }
  }
}
