import Curses
import SettingsDocuments
import SettingsPrograms
import SettingsScreens
import SettingsSession
import TerminalTables

@MainActor
struct FullScreen {
  private let context: VerbContext
  private let editor: EditorCommand
  private let preferences: Preferences

  /// The variable that names a file into which it is written what the screens do.
  nonisolated static let logVariable = "SETTEE_LOG"
  /// The variable that names the folders of programs.
  nonisolated static let searchPathVariable = "PATH"

  init(_ context: VerbContext) {
    self.context = context
    editor = EditorCommand(environment: context.environment)
    preferences = Preferences(folders: context.folders, opener: context.opener, editor: editor)
  }

  private var folders: XDGFolders { context.folders }
  private var opener: FileOpener { context.opener }

  /// Shows a file until the user leaves.
  func open(_ request: FileRequest) throws(VerbError) -> ExitStatus {
    let files = openFiles { description, body in
      OpeningNotice.show(description, whileOpening: request.path, body)
    }
    return try show(try VerbError.from { () throws(FileOpeningError) in try files.screen(for: request) }, files)
  }

  /// Shows the settings of a program until the user leaves: its one file, or the files that it has.
  func open(_ program: MachineProgram) throws(VerbError) -> ExitStatus {
    if program.files.count == 1 { return try open(program.files[0].request) }
    let (machine, files) = (Machine(context), openFiles { $1() })
    let screen = ProgramFilesScreen(
      of: program.page.name, title: program.page.title, machine: machine, survey: MachineSurvey(machine), files: files)
    return try show(TableController(screen), files)
  }

  /// Shows the home screen until the user leaves.
  func home() throws(VerbError) -> ExitStatus {
    let files = openFiles { $1() }
    let home = HomeScreen(
      recognized: RecognizedFiles(folders: folders, currentFolder: opener.currentFolder), machine: Machine(context),
      recent: recent, preferences: preferences, stored: StoredData(folders: folders, writer: opener.writer),
      files: files)
    return try show(TableController(home), files)
  }

  /// Shows hosts until the user leaves; what Ansible does for them ends first.
  func fleet(_ fleet: Fleet) throws(VerbError) -> ExitStatus {
    defer { fleet.stopAndWait() }
    return try show(TableController(FleetScreen(fleet)), openFiles { $1() })
  }

  /// - Parameter work: does what may take long while there is no screen yet.
  private func openFiles(_ work: @escaping (_ description: String, () -> Void) -> Void) -> OpenFiles {
    let completion = PathCompletion(folder: opener.currentFolder, home: folders.home)
    let privileged = PrivilegedPlacing(searchPath: context.environment[Self.searchPathVariable] ?? "")
    return OpenFiles(
      opener: opener, editor: editor,
      otherWaysToSave: OtherWaysToSave(completion: completion, privilege: privileged.privilege),
      fetcher: context.fetcher, applying: RootFolder.entered == nil ? ScreenApplying(context: context) : nil,
      search: MachineFinder(Machine(context).index),
      surroundings: Surroundings(
        asksPrograms: { [preferences] in RootFolder.entered == nil && preferences.asksPrograms },
        asksWhy: { [preferences] in preferences.asksWhy },
        workBeforeScreens: work))
  }

  private var recent: RecentFiles { RecentFiles(folders: folders, writer: opener.writer) }

  private func log() throws(VerbError) -> EventLog? {
    guard let path = context.environment[Self.logVariable], !path.isEmpty else { return nil }
    do throws(EventLogError) { return try EventLog(path) } catch {
      throw VerbError("\(Self.logVariable): \(error)")
    }
  }

  private func show(_ screen: any Screen, _ files: OpenFiles) throws(VerbError) -> ExitStatus {
    let log = try log()
    let terminal = try VerbError.from { () throws(TerminalError) in try Terminal.open() }
    Allocation.keepLargePieces()
    let application = Application(on: terminal, theme: preferences.theme)
    application.log = log
    if log != nil { application.inspectorKey = .control("g") }
    let navigator = application.navigator
    preferences.apply(to: application)
    files.surroundings.begin(on: application)
    followOutsideChanges(in: files, navigator)
    navigator.confirmationBeforeQuit = { files.quitQuestion(in: $0) ?? preferences.quitQuestion(in: $0) }
    defer { if preferences.remembersFiles { recent.note(files.paths) } else { recent.forgetAll() } }
    tellOfReturns(on: navigator)
    switch application.run(screen) {
    case .quit: return .fine
    case .signal(let number): return .signal(number)
    }
  }

  /// Says what went back because nobody confirmed it.
  private func tellOfReturns(on navigator: Navigator) {
    let notices = ReturnNotices(folders: folders, writer: opener.writer).take()
    if let first = notices.first { navigator.show(message: first, isError: true) }
  }

  /// What other programs do is shown when the kernel tells of it, and before each key.
  private func followOutsideChanges(in files: OpenFiles, _ navigator: Navigator) {
    navigator.checkForChanges = { [preferences, weak navigator] in
      guard let navigator else { return }
      files.followOutsideChanges(on: navigator)
      DocumentScreens.followOutsideChange(of: preferences.session, on: navigator)
      tellOfReturns(on: navigator)
    }
    navigator.needsRegularChecks = { files.needRegularLooks }
    if let path = preferences.path { files.outside.watch(path) }
  }
}
