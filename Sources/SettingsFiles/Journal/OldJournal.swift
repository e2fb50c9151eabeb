/// The journal of earlier versions: one file for all, which had the old and new values of all that was saved.
struct OldJournal {
  private let path: String
  private let folder: String
  private let writer: FileWriter

  init(folder: String, writer: FileWriter) {
    path = FilePath.join(folder, "journal.jsonl")
    self.folder = folder
    self.writer = writer
  }

  /// Whether there is one; what is no ordinary file is left alone.
  var exists: Bool { (try? writer.fileSystem.linkStatus(of: path))?.kind == .regular }

  /// What it knows last of settings that came and went, by file, without any value that was set.
  func settings() -> [String: [JournalEntry.Setting]] {
    guard let content = try? FileContent(ownFile: path, writer.fileSystem).bytes else { return [:] }
    var found: [String: [Path: FormerState?]] = [:]
    for line in content.split(separator: 0x0A) {
      guard let root = try? Document(parsing: Array(line), as: .json, strictness: .strict).root,
        let file = root["file"]?.string
      else { continue }
      for setting in root["settings"]?.elements.compactMap(Self.setting) ?? [] {
        found[file, default: [:]][setting.path] = .some(setting.former)
      }
    }
    return found.mapValues { $0.map { JournalEntry.Setting(path: $0.key, former: $0.value) } }
  }

  private static func setting(_ node: Node) -> JournalEntry.Setting? {
    guard let path = node["path"]?.string.flatMap({ try? Path(parsing: $0) }) else { return nil }
    if let line = node["commented"]?.string { return JournalEntry.Setting(path: path, former: .commented(line)) }
    switch (node["old"]?.string, node["new"]?.string) {
    case (nil, _?): return JournalEntry.Setting(path: path, former: .absent)
    case (_?, nil): return JournalEntry.Setting(path: path, former: nil)
    default: return nil
    }
  }

  func remove() throws(FileError) {
    try writer.remove(path, inside: folder)
  }
}

extension Journal {
  /// Takes over from the journal of earlier versions what this one would hold, and removes it with all values in it.
  ///
  /// - Parameter isSecret: whether a setting is secret, or a line of comment tells one; the line is then not kept.
  /// - Throws: `FileError` where it cannot be removed.
  package func takeOverOldJournal(
    isSecret: (_ path: Path, _ commentedText: String) -> Bool
  ) throws(FileError) {
    let old = OldJournal(folder: folder, writer: writer)
    guard old.exists else { return }
    for (file, settings) in old.settings() {
      let kept = settings.map { setting in
        guard case .commented(let line)? = setting.former, isSecret(setting.path, line) else { return setting }
        return JournalEntry.Setting(path: setting.path, former: nil)
      }
      // Short entries: one that is too large would not be kept.
      for start in stride(from: 0, to: kept.count, by: 100) {
        let some = Array(kept[start..<min(start + 100, kept.count)])
        try? append(JournalEntry(time: 0, size: nil, settings: some, edits: nil), ofFile: file)
      }
    }
    try old.remove()
  }
}
