/// Reads a text as one row, or one line with a key, of a table.
struct RowEntryReading: DialectUser {
  let shared: Shared<RowDialect>
  let document: Document

  /// - Returns: nil where a table has no row at a path, nor any line.
  func entry(_ text: [UInt8], at path: Path) throws(EntryFault) -> WrittenEntry? {
    guard let place = place(path) else { return nil }
    let read: Document
    do throws(ParseError) {
      read = try Document(parsing: text, as: document.format)
    } catch {
      throw .unreadable(error)
    }
    let found = lines(of: read)
    guard let line = found.first else { throw text.allSatisfy { $0 <= 0x20 } ? .nothing : .comment }
    if found.count > 1 { throw .several }
    let range = try range(of: line.node, in: read, mayHaveComment: line.key == nil)
    var target = path
    switch (line.key, place) {
    case (let key?, .anywhere): target = [.key(key)]
    case (let key?, .row): throw .other([.key(key)])
    case (nil, .anywhere):
      let table: Path = line.group.map { [.key($0)] } ?? .root
      target = table.appending(document.node(at: table)?.count ?? 0)
    case (nil, .row(let group)): if let own = line.group, own != group { throw .other([.key(own)]) }
    }
    return WrittenEntry(path: target, node: line.node, range: range)
  }

  // MARK: - Where

  private enum Place: Equatable {
    /// A row of the root, or of a group.
    case row(String?)
    /// Behind all that is in an object: where such a line is, it says itself.
    case anywhere
  }

  private func place(_ path: Path) -> Place? {
    guard let last = path.last else { return nil }
    switch dialect.layout {
    case .rows, .pairs, .texts: return path.steps.count == 1 && last.arrayIndex != nil ? .row(nil) : nil
    case .members: return path.steps.count == 1 && last == .end ? .anywhere : nil
    case .groups(let names):
      if path.steps.count == 1, last == .end { return .anywhere }
      guard path.steps.count == 2, last.arrayIndex != nil, let group = path.steps[0].key, names.contains(group) else {
        return nil
      }
      return .row(group)
    }
  }

  // MARK: - What

  /// A row, or a value with its key.
  private typealias Line = (key: String?, group: String?, node: Node)

  private func lines(of read: Document) -> [Line] {
    guard read.root.kind == .object else { return read.root.elements.map { (nil, nil, $0) } }
    return read.root.members.flatMap { member -> [Line] in
      if dialect.groups.contains(member.key) { return member.value.elements.map { (nil, member.key, $0) } }
      // A key that is there more than once is a list.
      let values = member.value.kind == .array ? Array(member.value.elements) : [member.value]
      return values.map { (member.key, nil, $0) }
    }
  }

  /// From the first byte of an entry to its last, with the comment behind it: there is nothing else in the text.
  private func range(of node: Node, in read: Document, mayHaveComment: Bool) throws(EntryFault) -> Range<Int> {
    let text = read.text
    let own = RowEditor(read.storage, shared).entries(of: node).first?.range ?? node.span
    let above = text[UTF8Text.start(of: text)..<own.lowerBound]
    let end = text[own.upperBound...].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? own.upperBound
    let behind = text[own.upperBound..<end]
    if above.contains(where: { $0 > 0x20 }) || behind.contains(0x0A) { throw .comment }
    if !behind.isEmpty, !mayHaveComment { throw .comment }
    let range = own.lowerBound..<end
    if text[range].contains(0x0D) { throw .several }
    return range
  }
}
