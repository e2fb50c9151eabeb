/// Another value in the place of one.
extension XMLEditor {
  func replacement(of node: Node, by value: Value) throws(EditError) -> [TextEdit] {
    let path = node.path
    switch role(of: node) {
    case .root: throw .impossible(path, "an XML document is one element: give a path inside it")
    case .attribute, .text: return [try replacement(ofText: node, by: writer.string(of: value, path))]
    case .elements where node.isListOfLines && value.kind.isScalar:
      let edits = try node.elements.enumerated().map { place, element throws(EditError) in
        try place == 0 ? replacement(of: element, by: value) : removal(ofNode: element)
      }
      return edits.flatMap(\.self)
    case .elements: throw .impossible(path, "the elements of a list are changed one by one")
    case .element: break
    }
    let element = XMLElement(of: node)
    if case .array(let values) = value {
      guard let first = values.first, node.parent?.kind == .object else {
        throw .unsupported(path, "XML has no empty lists, and no lists inside lists")
      }
      let others = Array(values.dropFirst())
      let own = node.isExactly(first) ? [] : try replacement(of: node, by: first)
      return others.isEmpty ? own : own + [try insertion(of: .array(others), behind: element, path)]
    }
    if node.kind == .string, value.kind.isScalar {
      return [try replacement(ofText: node, by: writer.string(of: value, path))]
    }
    let indentation = lines.indentation(at: element.start)
    return [TextEdit(element.range, with: try writer.element(element.name(in: text), value, indentation, path))]
  }

  // MARK: - Texts

  private func replacement(ofText node: Node, by string: String) throws(EditError) -> TextEdit {
    let path = node.path
    guard node.kind == .string else { throw .impossible(path, "its texts are changed one by one") }
    if role(of: node) == .element {
      let element = XMLElement(of: node)
      if element.isOneTag { return try filling(element, with: writer.content(string, path)) }
      if string.isEmpty, writer.usesOneTag(element.name(in: text)) { return emptied(element) }
    }
    let old = XMLText(text, node.span)
    for candidate in [section(old, string), changed(old, string), try fresh(node, old, string)] {
      if let candidate, means(candidate, string, like: node, old) { return TextEdit(node.span, with: candidate) }
    }
    throw .impossible(path, "a comment is in the middle of this text")
  }

  /// `<a/>` with something in it. A blank in front of the slash stays, and is there when it comes back.
  func filling(_ element: XMLElement, with content: String) -> TextEdit {
    TextEdit(element.tagEnd - 2..<element.end, with: ">\(content)</\(element.name(in: text))>")
  }

  /// An element as `<a/>`.
  func emptied(_ element: XMLElement) -> TextEdit { TextEdit(element.tagEnd - 1..<element.end, with: "/>") }

  /// Another text in the CDATA section that the old one is.
  private func section(_ old: XMLText, _ string: String) -> String? {
    let (start, end) = (XMLMarkup.sectionStart, XMLMarkup.sectionEnd)
    let content = old.content
    guard !old.isAttribute, !string.holds("]]>"), writer.canWriteRaw(string),
      XMLMarkup.end(text, at: content.lowerBound, of: start, end, before: content.upperBound) == content.upperBound
    else { return nil }
    let inside = string.exchanging("\n", for: writer.lineBreak)
    return String(decoding: start, as: UTF8.self) + inside + String(decoding: end, as: UTF8.self)
  }

  /// The old spelling with another part in the place of what differs.
  private func changed(_ old: XMLText, _ string: String) -> String? {
    guard let change = old.meaning.change(to: string), !text[change.range].contains(UInt8(ascii: "<")),
      let quote = quote(of: old), !isInSection(change.range, of: old)
    else { return nil }
    let span = old.isAttribute ? old.content.lowerBound - 1..<old.content.upperBound + 1 : old.content
    let path = Path.root
    let written: String?
    if let quote {
      written = (try? writer.attributeValue(change.new, quote: quote, path)).map { String($0.dropFirst().dropLast()) }
    } else {
      written = try? writer.escaped(change.new, path)
    }
    return written.map {
      String(bytes: text, in: span.lowerBound..<change.range.lowerBound) + $0
        + String(bytes: text, in: change.range.upperBound..<span.upperBound)
    }
  }

  /// The quotes of an attribute's value; no quote for a text.
  private func quote(of old: XMLText) -> Character?? {
    .some(old.isAttribute ? Character(UnicodeScalar(text[old.content.lowerBound - 1])) : nil)
  }

  private func isInSection(_ range: Range<Int>, of old: XMLText) -> Bool {
    let before = String(bytes: text, in: old.content.lowerBound..<range.lowerBound)
    guard let last = before.utf8.lastIndex(of: UInt8(ascii: "[")) else { return false }
    return before[...last].hasSuffix("<![CDATA[") && !before[last...].holds("]]>")
  }

  /// The whole text in a spelling of its own, between the comments that are before and behind the old one; nil where
  /// there are some in the middle of it.
  private func fresh(_ node: Node, _ old: XMLText, _ string: String) throws(EditError) -> String? {
    let path = node.path
    if old.isAttribute {
      return try writer.attributeValue(string, quote: Character(UnicodeScalar(text[old.content.lowerBound - 1])), path)
    }
    if isPiece(node) {
      if string.isEmpty { throw .impossible(path, "no text is left between these elements: remove it instead") }
      return asides(old.content).isEmpty ? try writer.piece(string, path) : nil
    }
    let core = XMLMarkup.trimmed(text, old.content) ?? old.content.upperBound..<old.content.upperBound
    guard asides(core).isEmpty else { return nil }
    return joined(asides(old.content.lowerBound..<core.lowerBound)) + (try writer.content(string, path))
      + joined(asides(core.upperBound..<old.content.upperBound))
  }

  private func joined(_ ranges: [Range<Int>]) -> String { ranges.map { String(bytes: text, in: $0) }.joined() }

  private func asides(_ range: Range<Int>) -> [Range<Int>] { XMLMarkup.asides(text, in: range) }

  /// Whether a text is between elements.
  private func isPiece(_ node: Node) -> Bool {
    guard role(of: node) == .text else { return false }
    let container = node.parent?.kind == .array ? node.parent?.parent : node.parent
    return container.map { !childElements(of: $0).isEmpty } ?? false
  }

  /// Whether a spelling is read as this text, and as a text at all.
  private func means(_ written: String, _ string: String, like node: Node, _ old: XMLText) -> Bool {
    let head = Array((old.isAttribute ? " a=" : "<a>").utf8)
    let bytes = head + Array(written.utf8) + Array("</a>".utf8)
    let span = head.count..<head.count + written.utf8.count
    guard XMLText(bytes, span).string.hasSameBytes(as: string) else { return false }
    if old.isAttribute { return true }
    let end = written.holds("]]>") && !written.holds("<![CDATA[")
    return !end && (isPiece(node) ? XMLMarkup.trimmed(bytes, span) == span : !XMLMarkup.isLayout(bytes, span))
  }
}
