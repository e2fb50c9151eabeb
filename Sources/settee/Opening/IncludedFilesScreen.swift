import TerminalTables

/// The files that a pattern of a settings file names, each leading to its settings.
@MainActor
struct IncludedFilesScreen: TableScreen {
  enum Group { case files }

  /// The pattern.
  let title: String
  let paths: [String]
  /// Pushes the screen of a file; the result says why there is none.
  let open: (_ path: String, Navigator) -> String?

  var sections: [Section<Group, String>] { [Section(.files, paths)] }

  func cell(for item: String, in table: TableView) -> any Cell {
    table.dequeue(DisclosureTitleCell.self) { $0.setTitle(FilePathName.last(of: item)) }
  }

  func help(for item: String) -> RowHelp? { RowHelp(item) }

  func select(_ item: String, in navigator: Navigator) {
    if let objection = open(item, navigator) { navigator.show(message: objection, isError: true) }
  }
}
