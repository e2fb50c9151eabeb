import SettingsDocuments
import TestSupport

/// Changes of a document at random places, with values that its schema or the document knows, and others.
struct RandomEdits {
  private var generator: SeededGenerator
  private let values: [Value]
  private let keys: [String]

  init(seed: UInt64, schema: Node, document: Node) {
    generator = SeededGenerator(seed: seed)
    var values: [Value] = [true, false, .null, 0, -1, 1.5, "", "x", [], [:], [1, 1], ["a": 1]]
    var keys = ["a", "b", "zz"]
    Self.gather(schema, isSchema: true, &values, &keys)
    Self.gather(document, isSchema: false, &values, &keys)
    self.values = values
    self.keys = keys
  }

  private static func gather(_ root: Node, isSchema: Bool, _ values: inout [Value], _ keys: inout [String]) {
    var waiting = [root]
    var count = 0
    while let node = waiting.popLast(), count < 400 {
      count += 1
      if node.kind.isScalar || !isSchema && node.endID - node.id < 12 { values.append(node.value) }
      if let key = node.key { keys.append(key) }
      waiting += node.children
    }
  }

  mutating func next(below bound: Int) -> Int { generator.next(below: bound) }

  mutating func value() -> Value { values[next(below: values.count)] }

  /// A place in a document, deep ones among them.
  mutating func node(in document: Document) -> Node {
    document.node(withID: next(below: document.root.endID))
  }

  /// A document after a change at random; nil where it cannot be made.
  mutating func edited(_ document: Document) -> Document? {
    let node = node(in: document)
    return try? document.applying(change(of: node)).document
  }

  private mutating func change(of node: Node) -> Change {
    let path = node.path
    switch next(below: 10) {
    case 0, 1: return .remove(path)
    case 2 where node.kind == .object, 3 where node.kind == .object:
      return .set(path.appending(keys[next(below: keys.count)]), value())
    case 2 where node.kind == .array, 3 where node.kind == .array:
      return .insert(path.appending(next(below: node.count + 1)), value())
    case 4 where node.key != nil: return .rename(path, to: keys[next(below: keys.count)])
    case 5 where node.parent?.kind == .array: return .move(path, to: next(below: node.parent?.count ?? 1))
    case 6 where node.parent?.kind == .array:
      return .insert(path, node.parent?.children.randomElement(using: &generator)?.value ?? 1)
    default: return .set(path, value())
    }
  }
}
