/// A change of what a document shows, as a change of what is written: an alias and a merge key show what is
/// elsewhere, and that must not change unseen.
struct YAMLAliases {
  private let document: Document

  init(_ document: Document) {
    self.document = document
  }

  /// A document in which aliases are not followed, and what is to be changed there.
  ///
  /// An alias is changed by writing a value in its place; a member that a merge key brings, by a key of the mapping's
  /// own. What is inside of either can be changed only where it is written.
  func written(_ edit: NodeEdit) throws(EditError) -> (document: Document, edit: NodeEdit) {
    guard hasReferences else { return (document, edit) }
    let places = try Places(document)
    switch edit {
    case .replace(let node, let value):
      if let own = places.written(node) { return (places.written, .replace(own, value)) }
      guard let key = node.key, let parent = node.parent, let mapping = places.writtenCollection(parent) else {
        throw refusal(node, places)
      }
      return (places.written, .add(key: key, value, to: mapping))
    case .add(let key, let value, let node):
      return (places.written, .add(key: key, value, to: try collection(node, places)))
    case .insert(let value, let index, let node):
      return (places.written, .insert(value, at: index, of: try collection(node, places)))
    case .remove(let node): return (places.written, .remove(try own(node, places)))
    case .commentOut(let node, let text): return (places.written, .commentOut(try own(node, places), text))
    case .rename(let node, let key): return (places.written, .rename(try own(node, places), key))
    case .move(let node, let index): return (places.written, .move(try own(node, places), to: index))
    }
  }

  /// A collection as it is written.
  func written(_ node: Node) throws(EditError) -> (document: Document, node: Node) {
    guard hasReferences else { return (document, node) }
    let places = try Places(document)
    return (places.written, try collection(node, places))
  }

  /// Whether there may be an alias or a merge key.
  private var hasReferences: Bool {
    let text = document.text
    return text.contains(UInt8(ascii: "*"))
      || zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "<") && $1 == UInt8(ascii: "<") }
  }

  private func own(_ node: Node, _ places: Places) throws(EditError) -> Node {
    guard let own = places.written(node) else { throw refusal(node, places) }
    return own
  }

  private func collection(_ node: Node, _ places: Places) throws(EditError) -> Node {
    guard let collection = places.writtenCollection(node) else { throw refusal(node, places) }
    return collection
  }

  private func refusal(_ node: Node, _ places: Places) -> EditError {
    let line = document.lines.position(at: node.keySpan?.lowerBound ?? node.span.lowerBound).line
    var owner = node
    while let parent = owner.parent, places.written(owner) == nil { owner = parent }
    let place = owner.path.isRoot ? "here" : "at \(owner.path)"
    return .unsupported(
      node.path,
      "it is written on line \(line), and an alias or a merge key shows it \(place) as well; change it on that line, "
        + "or give \(place == "here" ? "this place" : owner.path.description) a value of its own")
  }

  /// Which node of the written document each node of the other is.
  private struct Places {
    let written: Document
    private let tree: YAMLTree
    private let origins: [YAMLComposer.Origin]
    private let writtenOrigins: [YAMLComposer.Origin]

    init(_ document: Document) throws(EditError) {
      do throws(ParseError) {
        tree = try YAMLReader.tree(of: document.text)
        var composer = YAMLComposer(document.text, tree, followsAliases: true, collectsOrigins: true)
        _ = try composer.compose()
        origins = composer.origins
        var plain = YAMLComposer(document.text, tree, followsAliases: false, collectsOrigins: true)
        _ = try plain.compose()
        writtenOrigins = plain.origins
        let format = Format(name: document.format.name, syntax: YAMLSyntax(followsAliases: false))
        written = try Document(parsing: document.text, as: format)
      } catch {
        throw .refused([], "the text cannot be read (\(error))")
      }
    }

    /// What is at a node's place, if only an alias; `nil` for what is elsewhere.
    func written(_ node: Node) -> Node? {
      let origin = origins[node.index].written
      guard origin >= 0 else { return nil }
      // The nodes of the tree are in the order of the text.
      var (low, high) = (0, writtenOrigins.count)
      while low < high {
        let middle = (low + high) / 2
        if writtenOrigins[middle].node < origin { low = middle + 1 } else { high = middle }
      }
      return low < writtenOrigins.count && writtenOrigins[low].node == origin
        ? Node(storage: written.storage, index: low) : nil
    }

    /// The same, and no alias.
    func writtenCollection(_ node: Node) -> Node? {
      written(node).flatMap { $0.kind == node.kind ? $0 : nil }
    }
  }
}
