import Curses
import SettingsDocuments
import TerminalTables
import TerminalTablesTesting

@testable import settee

/// A size and a kind of terminal that pages are recorded for.
struct PageTerminal: Sendable {
  let name: String
  let rows: Int
  let columns: Int
  var term = "xterm-256color"
  var allowsColor = true

  static let all = [
    PageTerminal(name: "80×24", rows: 24, columns: 80),
    PageTerminal(name: "200×60", rows: 60, columns: 200),
    PageTerminal(name: "40×9", rows: 9, columns: 40),
    PageTerminal(name: "20×5", rows: 5, columns: 20),
    PageTerminal(name: "vt100", rows: 24, columns: 80, term: "vt100"),
    PageTerminal(name: "NO_COLOR", rows: 24, columns: 80, allowsColor: false),
  ]
}

/// The whole program with files of its own, on a terminal that shows nothing.
@MainActor
final class PagePilot: Pilot {
  let account: Account
  private let opener: FileOpener
  let files: OpenFiles
  let preferences: Preferences

  /// The program with nothing on its screen yet.
  init(on kind: PageTerminal) throws {
    account = try Account()
    opener = FileOpener(folders: account.folders, currentFolder: account.home + "/station")
    let editor = EditorCommand(environment: ["EDITOR": "vi"])
    files = OpenFiles(opener: opener, editor: editor)
    preferences = Preferences(folders: account.folders, opener: opener, editor: editor)
    try super.init(rows: kind.rows, columns: kind.columns, term: kind.term, allowsColor: kind.allowsColor)
    for (name, text) in [
      ("lighthouse.json", PageSamples.settings), ("lighthouse.schema.json", PageSamples.schema),
      ("mistaken.json", PageSamples.mistaken), ("sshd_config", PageSamples.lines),
      ("broken.json", PageSamples.unreadable),
    ] {
      try account.write("station/" + name, text, in: "home")
    }
    navigator.confirmationBeforeQuit = { [files, preferences] in
      files.quitQuestion(in: $0) ?? preferences.quitQuestion(in: $0)
    }
    files.refresh = { [weak navigator] in navigator?.reloadTop() }
    preferences.apply(to: application)
  }

  var folder: String { account.home + "/station" }

  /// Shows the home screen.
  func goHome() {
    let recognized = RecognizedFiles(folders: account.folders, currentFolder: folder)
    let stored = StoredData(folders: account.folders, writer: opener.writer)
    show(
      TableController(
        HomeScreen(
          recognized: recognized, machine: MachineFiles(folder: account.root.path + "/etc"),
          recent: RecentFiles(folders: account.folders, writer: opener.writer), preferences: preferences,
          stored: stored, files: files)))
  }

  /// Shows the settings of a file of the folder.
  func open(_ name: String) throws {
    show(try files.screen(for: FileRequest(path: folder + "/" + name)))
  }

  /// Changes a setting of the file as a user does: a value stepped, an entry removed, another added.
  func changeSome() throws {
    try focus("mode")
    press(.right)
    try focus("sendReports")
    press(.character(" "))
    try focus("station")
    press(.enter, .control("u"))
    type("Neue Klippe")
    press(.enter)
    press(.home)
  }
}
