import SettingsDocuments
import SettingsSchema
import SettingsSession
import Synchronization
import TerminalTables

/// The files of themes, keys and controls that a user keeps beside Settee's settings.
final class UserFiles: Sendable {
  /// Settee's own folder of settings; nil where the account has no home.
  private let folder: String?
  private let known = Mutex<Reading<[InferenceRule]>?>(nil)

  init(folder: String?) {
    self.folder = folder
  }

  /// What was read, or why it could not be; neither where there is no such file.
  enum Reading<Content: Sendable>: Sendable {
    case read(Content)
    case problem(String)
    case missing

    var content: Content? { if case .read(let content) = self { content } else { nil } }
  }

  /// What Settee's settings let be kept of what was changed, so that it can be told and taken back later.
  var keeping: ChangeRecord.Keeping {
    guard let content = content(of: "settings.json").content,
      let settings = try? Document(parsing: content.bytes, as: .jsonc)
    else { return ChangeRecord.Keeping() }
    var keeping = ChangeRecord.Keeping(keepsChanges: settings.node(at: ["undoAfterClosing"])?.boolean ?? true)
    if let days = settings.node(at: ["historyDays"])?.number?.int, days > 0 { keeping.limits.days = min(days, 36_500) }
    if let size = settings.node(at: ["historySize"])?.number?.int { keeping.limits.bytes = max(size, 16) << 10 }
    return keeping
  }

  /// `themes/NAME.theme`.
  func theme(named name: String) -> Reading<Theme> {
    read("themes/\(name).theme") { text throws(NamedLinesError) in try Theme(parsing: text) }
  }

  /// `keys`: lines such as `save = Ctrl-S`.
  func keyMap() -> Reading<KeyMap> {
    read("keys") { text throws(NamedLinesError) in try KeyMap(parsing: text) }
  }

  /// `controls.json`: rules that tell how settings are shown, such as
  /// `{"rules": [{"names": ["licence"], "control": "secret"}]}`.
  func controls() -> Reading<[InferenceRule]> {
    let reading = readControls()
    known.withLock { $0 = reading }
    return reading
  }

  /// What `controls.json` was when it was last read.
  var lastControls: Reading<[InferenceRule]> { known.withLock { $0 } ?? controls() }

  private func readControls() -> Reading<[InferenceRule]> {
    read("controls.json") { path, bytes in
      let document: Document
      do throws(ParseError) {
        document = try Document(parsing: bytes, as: .jsonc)
      } catch {
        return .problem("\(path):\(error)")
      }
      do throws(SchemaError) {
        return .read(try InferenceTable.overlay(from: document))
      } catch {
        return .problem("\(path):\(document.lines.position(at: error.span.lowerBound)): \(error.message)")
      }
    }
  }

  private func read<Content: Sendable>(
    _ name: String, _ parse: (String) throws(NamedLinesError) -> Content
  ) -> Reading<Content> {
    read(name) { path, bytes in
      do throws(NamedLinesError) {
        return .read(try parse(String(decoding: bytes, as: UTF8.self)))
      } catch {
        return .problem("\(path): \(error)")
      }
    }
  }

  private func read<Content: Sendable>(
    _ name: String, as meaning: (_ path: String, _ bytes: [UInt8]) -> Reading<Content>
  ) -> Reading<Content> {
    switch content(of: name) {
    case .read(let content): meaning(content.path, content.bytes)
    case .problem(let reason): .problem(reason)
    case .missing: .missing
    }
  }

  private func content(of name: String) -> Reading<(path: String, bytes: [UInt8])> {
    guard let folder, !name.split(separator: "/").contains("..") else { return .missing }
    let path = folder + "/" + name
    do throws(FileError) {
      return .read((path, try FileContent(path).bytes))
    } catch .notFound {
      return .missing
    } catch {
      return .problem(error.description)
    }
  }
}
