import SettingsDocuments
import SettingsScreens
import SettingsSearch
import SettingsSession
import TerminalTables

/// What is said of settings that were found, beside what the index has. A file is opened beside the interface when one of
/// its settings is first asked for.
@MainActor
final class HitDetails {
  private let opener: FileOpener
  private let onChange: () -> Void
  private var sessions: [String: EditingSession?] = [:]

  /// - Parameter onChange: called when more is known.
  init(_ opener: FileOpener, onChange: @escaping () -> Void) { (self.opener, self.onChange) = (opener, onChange) }

  /// Files may have changed: they are opened again when they are asked for.
  func forget() { sessions = [:] }

  /// What opens the file of a setting, which may be there or not.
  static func request(for file: String) -> FileRequest {
    var request = FileRequest(path: file)
    if (try? SystemFileSystem().status(of: file)) == nil { request.mayCreate = true }
    return request
  }

  /// The help of a setting's row; as much as the index knows while its file is being opened.
  func help(for path: Path, in hit: SettingHit, named name: String) -> RowHelp {
    guard hit.program.isInstalled else {
      return RowHelp("\(path) of \(hit.program.title)", text: "The program is not installed.")
    }
    guard let session = session(hit.setting.file) else { return RowHelp("\(path)", text: "") }
    var help = DocumentScreens.help(for: path, in: session)
    help.location = name + (session.node(at: path) == nil ? "" : ":\(session.line(of: path))")
    return help
  }

  private func session(_ file: String) -> EditingSession? {
    if let known = sessions[file] { return known }
    sessions[file] = .some(nil)
    let (opener, request) = (opener, Self.request(for: file))
    Workers.beginOrDo {
      let opened = try? opener.open(request)
      Task { @MainActor [weak self] in self?.take(opened, file) }
    }
    return nil
  }

  private func take(_ opened: OpenedFile?, _ file: String) {
    guard let opened else { return }
    sessions[file] = opener.session(for: opened)
    onChange()
  }
}
