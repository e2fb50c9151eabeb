/// Writes changes into a TOML text: values where they are, keys on lines of their own, tables under headers.
struct TOMLEditor {
  let document: Document
  let statements: [TOMLStatement]
  let lines: LineText
  var text: [UInt8] { document.text }
  var records: [NodeRecord] { document.storage.records }

  /// - Complexity: a look at each record.
  init(_ document: Document) {
    self.document = document
    statements = Self.statements(of: document.storage)
    lines = LineText(document.text, commentMarks: [UInt8(ascii: "#")])
  }

  func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit] {
    switch edit {
    case .replace(let node, let value): return [try replacement(of: node, by: value)]
    case .add(let key, let value, let table): return try addition(of: key, value, to: table)
    case .insert(let value, let index, let array):
      if definition(of: array) == .tableArray { return [try insertion(of: value, at: index, of: array)] }
      let writer = self.writer(array.path.appending(index))
      return try flow(in: array).insertion(into: FlowContainer(array), at: index) { layout throws(EditError) in
        try writer.inline(value, layout)
      }
    case .commentOut(let node, let former?):
      if let edit = commentingOut(node, former) { return [edit] }
      return try edits(for: .remove(node))
    case .remove(let node), .commentOut(let node, nil):
      return bracketContainer(of: node) == nil ? try removal(of: node) : try inlineRemoval(of: node)
    case .rename(let node, let key): return renaming(of: node, to: key)
    case .move(let node, let index):
      guard let array = node.parent else { return [] }
      return definition(of: array) == .tableArray
        ? try tableMove(of: node, in: array, to: index)
        : flow(in: array).move(from: node.indexInParent, to: index, in: FlowContainer(array))
    }
  }

  // MARK: - Nodes and their definitions

  func definition(of node: Node) -> TOMLDefinition { definition(of: node.index) }

  /// The brackets or braces that a node is in; `nil` when it is written on lines of its own.
  func bracketContainer(of node: Node) -> Node? {
    var parent = node.parent
    while let container = parent, definition(of: container) == .dotted { parent = container.parent }
    return parent.flatMap { [.inline, .value].contains(definition(of: $0)) ? $0 : nil }
  }

  func writer(_ path: Path) -> TOMLWriter {
    TOMLWriter(lineBreak: lines.lineBreak, indentation: indentation, path: path)
  }

  /// One step of indentation, as the first array over several lines has it.
  private var indentation: String {
    for statement in statements where statement.kind == .keyLine {
      let record = records[statement.node]
      guard record.kind == .array, record.detail > 0 else { continue }
      let outer = lines.indentation(at: record.start)
      let first = records[statement.node + 1].start
      let inner = lines.indentation(at: first)
      if lines.lineStart(first) > record.start, inner.count > outer.count {
        return String(inner.dropFirst(outer.count))
      }
    }
    return "  "
  }

  func flow(in container: Node) -> FlowEditor {
    var style = FlowStyle()
    style.lineBreak = lines.lineBreak
    style.indentation = indentation
    // A table in braces is on one line; an array without anything in it is opened on its line.
    style.isMultiline = container.kind == .array && text[container.span].contains(0x0A)
    return FlowEditor(text: text, style: style, comments: .hash)
  }

  // MARK: - In place

  private func replacement(of node: Node, by value: Value) throws(EditError) -> TextEdit {
    if let scalar = try TOMLScalarEdit(text: text).replacement(of: node, by: value) { return scalar }
    let isOverLines = node.kind == .array && text[node.span].contains(0x0A)
    let layout: FlowLayout = isOverLines ? .lines(indentation: lines.indentation(at: node.itemStart)) : .oneLine
    return TextEdit(node.span, with: try writer(node.path).inline(value, layout))
  }

  private func renaming(of node: Node, to key: String) -> [TextEdit] {
    let isTableArray = definition(of: node) == .tableArray
    let outer = bracketContainer(of: node)
    var spans: Set<Range<Int>> = []
    for statement in outer.map({ pairs(in: $0.index) }) ?? statements(of: node.index) {
      for (span, target) in zip(keys(of: statement), nodes(of: statement)) {
        // A header through an array of tables names the array where its element is meant.
        if target == node.index || (isTableArray && records[target].parent == node.index) { spans.insert(span) }
      }
    }
    if spans.isEmpty, let span = node.keySpan { spans.insert(span) }
    let written = TOMLKey.written(key)
    return spans.sorted { $0.lowerBound < $1.lowerBound }.map { TextEdit($0, with: written) }
  }
}

extension TOMLSyntax {
  func edits(for edit: NodeEdit, in document: Document) throws(EditError) -> [TextEdit] {
    if case .replace(let node, let value) = edit,
      let scalar = try TOMLScalarEdit(text: document.text).replacement(of: node, by: value)
    {
      return [scalar]
    }
    return try TOMLEditor(document).edits(for: edit)
  }

  /// What is written with headers or dotted keys has no one place where another value could go.
  func isReplacedInPlace(_ node: Node) -> Bool {
    guard !node.kind.isScalar else { return true }
    guard let first = node.storage.text[node.span].first else { return false }
    if node.kind == .object { return first == UInt8(ascii: "{") }
    return first == UInt8(ascii: "[") && (node.keySpan?.upperBound ?? 0) <= node.span.lowerBound
  }
}
