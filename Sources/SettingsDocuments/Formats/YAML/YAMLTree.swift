/// The nodes of a YAML text as they are written, keys, aliases and documents among them: what composition and editing
/// go by.
///
/// A flat array in the order of the text: a node before what it holds, 16 bytes a node. The first node is the stream.
struct YAMLTree: Sendable {
  enum Kind: UInt8, Sendable {
    case stream, document
    /// Its children are keys and values by turns.
    case mapping
    case sequence, scalar, alias
  }

  enum Style: UInt8, Sendable {
    /// Scalars.
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// A scalar of which nothing is written.
    case empty
    /// Collections.
    case block, flow
    /// A mapping of one pair in brackets, without braces: `[a: b]`.
    case pair
    /// Documents, by what marks where they begin.
    case marked, unmarked
  }

  struct Node: Sendable {
    /// Without anchor and tag; quotes, brackets and a block scalar's header are part of it.
    var start: Int32
    var end: Int32
    /// The index behind the subtree.
    var next: Int32
    let kind: Kind
    var style: Style
    var hasProperties = false

    var span: Range<Int> { Int(start)..<Int(end) }
    /// Whether what it holds is between brackets.
    var isInFlow: Bool { style == .flow || style == .pair }
  }

  /// What is before a node: its anchor with `&`, its tag, and the tag with its handle expanded.
  struct Properties: Sendable {
    var anchor: Range<Int>?
    var tag: Range<Int>?
    var tagName: String?

    var start: Int { min(anchor?.lowerBound ?? Int.max, tag?.lowerBound ?? Int.max) }
    var end: Int { max(anchor?.upperBound ?? 0, tag?.upperBound ?? 0) }
  }

  var nodes: [Node] = []
  var properties: [Int: Properties] = [:]
  /// The column where the content of block scalars begins.
  var contentColumns: [Int: Int] = [:]
  /// What aliases represent.
  var aliasTargets: [Int: Int] = [:]
  /// Whether some key is `<<`.
  var hasMergeKeys = false

  subscript(index: Int) -> Node { nodes[index] }

  /// The children of a node, one after another.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < nodes[index].next {
      result.append(child)
      child = Int(nodes[child].next)
    }
    return result
  }

  /// Where a node begins, with its anchor and tag.
  func outerStart(of index: Int) -> Int {
    nodes[index].hasProperties
      ? min(properties[index]?.start ?? Int.max, Int(nodes[index].start)) : Int(nodes[index].start)
  }

  /// Whether a key is the merge key `<<` (yaml.org/type/merge).
  func isMergeKey(_ index: Int, in text: [UInt8]) -> Bool {
    let node = nodes[index]
    return node.kind == .scalar && node.style == .plain && node.end - node.start == 2
      && text[Int(node.start)] == UInt8(ascii: "<") && text[Int(node.start) + 1] == UInt8(ascii: "<")
  }
}
