/// Writes changes into an XML text, in the style of what is around them.
struct XMLEditor: FormatEditor {
  let storage: DocumentStorage
  let lines: LineText

  init(_ storage: DocumentStorage) {
    self.storage = storage
    lines = LineText(storage.text, commentMarks: [])
  }

  var writer: XMLWriter { XMLWriter(of: storage) }

  /// What a node is written as.
  enum Role {
    case root, attribute, text, element
    /// Elements of one name.
    case elements
  }

  func role(of node: Node) -> Role {
    guard let parent = node.parent else { return .root }
    let key = node.key ?? parent.key ?? ""
    if key == XMLKey.text { return .text }
    if XMLKey.attribute(key) != nil { return .attribute }
    return node.kind == .array ? .elements : .element
  }

  func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit] {
    switch edit {
    case .replace(let node, let value): try replacement(of: node, by: value)
    case .add(let key, let value, let container):
      if let commented = commented(forKey: key, in: container) {
        [try uncommenting(commented, value, container.path.appending(key))]
      } else {
        try addition(of: key, value, to: container)
      }
    case .insert(let value, let index, let array): try insertion(of: value, at: index, of: array)
    case .remove(let node): try removal(ofNode: node)
    case .commentOut(let node, let former): try commentingOut(asXML: node, former)
    case .rename(let node, let key): try renaming(node, to: key)
    case .duplicate(let node, let key): try duplication(of: node, as: key)
    case .move(let node, let index): try movement(of: node, to: index)
    }
  }

  // MARK: - Elements

  /// The elements that a node is written as, in the order of the text; none for attributes and texts.
  func elements(of node: Node) -> [XMLElement] {
    switch role(of: node) {
    case .element: [XMLElement(of: node)]
    case .elements: node.elements.map { XMLElement(of: $0) }
    default: []
    }
  }

  /// The elements right inside an object, in the order of the text.
  func childElements(of container: Node) -> [XMLElement] {
    let elements = container.children.flatMap { self.elements(of: $0) }
    return elements.ordered { $0.start < $1.start }
  }

  // MARK: - Names

  func renaming(_ node: Node, to key: String) throws(EditError) -> [TextEdit] {
    let path = node.path.parent?.appending(key) ?? node.path
    switch role(of: node) {
    case .attribute:
      guard let name = XMLKey.attribute(key), let span = node.keySpan else {
        throw .impossible(path, "an attribute stays one: give a name that begins with @")
      }
      return [TextEdit(span, with: try writer.checked(name: name, path))]
    case .element, .elements:
      let name = try writer.checked(name: key, path)
      return elements(of: node).flatMap { $0.names(in: text) }.map { TextEdit($0, with: name) }
    case .root, .text: throw .impossible(node.path, "a text has no name")
    }
  }

  func keySpans(of node: Node) -> [Range<Int>] { node.keySpan.map { [$0] } ?? [] }
}
