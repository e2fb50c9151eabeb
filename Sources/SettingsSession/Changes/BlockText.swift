import SettingsFiles

/// A short block as one line, as it may be typed again: `upstream backend { server 10.0.0.1; }`, or the words before
/// what it holds where it cannot be on one line, as `Match User git`.
@MainActor
package struct BlockText {
  /// With its secrets masked.
  package let line: MaskedEntry
  private let session: EditingSession
  private let path: Path
  /// Whether it is the words alone, what it holds being in lines of its own.
  package let isHeader: Bool

  /// A longer one is for an editor.
  private static let longest = 160

  /// - Returns: nil where no block is at a path, or none that is short.
  package init?(_ session: EditingSession, at path: Path) {
    (self.session, self.path) = (session, path)
    guard let node = session.node(at: path), node.kind == .object, let words = path.block.last?.key,
      session.document.format.takesBlock(at: path.block) || session.document.format.beginsBlock(words)
    else { return nil }
    if let whole = Self.whole(node, words, session, at: path) {
      (line, isHeader) = (whole, false)
    } else {
      let header = MaskedEntry(text: words, secrets: [], path: path)
      guard path.last?.key != nil, words.utf8.contains(0x20),
        Self.value(of: header, in: session, at: path) == .object(ObjectMembers())
      else { return nil }
      (line, isHeader) = (header, true)
    }
  }

  /// Why the block at a path cannot be one line, where there is one.
  package static func hindrance(_ session: EditingSession, at path: Path) -> String? {
    guard let node = session.node(at: path), node.kind == .object, path.block.last?.key != nil,
      session.document.format.takesBlock(at: path.block)
    else { return nil }
    let reason = node.span.count > longest ? "it is too long for one line" : "on one line its comments would not fit"
    return "\(reason): e opens it in an editor"
  }

  /// The block on one line, where that says the same.
  private static func whole(_ node: Node, _ words: String, _ session: EditingSession, at path: Path) -> MaskedEntry? {
    guard node.span.count <= 2 * longest, let body = SecretMask(session).entry(at: path) else { return nil }
    let lines = body.text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let whole = body.with(text: "\(words) \(lines.filter { !$0.isEmpty }.joined(separator: " "))")
    return whole.text.utf8.count <= longest && value(of: whole, in: session, at: path) == node.value ? whole : nil
  }

  private static func value(of line: MaskedEntry, in session: EditingSession, at path: Path) -> Value? {
    guard let text = try? line.unmasked(line.text) else { return nil }
    return (try? session.document.entry(writtenAs: text, at: path))?.value
  }

  /// Refuses what is no block, or another one.
  package func check(_ typed: String) throws(SettingError) { _ = try change(typed) }

  /// Puts what was typed into the block's place.
  package func put(_ typed: String) throws(SettingError) {
    switch try change(typed) {
    case .text(let entry): try session.put(entry)
    case .words(let words): if words != path.last?.key { try session.apply(.rename(path, to: words)) }
    }
  }

  private enum Change {
    case text(WrittenEntry)
    case words(String)
  }

  private func change(_ typed: String) throws(SettingError) -> Change {
    if !isHeader {
      let entry = try session.row(typed: try line.unmasked(typed), at: path)
      try session.check(entry)
      return .text(entry)
    }
    // As the words of a new block: those of another are a name that this one may have.
    let word = String((path.last?.key ?? "").prefix { $0 != " " })
    let place = (path.parent ?? .root).appending(word).appending(.end)
    let entry = try session.row(typed: typed, at: place)
    guard let words = entry.path.block.last?.key, entry.node.count == 0 else {
      throw .edit(.unsupported(path, "what a block holds is in the lines below it"))
    }
    return .words(words)
  }
}

extension Path {
  /// The path with the words of a block as its last step, where it is that of one of several.
  var block: Path { last?.key == nil ? parent ?? self : self }
}
