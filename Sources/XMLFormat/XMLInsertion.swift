/// New attributes and elements.
extension XMLEditor {
  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    let path = container.path.appending(key)
    if container.parent == nil, container.count == 0 { return [try root(key, value, path)] }
    if container.parent == nil { throw .impossible(path, "an XML document is one element: give a path inside it") }
    let element = XMLElement(of: container)
    if let name = XMLKey.attribute(key) { return [addition(of: try writer.attribute(name, value, path), to: element)] }
    let children = childElements(of: container)
    if key == XMLKey.text {
      guard children.isEmpty, XMLMarkup.comments(text, in: element.content).isEmpty else {
        throw .impossible(path, "an element that holds others or comments is written without a text")
      }
      let content = try writer.content(try writer.string(of: value, path), path)
      return [element.isOneTag ? filling(element, with: content) : TextEdit(element.content, with: content)]
    }
    if let last = children.last { return [try insertion(key, of: value, behind: last, path)] }
    if container[XMLKey.text] != nil {
      throw .impossible(path, "an element that holds a text is written without others: remove its \(XMLKey.text) first")
    }
    return [try first(key, value, in: element, path)]
  }

  private func addition(of attribute: String, to element: XMLElement) -> TextEdit {
    let attributes = XMLMarkup.attributes(text, of: element)
    let name = XMLMarkup.name(text, tagAt: element.start)
    guard let last = attributes.last else { return .insert(" " + attribute, at: name.upperBound) }
    // As the last one is: behind a blank, or on a line of its own.
    let start = last.range.lowerBound
    let blanks = text[..<start].reversed().prefix(while: XMLMarkup.isBlank).count
    let isBelow = attributes.count > 1 && text[start - blanks..<start].contains(0x0A)
    return .insert(
      (isBelow ? String(bytes: text, in: start - blanks..<start) : " ") + attribute, at: last.range.upperBound)
  }

  /// The one element of a text that is empty.
  private func root(_ key: String, _ value: Value, _ path: Path) throws(EditError) -> TextEdit {
    if value.kind == .array { throw .unsupported(path, "an XML document is one element, not a list of them") }
    let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
    let element = try writer.element(key, value, "", path)
    return .insert(
      declaration + writer.lineBreak + element + writer.lineBreak, at: UTF8Text.start(of: text))
  }

  /// The first element in one that has none.
  private func first(_ key: String, _ value: Value, in element: XMLElement, _ path: Path) throws(EditError) -> TextEdit
  {
    let own = lines.indentation(at: element.start)
    let inner = own + writer.indentation
    let written = writer.lineBreak + inner + (try writer.element(key, value, inner, path))
    if element.isOneTag { return filling(element, with: written + writer.lineBreak + own) }
    // Behind the comments, and in front of what leads to the end tag.
    let blanks = text[element.content].reversed().prefix(while: XMLMarkup.isBlank).count
    let place = element.contentEnd - blanks
    let isOnOwnLine = text[place..<element.contentEnd].contains(0x0A)
    return .insert(isOnOwnLine ? written : written + writer.lineBreak + own, at: place)
  }

  // MARK: - Beside others

  func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> [TextEdit] {
    let path = array.path.appending(index)
    guard role(of: array) == .elements else {
      throw .impossible(path, "a text between elements has no place of its own")
    }
    if value.kind == .array { throw .unsupported(path, "XML has no lists inside lists") }
    let elements = elements(of: array)
    guard index < elements.count else {
      return try elements.last.map { last throws(EditError) in [try insertion(of: value, behind: last, path)] } ?? []
    }
    let next = elements[index]
    let indentation = lines.indentation(at: next.start)
    let written = try writer.element(next.name(in: text), value, indentation, path)
    guard isAlone(next) else { return [.insert(written, at: next.start)] }
    return [.insert(written + writer.lineBreak + indentation, at: slot(of: next).lowerBound)]
  }

  /// Elements of the same name, behind one.
  func insertion(of value: Value, behind element: XMLElement, _ path: Path) throws(EditError) -> TextEdit {
    try insertion(element.name(in: text), of: value, behind: element, path)
  }

  private func insertion(
    _ key: String, of value: Value, behind element: XMLElement, _ path: Path
  ) throws(EditError) -> TextEdit {
    let indentation = lines.indentation(at: element.start)
    return insertion(of: try writer.element(key, value, indentation, path), behind: element)
  }

  /// On a line below an element, or where that has none of its own right behind it.
  func insertion(of written: String, behind element: XMLElement) -> TextEdit {
    guard isAlone(element) else { return .insert(written, at: element.end) }
    return .insert(writer.lineBreak + lines.indentation(at: element.start) + written, at: slot(of: element).upperBound)
  }
}
