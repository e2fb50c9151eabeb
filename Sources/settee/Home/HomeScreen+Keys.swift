import SettingsDocuments
import TerminalTables

/// The keys of the first screen, and where its rows lead.
extension HomeScreen {
  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    [
      KeyBinding("open", keys: [.character("o")], help: "open", explanation: "Opens another file by its path") {
        [questions = questions(in: navigator)] in questions.open()
      },
      KeyBinding("new", keys: [.character("n")], help: "new", explanation: "Makes a new file") {
        [questions = questions(in: navigator)] in questions.create()
      },
      programFiles(item, in: navigator), forget(item, in: table), search(in: navigator),
    ].compactMap { $0 }
  }

  private func search(in navigator: Navigator) -> KeyBinding {
    KeyBinding(
      .search, in: navigator.keyStyle,
      explanation: "Finds any setting of any program of this machine, and the files listed here", isInFooter: true
    ) { [unowned self] in
      let screen = MachineSearchScreen(search, programs: survey.programs, listed: listed, files: files) { [weak self] in
        self?.open(program: $0, in: $1)
      }
      navigator.push(screen)
    }
  }

  /// The files that are listed here, those of programs among them, each once.
  private var listed: [RecognizedFiles.Found] {
    let ofPrograms = survey.programs.flatMap(\.files).map { recognized.found($0.path) }
    return (lately + inFolder + inAccount + survey.others + ofPrograms).uniqued(on: \.path)
  }

  private func programFiles(_ item: ItemID?, in navigator: Navigator) -> KeyBinding? {
    guard case .program(let name)? = item else { return nil }
    return KeyBinding(
      "files", keys: [.character("f")], help: "files",
      explanation: "Lists the files of the program, and those that can be made"
    ) { [weak self] in
      self?.showFiles(ofProgram: name, in: navigator)
    }
  }

  private func forget(_ item: ItemID?, in table: TableView) -> KeyBinding? {
    guard case .recent(let file)? = item else { return nil }
    return KeyBinding(
      "forget", keys: [.character("x")], help: "forget", explanation: "Takes the file from the recent ones",
      isInFooter: false
    ) { [weak self, weak table] in
      self?.recent.forget(file.path)
      self?.lately.removeAll { $0 == file }
      table?.reloadSections()
    }
  }

  func questions(in navigator: Navigator) -> PathQuestions {
    PathQuestions(files: files, completion: recognized.completion, navigator: navigator)
  }

  // MARK: - Where rows lead

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
    let title = program(name)?.title ?? name
    navigator.push(ProgramFilesScreen(of: name, title: title, machine: machine, survey: survey, files: files))
  }
}
