import SettingsDocuments
import TerminalTables

/// The first screen: the programs of this machine, the settings files that were found, and Settee itself at the end.
final class HomeScreen: TableScreen {
  enum SectionID { case upgrades, machine, recent, folder, account, others, settee }
  enum ItemID: Hashable {
    /// A program of this machine, by the name of its page.
    case program(String)
    /// So many others of this machine's programs and files.
    case more(Int)
    case leftover(UpgradeLeftover)
    case recent(RecognizedFiles.Found)
    case file(RecognizedFiles.Found)
    case open, create
    case history
    case settee
  }

  let recognized: RecognizedFiles
  let preferences: Preferences
  let stored: StoredData
  let files: OpenFiles
  let recent: RecentFiles
  let machine: Machine
  let survey: MachineSurvey
  let search: MachineFinder
  private var hasBeenShown = false

  private var order = ProgramOrder()
  private var isOrderFinal = false
  private var programs: [ProgramSummary] = []
  /// Whether all of this machine is listed, however much that is.
  private var listsWholeMachine = false
  var lately: [RecognizedFiles.Found] = []
  private weak var table: TableView?
  private var firstShown: ItemID?
  private(set) var inFolder: [RecognizedFiles.Found] = []
  private(set) var inAccount: [RecognizedFiles.Found] = []

  /// So many recent files are shown; more are remembered, for some will be gone.
  private static let mostRecent = 6
  /// So much of this machine is listed before it is asked for, so that files come into view below it.
  private static let mostOfMachine = 12
  /// So much of it where there is more and little of that is wrong or changed.
  private static let leastOfMachine = 8

  init(
    recognized: RecognizedFiles, machine: Machine, recent: RecentFiles, preferences: Preferences,
    stored: StoredData, files: OpenFiles
  ) {
    (self.recognized, self.machine, self.recent) = (recognized, machine, recent)
    (self.preferences, self.stored, self.files) = (preferences, stored, files)
    survey = MachineSurvey(machine)
    search = files.search ?? MachineFinder(machine.index)
  }

  // MARK: - Content

  /// With the folder that is taken for the machine, so that nobody takes it for this one.
  let title = RootFolder.entered.map { "Settee › \($0.path)" } ?? "Settee"
  /// Programs come above all else while this machine is looked at, and whoever is at the first row is to be at the first
  /// program.
  let focusBehavior = FocusBehavior.newest

  var status: String {
    let count = inFolder.count + inAccount.count
    // The programs of the machine are not counted, and most have none of other files.
    return count == 0 ? "" : count.counted("file")
  }

  func willAppear(in table: TableView) {
    self.table = table
    inFolder = recognized.inCurrentFolder()
    inAccount = recognized.inAccount(without: inFolder)
    lately = preferences.remembersFiles ? found(lately: lately.map(\.path)) : []
    if !hasBeenShown { order.rank(survey.programs) }
    sortPrograms()
    survey.onChange = { [weak self, weak table] in
      self?.sortPrograms()
      table?.refresh()
    }
    if hasBeenShown { survey.begin() }
  }

  /// Begun when the first frame is shown, which is not to share the processor with it.
  func task(in table: TableView) {
    hasBeenShown = true
    survey.begin()
    files.surroundings.whenQuiet { [weak self] in
      guard let self, !survey.isUnderWay else { return self == nil }
      search.begin(isQuiet: true)
      return true
    }
  }

  /// The recent files: those that were shown before stay where they are, so that no row moves while somebody goes to and
  /// fro; what was opened since and has no row of its own comes before them.
  private func found(lately shown: [String]) -> [RecognizedFiles.Found] {
    let listed = Set((inFolder + inAccount + survey.others).map(\.path))
    let opened = files.paths.filter { !listed.contains($0) && !shown.contains($0) }
    let known = shown.isEmpty ? recent.paths().filter { !opened.contains($0) } : shown
    return (opened + known).prefix(Self.mostRecent).map(recognized.found)
  }

  /// They move once, when all that was to be found out of them is known; not where somebody has gone to one of them.
  private func sortPrograms() {
    if hasBeenShown, !isOrderFinal, !survey.isUnderWay {
      if focused == nil || focused == firstShown { order.rank(survey.programs) }
      isOrderFinal = true
    }
    programs = order.sorted(survey.programs)
  }

  var sections: [Section<SectionID, ItemID>] {
    let shown: [Section<SectionID, ItemID>] = [
      Section(.upgrades, survey.leftovers.map(ItemID.leftover)), Section(.machine, ofMachine),
      Section(.recent, lately.map(ItemID.recent)),
      Section(.folder, inFolder.map(ItemID.file)), Section(.account, inAccount.map(ItemID.file)),
      Section(.others, [.open, .create]), Section(.settee, files.keepsHistory ? [.history, .settee] : [.settee]),
    ].filter { !$0.items.isEmpty }
    firstShown = shown.first?.items.first
    return shown
  }

  private var focused: ItemID? { table?.focusedItem() }

  /// The programs and the other files of this machine, or the first of them.
  private var ofMachine: [ItemID] {
    let all = programs.map { ItemID.program($0.name) } + survey.others.map(ItemID.file)
    if listsWholeMachine || all.count <= Self.mostOfMachine { return all }
    let prominent = programs.prefix(while: ProgramOrder.isProminent).count
    let downToFocus = focused.flatMap(all.firstIndex).map { $0 + 1 } ?? 0
    let count = max(min(max(prominent, Self.leastOfMachine), Self.mostOfMachine), downToFocus)
    return all.prefix(count) + [.more(all.count - count)]
  }

  /// Lists all of this machine, with the focus on what comes to light.
  func listWholeMachine(after count: Int) {
    listsWholeMachine = true
    table?.reloadSections()
    let all = ofMachine
    table?.focus(on: all[all.count - count])
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .upgrades: "LEFT BY UPGRADES"
    case .machine: "THIS MACHINE"
    case .recent: "RECENT"
    case .folder: "THIS FOLDER"
    case .account: "YOUR ACCOUNT"
    case .others: "OTHER FILES"
    case .settee: nil
    }
  }

  func footer(for section: SectionID) -> String? { section == .settee ? preferences.problem : nil }
}
