import SettingsDocuments
import SettingsScreens
import TerminalTables

/// The files that a pattern of a settings file names, each leading to its settings.
struct IncludedFilesScreen: TableScreen {
  enum SectionID { case files }

  /// The pattern.
  let title: String
  let paths: [String]
  let screen: (_ path: String) throws(InclusionError) -> any Screen

  var sections: [Section<SectionID, String>] { [Section(.files, paths)] }

  func cell(for item: String, in table: TableView) -> any Cell {
    table.dequeue(DisclosureTitleCell.self) { $0.setTitle(FilePath.name(of: item)) }
  }

  func help(for item: String) -> RowHelp? { RowHelp(item) }

  func didSelect(_ item: String, in navigator: Navigator) {
    navigator.attempt { () throws(InclusionError) in navigator.push(try screen(item)) }
  }
}
