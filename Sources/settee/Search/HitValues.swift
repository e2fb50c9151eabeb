import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSearch
import SettingsSession

/// What the command line says of settings that were found: their values, and what counts.
@MainActor
final class HitValues {
  private let opener: FileOpener
  private var sessions: [String: EditingSession?] = [:]
  private var effective: [String: EffectiveSettings?] = [:]

  init(opener: FileOpener) { self.opener = opener }

  /// File, path, value, and what is to be known beside it.
  func row(_ hit: SettingHit) -> [String] {
    let (state, node) = state(of: hit)
    let value = node.map { isSecret(hit) ? Self.masked : ValueText.plain($0.value) }
    var notes: [String] = []
    if let wanted = hit.wish?.value { notes.append("→ \(wanted)") }
    if let counting = counting(hit).last, state != .set || counting.file != hit.setting.file {
      notes.append("\(isSecret(hit) ? "another" : ValueText.plain(counting.value)) counts, \(counting.place)")
    }
    if hit.others > 0 { notes.append("and \(hit.others) more") }
    let shown = state == .set ? value ?? "" : state == .commentedOut ? "\(value ?? "") (commented out)" : "(not set)"
    let path = lasting(hit).map { "\($0)" } ?? hit.setting.path
    return [hit.setting.file, path, shown] + (notes.isEmpty ? [] : [notes.joined(separator: " · ")])
  }

  func object(on hit: SettingHit) -> Value {
    let (state, node) = state(of: hit)
    let (path, lasting, counting) = (hit.path, lasting(hit), counting(hit))
    return .known([
      ("program", .string(hit.program.name)),
      ("title", .string(hit.program.title)),
      ("file", .string(hit.setting.file)),
      ("path", .string(path?.pointer ?? hit.setting.path)),
      ("lasting", lasting == path ? nil : lasting.map { .string("\($0)") }),
      ("name", .string(path?.last?.key ?? hit.setting.path)),
      ("set", .boolean(state == .set)),
      ("value", node.map { isSecret(hit) ? .string(Self.masked) : $0.value }),
      ("counts", counting.isEmpty || isSecret(hit) ? nil : .array(counting.map { .source($0, $0.value) })),
      ("phrase", hit.wish.map { .string($0.phrase) }),
      ("wanted", hit.wish?.value.map(Value.string)),
      ("matched", .texts(hit.matched)),
    ])
  }

  private static let masked = "********"

  // MARK: - Values

  /// The path that leads to the setting when others come or go.
  private func lasting(_ hit: SettingHit) -> Path? {
    guard let document = session(hit.setting.file)?.document, let path = hit.path else { return nil }
    return LastingPaths(document).path(for: path)
  }

  private func state(of hit: SettingHit) -> (SearchedSetting.State, Node?) {
    guard let document = session(hit.setting.file)?.document, let path = hit.path else { return (.unset, nil) }
    if let node = document.node(at: path) { return (.set, node) }
    return document.commentedSetting(at: path).map { (.commentedOut, $0.value) } ?? (.unset, nil)
  }

  /// Of a file that is there alone: a pattern means many, each with its own.
  private func counting(_ hit: SettingHit) -> [SettingSource] {
    if session(hit.setting.file) == nil { return [] }
    if effective[hit.setting.file] == nil {
      effective[hit.setting.file] = .some(try? opener.layers.settings(ofFile: hit.setting.file))
    }
    guard let settings = effective[hit.setting.file] ?? nil, let path = hit.path else { return [] }
    return settings[path]?.sources ?? []
  }

  /// As the file's session says, which knows the program's own word.
  private func isSecret(_ hit: SettingHit) -> Bool {
    guard let path = hit.path, let session = session(hit.setting.file) else { return true }
    return session.tellsSecret(at: path)
  }

  private func session(_ file: String) -> EditingSession? {
    if let known = sessions[file] { return known }
    let session = (try? opener.open(FileRequest(path: file))).map { opener.session(for: $0) }
    sessions[file] = .some(session)
    return session
  }
}
