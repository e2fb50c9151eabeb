/// Another value for an object or array, as changes of what in it differs: so that comments and layout of all else
/// stay.
struct ContainerChange {
  private let node: Node
  private let value: Value
  /// Beyond this many changes, a container that can be written again is.
  private static let bound = 24

  init(of node: Node, to value: Value) {
    self.node = node
    self.value = value
  }

  /// The changes, one after another; `nil` when the value is better written whole.
  func parts() -> [Change]? {
    let path = node.path
    let isInPlace = node.storage.format.syntax.isReplacedInPlace(node)
    // A path that leads to another value of the same key cannot name this one.
    guard node.count > 0 || !isInPlace else { return nil }
    if isOneMore || node.isListOfLines && value.kind.isScalar { return nil }
    let changes: [Change]
    switch (node.kind, value) {
    case (.object, .object(let members)) where !members.isEmpty: changes = self.changes(of: members, at: path)
    case (.array, .array(let values)) where !values.isEmpty: changes = self.changes(of: values, at: path)
    default: return isInPlace || path.isRoot ? nil : [.remove(path), .set(path, value)]
    }
    return changes.count <= Self.bound || !isInPlace ? changes : nil
  }

  /// Whether a block becomes the first of several with its words: it stays as it is, with its comments.
  private var isOneMore: Bool {
    guard node.kind == .object, case .array(let values) = value, values.count > 1 else { return false }
    return node.storage.format.syntax.takesBlock(at: node.path) && node.isExactly(values[0])
  }

  /// New and other members first, then those that go: so the object is never empty in between.
  private func changes(of members: ObjectMembers, at path: Path) -> [Change] {
    var changes: [Change] = []
    for member in members where !(node[member.key]?.isExactly(member.value) ?? false) {
      changes.append(.set(path.appending(member.key), member.value))
    }
    let kept = Set(members.map { Path.Step.key($0.key) })
    for member in node.members where !kept.contains(.key(member.key)) {
      changes.append(.remove(path.appending(member.key)))
    }
    return changes
  }

  /// Elements are matched from both ends.
  private func changes(of values: [Value], at path: Path) -> [Change] {
    let part = SequenceDiff.changedPart(Array(node.elements), values) { $0.isExactly($1) }
    let paired = min(part.old.count, part.new.count)
    return part.new.prefix(paired).map { .set(path.appending($0), values[$0]) }
      + part.new.dropFirst(paired).map { .insert(path.appending($0), values[$0]) }
      + part.old.dropFirst(paired).reversed().map { .remove(path.appending($0)) }
  }
}

extension Node {
  /// Whether it is a list because its key is there several times, with a value each.
  package var isListOfLines: Bool {
    kind == .array && count > 0 && storage.format.syntax.readsListOfOneAsScalar && elements.allSatisfy(\.kind.isScalar)
  }
}
