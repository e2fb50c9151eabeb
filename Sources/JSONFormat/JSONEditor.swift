/// Writes changes into a JSON text in the style of what is around them.
struct JSONEditor: FormatEditor {
  let storage: DocumentStorage
  let lines: LineText
  private let style: JSONStyle
  private let flow: FlowEditor

  init(_ document: Document, isJSON5: Bool = false) {
    storage = document.storage
    lines = LineText(document.text, commentMarks: [])
    style = JSONStyle(of: document, isJSON5: isJSON5)
    flow = FlowEditor(text: document.text, style: style.flow, comments: .slashes)
  }

  func keySpans(of node: Node) -> [Range<Int>] { [node.keySpan ?? node.span] }

  func written(_ key: String, inPlaceOf span: Range<Int>, of node: Node) -> String {
    writer(node.path).written(key: key)
  }

  func brackets(of container: Node) -> Brackets? { Brackets(editor: flow, container: FlowContainer(container)) }

  func brackets(around node: Node) -> (brackets: Brackets, place: Int)? {
    node.parent.map { (Brackets(editor: flow, container: FlowContainer($0)), node.indexInParent) }
  }

  func item(_ key: String?, _ value: Value, _ layout: FlowLayout, in container: Node) throws(EditError) -> String {
    guard let key else { return try writer(container.path).text(of: value, layout) }
    return try writer(container.path.appending(key)).text(ofKey: key, value, layout)
  }

  private func writer(_ path: Path) -> JSONWriter { JSONWriter(style: style, path: path) }

  // MARK: - In place

  func replacement(of node: Node, by value: Value) throws(EditError) -> [TextEdit] {
    let writer = writer(node.path)
    if node.span.isEmpty { return [try firstValue(value, at: node.span.lowerBound, writer)] }
    var new = try writer.text(of: value, layout(of: node))
    if case .string(let string) = value, node.kind == .string {
      new = writer.quoted(string, text[node.span.lowerBound])
      if escapesSlashes(node) { new = new.replacing(each: "/", with: "\\/") }
    }
    return [TextEdit(node.span, with: new)]
  }

  /// A value for a text that has none, on a line of its own.
  private func firstValue(_ value: Value, at offset: Int, _ writer: JSONWriter) throws(EditError) -> TextEdit {
    let isLineStart = offset == UTF8Text.start(of: text) || text[offset - 1] == 0x0A
    let new = try writer.text(of: value, .lines(indentation: ""))
    return .insert((isLineStart ? "" : style.flow.lineBreak) + new + style.flow.lineBreak, at: offset)
  }

  /// A container keeps its layout; what was a scalar takes its surroundings'.
  private func layout(of node: Node) -> FlowLayout {
    let model = node.count > 0 ? node : (node.parent ?? node)
    let isOnLines = model.count > 0 ? ByteScan.contains(0x0A, in: text, model.span) : style.flow.isMultiline
    return isOnLines ? .lines(indentation: TextLines.indentation(at: node.record.itemStart, in: text)) : .oneLine
  }

  /// Whether the string writes a slash as `\/`.
  private func escapesSlashes(_ node: Node) -> Bool {
    let source = text[node.span]
    return zip(source, source.dropFirst()).contains { $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "/") }
  }
}
