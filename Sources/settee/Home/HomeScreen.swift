import DiskUsage
import SettingsDocuments
import SettingsScreens
import TerminalTables

/// The first screen: the settings files that were found, and Settee's own settings.
@MainActor
final class HomeScreen: TableScreen {
  enum SectionID { case recent, others, folder, account, machine, theme, settee }
  enum ItemID: Hashable {
    case recent(RecognizedFiles.Found)
    /// A program of this machine, by the name of its page.
    case program(String)
    case file(RecognizedFiles.Found)
    case open, create
    case theme, settings, about, stored, clear
  }

  private let recognized: RecognizedFiles
  private let preferences: Preferences
  private let stored: StoredData
  private let files: OpenFiles
  private let recent: RecentFiles
  private let machine: Machine
  private let survey: MachineSurvey
  private let library: MachineLibrary
  private var hasBeenShown = false

  private var lately: [RecognizedFiles.Found] = []
  private var inFolder: [RecognizedFiles.Found] = []
  private var inAccount: [RecognizedFiles.Found] = []

  /// So many recent files are shown; more are remembered, for some will be gone.
  private static let mostRecent = 6

  init(
    recognized: RecognizedFiles, machine: Machine, recent: RecentFiles, preferences: Preferences,
    stored: StoredData, files: OpenFiles
  ) {
    self.machine = machine
    survey = MachineSurvey(machine)
    library = MachineLibrary(machine)
    self.recent = recent
    self.recognized = recognized
    self.preferences = preferences
    self.stored = stored
    self.files = files
  }

  // MARK: - Content

  let title = "Settee"

  var status: String {
    let count = inFolder.count + inAccount.count
    return count == 1 ? "1 file" : "\(count) files"
  }

  func willAppear(in table: TableView) {
    inFolder = recognized.inCurrentFolder()
    inAccount = recognized.inAccount()
    lately = preferences.remembersFiles ? found(lately: lately.map(\.path)) : []
    survey.onChange = { [weak table] in
      table?.reloadSections()
      table?.reconfigureVisible()
    }
    if hasBeenShown { survey.begin() }
  }

  /// Begun when the first frame is shown, which is not to share the processor with it.
  func task(in table: TableView) {
    hasBeenShown = true
    survey.begin()
  }

  /// The recent files: those that were shown before stay where they are, so that no row moves while somebody goes to and
  /// fro; what was opened since and has no row of its own comes before them.
  private func found(lately shown: [String]) -> [RecognizedFiles.Found] {
    let listed = Set((inFolder + inAccount + survey.others).map(\.path))
    let opened = files.paths.filter { !listed.contains($0) && !shown.contains($0) }
    let known = shown.isEmpty ? recent.paths().filter { !opened.contains($0) } : shown
    return (opened + known).prefix(Self.mostRecent).map {
      RecognizedFiles.Found(path: $0, name: recognized.shortened($0))
    }
  }

  var sections: [Section<SectionID, ItemID>] {
    let sections: [Section<SectionID, ItemID>] = [
      Section(.recent, lately.map(ItemID.recent)),
      Section(.folder, inFolder.map(ItemID.file)),
      Section(.others, [.open, .create]),
      Section(.account, inAccount.map(ItemID.file)),
      Section(.theme, [.theme]),
      Section(.settee, [.settings, .about, .stored, .clear]),
      // Last, for it is long.
      Section(.machine, survey.programs.map { .program($0.name) } + survey.others.map(ItemID.file)),
    ]
    return sections.filter { !$0.items.isEmpty || $0.id == .folder }
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .recent: "RECENT"
    case .others: "OTHER FILES"
    case .folder: "THIS FOLDER"
    case .account: "YOUR ACCOUNT"
    case .machine: "THIS MACHINE"
    case .theme: "THEME"
    case .settee: "SETTEE"
    }
  }

  func footer(for section: SectionID) -> String? {
    switch section {
    case .folder: inFolder.isEmpty ? "No settings file here." : nil
    case .settee: preferences.problem
    case .recent, .others, .account, .machine, .theme: nil
    }
  }

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

  private func program(_ name: String) -> ProgramSummary? { survey.programs.first { $0.name == name } }

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

  // MARK: - Keys

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
    let command = TableCommand.search
    return KeyBinding(
      command.rawValue, keys: command.keys(in: navigator.keyStyle), help: "search",
      explanation: "Finds any setting of any program of this machine, and the files listed here"
    ) { [unowned self] in
      let screen = MachineSearchScreen(library, listed: listed, files: files) { [weak self] in
        self?.open(program: $0, in: $1)
      }
      navigator.push(screen)
    }
  }

  /// The files that are listed here, those of programs among them, each once.
  private var listed: [RecognizedFiles.Found] {
    let ofPrograms = survey.programs.flatMap(\.files).map {
      RecognizedFiles.Found(path: $0.path, name: recognized.shortened($0.path))
    }
    var known: Set<String> = []
    return (lately + inFolder + inAccount + survey.others + ofPrograms).filter { known.insert($0.path).inserted }
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

  private func questions(in navigator: Navigator) -> PathQuestions {
    PathQuestions(files: files, completion: recognized.completion, navigator: navigator)
  }

  // MARK: - Selecting

  func didSelect(_ item: ItemID, in navigator: Navigator) async {
    switch item {
    case .file(let file), .recent(let file): files.show(FileRequest(path: file.path), on: navigator)
    case .program(let name): open(program: name, in: navigator)
    case .open: questions(in: navigator).open()
    case .create: questions(in: navigator).create()
    case .theme: chooseTheme(in: navigator)
    case .stored: break
    case .settings: openPreferences(in: navigator)
    case .about: navigator.push(AboutScreen())
    case .clear: await clear(in: navigator)
    }
  }

  /// One file is opened, several are listed.
  private func open(program name: String, in navigator: Navigator) {
    guard let program = machine.programs.program(named: name), program.files.count == 1 else {
      return showFiles(ofProgram: name, in: navigator)
    }
    files.show(program.files[0].request, on: navigator)
  }

  private func showFiles(ofProgram name: String, in navigator: Navigator) {
    let summary = program(name) ?? ProgramSummary(name: name, title: name, files: [])
    navigator.push(ProgramFilesScreen(summary, machine: machine, survey: survey, files: files))
  }

  private func openPreferences(in navigator: Navigator) {
    if let problem = preferences.problem {
      navigator.show(message: problem, isError: true)
    } else {
      navigator.push(preferences.screen)
    }
  }

  private func chooseTheme(in navigator: Navigator) {
    let screen = DocumentScreens.choices(of: preferences.session, at: ["theme"]) { [preferences, weak navigator] in
      navigator?.pop()
      do throws(PreferencesError) {
        try preferences.save()
      } catch {
        navigator?.show(message: error.description, isError: true)
      }
    }
    navigator.push(screen)
  }

  private func stepTheme(by direction: Int, in table: TableView?) {
    let next = ThemeChoice(name: preferences.themeName).step(by: direction)
    do throws(PreferencesError) {
      try preferences.set("theme", to: next.name)
    } catch {
      table?.show(error: error.description)
    }
    table?.reconfigure(ItemID.theme)
  }

  private func clear(in navigator: Navigator) async {
    if preferences.asksBeforeRemoving {
      let isAgreed = await navigator.confirm(
        "Clear?", text: "The journal, the recent files and the copies that Settee keeps are removed for good.",
        yes: "Clear what Settee stores", no: "Leave it as it is", isDestructive: true)
      guard isAgreed else { return }
    }
    clearNow(in: navigator)
  }

  private func clearNow(in navigator: Navigator) {
    do throws(FileError) {
      try stored.clear()
      navigator.reloadTop()
      navigator.show(message: "Cleared")
    } catch {
      navigator.show(message: error.description, isError: true)
    }
  }
}
