import SettingsFiles

/// A document as a walk of a schema sees it: as it is, or with one value in the place of another.
///
/// A class, for every copy would take room in the frames of a walk, whose depth is bounded by the stack.
final class CheckedDocument: Sendable {
  /// Nil where values are checked that belong to none.
  let document: Document?
  let substitution: Substitution?
  /// Whether some object has a key twice.
  var hasRepeatedKeys: Bool { !repeatedKeys.isEmpty }
  /// What texts mean, where all values are texts; nil for values that have kinds.
  let textValues: TextValues?
  private let repeatedKeys: [String]

  /// Where more keys are repeated, any object may have one twice.
  private static let mostRepeatedKeys = 16

  /// - Parameter texts: what texts mean, where the format does not tell.
  init(_ document: Document?, with substitution: Substitution? = nil, reading texts: TextValues? = nil) {
    self.document = document
    self.substitution = substitution
    textValues = texts ?? document?.format.textValues
    var keys: Set<String> = []
    for note in document?.notes ?? [] {
      if case .duplicateKey(let key) = note.kind { keys.insert(key) }
    }
    repeatedKeys = Array(keys)
  }

  /// The values that the schema is applied to: all documents of the text, or the one with the new value.
  var parts: [Node] {
    if let substitution { return [substitution.part] }
    return document?.documents ?? []
  }

  /// Whether an object may have a key twice; never false where one is.
  func mayRepeatKeys(_ node: Node) -> Bool {
    guard hasRepeatedKeys, node.kind == .object else { return false }
    return repeatedKeys.count > Self.mostRepeatedKeys || repeatedKeys.contains { node[$0] != nil }
  }

  /// Whether a value is the document's own.
  func holds(_ node: Node) -> Bool { document.map(node.isPart) ?? false }

  // MARK: - The tree with the new value in it

  func children(of node: Node) -> SubstitutedChildren {
    SubstitutedChildren(
      children: node.children.makeIterator(), substitution: substitution, added: substitution?.added(to: node))
  }

  func count(of node: Node) -> Int {
    node.count + (substitution?.added(to: node) == nil ? 0 : 1)
  }

  func member(_ key: String, of node: Node) -> Node? {
    guard let substitution else { return node[key] }
    if let found = node[key] { return substitution.current(found) }
    return substitution.added(to: node).flatMap { $0.parent?[key] == $0 ? $0 : nil }
  }

  /// Whether a member counts: of repeated keys only the last does.
  func counts(_ member: Node, in node: Node) -> Bool {
    !hasRepeatedKeys || self.member(member.key ?? "", of: node) == member
  }

  func parent(of node: Node) -> Node? {
    guard let substitution, node == substitution.value else { return node.parent }
    return substitution.container
  }

  /// How many containers are around the node.
  func depth(of node: Node) -> Int {
    var depth = 0
    var node = node
    while let parent = parent(of: node) { (node, depth) = (parent, depth + 1) }
    return depth
  }

  func path(of node: Node) -> Path {
    guard let substitution, node.isPart(of: substitution.text) else { return node.path }
    return Path(substitution.path.steps + node.path.steps.dropFirst(substitution.value.path.steps.count))
  }

  /// The value as schemas compare it.
  func comparableValue(of node: Node) -> Value {
    guard let substitution, substitution.isInside(node) else { return node.comparableValue }
    let children = children(of: node)
    if node.kind == .array { return .array(children.map { comparableValue(of: $0) }) }
    return .object(ObjectMembers(children.map { ($0.key ?? "", comparableValue(of: $0)) }))
  }
}

/// A value in the place of another one, or beside those that are there: what a document would be with it is asked
/// without writing it.
final class Substitution: Sendable {
  /// The object or array that has the value.
  let container: Node
  /// The value before; nil where there is none.
  let replaced: Node?
  /// The value, in a text of its own.
  let value: Node
  let text: Document
  /// Where the value is in the document.
  let path: Path
  /// The value of the text that holds all of it: the root, or one of several documents.
  let part: Node
  /// The containers around the value, each with the child that leads to it.
  private let pathChildren: [Int: Int]

  init(_ value: Node, of text: Document, in container: Node, replacing replaced: Node?, at path: Path, part: Node) {
    (self.container, self.replaced, self.value, self.text) = (container, replaced, value, text)
    (self.path, self.part) = (path, part)
    var children: [Int: Int] = [:]
    if let replaced { children[container.id] = replaced.id }
    var node = container
    while let parent = node.parent {
      children[parent.id] = node.id
      node = parent
    }
    pathChildren = children
  }

  /// The node that is now where one was.
  func current(_ node: Node) -> Node { node == replaced ? value : node }

  /// The node that is behind the last child of a container.
  func added(to node: Node) -> Node? { replaced == nil && node == container ? value : nil }

  /// The ``Node/id`` that the value is known by among its siblings.
  func id(of node: Node) -> Int {
    guard node == value else { return node.id }
    return replaced?.id ?? container.endID
  }

  /// Whether a container has the value in it.
  func isInside(_ node: Node) -> Bool {
    !node.kind.isScalar && node.sharesDocument(with: container)
      && (node == container || pathChildren[node.id] != nil)
  }

  /// The child of a container that leads to the value, by its ``Node/id``; nil where there is none.
  func pathChild(of node: Node) -> Int? { pathChildren[node.id] }
}

/// The children of a node with a value in the place of one of them.
struct SubstitutedChildren: Sequence, IteratorProtocol {
  var children: IndexingIterator<NodeChildren>
  let substitution: Substitution?
  var added: Node?

  mutating func next() -> Node? {
    if let child = children.next() { return substitution?.current(child) ?? child }
    defer { added = nil }
    return added
  }
}
