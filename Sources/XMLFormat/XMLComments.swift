/// Elements that are commented out as whole lines: found, brought back, and made comments again.
extension XMLEditor {
  /// A comment that holds one well-formed element and nothing else.
  struct Commented {
    let comment: Range<Int>
    let element: Range<Int>
    /// The whole lines, without the last line break.
    let line: Range<Int>
    let name: String
  }

  /// A comment as the element that it is; nil where it is anything else.
  func setting(_ comment: Range<Int>) -> Commented? {
    guard lines.isFirstOnLine(comment.lowerBound), endOfLine(behind: comment.upperBound) != nil else { return nil }
    let inside = comment.lowerBound + XMLMarkup.commentStart.count..<comment.upperBound - XMLMarkup.commentEnd.count
    guard let first = inside.first(where: { !XMLMarkup.isBlank(text[$0]) }),
      let last = inside.last(where: { !XMLMarkup.isBlank(text[$0]) }), first + 2 < last,
      text[first] == UInt8(ascii: "<"), text[last] == UInt8(ascii: ">"), !"!?/".utf8.contains(text[first + 1])
    else { return nil }
    let source = Array(text[first...last])
    guard let elements = try? XMLReader.elements(of: source), elements.first?.range == source.indices else {
      return nil
    }
    let line = lines.lineStart(comment.lowerBound)..<lines.lineEnd(endOfLine(behind: comment.upperBound) ?? 0)
    let name = String(bytes: source, in: XMLMarkup.name(source, tagAt: 0))
    return Commented(comment: comment, element: first..<last + 1, line: line, name: name)
  }

  /// The setting that comes back when a key is set.
  func commented(forKey key: String, in container: Node) -> Commented? {
    guard XMLKey.attribute(key) == nil, key != XMLKey.text else { return nil }
    return comments(in: container).lazy.compactMap(setting).first { $0.name.hasSameBytes(as: key) }
  }

  func commentedLines() -> [CommentedLine] {
    guard !XMLMarkup.comments(text, in: text.indices).isEmpty else { return [] }
    let root = Node(storage: storage, index: 0)
    return storage.records.indices.dropFirst().flatMap { index -> [CommentedLine] in
      let node = root.node(withID: index)
      guard node.kind == .object else { return [] }
      let found = comments(in: node).compactMap(setting)
      if found.isEmpty { return [] }
      let path = node.path
      return found.map { CommentedLine(container: path, setting: $0.element, line: $0.line) }
    }
  }

  /// The comments right inside an element.
  private func comments(in container: Node) -> [Range<Int>] {
    guard container.kind == .object, container.parent != nil else { return [] }
    let element = XMLElement(of: container)
    var comments: [Range<Int>] = []
    var start = element.tagEnd
    for child in childElements(of: container) {
      comments += XMLMarkup.comments(text, in: start..<child.start)
      start = child.end
    }
    return comments + (start < element.contentEnd ? XMLMarkup.comments(text, in: start..<element.contentEnd) : [])
  }

  // MARK: - Back and forth

  /// The element in the place of the comment, with as much of its spelling as has the value.
  func uncommenting(_ commented: Commented, _ value: Value, _ path: Path) throws(EditError) -> TextEdit {
    guard let alone = try? Document(parsing: Array(text[commented.element]), as: storage.format) else {
      throw .impossible(path, "the comment with its name cannot be read")
    }
    let changed: EditedDocument
    do throws(EditError) {
      changed = try alone.applying(.set([.key(commented.name)], value))
    } catch {
      throw .unsupported(path, "it is commented out in another form: \(error)")
    }
    return TextEdit(commented.comment, with: changed.document.text)
  }

  /// An element made a comment again: as it was before, else as it is now where it has lines of its own.
  package func commentingOut(asXML node: Node, _ former: String?) throws(EditError) -> [TextEdit] {
    let elements = elements(of: node)
    guard let element = elements.first, elements.count == 1, node.path.steps.count > 1, isAlone(element) else {
      return try removal(ofNode: node)
    }
    if let former {
      let end = lines.lineEnd(endOfLine(behind: element.end) ?? element.end)
      return [TextEdit(lines.lineStart(element.start)..<end, with: former)]
    }
    let source = String(bytes: text, in: element.range)
    if source.holds("--") || node.parent?.kind == .array { return try removal(ofNode: node) }
    return [TextEdit(element.range, with: "<!-- \(source) -->")]
  }
}
