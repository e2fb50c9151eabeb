import SettingsFiles

/// Blocks and elements, which are added by the words that are before what they hold.
extension SettingAddition {
  /// Whether a block can be added.
  package var takesBlock: Bool {
    session.document.format.takesBlock(at: container.appending("")) && session.allowsOtherKeys(at: container)
  }

  /// Whether what is typed can only be the words of a block: a setting has one word, and no block of its name beside
  /// it or in the schema.
  package func isBlock(_ typed: String) -> Bool {
    guard takesBlock else { return false }
    let words = Self.words(of: typed)
    return session.document.format.isBlockHeader(words) || isThereAsBlock(words)
      || session.begins(blockAt: container.appending(words))
  }

  private func isThereAsBlock(_ words: String) -> Bool {
    guard session.document.format.repeatsAreLists, let present = session.node(at: container.appending(words)) else {
      return false
    }
    return present.kind == .object || present.kind == .array && present.elements.first?.kind == .object
  }

  /// The words of the block that a text makes where it is typed as the value of what begins one: `User git` of `Match`,
  /// `/images` of `location`, or of one more of such blocks; nil where it is a value.
  package static func blockWords(typed text: String, at place: Path, in session: EditingSession) -> String? {
    let path = place.block
    guard let word = path.last?.key, let container = path.parent, session.node(at: place) == nil,
      session.node(at: path) == nil
    else { return nil }
    let (format, typed) = (session.document.format, text[...].trimmed(of: " "))
    let isWhole = place != path && format.comparable(String(typed.prefix { $0 != " " })) == format.comparable(word)
    let words = isWhole ? String(typed) : word + " " + typed
    if container.isRoot, format.beginsBlock(words) { return words }
    let isNamed = format.isBlockHeader(words) && format.takesBlock(at: path)
    return isNamed && session.begins(namedBlock: word, in: container) ? words : nil
  }

  /// How the blocks that may be here begin, as far as the schema tells, of those that go on as it is typed.
  package func blocks(beginningWith typed: String) -> [String] {
    session.keyExamples(at: container).filter { $0.lowercased().hasPrefix(typed.lowercased()) }
  }

  /// Adds a block by its words, as they are said or as they are written: `location /`, `location / {`, `<Directory
  /// /srv>`. A second one of the same words is another entry of their list. What it holds may be behind its words:
  /// `upstream backend { server 10.0.0.1; }`.
  ///
  /// - Returns: where the block is.
  package func addBlock(_ typed: String) throws(SettingError) -> Path {
    if let entry = try written(typed) {
      try checkPlace(of: entry.path)
      try session.put(entry)
      return entry.path
    }
    let words = Self.words(of: typed)
    if words.isEmpty { throw .nameMissing }
    if session.begins(namedBlock: words, in: container) {
      throw .notAllowed(EditingSession.nameMissing(behind: words))
    }
    let (path, empty) = (container.appending(words), Value.object(ObjectMembers()))
    guard let present = session.node(at: path) else {
      try checkPlace(of: path)
      try session.apply(.set(path, empty))
      return path
    }
    switch present.kind {
    case .array:
      let entry = path.appending(present.count)
      try session.apply(.insert(entry, empty))
      return entry
    case .object where session.document.format.repeatsAreLists:
      try session.apply(.set(path, .array([present.value, empty])))
      return path.appending(1)
    default: throw .exists(key: words)
    }
  }

  /// The row of one of the file's tables that a text is, where a setting's name may be typed: a job of a crontab.
  package func row(typed: String) -> WrittenEntry? {
    guard container.isRoot, session.document.format.hasRows, typed.utf8.contains(0x20) else { return nil }
    // A line with a key is a setting.
    return (try? session.row(typed: typed, at: [.end])).flatMap { $0.path.last?.key == nil ? $0 : nil }
  }

  /// Refuses a block where its name means nothing.
  private func checkPlace(of path: Path) throws(SettingError) {
    if let reason = session.schema?.refusal(of: path, in: session.document) { throw .notAllowed(reason) }
  }

  /// A block with what it holds.
  private func written(_ typed: String) throws(SettingError) -> WrittenEntry? {
    guard typed.utf8.last(where: { $0 > 0x20 }) == UInt8(ascii: "}") else { return nil }
    let word = String(typed.prefix { $0 != " " && $0 != "{" })
    return try session.entry(typed: typed, at: container.appending(word).appending(.end))
  }

  /// What is typed without the brackets that are around it in the file.
  private static func words(of typed: String) -> String {
    var words = typed[...].trimmed(of: " ")
    if words.hasSuffix("{") { words = words.dropLast() }
    if words.hasPrefix("<"), words.hasSuffix(">") { words = words.dropFirst().dropLast() }
    return String(words.trimmed(of: " "))
  }
}

extension Substring {
  func trimmed(of character: Character) -> Substring {
    var rest = drop { $0 == character }
    while rest.last == character { rest = rest.dropLast() }
    return rest
  }
}
