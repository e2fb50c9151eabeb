/// Members, elements and documents in another order, each with its comments.
extension YAMLEditor {
  func move(of node: Node, to index: Int) throws(EditError) -> [TextEdit] {
    guard let container = node.parent else { return [] }
    let origin = node.indexInParent
    let collection = self.index(of: container)
    if tree[collection].style == .flow {
      let (editor, brackets) = try flow(collection)
      return editor.move(from: origin, to: index, in: brackets)
    }
    let isStream = isStream(container)
    let bodies = isStream ? try documentBodies(for: node.path) : layout.entries(of: collection).map(body)
    var order = Array(bodies.indices)
    order.insert(order.remove(at: origin), at: index)
    return zip(bodies.indices, order).filter { $0 != $1 }.map { place, content in
      let written = isStream ? document(bodies[content], inPlaceOf: bodies[place]) : Array(text[bodies[content]])
      return TextEdit(bodies[place], with: written)
    }
  }

  /// An entry from its comments, its key or its `-` to the end of its last line.
  private func body(of entry: YAMLLayout.Entry) -> Range<Int> {
    let start = entry.range.lowerBound
    let (whole, end) = wholeLines(of: entry)
    guard layout.isFirstOnLine(start), whole < lines.lineStart(start) else { return start..<end }
    return whole + lines.column(ofLineAt: whole)..<end
  }

  /// What is behind the marks of the documents, each up to the line break before the next mark.
  private func documentBodies(for path: Path) throws(EditError) -> [Range<Int>] {
    let documents = tree.children(of: 0).map { tree[$0] }
    var bodies: [Range<Int>] = []
    for (place, document) in documents.enumerated() {
      let isLast = place + 1 == documents.count
      let start = document.style == .marked ? document.start + 3 : UTF8Text.start(of: text)
      var end = isLast ? text.count : documents[place + 1].start
      guard place == 0 || document.style == .marked, isFreeOfMarks(text[document.end..<end]) else {
        throw .unsupported(path, "a document that ends in ... or begins with % stays in its place")
      }
      if end > start, text[end - 1] == 0x0A { end -= 1 }
      if end > start, text[end - 1] == 0x0D { end -= 1 }
      bodies.append(start..<end)
    }
    return bodies
  }

  private func isFreeOfMarks(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.split(separator: 0x0A).allSatisfy { line in
      !line.starts(with: "...".utf8) && line.first != UInt8(ascii: "%")
    }
  }

  /// A document for the place of another, which may be the first one without a mark.
  private func document(_ content: Range<Int>, inPlaceOf place: Range<Int>) -> [UInt8] {
    let isMarked = { (body: Range<Int>) in body.lowerBound > UTF8Text.start(of: self.text) }
    let body = Array(text[content])
    switch (isMarked(content), isMarked(place)) {
    case (false, true): return Array(style.lineBreak.utf8) + body
    case (true, false):
      let isBelowMark = body.first.map(YAMLBytes.isBreak) ?? false
      return isBelowMark ? Array(body[YAMLBytes.afterBreak(body, 0)...]) : Array("---".utf8) + body
    default: return body
    }
  }
}
