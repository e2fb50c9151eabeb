import SettingsDocuments

/// What is kept of a change that went back, for the history and for whoever was not there. Anyone may read it: no text of a
/// file is among it.
package struct ReturnNotice: Sendable, Equatable {
  package struct File: Sendable, Equatable {
    package let path: String
    /// Since when it had been changed, in milliseconds since 1970.
    package let since: Int
    /// When the change was in force, in the same: what was saved later stayed. Nil where it never was.
    package let until: Int?
  }

  package let id: String
  /// The account that made the change.
  package let who: String
  package let lines: [String]
  /// Why it went back, as a part of a sentence.
  package let reason: String
  /// When, in milliseconds since 1970.
  package let time: Int
  package let files: [File]
  /// Whether it was told to root, or to whoever had it go back.
  var isTold: Bool

  /// So many are kept.
  private static let most = 100

  /// All that are kept, in no order.
  package static func all(in store: PendingStore) -> [ReturnNotice] {
    let names = (try? store.writer.fileSystem.names(in: store.returned)) ?? []
    return names.filter { $0.hasSuffix(ending) }.compactMap { name in
      guard let content = try? FileContent(ownFile: FilePath.join(store.returned, name), store.writer.fileSystem),
        let root = try? Document(parsing: content.bytes, as: .json).root
      else { return nil }
      return ReturnNotice(id: String(name.dropLast(ending.count)), root)
    }
  }

  /// All that root has not been told yet, in no order.
  package static func untold(in store: PendingStore) -> [ReturnNotice] { all(in: store).filter { !$0.isTold } }

  /// It was told: root need not be told again.
  package func noteTold(in store: PendingStore) {
    guard store.isRoot else { return }
    var told = self
    told.isTold = true
    told.write(in: store)
  }

  /// That it cannot be kept, as on a full disk, is no reason to leave the change as it is.
  func keep(in store: PendingStore) {
    try? store.writer.makeDurable(store.returned, mode: 0o755)
    write(in: store)
    for old in Self.all(in: store).ordered(by: { $0.time > $1.time }).dropFirst(Self.most) { old.remove(in: store) }
  }

  private func write(in store: PendingStore) {
    remove(in: store)
    try? store.writer.create(path(in: store), with: Array((value.json + "\n").utf8), mode: 0o644)
  }

  private func remove(in store: PendingStore) { try? store.writer.remove(path(in: store), inside: store.returned) }

  private static let ending = ".json"
  private func path(in store: PendingStore) -> String { FilePath.join(store.returned, id + Self.ending) }
}

extension ReturnNotice {
  fileprivate var value: Value {
    let files = files.map { file -> Value in
      .known([("path", .string(file.path)), ("since", .count(file.since)), ("until", file.until.map(Value.count))])
    }
    return [
      "who": .string(who), "lines": .texts(lines), "reason": .string(reason), "time": .count(time),
      "files": .array(files), "told": .boolean(isTold),
    ]
  }

  fileprivate init?(id: String, _ root: Node) {
    guard let who = root["who"]?.string, let lines = root["lines"], let reason = root["reason"]?.string,
      let time = root["time"]?.number?.int, let files = root["files"], let isTold = root["told"]?.boolean
    else { return nil }
    (self.id, self.who, self.reason, self.time, self.isTold) = (id, who, reason, time, isTold)
    self.lines = lines.elements.compactMap(\.string)
    self.files = files.elements.compactMap { file in
      guard let path = file["path"]?.string, let since = file["since"]?.number?.int else { return nil }
      return File(path: path, since: since, until: file["until"]?.number?.int)
    }
  }
}
