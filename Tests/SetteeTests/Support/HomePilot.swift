import Curses
import SettingsDocuments
import SettingsPrograms
import TerminalTables
import TerminalTablesTesting

@testable import settee

/// The home screen on a terminal that shows nothing.
@MainActor
final class HomePilot: Pilot {
  let preferences: Preferences
  let files: OpenFiles

  init(_ account: Account, asksWhy: Bool = false, machine: Machine? = nil) throws {
    var machine = machine ?? account.machine
    // Those of the tests: all would take long.
    machine.searched = ["nightjar", "sshd"]
    let opener = account.opener
    let editor = EditorCommand(environment: [:])
    var fetcher = WebFetcher()
    // However long it takes until a busy machine looks whether something is being fetched.
    fetcher.seconds = 600
    let files = OpenFiles(
      opener: opener, editor: editor, fetcher: fetcher, surroundings: Surroundings(asksWhy: { asksWhy }),
      asksKernel: false)
    let preferences = Preferences(folders: account.folders, opener: opener, editor: editor)
    self.files = files
    self.preferences = preferences
    try super.init(rows: 30)
    let home = HomeScreen(
      recognized: RecognizedFiles(folders: account.folders, currentFolder: account.currentFolder),
      machine: machine,
      recent: RecentFiles(folders: account.folders, writer: opener.writer), preferences: preferences,
      stored: StoredData(folders: account.folders, writer: opener.writer), files: files)
    navigator.confirmationBeforeQuit = { files.quitQuestion(in: $0) ?? preferences.quitQuestion(in: $0) }
    preferences.apply(to: application)
    files.surroundings.begin(on: application)
    show(TableController(home))
  }

  /// Opens the row of Settee itself, the last one.
  func openSettee() { press(.end, .enter) }

  /// Shows the screen again, as coming back to it does.
  func comeBack() {
    navigator.appearAgain()
    display()
  }
}
