import Curses
import Foundation
import SettingsDocuments
import SettingsSchema
import SettingsScreens
import SettingsSession
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
    files = OpenFiles(opener: opener, editor: editor, asksKernel: false)
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
    files.surroundings.begin(on: application)
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
          recognized: recognized, machine: account.machine,
          recent: RecentFiles(folders: account.folders, writer: opener.writer), preferences: preferences,
          stored: stored, files: files)))
  }

  /// Shows the home screen where two programs are, after they were looked at.
  func goHomeAmongPrograms() async throws {
    for (name, title, length) in [("beacon", "Beacon", "12"), ("foghorn", "Foghorn control", "0")] {
      let page = """
        title = "\(title)"
        [[files]]
        path = "~/signals/\(name).ini"
        format = "systemd"
        [[files]]
        path = "/home/signals/\(name).ini"
        format = "systemd"
        [settings]
        "signal.length" = { kind = "number", least = 1 }
        """
      try account.write(name + ".toml", page, in: "home/.config/settee/programs")
      let path = try account.write("signals/\(name).ini", "[signal]\nlength = \(length)\n", in: "home")
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: path)
    }
    goHome()
    try await wait { _ in account.machine.kept.read().count == 2 }
  }

  /// Shows the settings of a file of the folder.
  func open(_ name: String) throws {
    show(try files.screen(for: FileRequest(path: folder + "/" + name)))
  }

  /// Shows the settings of a file whose objects have shapes to choose from.
  func openRelay() throws {
    try account.write("station/relay.json", PageSamples.relay, in: "home")
    try account.write("station/relay.schema.json", PageSamples.relaySchema, in: "home")
    try open("relay.json")
  }

  /// Shows the settings of a file that belongs to root.
  func openRefusing() throws {
    let schema = try CompiledSchema(Document(parsing: Array(PageSamples.schema.utf8), as: .json))
    let store = RefusingStore()
    let session = EditingSession(
      name: "lighthouse.json", document: try Document(parsing: Array(PageSamples.settings.utf8), as: .jsonc),
      schema: schema, schemaSource: "named by the file itself", store: store)
    let completion = PathCompletion(folder: folder, home: account.home)
    let otherWays = OtherWaysToSave(completion: completion, privilege: .offered(name: "sudo") { _ in })
    let host = DocumentHost(
      commandLine: { ShellLine.settee($0, file: store.location) }, otherWaysToSave: otherWays, home: account.home)
    show(DocumentScreens.settings(of: session, host: host))
  }

  /// Changes a file's settings and ends without saving, as a program does that is killed.
  func leaveUnsaved(_ name: String, _ change: (EditingSession) throws -> Void) throws {
    let opened = try opener.open(FileRequest(path: folder + "/" + name))
    let session = opener.session(for: opened)
    session.recoveryLog = opener.recovery.log(ofFile: opened.file.target)
    try change(session)
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

/// A file of root's.
@MainActor
private final class RefusingStore: DocumentStore {
  let location = "/etc/lighthouse.json"
  let condition: StoreCondition? = .readOnly("owned by root")

  func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome {
    .failed(SaveFailure(.file(.notWritable(location))))
  }

  func reload() throws(ReloadError) -> Document { throw ReloadError("\(location) cannot be read again") }
}
