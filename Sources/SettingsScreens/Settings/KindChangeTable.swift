import SettingsFiles
import SettingsSession
import TerminalTables

/// The rows of the question whether a setting is to be of another kind: what goes, what is kept, what is needed.
@MainActor
struct KindChangeTable: TableScreen {
  enum SectionID { case lost, needed, kept, answers }
  enum ItemID: Hashable {
    case lost(Path)
    case needed(Path)
    case kept(Path)
    case answer(Bool)
  }

  let change: KindChange
  let path: Path
  let kind: String
  let model: EditingSession
  let reply: (Bool) -> Void

  var title: String { "\(SettingTitle.text(of: path, in: model)) becomes \(kind)" }

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.answers, [.answer(true), .answer(false)]),
      Section(.lost, change.lost.map(ItemID.lost)),
      Section(.needed, change.needed.map(ItemID.needed)),
      Section(.kept, change.kept.map(ItemID.kept)),
    ]
  }

  /// Enter pressed without reading does no harm.
  var initialFocus: ItemID? { .answer(change.lost.isEmpty) }

  func header(for section: SectionID) -> String? {
    switch section {
    case .lost: change.lost.isEmpty ? nil : "WHAT GOES"
    case .needed: change.needed.isEmpty ? nil : "WHAT IS NEEDED"
    case .kept: change.kept.isEmpty ? nil : "WHAT STAYS"
    case .answers: nil
    }
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .answer(let agrees):
      return table.dequeue(ActionTitleCell.self) { cell in
        cell.setTitle(agrees ? "Change it to \(kind)" : "Leave it as it is")
        if agrees, !change.lost.isEmpty { cell.titleLabel.role = .error }
      }
    case .lost(let path), .kept(let path), .needed(let path):
      return table.dequeue(RightDetailCell.self) { cell in
        cell.setTitle(SettingTitle.text(of: path, in: model))
        if let node = model.node(at: path) {
          cell.setDetail(model.isSecret(path) ? SecretMask.text : ValueText.shown(node))
        }
      }
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .answer(true): RowHelp("One step, which u takes back")
    case .answer(false): RowHelp("Nothing changes")
    case .lost: RowHelp("\(kind) has no such setting")
    case .needed: RowHelp("\(kind) must have it; it is asked for next")
    case .kept: RowHelp("It fits, and stays as it is")
    }
  }

  func canSelect(_ item: ItemID) -> Bool {
    if case .answer = item { true } else { false }
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    if case .answer(let agrees) = item { reply(agrees) }
  }
}
