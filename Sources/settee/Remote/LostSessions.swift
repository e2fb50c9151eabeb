import SettingsDocuments

/// The sessions on other machines whose line was lost, by their marks. A machine may not notice the loss for hours, and
/// a session that still runs there holds its unsaved edits: so it is ended at the next visit.
struct LostSessions {
  private static let most = 50
  private let file: KeptFile

  init(folders: XDGFolders, writer: FileWriter) {
    file = KeptFile(path: folders.state.map { $0 + "/lost-lines.json" }, writer: writer)
  }

  /// A mark that no other session has.
  static func newMark() -> String { String(UInt64.random(in: 1 << 60...UInt64.max), radix: 16) }

  /// The marks of those on a machine.
  func marks(on host: String) -> [String] {
    pairs.filter { $0.host == host && $0.mark.allSatisfy(\.isHexDigit) }.map(\.mark)
  }

  func note(_ mark: String, on host: String) {
    keep(pairs.suffix(Self.most - 1) + [(host, mark)])
  }

  /// Those on a machine were ended.
  func forget(on host: String) {
    let others = pairs.filter { $0.host != host }
    if others.count != pairs.count { keep(others) }
  }

  private var pairs: [(host: String, mark: String)] {
    file.elements.compactMap { pair in
      guard let host = pair[0]?.string, let mark = pair[1]?.string else { return nil }
      return (host, mark)
    }
  }

  private func keep(_ pairs: [(host: String, mark: String)]) {
    file.keep(pairs.map { .array([.string($0.host), .string($0.mark)]) })
  }
}
