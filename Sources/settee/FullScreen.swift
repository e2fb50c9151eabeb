import Curses
import SettingsDocuments
import SettingsScreens
import TerminalTables

/// The full-screen side of the program.
@MainActor
struct FullScreen {
  private let folders: XDGFolders
  private let writer: FileWriter
  private let preferences: Preferences

  init(folders: XDGFolders) {
    self.folders = folders
    writer = FileWriter(stateFolder: folders.state)
    preferences = Preferences(folders: folders, writer: writer)
  }

  /// Shows a file until the user leaves.
  func open(_ request: FileRequest) -> Exit {
    let files = OpenFiles(writer: writer)
    let screen: any Screen
    do throws(OpenFailure) {
      screen = try files.screen(for: request)
    } catch {
      Output.error(error.description)
      return .status(.failure)
    }
    return show(screen, files)
  }

  /// Shows the home screen until the user leaves.
  func home() -> Exit {
    let files = OpenFiles(writer: writer)
    let recognized = RecognizedFiles(folders: folders, currentFolder: ProcessEnvironment.currentFolder)
    let stored = StoredData(folders: folders, writer: writer)
    let home = HomeScreen(recognized: recognized, preferences: preferences, stored: stored, files: files)
    return show(TableController(home), files)
  }

  /// What is set in Settee's own settings holds at once.
  private func follow(_ preferences: Preferences, _ navigator: Navigator) {
    navigator.theme = preferences.theme
    navigator.keyStyle = preferences.keyStyle
    navigator.keyMap = preferences.keyMap
    if let notice = preferences.notice { navigator.show(message: notice, isError: true) }
  }

  private func show(_ screen: any Screen, _ files: OpenFiles) -> Exit {
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal.open()
    } catch {
      Output.error(error.description)
      return .status(.failure)
    }
    let application = Application(on: terminal, theme: preferences.theme)
    follow(preferences, application.navigator)
    preferences.model.onChange = { [preferences] in follow(preferences, application.navigator) }
    application.navigator.screenBeforeQuit = { files.quitQuestion() }
    switch application.run(screen) {
    case .quit: return .status(.fine)
    case .signal(let number): return .signal(number)
    }
  }
}
