import SettingsDocuments
import TerminalTables

/// What each row of the first screen shows, and what is said of it.
extension HomeScreen {
  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .recent(let file) where isMissing(file):
      table.row(file.name, detail: "missing")
    case .program(let name):
      table.row(program(name)?.title ?? name, detail: program(name).map(detail) ?? "", .disclosure)
    case .leftover(let leftover):
      table.row(recognized.shortened(leftover.file), detail: leftover.kind.rawValue, .disclosure)
    case .more(let count): table.action("\(count) more of this machine")
    case .open: table.action("Open another file")
    case .create: table.action("Make a new file")
    case .file(let file), .recent(let file):
      if let unsaved = files.unsavedWords(of: file.path) {
        table.row(file.name, detail: unsaved, .disclosure)
      } else {
        table.dequeue(DisclosureBytesCountTitleCell.self) {
          $0.setTitle(file.name)
          $0.setBytesCount(TreeSize.bytes(at: file.path), units: preferences.byteUnits)
        }
      }
    case .history:
      table.row("History", detail: "what was changed, by whom and why", .disclosure)
    case .settee:
      table.row("Settee", detail: "theme, settings, about, stored data", .disclosure)
    }
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .recent(let file) where isMissing(file):
      RowHelp(file.path, text: "It is not there now. x takes it from the list.")
    case .file(let file), .recent(let file): RowHelp(recognized.shortened(file.path), text: unsavedNote(of: file))
    case .program(let name): program(name).map(help)
    case .leftover(let leftover):
      RowHelp(leftover.path, text: "It is \(leftover.words). Enter merges both, setting by setting.")
    case .open: RowHelp("Any settings file, by its path", text: "Tab completes it.")
    case .create: RowHelp("A settings file that is not there yet, by its path", text: "It is written when it is saved.")
    case .history:
      RowHelp(
        "All settings that were changed with Settee, the newest first", text: "Any of it can be taken back there.")
    case .settee: RowHelp("Settee itself: its theme, its settings, which one this is, and what it stores")
    case .more:
      RowHelp("Lists all programs of this machine, and its other files", text: "/ finds any of them by its name.")
    }
  }

  func program(_ name: String) -> ProgramSummary? { survey.programs.first { $0.name == name } }

  private func detail(of program: ProgramSummary) -> String {
    let count = program.files.reduce(0) { $0 + files.unsavedCount(of: $1.path) }
    return (count == 0 ? "" : "\(count) unsaved · ") + program.detail
  }

  private func help(of program: ProgramSummary) -> RowHelp {
    let paths = program.files.map { recognized.shortened($0.path) }
    let text =
      paths.isEmpty
      ? "It has no file of its own yet; Enter tells where one can be made." : paths.joined(separator: ", ")
    return RowHelp(program.title, text: text)
  }

  private func unsavedNote(of file: RecognizedFiles.Found) -> String {
    let count = files.unsavedCount(of: file.path)
    return count == 0 ? "" : count.counted("change is", "changes are") + " not saved."
  }

  private func isMissing(_ file: RecognizedFiles.Found) -> Bool {
    (try? SystemFileSystem().status(of: file.path)) == nil
  }
}
