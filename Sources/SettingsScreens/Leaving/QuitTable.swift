import SettingsFiles
import SettingsSession
import TerminalTables

/// The rows of the question what to do with unsaved changes, which are listed below the answers:
/// there may be many.
@MainActor
struct QuitTable: TableScreen {
  enum SectionID { case answers, changes }
  enum ItemID: Hashable {
    case save, discard, stay
    case change(Int)
  }

  /// What the user may decide.
  enum Answer {
    case save, discard, stay
    /// To stay, and to choose among the changes.
    case review
    /// To stay, and to look at a setting.
    case show(Path)
  }

  let model: EditingSession
  let changes: [UnsavedChange]
  let reply: (Answer) -> Void
  let title = "Leave?"

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.answers, [.save, .discard, .stay]),
      Section(.changes, changes.indices.map(ItemID.change)),
    ]
  }

  var initialFocus: ItemID? { .save }

  func register(in table: TableView) {
    table.register(ChangeCell.self)
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .save: table.action("Save and leave")
    case .discard: table.action("Leave without saving")
    case .stay: table.action("Stay")
    case .change(let index): table.dequeue(ChangeCell.self) { $0.show(changes[index], of: model) }
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .save: RowHelp("Writes the changes to \(model.name) and leaves")
    case .discard: RowHelp("Leaves \(model.name) as it was")
    case .stay: RowHelp("Goes back to the settings")
    case .change: RowHelp("Enter stays and goes to this setting")
    }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .save: reply(.save)
    case .discard: reply(.discard)
    case .stay: reply(.stay)
    case .change(let index): reply(.show(changes[index].path))
    }
  }

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    [
      KeyBinding("saveAndLeave", keys: [.character("s")], help: "save and leave") { reply(.save) },
      KeyBinding(
        "leave", keys: [.character("n")], help: "leave without saving", explanation: "Leaves without saving"
      ) { reply(.discard) },
      KeyBinding(
        "diff", keys: [.character("d")], help: "review",
        explanation: "Stays, and lists the changes to choose among them"
      ) { reply(.review) },
    ]
  }
}
