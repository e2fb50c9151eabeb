import SettingsFiles
import Synchronization

/// The values of one `enum`, or the one of a `const`.
final class ChoiceList: Sendable {
  let keyword: String
  private let nodes: [Node]
  private let useCount = Atomic<Int>(0)
  private let table = AtomicLazy<Kept<Set<Value>>>()

  /// A long list asked more often than this is worth a table.
  private static let useThreshold = 4

  init(keyword: String, nodes: [Node]) {
    self.keyword = keyword
    self.nodes = nodes
  }

  var count: Int { nodes.count }

  var values: [Value] { nodes.map(\.comparableValue) }

  func contains(_ node: Node) -> Bool {
    if node.kind == .string, !isWorthTable {
      var isOneOfThem = false
      node.withString { isOneOfThem = containsString($0) }
      return isOneOfThem
    }
    if node.kind == .dateTime, let text = node.text, !isWorthTable { return contains(text) }
    // Of a long list or object it is mostly known without a look at all of it that it is none of the values.
    guard node.kind.isScalar || nodes.contains(where: { Self.mayEqual($0, node) }) else { return false }
    return contains(node.kind, node.comparableValue)
  }

  private static func mayEqual(_ choice: Node, _ node: Node) -> Bool {
    switch (choice.kind, node.kind) {
    case (.array, .array): choice.count == node.count
    case (.object, .object):
      choice.members.allSatisfy { node.member(withKeyOf: $0.value) != nil }
        && node.members.prefix(1).allSatisfy { choice.member(withKeyOf: $0.value) != nil }
    default: false
    }
  }

  /// Whether a value of a kind, as schemas compare it, is one of the values.
  func contains(_ kind: Kind, _ value: Value) -> Bool {
    if isWorthTable { return (table.load() ?? table.storeIfNil(Kept(Set(values)))).value.contains(value) }
    return nodes.contains { $0.kind == kind && $0.comparableValue == value }
  }

  private var isWorthTable: Bool {
    nodes.count > 16 && useCount.add(1, ordering: .relaxed).newValue > Self.useThreshold
  }

  func contains(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { containsString(UnsafeRawBufferPointer($0)) }
  }

  private func containsString(_ text: UnsafeRawBufferPointer) -> Bool {
    nodes.contains { $0.isString(text) || $0.kind == .dateTime && $0.text?.utf8.elementsEqual(text) == true }
  }
}
