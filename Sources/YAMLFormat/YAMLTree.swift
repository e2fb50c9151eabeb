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
    let start: Int
    let end: Int
    /// The index behind the subtree.
    let next: Int
    let kind: Kind
    let style: Style
    let hasProperties: Bool

    var span: Range<Int> { start..<end }
    /// Whether what it holds is between brackets.
    var isInFlow: Bool { style == .flow || style == .pair }
  }

  /// What is before a node: its anchor with `&`, its tag, and the tag with its handle expanded.
  struct Properties: Sendable, Equatable {
    var anchor: Range<Int>?
    var tag: Range<Int>?
    var tagName: String?

    var start: Int { min(anchor?.lowerBound ?? Int.max, tag?.lowerBound ?? Int.max) }
    var end: Int { max(anchor?.upperBound ?? 0, tag?.upperBound ?? 0) }
  }

  /// How many bytes and nodes belong to a node, with itself.
  fileprivate struct Extent {
    var bytes: Int
    var nodes: Int
  }

  private var nodes: [PackedNode] = []
  /// The extents that are too large for a packed node.
  private var largeExtents: [Int: Extent] = [:]
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
    let extent = node.isLarge ? largeExtents[index] ?? node.extent : node.extent
    return Node(
      start: node.start, end: node.start + extent.bytes, next: index + extent.nodes, kind: node.kind, style: node.style,
      hasProperties: node.hasProperties)
  }

  mutating func reserve(_ count: Int) { nodes.reserveCapacity(count) }

  mutating func append(_ kind: Kind, _ style: Style, _ span: Range<Int>, hasProperties: Bool = false) {
    nodes.append(PackedNode(kind, style, at: span.lowerBound, hasProperties: hasProperties))
    setExtent(of: nodes.count - 1, Extent(bytes: span.count, nodes: 1))
  }

  /// Ends a node with what was read up to here.
  mutating func close(_ index: Int, at end: Int) {
    setExtent(of: index, Extent(bytes: end - nodes[index].start, nodes: nodes.count - index))
  }

  @inline(__always)
  private mutating func setExtent(of index: Int, _ extent: Extent) {
    nodes[index].extent = extent
    if nodes[index].isLarge { largeExtents[index] = extent }
  }

  /// Has a node begin no later than its first child.
  mutating func extend(_ index: Int, toStart start: Int) {
    let node = self[index]
    guard start < node.start else { return }
    nodes[index].start = start
    setExtent(of: index, Extent(bytes: node.end - start, nodes: node.next - index))
  }

  /// The children of a node, one after another.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < self[index].next {
      result.append(child)
      child = self[child].next
    }
    return result
  }

  /// The keys and values of a mapping, one after another.
  func pairs(of mapping: Int) -> UnfoldSequence<(key: Int, value: Int), Int> {
    let end = self[mapping].next
    return sequence(state: mapping + 1) { key in
      guard key < end else { return nil }
      let pair = (key, self[key].next)
      key = self[pair.1].next
      return pair
    }
  }

  /// Where a node begins, with its anchor and tag.
  func outerStart(of index: Int) -> Int {
    let start = nodes[index].start
    return nodes[index].hasProperties ? min(properties[index]?.start ?? Int.max, start) : start
  }

  /// Whether a key is the merge key `<<` (yaml.org/type/merge).
  func isMergeKey(_ index: Int, in text: [UInt8]) -> Bool {
    let node = self[index]
    return node.kind == .scalar && node.style == .plain && node.end - node.start == 2
      && text[node.start] == UInt8(ascii: "<") && text[node.start + 1] == UInt8(ascii: "<")
  }
}

// MARK: - A part read again

extension YAMLTree {
  /// Whether the nodes of another tree are at a place of this one, by an offset in the text.
  func holds(_ read: YAMLTree, from first: Int, at place: Int, movedBy offset: Int) -> Bool {
    let shift = place - first
    return (first..<read.count).allSatisfy { index in
      let (node, own) = (read[index], self[index + shift])
      return node.kind == own.kind && node.style == own.style && node.start + offset == own.start
        && node.end + offset == own.end && node.next + shift == own.next && node.hasProperties == own.hasProperties
        && (!node.hasProperties || properties[index + shift] == read.properties[index]?.moved(by: offset))
        && contentColumns[index + shift] == read.contentColumns[index]
        && aliasTargets[index + shift] == read.aliasTargets[index].map { $0 + shift }
    }
  }

  /// The tree with some nodes exchanged for those of another tree, from one of them on; nil where what the nodes are in
  /// would end in another way than was foreseen.
  func replacing(
    _ range: Range<Int>, of ancestors: Set<Int>, with read: YAMLTree, from first: Int, _ splice: NodeSplice
  ) -> YAMLTree? {
    let growth = read.count - first - range.count
    let shift = range.lowerBound - first
    func moved(_ index: Int) -> Int { index < range.upperBound ? index : index + growth }
    var result = YAMLTree()
    result.nodes = [PackedNode](unsafeUninitializedCapacity: count + growth) { buffer, count in
      count = nodes.count + growth
      nodes.withUnsafeBufferPointer { old in
        _ = buffer.initialize(from: old[..<range.lowerBound])
        _ = UnsafeMutableBufferPointer(rebasing: buffer[range.lowerBound...]).initialize(from: read.nodes[first...])
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[(range.upperBound + growth)...])
        _ = rest.initialize(from: old[range.upperBound...])
        for index in range.lowerBound..<range.upperBound + growth { buffer[index].start += splice.readOffset }
        if splice.textGrowth != 0 { for index in rest.indices { rest[index].start += splice.textGrowth } }
      }
    }
    for (index, extent) in largeExtents where !range.contains(index) { result.largeExtents[moved(index)] = extent }
    for (index, extent) in read.largeExtents where index >= first { result.largeExtents[index + shift] = extent }
    for index in ancestors {
      let end = index == 0 ? self[0].end + splice.textGrowth : splice.movedEnd(ofAncestor: self[index].end)
      guard let end else { return nil }
      result.setExtent(of: index, Extent(bytes: end - nodes[index].start, nodes: self[index].next + growth - index))
    }
    result.hasMergeKeys = hasMergeKeys
    for (index, one) in properties where !range.contains(index) {
      result.properties[moved(index)] =
        one.start >= splice.run.range.upperBound ? one.moved(by: splice.textGrowth) : one
    }
    for (index, column) in contentColumns where !range.contains(index) { result.contentColumns[moved(index)] = column }
    for (index, target) in aliasTargets where !range.contains(index) {
      if range.contains(target) { return nil }
      result.aliasTargets[moved(index)] = moved(target)
    }
    for (index, one) in read.properties where index >= first {
      result.properties[index + shift] = one.moved(by: splice.readOffset)
    }
    for (index, column) in read.contentColumns where index >= first { result.contentColumns[index + shift] = column }
    return result
  }
}

extension YAMLTree.Properties {
  fileprivate func moved(by offset: Int) -> YAMLTree.Properties {
    YAMLTree.Properties(anchor: anchor?.moved(by: offset), tag: tag?.moved(by: offset), tagName: tagName)
  }
}

/// A node as it is kept: 40 bits say where it begins, 24 how many bytes it has, 24 how many nodes; 8 its kind and
/// style.
private struct PackedNode {
  private var lowStart: UInt32
  private var bytesAndHighStart: UInt32
  private var nodesAndStyle: UInt32

  /// From here on, the tree keeps extents elsewhere.
  private static let bound = 0xFF_FFFF

  init(_ kind: YAMLTree.Kind, _ style: YAMLTree.Style, at start: Int, hasProperties: Bool) {
    (lowStart, bytesAndHighStart) = (0, 0)
    nodesAndStyle = UInt32(kind.rawValue) | UInt32(style.rawValue) << 3 | (hasProperties ? 1 << 7 : 0)
    self.start = start
  }

  var kind: YAMLTree.Kind { YAMLTree.Kind(rawValue: UInt8(nodesAndStyle & 7)) ?? .scalar }
  var style: YAMLTree.Style { YAMLTree.Style(rawValue: UInt8(nodesAndStyle >> 3 & 15)) ?? .plain }
  var hasProperties: Bool { nodesAndStyle & 1 << 7 != 0 }

  var start: Int {
    get { Int(lowStart) | Int(bytesAndHighStart & 0xFF) << 32 }
    set {
      lowStart = UInt32(truncatingIfNeeded: newValue)
      bytesAndHighStart = bytesAndHighStart & ~0xFF | UInt32(truncatingIfNeeded: newValue >> 32)
    }
  }

  /// Without meaning where it ``isLarge``.
  var extent: YAMLTree.Extent {
    get { YAMLTree.Extent(bytes: Int(bytesAndHighStart >> 8), nodes: Int(nodesAndStyle >> 8)) }
    set {
      bytesAndHighStart = bytesAndHighStart & 0xFF | Self.bounded(newValue.bytes) << 8
      nodesAndStyle = nodesAndStyle & 0xFF | Self.bounded(newValue.nodes) << 8
    }
  }

  /// Whether it does not fit. A document of which nothing is written may also end before it begins.
  var isLarge: Bool { extent.bytes == Self.bound || extent.nodes == Self.bound }

  @inline(__always)
  private static func bounded(_ number: Int) -> UInt32 { UInt32(0..<bound ~= number ? number : bound) }
}
