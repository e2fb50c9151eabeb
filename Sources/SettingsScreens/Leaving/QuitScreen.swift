import SettingsDocuments
import SettingsSession
import TerminalTables

/// Asks what to do with unsaved changes, and lists them as `key: old → new`.
@MainActor
struct QuitScreen: TableScreen {
  enum SectionID { case answers, changes }
  enum ItemID: Hashable {
    case save, discard, stay
    case change(Int)
  }

  private let model: EditingSession
  private let host: DocumentHost
  private let changes: [DocumentDifference]
  let title = "Leave?"

  init(_ model: EditingSession, host: DocumentHost) {
    self.model = model
    self.host = host
    changes = model.differences
  }

  var status: String { changes.count == 1 ? "1 unsaved change" : "\(changes.count) unsaved changes" }

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.changes, changes.indices.map(ItemID.change)),
      Section(.answers, [.save, .discard, .stay]),
    ]
  }

  var initialFocus: ItemID? { .save }

  func header(for section: SectionID) -> String? {
    switch section {
    case .changes: "UNSAVED IN \(model.name)"
    case .answers: nil
    }
  }

  func register(in table: TableView) {
    table.register(ChangeCell.self)
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .save: action("Save and leave", in: table)
    case .discard: action("Leave without saving", in: table)
    case .stay: action("Stay", in: table)
    case .change(let index): table.dequeue(ChangeCell.self) { $0.show(changes[index], of: model) }
    }
  }

  private func action(_ title: String, in table: TableView) -> any Cell {
    table.dequeue(ActionTitleCell.self) { $0.setTitle(title) }
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
    case .save: save(in: navigator)
    case .discard: discard(in: navigator)
    case .stay: navigator.pop()
    case .change(let index):
      navigator.pop()
      navigator.push(SettingsScreen(model, host: host, showing: changes[index].path))
    }
  }

  private func save(in navigator: Navigator) {
    navigator.pop()
    if DocumentSaver(model: model, navigator: navigator).save() { navigator.quit() }
  }

  private func discard(in navigator: Navigator) {
    model.discardChanges()
    navigator.pop()
    // Leaves, unless another file has changes to ask about.
    navigator.quit()
  }

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    [
      KeyBinding("saveAndLeave", keys: [.character("s")], help: "save and leave") { save(in: navigator) },
      KeyBinding(
        "leave", keys: [.character("n")], help: "leave without saving", explanation: "Leaves without saving"
      ) { discard(in: navigator) },
    ]
  }
}
