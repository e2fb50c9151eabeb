/// Writes changes into a TOML text: values where they are, keys on lines of their own, tables under headers.
struct TOMLEditor: SectionEditor {
  let storage: DocumentStorage
  let lines: LineText
  let sections: TextSections
  let tables: TOMLTables

  let separator = " = "
  let indentation = ""
  let hasSettingsAboveHeaders = true

  init(_ storage: DocumentStorage) {
    self.storage = storage
    let tables = TOMLTables(storage: storage)
    self.tables = tables
    lines = LineText(storage.text, commentMarks: [UInt8(ascii: "#")])
    sections = TextSections(storage: storage, settings: tables.values)
  }

  func definition(of node: Node) -> TOMLDefinition { tables.definition(of: node.index) }

  func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit] {
    // Nothing was there before but the table's header, which stays.
    if case .commentOut(let node, "") = edit, try brackets(around: node) == nil { return try removalOfLines(of: node) }
    return try commonEdits(for: edit)
  }

  // MARK: - Lines

  package func entry(_ value: Int) -> LineEntry {
    let record = storage.records[value]
    let line = lines.lineStart(record.keyStart)
    let start = line + lines.column(ofLineAt: line)
    return LineEntry(range: start..<record.end, key: record.keySpan, value: record.span)
  }

  /// The lines that lead to a node or below it, in runs with none of others between them.
  package func entries(of node: Node) -> [LineEntry] {
    if [.value, .inline].contains(definition(of: node)) { return [entry(node.index)] }
    let headers = tables.headers(inside: node.index)
    let written = sections.sections(of: Set(headers.map { $0.container })).compactMap(entry)
    // The values below a table's own header are in its section already.
    let dotted = definition(of: node) == .header ? [] : tables.values(in: node.index).map(entry)
    return (dotted + written).ordered { $0.range.lowerBound < $1.range.lowerBound }.reduce(into: []) { runs, part in
      guard let last = runs.last, lines.isFree(lines.nextLine(last.range.upperBound)..<part.range.lowerBound) else {
        return runs.append(part)
      }
      let range = last.range.lowerBound..<part.range.upperBound
      runs[runs.count - 1] = LineEntry(range: range, value: last.value, isHeader: last.isHeader)
    }
  }

  func firstSetting(where isWanted: (Int) -> Bool) -> Int? {
    storage.records.indices.first { index in
      let record = storage.records[index]
      return record.hasKey && record.keyStart < record.start
        && [.value, .inline].contains(tables.definition(of: index)) && isWanted(index)
    }
  }

  func keySpans(of node: Node) -> [Range<Int>] {
    let values = [.value, .inline].contains(definition(of: node)) ? [node.index] : tables.values(in: node.index)
    let pairs = bracketContainer(of: node).map { tables.pairs(in: $0.index) }
    let starts = values.map { value in
      pairs?.first { $0.value == value }?.range.lowerBound ?? entry(value).range.lowerBound
    }
    let keys =
      zip(starts, values).map(tables.keys)
      + tables.headers(inside: node.index).map { tables.keys(from: $0.start, to: $0.container) }
    // A header through an array of tables names the array where its element is meant.
    let spans = keys.joined().filter { key in
      key.node == node.index
        || definition(of: node) == .tableArray && storage.records[key.node].parent == node.index
    }
    return Set(spans.map(\.span)).ordered { $0.lowerBound < $1.lowerBound }
  }

  func written(_ key: String, inPlaceOf span: Range<Int>, of node: Node) -> String { TOMLKey.written(key) }

  // MARK: - In place

  func replacement(of node: Node, by value: Value) throws(EditError) -> [TextEdit] {
    if let scalar = try scalarReplacement(of: node, by: value) { return [scalar] }
    let isOverLines = node.kind == .array && text[node.span].contains(0x0A)
    let layout: FlowLayout = isOverLines ? .lines(indentation: lines.indentation(at: node.record.itemStart)) : .oneLine
    return [TextEdit(node.span, with: try writer(node.path).text(of: value, layout))]
  }

  /// A plain value in the place of another; `nil` where one of the two is none.
  private func scalarReplacement(of node: Node, by value: Value) throws(EditError) -> TextEdit? {
    guard node.kind.isScalar, value.kind.isScalar else { return nil }
    if case .string(let string) = value, node.kind == .string {
      let style = TOMLString.style(text, node.span)
      return TextEdit(node.span, with: TOMLString.written(string, like: style, lineBreak: lines.lineBreak))
    }
    var new = try TOMLWriter(lineBreak: "\n", indentation: "", path: node.path).text(of: value)
    // A whole number in the place of a float stays one.
    let isFloat = node.kind == .number && TOMLNumber(text[node.span])?.isInteger == false
    if case .number(let number) = value, isFloat, number.isInteger, !new.contains(where: { ".eEn".contains($0) }) {
      new += ".0"
    }
    return TextEdit(node.span, with: new)
  }

  func writer(_ path: Path) -> TOMLWriter {
    TOMLWriter(lineBreak: lines.lineBreak, indentation: step, path: path)
  }

  /// One step of indentation, as the first array over several lines has it.
  private var step: String {
    for record in storage.records where record.kind == .array && record.detail > 0 && record.keyStart < record.start {
      let outer = lines.indentation(at: record.start)
      let first = text[(record.start + 1)...].firstIndex { $0 > 0x20 } ?? text.count
      let inner = lines.indentation(at: first)
      if lines.lineStart(first) > record.start, inner.count > outer.count {
        return String(inner.dropFirst(outer.count))
      }
    }
    return "  "
  }

  // MARK: - Between brackets

  /// The brackets or braces that a node is in; `nil` when it is written on lines of its own.
  func bracketContainer(of node: Node) -> Node? {
    var parent = node.parent
    while let container = parent, definition(of: container) == .dotted { parent = container.parent }
    return parent.flatMap { [.inline, .value].contains(definition(of: $0)) ? $0 : nil }
  }

  private func brackets(_ container: Node, end: Int? = nil) -> Brackets {
    // A table in braces is on one line; an array without anything in it is opened on its line.
    let isMultiline = container.kind == .array && text[container.span].contains(0x0A)
    let style = FlowStyle(lineBreak: lines.lineBreak, indentation: step, isMultiline: isMultiline)
    let items =
      container.kind == .array
      ? FlowContainer(container)
      : FlowContainer(span: container.span, items: tables.pairs(in: container.index).map(\.range))
    return Brackets(editor: FlowEditor(text: text, style: style, comments: .hash), container: items, end: end)
  }

  func brackets(of container: Node) -> Brackets? {
    switch definition(of: container) {
    case .inline, .value: return brackets(container)
    case .dotted:
      guard let outer = bracketContainer(of: container) else { return nil }
      let own = tables.values(in: container.index)
      let last = tables.pairs(in: outer.index).lastIndex { own.contains($0.value) }
      return brackets(outer, end: last.map { $0 + 1 })
    case .header, .implicit, .tableArray: return nil
    }
  }

  func brackets(around node: Node) throws(EditError) -> (brackets: Brackets, place: Int)? {
    guard let outer = bracketContainer(of: node) else { return nil }
    if outer.kind == .array { return (brackets(outer), node.indexInParent) }
    let own = definition(of: node) == .dotted ? tables.values(in: node.index) : [node.index]
    guard own.count == 1, let pair = tables.pairs(in: outer.index).firstIndex(where: { $0.value == own[0] }) else {
      throw .impossible(node.path, "it is written with several keys; remove them one by one")
    }
    return (brackets(outer), pair)
  }

  func item(_ key: String?, _ value: Value, _ layout: FlowLayout, in container: Node) throws(EditError) -> String {
    guard let key else { return try writer(container.path).text(of: value, layout) }
    let prefix = definition(of: container) == .dotted ? try line(showing: container).prefix + "." : ""
    return prefix + (try writer(container.path.appending(key)).text(ofKey: key, value))
  }

  /// The last line or pair with dotted keys for a table, and what is written there up to the table's own key.
  func line(showing table: Node) throws(EditError) -> (value: Int, prefix: String, rest: Range<Int>) {
    let pairs = bracketContainer(of: table).map { tables.pairs(in: $0.index) }
    guard let value = tables.values(in: table.index).last else {
      throw .impossible(table.path, "no line shows how this table is written")
    }
    let range = pairs?.first { $0.value == value }?.range ?? entry(value).range
    guard let key = tables.keys(from: range.lowerBound, to: value).first(where: { $0.node == table.index }) else {
      throw .impossible(table.path, "no line shows how this table is written")
    }
    let prefix = String(bytes: text, in: range.lowerBound..<key.span.upperBound)
    return (value, prefix, key.span.upperBound..<range.upperBound)
  }

  // MARK: - What is commented out

  func isOnOneLine(_ value: Value) -> Bool { !TOMLWriter.needsHeader(value) }

  func written(
    _ value: Value, inPlaceOf commented: CommentedEntry, _ path: Path
  ) throws(EditError) -> String {
    try writer(path).text(of: value)
  }

  func commentReader() -> CommentReader { (isHeader, setting) }

  private func isHeader(_ comment: LineText.Comment) -> Bool {
    text[comment.body].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "[")
      && (try? TOMLParser.parse(Array(text[comment.body]), version: .toml11))?.headers.isEmpty == false
  }

  private func setting(_ comment: LineText.Comment) -> CommentedEntry? {
    // A word of prose is passed over without reading it as TOML.
    guard ByteScan.contains(UInt8(ascii: "="), in: text, comment.body) else { return nil }
    return entry(readFrom: comment)
  }
}
