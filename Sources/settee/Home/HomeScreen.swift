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

  let recognized: RecognizedFiles
  let preferences: Preferences
  let stored: StoredData
  let files: OpenFiles
  let recent: RecentFiles
  let machine: Machine
  let survey: MachineSurvey
  let library: MachineLibrary
  private var hasBeenShown = false

  var lately: [RecognizedFiles.Found] = []
  private(set) var inFolder: [RecognizedFiles.Found] = []
  private(set) var inAccount: [RecognizedFiles.Found] = []

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
}
