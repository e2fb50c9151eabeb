/// The nodes of a YAML text as they are written, keys, aliases and documents among them: what composition and editing
/// go by.
///
/// A flat array in the order of the text: a node before what it holds, 12 bytes a node. The first node is the stream.
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
    let start: Int32
    let end: Int32
    /// The index behind the subtree.
    let next: Int32
    let kind: Kind
    let style: Style
    let hasProperties: Bool

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

  private var nodes: [PackedNode] = []
  /// The sizes of subtrees that are too large for a packed node.
  private var largeSizes: [Int: Int] = [:]
  var properties: [Int: Properties] = [:]
  /// The column where the content of block scalars begins.
  var contentColumns: [Int: Int] = [:]
  /// What aliases represent.
  var aliasTargets: [Int: Int] = [:]
  /// Whether some key is `<<`.
  var hasMergeKeys = false

  var count: Int { nodes.count }

  subscript(index: Int) -> Node {
    let node = nodes[index]
    let size = node.size < PackedNode.sizeBound ? node.size : largeSizes[index] ?? node.size
    return Node(
      start: node.start, end: node.end, next: Int32(index + size), kind: node.kind, style: node.style,
      hasProperties: node.hasProperties)
  }

  mutating func reserve(_ count: Int) { nodes.reserveCapacity(count) }

  mutating func append(_ kind: Kind, _ style: Style, _ span: Range<Int>, hasProperties: Bool = false) {
    nodes.append(PackedNode(kind, style, span, hasProperties: hasProperties))
  }

  /// Ends a node with what was read up to here.
  mutating func close(_ index: Int, at end: Int) {
    nodes[index].end = Int32(end)
    let size = nodes.count - index
    nodes[index].size = min(size, PackedNode.sizeBound)
    if size >= PackedNode.sizeBound { largeSizes[index] = size }
  }

  /// Has a node begin no later than its first child.
  mutating func extend(_ index: Int, toStart start: Int) {
    nodes[index].start = min(nodes[index].start, Int32(start))
  }

  /// The children of a node, one after another.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < self[index].next {
      result.append(child)
      child = Int(self[child].next)
    }
    return result
  }

  /// Where a node begins, with its anchor and tag.
  func outerStart(of index: Int) -> Int {
    let start = Int(nodes[index].start)
    return nodes[index].hasProperties ? min(properties[index]?.start ?? Int.max, start) : start
  }

  /// Whether a key is the merge key `<<` (yaml.org/type/merge).
  func isMergeKey(_ index: Int, in text: [UInt8]) -> Bool {
    let node = self[index]
    return node.kind == .scalar && node.style == .plain && node.end - node.start == 2
      && text[Int(node.start)] == UInt8(ascii: "<") && text[Int(node.start) + 1] == UInt8(ascii: "<")
  }
}

/// A node as it is kept: its span, and its kind, style and the size of its subtree in four bytes.
private struct PackedNode {
  var start: Int32
  var end: Int32
  private var rest: UInt32

  /// From this size on, the tree keeps sizes elsewhere.
  static let sizeBound = 0xFF_FFFF

  init(_ kind: YAMLTree.Kind, _ style: YAMLTree.Style, _ span: Range<Int>, hasProperties: Bool) {
    (start, end) = (Int32(span.lowerBound), Int32(span.upperBound))
    rest = UInt32(kind.rawValue) | UInt32(style.rawValue) << 3 | (hasProperties ? 1 << 7 : 0) | 1 << 8
  }

  var kind: YAMLTree.Kind { YAMLTree.Kind(rawValue: UInt8(rest & 7)) ?? .scalar }
  var style: YAMLTree.Style { YAMLTree.Style(rawValue: UInt8(rest >> 3 & 15)) ?? .plain }
  var hasProperties: Bool { rest & 1 << 7 != 0 }
  var size: Int {
    get { Int(rest >> 8) }
    set { rest = rest & 0xFF | UInt32(newValue) << 8 }
  }
}
