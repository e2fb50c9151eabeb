/// Which lines and comments belong to an element, and how it is taken away, copied and moved with them.
extension XMLEditor {
  /// Whether nothing but comments is beside an element on its lines.
  func isAlone(_ element: XMLElement) -> Bool {
    lines.isFirstOnLine(element.start) && endOfLine(behind: element.end) != nil
  }

  /// The end of the comments that follow on a line; nil where something else does.
  func endOfLine(behind start: Int) -> Int? {
    var (place, end) = (start, start)
    while place < text.count, text[place] != 0x0A {
      if let aside = XMLMarkup.asideEnd(text, at: place, before: text.count) {
        (place, end) = (aside, aside)
      } else if XMLMarkup.isBlank(text[place]) {
        place += 1
      } else {
        return nil
      }
    }
    return end
  }

  /// An element with the comments that are about it: right above, and behind it on its line.
  func slot(of element: XMLElement) -> Range<Int> {
    guard lines.isFirstOnLine(element.start), let end = endOfLine(behind: element.end) else { return element.range }
    var start = element.start
    while let comment = comment(rightAbove: start), setting(comment) == nil { start = comment.lowerBound }
    let isHeading = start < element.start && isGroupHeading(commentsAt: start, above: element, end: end)
    return (isHeading ? element.start : start)..<end
  }

  /// The comment that ends on the line above an offset's and begins a line.
  private func comment(rightAbove offset: Int) -> Range<Int>? {
    let line = lines.lineStart(offset)
    guard line > 0 else { return nil }
    let end = lines.lineEnd(lines.lineStart(line - 1))
    let blanks = text[..<end].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    let commentEnd = end - blanks
    guard XMLMarkup.has(text, XMLMarkup.commentEnd, at: commentEnd - 3) else { return nil }
    var start = commentEnd - 3
    repeat {
      guard let mark = ByteScan.last(UInt8(ascii: "<"), in: text, 0..<start) else { return nil }
      start = mark
    } while !XMLMarkup.has(text, XMLMarkup.commentStart, at: start)
    let found = XMLMarkup.end(text, at: start, of: XMLMarkup.commentStart, XMLMarkup.commentEnd, before: text.count)
    return found == commentEnd && lines.isFirstOnLine(start) ? start..<commentEnd : nil
  }

  /// Whether comments head a group rather than one element without others in it: they are set off from what is above,
  /// and another element follows closely.
  private func isGroupHeading(commentsAt start: Int, above element: XMLElement, end: Int) -> Bool {
    let line = lines.lineStart(start)
    let isSetOff = line > 0 && lines.isBlank(lineAt: lines.lineStart(line - 1))
    guard isSetOff, !text[element.content].contains(UInt8(ascii: "<")) else { return false }
    let next = lines.nextLine(end)
    let first = next + (next < text.count ? lines.column(ofLineAt: next) : 0)
    return first + 1 < text.count && text[first] == UInt8(ascii: "<") && !"!?/".utf8.contains(text[first + 1])
  }

  // MARK: - Removing

  package func removal(ofNode node: Node) throws(EditError) -> [TextEdit] {
    guard let container = node.parent?.kind == .array ? node.parent?.parent : node.parent else { return [] }
    if container.parent == nil {
      throw .impossible(node.path, "an XML document is one element, which cannot be removed")
    }
    let element = XMLElement(of: container)
    switch role(of: node) {
    case .attribute:
      guard let key = node.keySpan else { return [] }
      let blanks = text[..<key.lowerBound].reversed().prefix(while: XMLMarkup.isBlank).count
      return [.delete(key.lowerBound - blanks..<node.span.upperBound)]
    case .text:
      if childElements(of: container).isEmpty { return [emptied(element)] }
      return (node.kind == .array ? Array(node.elements) : [node]).map { .delete($0.span) }
    default: return removal(of: elements(of: node), in: container, element)
    }
  }

  private func removal(of elements: [XMLElement], in container: Node, _ outer: XMLElement) -> [TextEdit] {
    let edits = Self.joined(elements.map { removal(of: $0) })
    if container[XMLKey.text] != nil || childElements(of: container).count > elements.count { return edits }
    // Without a line or a comment in it, it would be read as an empty text.
    let inner = edits.map { TextEdit.delete($0.range.moved(by: -outer.tagEnd)) }
    guard inner.fits(textOfLength: outer.content.count) else { return [emptied(outer)] }
    let rest = inner.applied(to: Array(text[outer.content]))
    return rest.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? [emptied(outer)] : edits
  }

  private func removal(of element: XMLElement) -> TextEdit {
    guard isAlone(element) else { return .delete(element.range) }
    let slot = slot(of: element)
    return lines.removal(ofLines: lines.lineStart(slot.lowerBound)..<slot.upperBound)
  }

  /// Deletions in order, with those that overlap as one.
  private static func joined(_ edits: [TextEdit]) -> [TextEdit] {
    var result: [TextEdit] = []
    for edit in edits.ordered(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = result.last, last.range.upperBound >= edit.range.lowerBound {
        let end = max(last.range.upperBound, edit.range.upperBound)
        result[result.count - 1] = .delete(last.range.lowerBound..<end)
      } else {
        result.append(edit)
      }
    }
    return result
  }

  // MARK: - Copying and moving

  func duplication(of node: Node, as key: String?) throws(EditError) -> [TextEdit] {
    let path = key.flatMap { node.path.parent?.appending($0) } ?? node.path
    switch role(of: node) {
    case .attribute:
      guard let key, let name = XMLKey.attribute(key) else {
        throw .impossible(path, "an attribute stays one: give a name that begins with @")
      }
      let copy = " " + (try writer.checked(name: name, path)) + "=" + node.source
      return [.insert(copy, at: node.span.upperBound)]
    case .root, .text: throw .impossible(path, "a text has no name of its own")
    case .element, .elements: break
    }
    let name = try key.map { key throws(EditError) in try writer.checked(name: key, path) }
    let elements = elements(of: node)
    guard let last = elements.last else { return [] }
    let copies = elements.map { copy(of: $0, as: name) }
    let separator = isAlone(last) ? writer.lineBreak + lines.indentation(at: last.start) : ""
    return [insertion(of: copies.joined(separator: separator), behind: last)]
  }

  private func copy(of element: XMLElement, as name: String?) -> String {
    let source = Array(text[element.range])
    guard let name else { return String(decoding: source, as: UTF8.self) }
    let edits = element.names(in: text).map { TextEdit($0.moved(by: -element.start), with: name) }
    return String(decoding: edits.applied(to: source), as: UTF8.self)
  }

  func movement(of node: Node, to index: Int) throws(EditError) -> [TextEdit] {
    guard let container = node.parent else { return [] }
    let children = Array(container.children)
    let origin = node.indexInParent
    let places = min(origin, index)...max(origin, index)
    let roles = places.map { role(of: children[$0]) == .attribute }
    guard Set(roles).count == 1 else {
      throw .impossible(node.path, "attributes are in the tag, before all elements")
    }
    let slots = try children.enumerated().map { place, child throws(EditError) in
      places.contains(place) ? try slot(ofNode: child) : child.span
    }
    return slots.moving(from: origin, to: index, in: text)
  }

  /// What changes its place with a node.
  private func slot(ofNode node: Node) throws(EditError) -> Range<Int> {
    switch role(of: node) {
    case .attribute: return (node.keySpan ?? node.span).lowerBound..<node.span.upperBound
    case .root, .text: throw .impossible(node.path, "a text between elements stays where it is")
    case .element: return slot(of: XMLElement(of: node))
    case .elements:
      let slots = elements(of: node).map { slot(of: $0) }
      guard let first = slots.first, let last = slots.last,
        zip(slots, slots.dropFirst()).allSatisfy({ lines.isBlank(in: $0.upperBound..<$1.lowerBound) })
      else { throw .impossible(node.path, "its elements are between others") }
      return first.lowerBound..<last.upperBound
    }
  }
}
