import DiskUsage
import SettingsDocuments
import TerminalTables

/// What each row of the first screen shows, and what is said of it.
extension HomeScreen {
  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .recent(let file) where isMissing(file):
      table.dequeue(RightDetailCell.self) {
        $0.setTitle(file.name)
        $0.setDetail("missing")
      }
    case .program(let name):
      table.dequeue(RightDetailCell.self) {
        $0.setTitle(program(name)?.title ?? name)
        $0.setDetail(program(name)?.detail ?? "")
        $0.accessory = .disclosure
      }
    case .open: table.dequeue(ActionTitleCell.self) { $0.setTitle("Open another file") }
    case .create: table.dequeue(ActionTitleCell.self) { $0.setTitle("Make a new file") }
    case .file(let file), .recent(let file):
      table.dequeue(DisclosureBytesCountTitleCell.self) {
        $0.setTitle(file.name)
        $0.setBytesCount(TreeSize.bytes(at: file.path), units: preferences.byteUnits)
      }
    case .theme:
      table.dequeue(ValuePickerCell.self) {
        $0.setValue(preferences.themeName)
        $0.onStep = { [weak self, weak table] in self?.stepTheme(by: $0, in: table) }
      }
    case .settings: table.dequeue(DisclosureTitleCell.self) { $0.setTitle("Settings") }
    case .about: table.dequeue(DisclosureTitleCell.self) { $0.setTitle("About") }
    case .stored:
      table.dequeue(BytesCountTitleCell.self) {
        $0.setTitle("Stored by Settee")
        $0.setBytesCount(stored.bytes, units: preferences.byteUnits)
      }
    case .clear: table.dequeue(ActionTitleCell.self) { $0.setTitle("Clear what Settee stores") }
    }
  }

  func searchText(for item: ItemID) -> String? {
    item == .theme ? "Theme \(preferences.themeName)" : nil
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .recent(let file) where isMissing(file):
      RowHelp(file.path, text: "It is not there now. x takes it from the list.")
    case .file(let file), .recent(let file): RowHelp(recognized.shortened(file.path), text: unsavedNote(of: file))
    case .program(let name): program(name).map(help)
    case .open: RowHelp("Any settings file, by its path", text: "Tab completes it.")
    case .create: RowHelp("A settings file that is not there yet, by its path", text: "It is written when it is saved.")
    case .theme:
      RowHelp(
        "Theme · Left and Right change it, Enter lists them", text: "The style of all screens; it is saved at once.")
    case .settings:
      RowHelp(
        "Settee's own settings", text: preferences.path.map { "Kept in \(recognized.shortened($0))." } ?? "")
    case .about: RowHelp("What Settee is, and which one this is")
    case .stored: nil
    case .clear:
      RowHelp("Removes the journal, the recent files and the copies that Settee keeps", text: "Your settings stay.")
    }
  }

  func program(_ name: String) -> ProgramSummary? { survey.programs.first { $0.name == name } }

  private func help(of program: ProgramSummary) -> RowHelp {
    let paths = program.files.map { recognized.shortened($0.path) }
    let text =
      paths.isEmpty
      ? "It has no file of its own yet; Enter tells where one can be made." : paths.joined(separator: ", ")
    return RowHelp(program.title, text: text)
  }

  private func unsavedNote(of file: RecognizedFiles.Found) -> String {
    let count = files.unsavedCount(of: file.path)
    return count == 0 ? "" : count == 1 ? "1 change is not saved." : "\(count) changes are not saved."
  }

  private func isMissing(_ file: RecognizedFiles.Found) -> Bool {
    (try? SystemFileSystem().status(of: file.path)) == nil
  }
}
