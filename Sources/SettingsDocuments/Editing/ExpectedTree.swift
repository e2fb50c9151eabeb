/// The tree a text must have after an edit: the old one, with new parts where the change is.
indirect enum ExpectedTree {
  case unchanged(Node)
  case value(Value)
  /// The members in order; `added`, when there is one, may stand anywhere among them.
  case object([(key: String, tree: ExpectedTree)], added: (key: String, value: Value)?)
  case array([ExpectedTree])

  /// What a document must be after an edit. `readBack` says what the format makes of a written value.
  init(_ document: Document, after edit: NodeEdit, readBack: (Value) -> Value) {
    switch edit {
    case .replace(let node, let value):
      self = Self.tree(with: .value(readBack(value)), inPlaceOf: node)
    case .add(let key, let value, let object):
      let tree = ExpectedTree.object(
        object.members.map { ($0.key, .unchanged($0.value)) }, added: (key, readBack(value)))
      self = Self.tree(with: tree, inPlaceOf: object)
    case .insert(let value, let index, let array):
      var elements = array.elements.map(ExpectedTree.unchanged)
      elements.insert(.value(readBack(value)), at: index)
      self = Self.tree(with: .array(elements), inPlaceOf: array)
    case .remove(let node), .commentOut(let node, _):
      guard let parent = node.parent else { preconditionFailure("the root is never removed") }
      let tree = Self.children(of: parent) { $0 == node ? nil : ($0.key, .unchanged($0)) }
      self = Self.tree(with: tree, inPlaceOf: parent)
    case .rename(let node, let key):
      guard let parent = node.parent else { preconditionFailure("the root is never renamed") }
      let tree = Self.children(of: parent) { ($0 == node ? key : $0.key, .unchanged($0)) }
      self = Self.tree(with: tree, inPlaceOf: parent)
    case .move(let node, let index):
      guard let parent = node.parent else { preconditionFailure("the root is never moved") }
      var elements = parent.elements.filter { $0 != node }.map(ExpectedTree.unchanged)
      elements.insert(.unchanged(node), at: index)
      self = Self.tree(with: .array(elements), inPlaceOf: parent)
    }
  }

  /// The whole tree with one node's part replaced.
  private static func tree(with part: ExpectedTree, inPlaceOf node: Node) -> ExpectedTree {
    var tree = part
    var place = node
    while let parent = place.parent {
      let inner = tree
      let here = place
      tree = children(of: parent) { ($0.key, $0 == here ? inner : .unchanged($0)) }
      place = parent
    }
    return tree
  }

  private static func children(
    of node: Node, _ child: (Node) -> (key: String?, tree: ExpectedTree)?
  ) -> ExpectedTree {
    let children = node.children.compactMap(child)
    return node.kind == .array
      ? .array(children.map(\.tree)) : .object(children.map { ($0.key ?? "", $0.tree) }, added: nil)
  }
}

extension ExpectedTree {
  /// Whether a parsed node is what is expected here. Cost: the subtree.
  func matches(_ node: Node) -> Bool {
    switch self {
    case .unchanged(let old): node.isUnchanged(from: old)
    case .value(let value): node.hasValue(value)
    case .array(let trees) where trees.count == 1 && node.kind != .array:
      node.storage.format.syntax.readsListOfOneAsScalar && trees[0].matches(node)
    case .array(let trees):
      node.kind == .array && node.count == trees.count && zip(node.elements, trees).allSatisfy { $1.matches($0) }
    case .object(let members, nil) where members.isEmpty && node.isNull:
      node.storage.format.syntax.readsNothingAsNull && node.span.isEmpty
    case .object(let members, let added): node.kind == .object && matches(node, members, added: added)
    }
  }

  private func matches(
    _ node: Node, _ members: [(key: String, tree: ExpectedTree)], added: (key: String, value: Value)?
  ) -> Bool {
    var rest = Array(node.members)
    if let added {
      guard let index = rest.lastIndex(where: { node.isKey($0.key, added.key) }),
        rest.remove(at: index).value.hasValue(added.value)
      else { return false }
    }
    return rest.count == members.count
      && zip(rest, members).allSatisfy { $0.key.hasSameBytes(as: $1.key) && $1.tree.matches($0.value) }
  }
}

extension Node {
  /// Whether two keys are one, to the programs that read this format.
  fileprivate func isKey(_ key: String, _ other: String) -> Bool {
    key.hasSameBytes(as: other) || (storage.format.syntax.ignoresCase && key.lowercased() == other.lowercased())
  }

  /// Whether two nodes of two documents hold the same tree, numbers spelled alike. Cost: the subtree.
  func isUnchanged(from old: Node) -> Bool {
    guard kind == old.kind, count == old.count else { return false }
    switch kind {
    case .null: return true
    case .boolean: return boolean == old.boolean
    case .array: return zip(elements, old.elements).allSatisfy { $0.isUnchanged(from: $1) }
    case .object:
      return zip(members, old.members).allSatisfy { new, old in
        new.key.hasSameBytes(as: old.key) && new.value.isUnchanged(from: old.value)
      }
    case .number, .string, .dateTime:
      return storage.text[span] == old.storage.text[old.span] || value == old.value
    }
  }

  /// Whether it means this value, members in any order.
  func hasValue(_ other: Value) -> Bool {
    switch other {
    case .array(let values) where values.count == 1 && kind != .array:
      storage.format.syntax.readsListOfOneAsScalar && hasValue(values[0])
    case .array(let values):
      kind == .array && count == values.count && zip(elements, values).allSatisfy { $0.hasValue($1) }
    case .object(let members):
      kind == .object && count == Set(members.map { Path.Step.key($0.key) }).count
        && members.allSatisfy { self[$0.key]?.hasValue(members[$0.key] ?? .null) ?? false }
    default: kind.isScalar && value == other
    }
  }
}
