/// Writes changes into an INI text: each setting has lines of its own. The document's records and headers tell which,
/// and those lines are read again.
struct INIEditor {
  let storage: DocumentStorage
  let dialect: INIDialect
  let lines: LineText
  let sections: TextSections
  let writing: INIWriting

  var text: [UInt8] { storage.text }

  init(_ storage: DocumentStorage, _ dialect: INIDialect) {
    self.storage = storage
    self.dialect = dialect
    lines = LineText(storage.text, commentMarks: dialect.comments)
    sections = TextSections(storage: storage)
    writing = INIWriting(dialect: dialect)
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

  // MARK: - What nodes are written as

  func withLexer<Result>(_ body: (INILexer) -> Result) -> Result {
    text.withUnsafeBufferPointer { body(INILexer($0, dialect)) }
  }

  /// The line or lines of a scalar.
  func entry(_ index: Int) -> INILexer.Entry {
    let record = storage.records[index]
    if let key = record.keySpan, dialect.prefix == nil {
      return INILexer.Entry(start: key.lowerBound, key: key, value: record.span)
    }
    var entry = withLexer { $0.entry(around: record.span) }
    entry?.value = record.span
    return entry ?? INILexer.Entry(start: record.span.lowerBound, key: record.span, value: record.span)
  }

  /// The entries that a node is written with; none for sections.
  func entries(of node: Node) -> [INILexer.Entry] {
    node.kind == .array ? node.elements.map { entry($0.index) } : node.kind == .object ? [] : [entry(node.index)]
  }

  func isDirective(_ index: Int) -> Bool {
    guard !dialect.directives.isEmpty else { return false }
    let owner = storage.records[index].keySpan == nil ? storage.records[index].parent : index
    return dialect.directives.contains(storage.key(of: owner) ?? "")
  }

  // MARK: - Lists, keys and order

  private func list(_ values: [Value], inPlaceOf node: Node) throws(EditError) -> [TextEdit] {
    guard dialect.isList(node.key ?? ""), let first = values.first else { throw hasNoLists(node.path) }
    let entry = entry(node.index)
    var edits = [try replacement(of: node, by: first)]
    for value in values.dropFirst() {
      edits.append(lines.insertion(of: try line(like: entry, value, node.path), below: entry.end))
    }
    return edits
  }

  func hasNoLists(_ path: Path) -> EditError { .unsupported(path, "\(dialect.name) files have no lists here") }

  /// A line with the key and the separator of another and a value of its own.
  private func line(like entry: INILexer.Entry, _ value: Value, _ path: Path) throws(EditError) -> String {
    let own = String(bytes: text, in: entry.start..<(entry.isAlone ? entry.key.upperBound : entry.value.lowerBound))
    let head = lines.indentation(at: entry.start) + own + (entry.isAlone ? dialect.separator : "")
    return head + (try written(value, path, behind: head))
  }

  private func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> TextEdit {
    let path = array.path.appending(index)
    guard let model = array[min(index, array.count - 1)].map({ entry($0.index) }) else {
      throw .impossible(path, "no line shows how this list is written")
    }
    let line = try line(like: model, value, path)
    if index == array.count { return lines.insertion(of: line, below: model.end) }
    return .insert(line + lines.lineBreak, at: lines.commentStart(above: lines.lineStart(model.start)))
  }

  private func renaming(of node: Node, to key: String) -> [TextEdit] {
    guard node.kind == .object else { return entries(of: node).map { TextEdit($0.key, with: writing.key(key)) } }
    let isSubsection = node.parent?.parent != nil
    return withLexer { lexer in
      sectionsInside(node).compactMap { section in
        guard let header = section.header.flatMap({ try? lexer.header(in: $0) }) else { return nil }
        guard isSubsection, let span = header.subsection else { return TextEdit(header.name, with: key) }
        return TextEdit(span, with: escaped(key))
      }
    }
  }

  /// The sections of a container and of those in it.
  func sectionsInside(_ node: Node) -> [TextSections.Section] {
    sections.sections(of: Set(node.children.filter { $0.kind == .object }.map(\.index) + [node.index]))
  }

  func escaped(_ name: String) -> String {
    name.replacing(each: "\\", with: "\\\\").replacing(each: "\"", with: "\\\"")
  }

  /// The values change places; each line keeps its comment.
  private func move(of node: Node, to index: Int) -> [TextEdit] {
    guard let array = node.parent else { return [] }
    let spans = array.elements.map(\.span)
    var order = Array(spans.indices)
    order.insert(order.remove(at: node.indexInParent), at: index)
    return zip(spans, order).map { TextEdit($0, with: Array(text[spans[$1]])) }
  }
}
