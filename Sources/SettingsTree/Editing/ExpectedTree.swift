/// The tree a text must have after an edit: the old one, with new parts where the change is.
indirect enum ExpectedTree {
  case unchanged(Node)
  case value(Value)
  /// An old container with one child in another form, or under another key.
  case container(Node, child: Node, tree: ExpectedTree, key: String?)
  /// An old container without one child. Where there is no other, null may be written as it was before there was any.
  case without(Node, child: Node, null: String?)
  /// An old object with a member more, anywhere among the others.
  case object(Node, added: (key: String, value: Value))
  /// An old array with an element more.
  case array(Node, added: Value, at: Int)
  /// An old container with its children in another order.
  case reordered(Node, [Node])

  /// What a document must be after an edit. `readBack` says what the format makes of a written value.
  init(after edit: NodeEdit, readBack: (Value) -> Value) {
    switch edit {
    case .replace(let node, let value):
      self = Self.tree(with: .value(readBack(value)), inPlaceOf: node)
    case .add(let key, let value, let object):
      self = Self.tree(with: .object(object, added: (key, readBack(value))), inPlaceOf: object)
    case .insert(let value, let index, let array):
      self = Self.tree(with: .array(array, added: readBack(value), at: index), inPlaceOf: array)
    case .remove(let node): self = Self.tree(without: node, null: nil)
    case .commentOut(let node, let former): self = Self.tree(without: node, null: former)
    case .rename(let node, let key):
      guard let parent = node.parent else { preconditionFailure("the root is never renamed") }
      self = Self.tree(with: .container(parent, child: node, tree: .unchanged(node), key: key), inPlaceOf: parent)
    case .duplicate(let node, let key):
      guard let parent = node.parent else { preconditionFailure("the root is never copied") }
      let part =
        key.map { ExpectedTree.object(parent, added: ($0, node.value)) }
        ?? .array(parent, added: node.value, at: node.indexInParent + 1)
      self = Self.tree(with: part, inPlaceOf: parent)
    case .move(let node, let index):
      guard let parent = node.parent else { preconditionFailure("the root is never moved") }
      var children = parent.children.filter { $0 != node }
      children.insert(node, at: index)
      self = Self.tree(with: .reordered(parent, children), inPlaceOf: parent)
    }
  }

  private static func tree(without node: Node, null: String?) -> ExpectedTree {
    guard let parent = node.parent else { preconditionFailure("the root is never removed") }
    return tree(with: .without(parent, child: node, null: null), inPlaceOf: parent)
  }

  /// The whole tree with one node's part replaced.
  private static func tree(with part: ExpectedTree, inPlaceOf node: Node) -> ExpectedTree {
    var tree = part
    var place = node
    while let parent = place.parent {
      tree = .container(parent, child: place, tree: tree, key: nil)
      place = parent
    }
    return tree
  }
}

extension ExpectedTree {
  /// Whether a parsed node is what is expected here.
  ///
  /// - Complexity: the subtree.
  func matches(_ node: Node) -> Bool {
    switch self {
    case .unchanged(let old): node.isUnchanged(from: old)
    case .value(let value): node.hasValue(value)
    case .array(let old, let value, _) where old.count == 0 && node.kind != .array:
      node.storage.format.syntax.readsListOfOneAsScalar && node.hasValue(value)
    case .array(let old, let value, let place): node.kind == .array && matches(node, old, added: value, at: place)
    case .object(let old, let added): node.kind == .object && matches(node, old, added: added)
    case .reordered(let old, let children):
      node.kind == old.kind && node.count == children.count
        && zip(node.children, children).allSatisfy { $0.hasSameKey(as: $1) && $0.isUnchanged(from: $1) }
    case .container(let old, let child, let tree, let key): matches(node, old, child, tree, key)
    case .without(let old, _, let null) where old.count == 1 && old.kind == .object && node.isNull:
      node.storage.format.syntax.readsNothingAsNull
        && (node.span.isEmpty || null?.hasSuffix(node.source) ?? false)
    case .without(let old, let child, _) where old.kind == .object && node.kind == .string:
      matches(node, textOf: old, without: child)
    case .without(let old, let child, _): matches(node, old, child, nil, nil)
    }
  }

  /// Whether an object that lost a member is read as the text that is left in it, or as an empty one.
  private func matches(_ node: Node, textOf old: Node, without child: Node) -> Bool {
    guard let key = node.storage.format.syntax.textKey else { return false }
    let rest = old.members.filter { $0.value != child }
    guard let text = rest.first else { return node.string == "" }
    return rest.count == 1 && text.key == key && node.isUnchanged(from: text.value)
  }

  private func matches(
    _ node: Node, _ old: Node, _ child: Node, _ tree: ExpectedTree?, _ key: String?
  ) -> Bool {
    let count = old.count - (tree == nil ? 1 : 0)
    if old.kind == .array, node.kind != .array {
      // Of a list of two that lost one, the other may be read as a plain value.
      guard count == 1, node.storage.format.syntax.readsListOfOneAsScalar else { return false }
      return old.children.allSatisfy { $0 == child ? tree?.matches(node) ?? true : node.isUnchanged(from: $0) }
    }
    guard node.kind == old.kind, node.count == count else { return false }
    let kept = node.storage.kept(since: old.storage)
    // A child that should differ and was not read again is found among all.
    let changed = Self.changed(ofFormer: old, kept)
    let isReadAgain = changed.contains(child)
    var rest = (isReadAgain ? Self.changed(of: node, kept) : Array(node.children)).makeIterator()
    for former in isReadAgain ? changed : Array(old.children) {
      if former == child, tree == nil { continue }
      guard let new = rest.next() else { return false }
      if former == child, let key {
        guard new.key?.hasSameBytes(as: key) ?? false else { return false }
      } else if !new.hasSameKey(as: former) {
        return false
      }
      guard former == child ? tree?.matches(new) ?? false : new.isUnchanged(from: former) else { return false }
    }
    return rest.next() == nil
  }

  private func matches(_ node: Node, _ old: Node, added: (key: String, value: Value)) -> Bool {
    let kept = node.storage.kept(since: old.storage)
    var rest = Self.changed(of: node, kept)
    guard let index = rest.lastIndex(where: { node.isKey($0.key ?? "", added.key) }),
      rest.remove(at: index).hasValue(added.value)
    else { return false }
    return node.count == old.count + 1 && Self.areUnchanged(rest, from: Self.changed(ofFormer: old, kept))
  }

  private func matches(_ node: Node, _ old: Node, added value: Value, at place: Int) -> Bool {
    let kept = node.storage.kept(since: old.storage)
    var rest = Self.changed(of: node, kept)
    guard let added = node[place], let index = rest.firstIndex(of: added), rest.remove(at: index).hasValue(value)
    else { return false }
    return node.count == old.count + 1 && Self.areUnchanged(rest, from: Self.changed(ofFormer: old, kept))
  }

  private static func areUnchanged(_ nodes: [Node], from old: [Node]) -> Bool {
    nodes.count == old.count && zip(nodes, old).allSatisfy { $0.hasSameKey(as: $1) && $0.isUnchanged(from: $1) }
  }

  // MARK: - Children that were read again

  /// Before them and behind them are as many children as in the former container, each the same as there.
  private static func changed(of node: Node, _ kept: KeptNodes?) -> [Node] {
    node.children(at: kept?.changedPlaces(in: node) ?? 0..<node.count)
  }

  private static func changed(ofFormer node: Node, _ kept: KeptNodes?) -> [Node] {
    node.children(at: kept?.changedPlaces(inFormer: node) ?? 0..<node.count)
  }
}

extension Node {
  /// Whether two keys are one, to the programs that read this format.
  fileprivate func isKey(_ key: String, _ other: String) -> Bool {
    let syntax = storage.format.syntax
    return key.hasSameBytes(as: other)
      || (syntax.ignoresCase && key.lowercased() == other.lowercased() && syntax.haveSameName(key, other))
  }

  /// Whether two nodes of two documents hold the same tree, numbers spelled alike.
  ///
  /// - Complexity: the subtree.
  func isUnchanged(from old: Node) -> Bool {
    if storage.kept(since: old.storage)?.isKept(self, as: old) == true { return true }
    let size = record.next - index
    guard size == old.record.next - old.index else { return false }
    if size > 1, isWrittenAlike(as: old) { return true }
    return (0..<size).allSatisfy { offset in
      let (new, old) = (
        Node(storage: storage, index: index + offset), Node(storage: old.storage, index: old.index + offset)
      )
      return new.isSameAlone(as: old) && (offset == 0 || new.hasSameKey(as: old))
    }
  }

  /// Whether two lists or objects are the same to the byte, in a format that reads them by their own bytes alone.
  private func isWrittenAlike(as old: Node) -> Bool {
    storage.format == old.storage.format && storage.format.syntax.inner(of: self) != nil
      && storage.hasSameBytes(span, as: old.span, of: old.storage)
  }

  /// Whether two nodes are the same, what they hold left out: the next one of the arena is about that.
  private func isSameAlone(as old: Node) -> Bool {
    guard kind == old.kind else { return false }
    switch kind {
    case .null: return true
    case .boolean: return boolean == old.boolean
    case .array, .object:
      return count == old.count && record.next - index == old.record.next - old.index
    case .number, .string, .dateTime:
      return storage.hasSameBytes(span, as: old.span, of: old.storage) || value == old.value
    }
  }

  /// Whether two members have the same key, or both are none.
  func hasSameKey(as other: Node) -> Bool {
    if storage.kept(since: other.storage)?.isKept(self, as: other) == true { return true }
    guard record.keySpan != nil, other.record.keySpan != nil else {
      return record.keySpan == nil && other.record.keySpan == nil
    }
    return storage.keys.withBytes(of: index, in: storage.records) { key in
      other.storage.keys.withBytes(of: other.index, in: other.storage.records) { ByteScan.areSame(key, $0) }
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
