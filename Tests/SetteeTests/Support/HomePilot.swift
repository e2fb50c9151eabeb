import Curses
import SettingsDocuments
import TerminalTables
import Testing

@testable import settee

/// The home screen on a terminal that shows nothing.
@MainActor
final class HomePilot {
  let application: Application
  let preferences: Preferences
  let files: OpenFiles

  init(_ account: Account) throws {
    let opener = account.opener
    let editor = EditorCommand(environment: [:])
    let files = OpenFiles(opener: opener, editor: editor)
    let preferences = Preferences(folders: account.folders, opener: opener, editor: editor)
    let home = HomeScreen(
      recognized: RecognizedFiles(folders: account.folders, currentFolder: account.currentFolder),
      preferences: preferences, stored: StoredData(folders: account.folders, writer: opener.writer), files: files)
    application = Application(on: try Terminal.headless(Size(rows: 30, columns: 80)))
    application.navigator.confirmationBeforeQuit = { files.quitQuestion() ?? preferences.quitQuestion() }
    preferences.apply(to: application)
    self.files = files
    self.preferences = preferences
    application.navigator.push(home)
    application.display()
  }

  isolated deinit {
    application.terminal.close()
  }

  func press(_ keys: Key...) {
    for key in keys {
      _ = application.answer(.key(key))
      application.display()
    }
  }

  /// Shows the screen again, as coming back to it does.
  func comeBack() {
    application.navigator.appearAgain()
    application.display()
  }

  func focus(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    press(.home)
    for _ in 0..<60 {
      if focusedLine.contains(title) { return }
      press(.down)
    }
    #expect(focusedLine.contains(title), "no row \(title) in\n\(screen)", sourceLocation: sourceLocation)
  }

  var lines: [String] { application.terminal.text }
  var screen: String { lines.joined(separator: "\n") }
  var focusedLine: String { application.terminal.text(row: application.terminal.cursor.row) }
  func line(with text: String) -> String? { lines.first { $0.contains(text) } }
}
