/// Writes changes into an INI text: each setting has lines of its own.
struct INIEditor {
  let text: [UInt8]
  let dialect: INIDialect
  let content: INIText
  let tree: INITree
  let lines: LineText
  let comments: INICommentReader
  private let origins: [INITree.Origin]

  init(_ document: Document, _ dialect: INIDialect) throws(EditError) {
    try self.init(document.storage, dialect)
  }

  /// - Complexity: one more parse, this time keeping the lines.
  init(_ storage: DocumentStorage, _ dialect: INIDialect) throws(EditError) {
    text = storage.text
    self.dialect = dialect
    var parser = INIParser(storage.text, dialect: dialect)
    do throws(ParseError) {
      content = try parser.parse()
    } catch {
      throw .refused([], "the text cannot be read (\(error))")
    }
    tree = INITree(storage.text, content)
    origins = tree.flattened().origins
    lines = LineText(storage.text, commentMarks: dialect.comments)
    comments = INICommentReader(storage.text, content)
  }

  func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit] {
    switch edit {
    case .replace(let node, .array(let values)) where node.kind.isScalar: return try list(values, inPlaceOf: node)
    case .replace(let node, let value): return [try replacement(of: node, by: value)]
    case .add(let key, let value, let container): return try addition(of: key, value, to: container)
    case .insert(let value, let index, let array): return [try insertion(of: value, at: index, of: array)]
    case .remove(let node): return removal(of: node)
    case .commentOut(let node, let text): return try commentingOut(node, text)
    case .rename(let node, let key): return renaming(of: node, to: key)
    case .move(let node, let index): return move(of: node, to: index)
    }
  }

  // MARK: - Where nodes come from

  func origin(_ node: Node) -> INITree.Origin { origins[node.index] }

  /// The entries that a node is written with.
  func entries(of node: Node) -> [INIText.Entry] {
    switch origin(node) {
    case .entry(let index): [tree.entry(index)]
    case .list(let indices): indices.map(tree.entry)
    case .container: []
    }
  }

  /// The sections of the text that a container is written as; the first is the root's own part for the root.
  func sections(of node: Node) -> [INIText.Section] {
    sectionIndices(of: node).map { content.sections[$0] }
  }

  /// Which sections of the text a container is written as.
  func sectionIndices(of node: Node) -> [Int] {
    guard case .container(let index) = origin(node) else { return [] }
    let path = names(of: index)
    return content.sections.indices.filter { section in
      content.sections[section].names.map { content.identity($0.text) } == path
    }
  }

  private func names(of container: Int) -> [String] {
    let first = tree.containers[container]
    guard container > 0 else { return [] }
    return content.sections[first.section].names.prefix(first.depth + 1).map { content.identity($0.text) }
  }

  // MARK: - Values

  /// A scalar as text.
  func text(of value: Value, _ path: Path, oldQuote: UInt8? = nil) throws(EditError) -> String {
    try INIScalarEdit(text: text, dialect: dialect).text(of: value, path, oldQuote: oldQuote)
  }

  private func replacement(of node: Node, by value: Value) throws(EditError) -> TextEdit {
    try INIScalarEdit(text: text, dialect: dialect).replacement(of: node, by: value)
  }

  private func list(_ values: [Value], inPlaceOf node: Node) throws(EditError) -> [TextEdit] {
    guard dialect.isList(node.key ?? ""), let entry = entries(of: node).first, let first = values.first else {
      throw .unsupported(node.path, "\(dialect.name) files have no lists here")
    }
    var edits = [try replacement(of: node, by: first)]
    for value in values.dropFirst() {
      edits.append(lines.insertion(of: try line(like: entry, value, node.path), below: entry.range.upperBound))
    }
    return edits
  }

  /// A line with the key and the separator of another and a value of its own.
  func line(like entry: INIText.Entry, _ value: Value, _ path: Path) throws(EditError) -> String {
    let head =
      entry.value.isEmpty && entry.value.lowerBound == entry.key.upperBound
      ? String(bytes: text, in: entry.key) + dialect.separator
      : String(bytes: text, in: entry.range.lowerBound..<entry.value.lowerBound)
    return lines.indentation(at: entry.range.lowerBound) + head + (try text(of: value, path))
  }

  private func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> TextEdit {
    let entries = entries(of: array)
    let path = array.path.appending(index)
    guard let model = entries.first else { throw .impossible(path, "no line shows how this list is written") }
    if index == entries.count, let last = entries.last {
      return lines.insertion(of: try line(like: last, value, path), below: last.range.upperBound)
    }
    let start = lines.commentStart(above: lines.lineStart(entries[index].range.lowerBound))
    return .insert(try line(like: model, value, path) + lines.lineBreak, at: start)
  }

  // MARK: - Keys and order

  private func renaming(of node: Node, to key: String) -> [TextEdit] {
    if case .container = origin(node) {
      return sections(of: node).compactMap { section in
        section.names.last.map {
          TextEdit($0.span, with: INIValue.quote(text, $0.span, dialect) == nil ? key : "\"\(key)\"")
        }
      }
    }
    return entries(of: node).map { TextEdit($0.key, with: key) }
  }

  /// The values change places; each line keeps its comment.
  private func move(of node: Node, to index: Int) -> [TextEdit] {
    guard let array = node.parent else { return [] }
    let spans = entries(of: array).map(\.value)
    var order = Array(spans.indices)
    order.insert(order.remove(at: node.indexInParent), at: index)
    return zip(spans, order).map { TextEdit($0, with: Array(text[spans[$1]])) }
  }
}
