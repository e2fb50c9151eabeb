import Curses
import SettingsDocuments
import SettingsPrograms
import SettingsScreens
import SettingsSession
import TerminalTables

/// The full-screen side of the program.
@MainActor
struct FullScreen {
  private let folders: XDGFolders
  private let currentFolder: String
  private let output: Output
  private let opener: FileOpener
  private let editor: EditorCommand
  private let preferences: Preferences
  private let logPath: String?
  private let searchPath: String
  private let fetcher: WebFetcher
  private let applying: ScreenApplying?

  /// The variable that names a file into which it is written what the screens do.
  nonisolated static let logVariable = "SETTEE_LOG"
  /// The variable that names the folders of programs.
  nonisolated static let searchPathVariable = "PATH"

  init(_ context: VerbContext) {
    (folders, currentFolder, opener) = (context.folders, context.currentFolder, context.opener)
    (fetcher, output) = (context.fetcher, context.output)
    applying = RootFolder.entered == nil ? ScreenApplying(context: context) : nil
    editor = EditorCommand(environment: context.environment)
    searchPath = context.environment[Self.searchPathVariable] ?? ""
    logPath = context.environment[Self.logVariable].flatMap { $0.isEmpty ? nil : $0 }
    preferences = Preferences(folders: folders, opener: opener, editor: editor)
  }

  /// Shows a file until the user leaves.
  func open(_ request: FileRequest) -> ExitStatus {
    let files = openFiles { description, body in
      OpeningNotice.show(description, whileOpening: request.path, body)
    }
    let screen: any Screen
    do throws(FileOpeningError) {
      screen = try files.screen(for: request)
    } catch {
      output.error(error.description)
      return .failure
    }
    return show(screen, files)
  }

  /// Shows the home screen until the user leaves.
  func home() -> ExitStatus {
    let files = openFiles { $1() }
    let recognized = RecognizedFiles(folders: folders, currentFolder: currentFolder)
    let stored = StoredData(folders: folders, writer: opener.writer)
    let home = HomeScreen(
      recognized: recognized, machine: machine, recent: recent, preferences: preferences, stored: stored,
      files: files)
    return show(TableController(home), files)
  }

  /// Shows hosts until the user leaves; what Ansible does for them ends first.
  func fleet(_ fleet: Fleet) -> ExitStatus {
    defer { fleet.stopAndWait() }
    return show(TableController(FleetScreen(fleet)), openFiles { $1() })
  }

  /// - Parameter work: does what may take long while there is no screen yet.
  private func openFiles(_ work: @escaping (_ description: String, () -> Void) -> Void) -> OpenFiles {
    let completion = PathCompletion(folder: currentFolder, home: folders.home)
    let privileged = PrivilegedPlacing(searchPath: searchPath)
    return OpenFiles(
      opener: opener, editor: editor,
      otherWaysToSave: OtherWaysToSave(completion: completion, privilege: privileged.privilege), fetcher: fetcher,
      applying: applying,
      search: MachineFinder(machine.index),
      surroundings: Surroundings(
        asksPrograms: { [preferences] in RootFolder.entered == nil && preferences.asksPrograms },
        asksWhy: { [preferences] in preferences.asksWhy },
        workBeforeScreens: work))
  }

  private var machine: Machine {
    Machine(
      programs: MachinePrograms(pages: opener.pages, home: folders.home), files: MachineFiles(),
      kept: KeptSummaries(folders: folders, writer: opener.writer), opener: opener,
      indexPath: MachineIndex.path(in: folders))
  }

  private var recent: RecentFiles { RecentFiles(folders: folders, writer: opener.writer) }

  private func show(_ screen: any Screen, _ files: OpenFiles) -> ExitStatus {
    let log: EventLog?
    do throws(EventLogError) {
      log = try logPath.map { path throws(EventLogError) in try EventLog(path) }
    } catch {
      output.error("\(Self.logVariable): \(error)")
      return .failure
    }
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal.open()
    } catch {
      output.error(error.description)
      return .failure
    }
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
