/// A change of what a document shows, as a change of what is written: an alias and a merge key show what is
/// elsewhere, and that must not change unseen.
struct YAMLAliases {
  private let document: Document
  /// The same text with aliases not followed: each thing only where it is.
  private let written: Document

  /// - Complexity: linear in the document, of which nothing is read again.
  init(_ document: Document) throws(EditError) {
    self.document = document
    do throws(ParseError) {
      let syntax = YAMLSyntax(followsAliases: false)
      let tree = try syntax.shownTree(of: document)
      let format = Format(name: document.format.name, summary: document.format.summary, syntax: syntax)
      written = Document(storage: DocumentStorage(text: document.text, format: format, tree: tree))
    } catch {
      throw .refused([], "the text cannot be read (\(error))")
    }
  }

  /// A document in which aliases are not followed, and what is to be changed there.
  ///
  /// An alias is changed by writing a value in its place, and so is what it shows; a member that a merge key brings, by
  /// a key of the mapping's own. What either shows can be added to, removed, renamed and moved only where it is
  /// written.
  func written(_ edit: NodeEdit) throws(EditError) -> (document: Document, edit: NodeEdit) {
    (written, try writtenEdit(edit))
  }

  private func writtenEdit(_ edit: NodeEdit) throws(EditError) -> NodeEdit {
    switch edit {
    case .replace(let node, let value): return try settingOwn(value, at: node)
    case .add(let key, let value, let node): return .add(key: key, value, to: try ownCollection(node))
    case .insert(let value, let index, let node): return .insert(value, at: index, of: try ownCollection(node))
    case .remove(let node): return .remove(try own(node))
    case .commentOut(let node, let text): return .commentOut(try own(node), text)
    case .rename(let node, let key): return .rename(try own(node), key)
    case .duplicate(let node, let key): return .duplicate(try own(node), as: key)
    case .move(let node, let index): return .move(try own(node), to: index)
    }
  }

  /// Gives the innermost place that is written a value of its own: what it shows, with another value inside.
  private func settingOwn(_ value: Value, at node: Node) throws(EditError) -> NodeEdit {
    if let own = place(of: node) { return .replace(own, value) }
    guard let parent = node.parent else { throw refusal(node) }
    guard let key = node.key else {
      return try settingOwn(.array(parent.elements.map { $0 == node ? value : $0.value }), at: parent)
    }
    if let mapping = collection(parent) { return .add(key: key, value, to: mapping) }
    let members = parent.members.map { ($0.key, $0.value == node ? value : $0.value.value) }
    return try settingOwn(.object(ObjectMembers(members)), at: parent)
  }

  /// A node as it is written; an object or array where it is no alias.
  static func written(_ node: Node) -> Node? {
    let document = Document(storage: node.storage)
    guard document.yaml.hasReferences else { return node }
    let aliases = try? YAMLAliases(document)
    return node.isNull ? aliases?.place(of: node) : aliases?.collection(node)
  }

  private func own(_ node: Node) throws(EditError) -> Node {
    guard let own = place(of: node) else { throw refusal(node) }
    return own
  }

  private func ownCollection(_ node: Node) throws(EditError) -> Node {
    guard let collection = collection(node) else { throw refusal(node) }
    return collection
  }

  private func refusal(_ node: Node) -> EditError {
    let line = document.lines.position(at: node.keySpan?.lowerBound ?? node.span.lowerBound).line
    var owner = node
    while let parent = owner.parent, place(of: owner) == nil { owner = parent }
    let shown = owner.path.isRoot ? "here" : "at \(owner.path)"
    return .unsupported(
      node.path,
      "it is written on line \(line), and an alias or a merge key shows it \(shown) as well; change it on that line, "
        + "or give \(shown == "here" ? "this place" : owner.path.description) a value of its own")
  }

  /// What is at a node's place, if only an alias; `nil` for what is elsewhere.
  private func place(of node: Node) -> Node? {
    written.yaml.places.record(at: document.yaml.places[node.index])
      .map { Node(storage: written.storage, index: $0) }
  }

  /// The same, and no alias.
  private func collection(_ node: Node) -> Node? {
    place(of: node).flatMap { $0.kind == node.kind ? $0 : nil }
  }
}
