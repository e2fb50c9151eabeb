import SettingsDocuments
import SettingsSession
import TerminalTables

/// The kinds of value that a setting may have, to change from one to another.
@MainActor
final class KindsScreen: TableScreen {
  enum SectionID { case kinds }

  private let model: EditingSession
  private let path: Path
  private let kinds: [SettingKind]

  init(_ model: EditingSession, path: Path) {
    self.model = model
    self.path = path
    kinds = model.kinds(of: path)
  }

  var title: String { SettingTitle.text(of: path, in: model) }

  func header(for section: SectionID) -> String? { "What kind of value?" }

  var sections: [Section<SectionID, Int>] { [Section(.kinds, 0..<kinds.count)] }

  var initialFocus: Int? { kinds.firstIndex(where: \.isPresent) }

  func register(in table: TableView) {
    table.register(ChoiceCell.self, traits: \.accessorized.highlightable)
  }

  func cell(for item: Int, in table: TableView) -> any Cell {
    let kind = kinds[item]
    return table.dequeue(ChoiceCell.self) { cell in
      cell.setTitle(kind.title)
      cell.setSubtitle(kind.summary)
      if kind.isPresent { cell.accessory = .check }
    }
  }

  func help(for item: Int) -> RowHelp? {
    let kind = kinds[item]
    if kind.isPresent { return RowHelp("\(kind.title) · as it is now", text: kind.summary) }
    return RowHelp(
      "\(kind.title) · becomes \(SecretMask(model).line(for: kind.value, at: path))", text: kind.summary)
  }

  func didSelect(_ item: Int, in navigator: Navigator) {
    let kind = kinds[item]
    // What the new kind begins as may not be allowed yet; it is to be filled in.
    navigator.pop()
    do throws(SettingError) {
      if !kind.isPresent { try model.apply(.set(path, kind.value)) }
      if let problem = model.problem(at: path) { navigator.show(message: problem.message, isError: true) }
    } catch {
      navigator.show(message: error.description, isError: true)
    }
  }
}
