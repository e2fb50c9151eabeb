import SettingsDocuments
import SettingsScreens
import TerminalTables

/// Where each row of the first screen leads.
extension HomeScreen {
  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .file(let file), .recent(let file): files.show(FileRequest(path: file.path), on: navigator)
    case .program(let name): open(program: name, in: navigator)
    case .leftover(let leftover): files.showUpgrade(leftover, on: navigator)
    case .open: questions(in: navigator).open()
    case .create: questions(in: navigator).create()
    case .more(let count): listWholeMachine(after: count)
    case .history: files.showHistory(on: navigator)
    case .settee: navigator.push(SetteeScreen(preferences: preferences, stored: stored, recognized: recognized))
    }
  }

  /// One file is opened, several are listed.
  func open(program name: String, in navigator: Navigator) {
    guard let program = machine.programs.program(named: name), program.files.count == 1 else {
      return showFiles(ofProgram: name, in: navigator)
    }
    files.show(program.files[0].request, on: navigator)
  }

  func showFiles(ofProgram name: String, in navigator: Navigator) {
    let summary = program(name) ?? ProgramSummary(name: name, title: name, files: [])
    navigator.push(ProgramFilesScreen(summary, machine: machine, survey: survey, files: files))
  }
}
