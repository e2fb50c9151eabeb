/// The documents of a stream: new ones, those that are moved and those that go.
extension YAMLEditor {
  func insertion(ofDocument value: Value, at place: Int, in array: Node) throws(EditError) -> TextEdit {
    guard place == array.count else {
      throw .unsupported(array.path.appending(place), "a new document goes to the end of the file")
    }
    let isEnded = text.last.map(YAMLBytes.isBreak) ?? true
    let written = "---" + style.lineBreak + writer.lines(value, column: 0)
    return .insert((isEnded ? "" : style.lineBreak) + written + (isEnded ? style.lineBreak : ""), at: text.count)
  }

  package func removal(ofDocument document: Int, _ node: Node) throws(EditError) -> [TextEdit] {
    let documents = tree.children(of: 0)
    guard let place = documents.firstIndex(of: document), documents.count > 2 else {
      throw .unsupported(node.path, "the last but one document of a file stays; empty it instead")
    }
    if place + 1 < documents.count {
      guard tree[documents[place + 1]].style == .marked else {
        throw .unsupported(node.path, "no --- begins the next document")
      }
      let start = place == 0 ? UTF8Text.start(of: text) : tree[document].start
      return [.delete(start..<tree[documents[place + 1]].start)]
    }
    return [.delete(tree[document].start..<text.count)]
  }

  /// Documents change places behind their marks.
  func movingDocument(_ node: Node, to index: Int) throws(EditError) -> [TextEdit] {
    let bodies = try documentBodies(for: node.path)
    return bodies.indices.moved(from: node.indexInParent, to: index).map { place, content in
      TextEdit(bodies[place], with: document(bodies[content], inPlaceOf: bodies[place]))
    }
  }

  /// What is behind the marks of the documents, each up to the line break before the next mark.
  private func documentBodies(for path: Path) throws(EditError) -> [Range<Int>] {
    let documents = tree.children(of: 0).map { tree[$0] }
    var bodies: [Range<Int>] = []
    for (place, document) in documents.enumerated() {
      let isLast = place + 1 == documents.count
      let start = document.style == .marked ? document.start + 3 : UTF8Text.start(of: text)
      let end = isLast ? text.count : documents[place + 1].start
      guard place == 0 || document.style == .marked, isFreeOfMarks(text[document.end..<end]) else {
        throw .unsupported(path, "a document that ends in ... or begins with % stays in its place")
      }
      let lineBreak = text[start..<end].last == 0x0A ? (text[start..<end].dropLast().last == 0x0D ? 2 : 1) : 0
      bodies.append(start..<end - lineBreak)
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
