/// Writes changes into a JSON text in the style of what is around them.
struct JSONEditor {
  let document: Document
  let style: JSONStyle
  private let flow: FlowEditor
  var text: [UInt8] { document.text }

  init(_ document: Document, isJSON5: Bool = false) {
    self.document = document
    style = JSONStyle(of: document, isJSON5: isJSON5)
    flow = FlowEditor(text: document.text, style: style.flow, comments: .slashes)
  }

  func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit] {
    switch edit {
    case .replace(let node, let value): return [try replacement(of: node, by: value)]
    case .add(let key, let value, let object):
      let writer = JSONWriter(style: style, path: object.path.appending(key))
      return try flow.insertion(into: FlowContainer(object), at: object.count) { layout throws(EditError) in
        try writer.text(ofKey: key, value, layout)
      }
    case .insert(let value, let index, let array):
      let writer = JSONWriter(style: style, path: array.path.appending(index))
      return try flow.insertion(into: FlowContainer(array), at: index) { layout throws(EditError) in
        try writer.text(of: value, layout)
      }
    case .remove(let node), .commentOut(let node, _):
      return node.parent.map { flow.removal(of: node.indexInParent, in: FlowContainer($0)) } ?? []
    case .rename(let node, let key):
      return [TextEdit(node.keySpan ?? node.span, with: JSONWriter(style: style, path: node.path).written(key: key))]
    case .move(let node, let index):
      return node.parent.map { flow.move(from: node.indexInParent, to: index, in: FlowContainer($0)) } ?? []
    }
  }

  private func replacement(of node: Node, by value: Value) throws(EditError) -> TextEdit {
    let writer = JSONWriter(style: style, path: node.path)
    if node.span.isEmpty { return try firstValue(value, at: node.span.lowerBound, writer) }
    var new = try writer.text(of: value, layout(of: node))
    if case .string(let string) = value, node.kind == .string {
      new = writer.quoted(string, text[node.span.lowerBound])
      if escapesSlashes(node) { new = new.replacingSlashes() }
    }
    return TextEdit(node.span, with: new)
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
    return isOnLines ? .lines(indentation: TextLines.indentation(at: node.itemStart, in: text)) : .oneLine
  }

  /// Whether the string writes a slash as `\/`.
  private func escapesSlashes(_ node: Node) -> Bool {
    let source = text[node.span]
    return zip(source, source.dropFirst()).contains { $0 == UInt8(ascii: "\\") && $1 == UInt8(ascii: "/") }
  }
}

extension String {
  fileprivate func replacingSlashes() -> String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar == "/" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
