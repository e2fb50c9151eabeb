import SettingsFiles
import SettingsSession
import TerminalTables

/// The key that edits a row of a table as its line, in the table and on the row's own screen.
@MainActor
struct RowLineBinding {
  private let screen: SettingsScreen
  private let table: TableView
  private let navigator: Navigator
  private let row: Path

  /// - Returns: nil where no row is focused, nor is a column of one.
  init?(screen: SettingsScreen, item: SettingItem?, table: TableView, navigator: Navigator) {
    let places = [item?.settingPath, screen.path].compactMap { $0 }
    guard let row = places.first(where: { screen.model.isRow($0) }) else { return nil }
    (self.screen, self.table, self.navigator, self.row) = (screen, table, navigator, row)
  }

  private var model: EditingSession { screen.model }

  var binding: KeyBinding {
    let line = SecretMask(model).entry(at: row)
    let isLong = line?.text.contains(where: \.isNewline) ?? true
    return KeyBinding(
      "editLine", keys: [.character("L")], help: "edit its line", explanation: "Edits the row as its line in the file",
      disabledReason: isLong ? "it is on several lines: e opens them in an editor" : nil
    ) {
      if let line { edit(line) }
    }
  }

  private func edit(_ line: MaskedEntry) {
    func entry(_ text: String) throws(SettingError) -> WrittenEntry {
      let entry = try model.row(typed: try line.unmasked(text), at: row)
      try model.check(entry)
      return entry
    }
    navigator.prompt(
      "The row as its line", initial: line.text,
      validate: { text throws(TextProblem) in
        do throws(SettingError) {
          _ = try entry(text)
        } catch {
          throw TextProblem(ofRow: error)
        }
      }
    ) { text in
      guard let text else { return }
      screen.report(success: "changed; u takes it back", in: table, navigator) { () throws(SettingError) in
        try model.put(try entry(text))
      }
    }
  }
}
