/// Reads a text as one block: the words before it and what it holds.
package struct BlockEntryReading {
  let document: Document
  let commentMarks: [[UInt8]]
  /// Whether a block of several lines is written as it is, so that its comments stay.
  let keepsLines: Bool
  /// What is between the words of a block that a path has already and what it holds.
  let separator: String

  package init(document: Document, commentMarks: [[UInt8]], keepsLines: Bool = false, separator: String) {
    (self.document, self.commentMarks) = (document, commentMarks)
    (self.keepsLines, self.separator) = (keepsLines, separator)
  }

  /// - Parameters:
  ///   - path: of a block, there or not; of an entry of a list of such; or behind a word that blocks begin with.
  ///   - isBlock: whether what is typed may be a block.
  package func entry(_ text: [UInt8], at path: Path, isBlock: (String) -> Bool) throws(EntryFault) -> WrittenEntry? {
    guard let (container, word) = place(path), let typed = String(validating: text, as: UTF8.self) else { return nil }
    let whole = isWhole(typed, word) ? typed : word + (path.last?.key == nil ? " " : separator) + typed
    if !isBlock(whole) { return nil }
    if text.allSatisfy({ $0 <= 0x20 }) { throw .nothing }
    let read = try parsed(Array(whole.utf8))
    guard let member = read.root.members.first else { throw .comment }
    guard read.root.count == 1, member.value.kind == .object else { throw .several }
    if !(keepsLines && text.contains(0x0A)), hasComments(read) { throw .comment }
    let place = try self.path(for: member.key, in: container, path, word)
    return WrittenEntry(path: place, node: member.value, range: range(of: read))
  }

  /// Reads a text as the lines of one of several sections of a name, with their header or without it.
  package func element(_ text: [UInt8], header: String, at path: Path) throws(EntryFault) -> WrittenEntry {
    if text.allSatisfy({ $0 <= 0x20 }) { throw .nothing }
    let read = try parsed(text.starts(with: header.utf8) ? text : Array((header + "\n").utf8) + text)
    guard let list = path.parent, read.root.count == 1, let sections = read.node(at: list), sections.count == 1,
      let section = sections[0]
    else { throw .several }
    if hasComments(read) { throw .comment }
    let place = list.appending(path.last?.arrayIndex ?? document.node(at: list)?.count ?? 0)
    return WrittenEntry(path: place, node: section, range: range(of: read))
  }

  private func parsed(_ text: [UInt8]) throws(EntryFault) -> Document {
    do throws(ParseError) {
      return try Document(parsing: text, as: document.format)
    } catch {
      throw .unreadable(error)
    }
  }

  private func range(of read: Document) -> Range<Int> { 0..<(read.text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0) }

  /// The object that the block is in, and the word, or all the words, before it.
  private func place(_ path: Path) -> (container: Path, word: String)? {
    guard let parent = path.parent else { return nil }
    if let key = path.last?.key { return (parent, key) }
    guard let key = parent.last?.key, let container = parent.parent else { return nil }
    return (container, key)
  }

  private func isWhole(_ text: String, _ word: String) -> Bool {
    if text.utf8.first == UInt8(ascii: "<") { return true }
    guard text.utf8.starts(with: word.utf8) else { return false }
    return text.utf8.dropFirst(word.utf8.count).first.map { $0 <= 0x20 || $0 == UInt8(ascii: "{") } ?? true
  }

  /// The block that is there, or where the new one is.
  private func path(for key: String, in container: Path, _ path: Path, _ word: String) throws(EntryFault) -> Path {
    let own = container.appending(key)
    func first(_ words: String) -> String { words.prefix { $0 != " " }.lowercased() }
    if path.last?.key == nil, first(key) != first(word) { throw .other(own) }
    if let present = document.node(at: path), present.kind == .object {
      if key != word { throw .other(own) }
      return path
    }
    guard let present = document.node(at: own) else { return own }
    guard present.kind == .object else { return own.appending(path.last?.arrayIndex ?? present.count) }
    // The one that is there is the first of its kind.
    return path.last?.arrayIndex == 0 && key == word ? own : own.appending(1)
  }

  /// Whether a comment is outside of keys and values: it would be lost.
  private func hasComments(_ read: Document) -> Bool {
    var rest = read.text
    func blank(_ node: Node) {
      for span in [node.keySpan, node.kind.isScalar ? node.span : nil].compactMap({ $0 }) {
        for place in span { rest[place] = 0x20 }
      }
      node.children.forEach(blank)
    }
    blank(read.root)
    return commentMarks.contains { mark in rest.indices.contains { rest[$0...].starts(with: mark) } }
  }
}
