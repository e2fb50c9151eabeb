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
    case file(RecognizedFiles.Found)
    case open, create
    case theme, settings, about, stored, clear
  }

  private let recognized: RecognizedFiles
  private let preferences: Preferences
  private let stored: StoredData
  private let files: OpenFiles
  private let recent: RecentFiles
  private let machine: MachineFiles

  private var lately: [RecognizedFiles.Found] = []
  private var inFolder: [RecognizedFiles.Found] = []
  private var inAccount: [RecognizedFiles.Found] = []
  private var inMachine: [RecognizedFiles.Found] = []

  /// So many recent files are shown; more are remembered, for some will be gone.
  private static let mostRecent = 6

  init(
    recognized: RecognizedFiles, machine: MachineFiles, recent: RecentFiles, preferences: Preferences,
    stored: StoredData, files: OpenFiles
  ) {
    self.machine = machine
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
    inMachine = machine.files()
    lately = preferences.remembersFiles ? found(lately: lately.map(\.path)) : []
  }

  /// The recent files: those that were shown before stay where they are, so that no row moves while somebody goes to and
  /// fro; what was opened since and has no row of its own comes before them.
  private func found(lately shown: [String]) -> [RecognizedFiles.Found] {
    let listed = Set((inFolder + inAccount + inMachine).map(\.path))
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
      Section(.machine, inMachine.map(ItemID.file)),
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
      forget(item, in: table),
    ].compactMap { $0 }
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
    case .file(let file), .recent(let file): open(file, in: navigator)
    case .open: questions(in: navigator).open()
    case .create: questions(in: navigator).create()
    case .theme: chooseTheme(in: navigator)
    case .stored: break
    case .settings: openPreferences(in: navigator)
    case .about: navigator.push(AboutScreen())
    case .clear: await clear(in: navigator)
    }
  }

  private func open(_ file: RecognizedFiles.Found, in navigator: Navigator) {
    do throws(FileOpeningError) {
      navigator.push(try files.screen(for: FileRequest(path: file.path)))
    } catch {
      navigator.show(message: error.description, isError: true)
    }
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
