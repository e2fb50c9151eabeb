import SettingsSession
import TerminalTables

/// What is said of each row.
extension SettingsScreen {
  func help(for item: SettingItem) -> RowHelp? {
    switch item {
    case .setting(let path), .all(let path): SettingHelp(model: model, path: path, otherFiles: host.otherFiles).rowHelp
    case .addEntry:
      RowHelp(
        "Add an entry at the end · \(expectedEntry)",
        text: model.setting(at: path).summary ?? "Enter, type the entry, Enter.")
    case .addGroup where addition.addsRow:
      RowHelp("Add a row at the end of the table", text: "Its columns are typed one after the other.")
    case .addBlock: RowHelp("Add \(blockWord) by its words", text: blockHelp)
    case .addGroup: RowHelp("Add an entry at the end of the list", text: "It begins as the schema proposes it.")
    case .addKey where addition.addsSection: RowHelp("Add a section by its name", text: "Enter, type the name, Enter.")
    case .addKey where model.document.format.syntax.hasOneRoot:
      RowHelp(
        "Add a setting by its name", text: "An element's name, or @ and the name of an attribute; then its value.")
    case .addKey: RowHelp("Add a setting by its name", text: "Enter, type the name, Enter; then give it its value.")
    case .notice: nil
    case .about: RowHelp("What is known of the file and of its schema", text: model.schemaSource)
    }
  }

  /// What an entry may be.
  private var expectedEntry: String {
    SettingExpectation.text(for: model.setting(at: addition.nextEntry), in: model.document.format)
  }

  /// How a block is added, and which there may be.
  private var blockHelp: String {
    let how = "Enter, type the words before it, Enter."
    let known = addition.blocks(beginningWith: "")
    let words = known.map { $0.hasSuffix(" ") ? "\($0)…" : $0 }.joined(separator: ", ")
    return words.isEmpty ? how : "\(how) There may be \(words)\(words.hasSuffix("…") ? "" : ".")"
  }
}
