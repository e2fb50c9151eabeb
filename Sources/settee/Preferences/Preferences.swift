import SettingsDocuments
import SettingsScreens
import SettingsSession
import TerminalTables

/// Settee's own settings: a real file in the configuration folder, edited by Settee's own screens.
@MainActor
final class Preferences {
  /// Where the settings are kept; nil where the account has no home.
  let path: String?
  private let writer: FileWriter
  private let userFiles: UserFiles
  private let editor: EditorCommand
  private lazy var opened = Opened(path: path, writer: writer, editor: editor)

  init(folders: XDGFolders, opener: FileOpener, editor: EditorCommand) {
    path = folders.settings
    writer = opener.writer
    userFiles = opener.userFiles
    self.editor = editor
  }

  /// The session that the settings screen shows; what is set there holds at once, and is saved like any other.
  var session: EditingSession { opened.session }

  var screen: any Screen { DocumentScreens.settings(of: session, host: DocumentHost(editor: opened.editor)) }

  /// Why the file cannot be read, where it is there and cannot; the defaults hold then, and it is left as it is.
  var problem: String? { opened.problem }

  /// The name of the theme: of one that ships, or of a file in `themes`.
  var themeName: String { choice("theme") ?? "standard" }
  var byteUnits: ByteUnits { choice("byteUnits").flatMap(ByteUnits.init) ?? .binary }
  var keyStyle: KeyStyle { choice("keyStyle").flatMap(KeyStyle.init) ?? .vi }

  /// The theme; the standard one where the one that is named cannot be had.
  var theme: Theme {
    Theme.shipped(named: themeName) ?? userFiles.theme(named: themeName).content ?? .standard
  }

  var keyMap: KeyMap { userFiles.keyMap().content ?? .standard }

  /// What is wrong with a file of keys, controls or a theme that the user made; nil where all is well.
  var notice: String? {
    if case .problem(let reason) = userFiles.keyMap() { return reason }
    if case .problem(let reason) = userFiles.lastControls { return reason }
    if Theme.shipped(named: themeName) != nil { return nil }
    switch userFiles.theme(named: themeName) {
    case .read: return nil
    case .problem(let reason): return reason
    case .missing: return "there is no theme \(themeName)"
    }
  }

  var asksBeforeRemoving: Bool { isOn("confirmations") ?? true }
  var remembersFiles: Bool { isOn("recentFiles") ?? true }
  var asksPrograms: Bool { isOn("askPrograms") ?? true }
  var asksWhy: Bool { isOn("askWhy") ?? false }
  var usesMouse: Bool { isOn("mouse") ?? true }

  /// Makes the screens look and answer as these settings say, now and after every change of them.
  func apply(to application: Application) {
    let apply = { [unowned self, weak navigator = application.navigator, terminal = application.terminal] in
      terminal.mouse = usesMouse
      navigator?.theme = theme
      navigator?.keyStyle = keyStyle
      navigator?.keyMap = keyMap
      if let notice { navigator?.show(message: notice, isError: true) }
    }
    apply()
    session.onChange = apply
  }

  /// Asks about changes of these settings that are not saved; nil where there are none.
  func quitQuestion(in navigator: Navigator) -> (any Screen)? {
    DocumentScreens.quitQuestion(for: session, in: navigator)
  }

  private func isOn(_ key: String) -> Bool? { session.document.node(at: Path([.key(key)]))?.boolean }
  private func choice(_ key: String) -> String? { session.document.node(at: Path([.key(key)]))?.string }

  func set(_ key: String, to value: String) throws(SaveFailure) {
    if let problem { throw SaveFailure(problem) }
    do throws(SettingError) {
      try session.set(Path([.key(key)]), to: .string(value))
    } catch {
      throw SaveFailure(error.description)
    }
    try save()
  }

  func save() throws(SaveFailure) {
    if let problem { throw SaveFailure(problem) }
    switch session.save() {
    case .saved: break
    case .failed(let failure): throw failure
    case .readOnly(let reason): throw SaveFailure(reason)
    case .conflict:
      throw SaveFailure("another program changed Settee's settings; save them on their own screen")
    }
  }

  /// The file as it was found.
  @MainActor
  private struct Opened {
    let session: EditingSession
    let editor: ExternalEditor?
    let problem: String?

    init(path: String?, writer: FileWriter, editor: EditorCommand) {
      var problem: String?
      var file: SettingsFile?
      if let path {
        do throws(OpenError) {
          file = try SettingsFile.open(path, format: .jsonc, writer: writer)
        } catch .file(.notFound) {
          file = try? SettingsFile.new(path, format: .jsonc, writer: writer)
        } catch {
          problem = error.description
        }
      }
      self.problem = problem
      let store: any DocumentStore =
        file.map { FileStore($0, writer: writer) }
        ?? NoStore(reason: problem ?? "there is no folder to keep Settee's settings in: HOME is not set")
      session = EditingSession(
        name: "Settee's settings", document: file?.document ?? Self.emptyDocument,
        schema: BuiltInSchema.preferences.compiled(), schemaSource: "built in", store: store)
      self.editor = file?.status == nil ? nil : path.map(editor.editor)
    }

    private static var emptyDocument: Document {
      guard let document = try? Document(parsing: Array("{}".utf8), as: .jsonc) else {
        preconditionFailure("{} is a document")
      }
      return document
    }
  }
}
