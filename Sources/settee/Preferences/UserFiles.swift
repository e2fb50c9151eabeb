import SettingsDocuments
import TerminalTables

/// The theme and key map files that a user keeps beside Settee's settings.
struct UserFiles {
  /// Settee's own folder of settings; nil where the account has no home.
  let folder: String?

  /// What was read, or why it could not be; neither where there is no such file.
  enum Reading<Content> {
    case read(Content)
    case problem(String)
    case missing
  }

  /// `themes/NAME.theme`.
  func theme(named name: String) -> Reading<Theme> {
    read("themes/\(name).theme") { text throws(NamedLinesError) in try Theme(parsing: text) }
  }

  /// `keys`: lines such as `save = Ctrl-S`.
  func keyMap() -> Reading<KeyMap> {
    read("keys") { text throws(NamedLinesError) in try KeyMap(parsing: text) }
  }

  private func read<Content>(_ name: String, _ parse: (String) throws(NamedLinesError) -> Content) -> Reading<Content> {
    guard let folder, !name.contains(".."), let bytes = try? SystemFileSystem().read(folder + "/" + name) else {
      return .missing
    }
    do throws(NamedLinesError) {
      return .read(try parse(String(decoding: bytes, as: UTF8.self)))
    } catch {
      return .problem("\(folder)/\(name): \(error)")
    }
  }
}
