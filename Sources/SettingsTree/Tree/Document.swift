/// A settings text and the tree of its values, never changed: an edit makes another document.
///
/// ```swift
/// import SettingsDocuments
///
/// let document = try Document(parsing: Array(#"{"theme": "dark"} // by night"#.utf8), as: .jsonc)
/// print(document.root["theme"]?.string ?? "none")         // dark
/// print(document.node(at: ["theme"])?.span ?? 0..<0)      // 10..<16
/// let edited = try document.applying(.set(["theme"], "light")).document
/// print(String(decoding: edited.text, as: UTF8.self))     // {"theme": "light"} // by night
/// ```
///
/// The text is kept byte for byte. Strings and numbers are decoded when they are asked for.
public struct Document: Sendable {
  package let storage: DocumentStorage

  /// Parses a text.
  ///
  /// - Complexity: linear in its size.
  ///
  /// - Parameters:
  ///   - text: in UTF-8, with or without a byte-order mark.
  ///   - format: what it is written in.
  ///   - strictness: `.tolerant` also reads what an editor must open although the format forbids it (a comment in a
  ///     `.json`), and reports it in `notes`; `.strict` refuses it.
  /// - Throws: `ParseError`, pointing at the fault, also for bytes that are no UTF-8.
  public init(
    parsing text: [UInt8], as format: Format, strictness: Strictness = .tolerant
  ) throws(ParseError) {
    try UTF8Text.check(text)
    let tree = try format.syntax.parse(text, strictness: strictness)
    storage = DocumentStorage(text: text, format: format, tree: tree)
  }

  /// How much a parser lets pass.
  public enum Strictness: Sendable, Hashable {
    /// Reads what an editor must open although the format forbids it, and notes it.
    case tolerant
    /// Refuses whatever the format forbids.
    case strict
  }

  /// What the text is written in.
  public var format: Format { storage.format }

  /// The whole text as it was given, in UTF-8.
  public var text: [UInt8] { storage.text }

  /// Whether another document has the same text, byte for byte.
  ///
  /// - Complexity: a comparison in memory; nothing where one was made of the other without a change.
  public func hasSameText(as other: Document) -> Bool {
    storage === other.storage || ByteScan.areSame(text, other.text)
  }

  /// The value that the whole text is.
  public var root: Node { Node(storage: storage, index: 0) }

  /// The documents in the text, each with a value of its own: the elements of the root where ``holdsDocuments``, else
  /// the root alone.
  public var documents: [Node] { holdsDocuments ? Array(root.elements) : [root] }

  /// Whether the text is of several documents, as YAML parts them by `---`. The root is then an array of them, and a
  /// path begins with a document's index: `[1].spec.replicas`.
  public var holdsDocuments: Bool { storage.holdsDocuments }

  /// What was read although the format forbids it, and repeated keys, in the order of the text.
  public var notes: [Note] { storage.notes }

  /// The lines of the text, worked out on first use.
  public var lines: LineIndex { storage.lines }

  /// The value at a path; `nil` when there is none. In an array, a key of digits is an index.
  public func node(at path: Path) -> Node? {
    path.steps.reduce(root as Node?) { node, step in node?[step] }
  }

  /// The files that a setting of this format has read as part of this one: a path, a folder or a pattern, as it is
  /// written there. `nil` for settings that include nothing.
  ///
  ///     let document = try Document(parsing: Array("Include /etc/ssh/sshd_config.d/*.conf\n".utf8), as: .named("sshd")!)
  ///     document.includedFiles(at: ["Include"])         // /etc/ssh/sshd_config.d/*.conf
  public func includedFiles(at path: Path) -> String? {
    guard let node = node(at: path), let files = node.string, !files.isEmpty,
      let key = node.key ?? node.parent?.key, format.syntax.includesFiles(byKey: key)
    else { return nil }
    return files
  }

  /// The innermost value whose bytes, or whose key's bytes, hold this offset; the root when none does.
  /// - Complexity: the children on the way.
  public func node(atOffset offset: Int) -> Node {
    var node = root
    while let child = node.children.first(where: { $0.covers(offset) }) { node = child }
    return node
  }
}

extension Document {
  /// The document that shares this with its nodes.
  package init(storage: DocumentStorage) {
    self.storage = storage
  }
}

extension Node {
  fileprivate func covers(_ offset: Int) -> Bool {
    (keySpan?.lowerBound ?? span.lowerBound)..<Swift.max(span.upperBound, keySpan?.upperBound ?? 0) ~= offset
  }
}
