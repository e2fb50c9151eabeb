import SettingsDocuments
import Synchronization

/// The values of one `enum`, or the one of a `const`.
final class ChoiceList: Sendable {
  let keyword: String
  private let nodes: [Node]
  private let useCount = Atomic<Int>(0)
  private let table = AtomicLazy<Table>()

  /// A long list asked more often than this is worth a table.
  private static let useThreshold = 4

  private final class Table: Sendable {
    let values: Set<Value>
    init(_ values: [Value]) { self.values = Set(values) }
  }

  init(keyword: String, nodes: [Node]) {
    self.keyword = keyword
    self.nodes = nodes
  }

  var count: Int { nodes.count }

  /// The values, in the order of the schema.
  var values: [Value] { nodes.map(\.comparableValue) }

  func contains(_ node: Node) -> Bool {
    if nodes.count > 16, useCount.add(1, ordering: .relaxed).newValue > Self.useThreshold {
      return (table.load() ?? table.storeIfNil(Table(values))).values.contains(node.comparableValue)
    }
    if let text = node.text { return contains(text) }
    let kind = node.kind
    guard nodes.contains(where: { $0.kind == kind }) else { return false }
    let value = node.comparableValue
    return nodes.contains { $0.kind == kind && $0.comparableValue == value }
  }

  /// Whether a text is one of the values.
  func contains(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { containsString(UnsafeRawBufferPointer($0)) }
  }

  private func containsString(_ text: UnsafeRawBufferPointer) -> Bool {
    nodes.contains { $0.isString(text) || $0.kind == .dateTime && $0.text?.utf8.elementsEqual(text) == true }
  }
}
