import SettingsDocuments

/// What is to be told of a change that went back while nobody was there.
package struct ReturnNotice: Sendable, Hashable {
  package let id: String
  /// The account that made the change.
  package let who: String
  package let lines: [String]

  /// All that root has not been told yet, in no order. Anyone may read them: no text of a file is among it.
  package static func all(in store: PendingStore) -> [ReturnNotice] {
    names(store).compactMap { name in
      guard let content = try? FileContent(ownFile: FilePath.join(store.returned, name), store.writer.fileSystem),
        let root = try? Document(parsing: content.bytes, as: .json).root, let who = root["who"]?.string,
        let lines = root["lines"]
      else { return nil }
      return ReturnNotice(id: String(name.dropLast(5)), who: who, lines: lines.elements.compactMap(\.string))
    }
  }

  private static func names(_ store: PendingStore) -> [String] {
    ((try? store.writer.fileSystem.names(in: store.returned)) ?? []).filter { $0.hasSuffix(".json") }
  }

  /// It was told: root need not be told again.
  package func forget(in store: PendingStore) {
    if store.isRoot { try? store.writer.remove(path(in: store), inside: store.returned) }
  }

  /// That it cannot be kept, as on a full disk, is no reason to leave the change as it is.
  func keep(in store: PendingStore) {
    let value: Value = ["who": .string(who), "lines": .array(lines.map(Value.string))]
    try? store.writer.makeDurable(store.returned, mode: 0o755)
    try? store.writer.remove(path(in: store), inside: store.returned)
    try? store.writer.create(path(in: store), with: Array((value.json + "\n").utf8), mode: 0o644)
  }

  private func path(in store: PendingStore) -> String { FilePath.join(store.returned, id + ".json") }
}
