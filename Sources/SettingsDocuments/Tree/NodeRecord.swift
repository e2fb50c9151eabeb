/// One node of a document: where it is in the text, and how far its subtree reaches in the arena.
///
/// The arena holds the nodes in the order of the tree (a container before what it holds), so the first child of a
/// container is right behind it, and a node's next sibling at `end of its subtree`. 28 bytes a node.
struct NodeRecord: Sendable {
  var start: Int32
  var end: Int32
  /// -1 when the node has no key in the text.
  var keyStart: Int32 = -1
  var keyEnd: Int32 = -1
  /// The arena index behind this node's subtree.
  var next: Int32
  /// The container's arena index; -1 for the root.
  var parent: Int32
  private var packed: UInt32

  /// The largest count a container can have, and the largest style.
  static let detailBound = 1 << 28

  init(kind: Kind, span: Range<Int>, index: Int, parent: Int32, detail: Int = 0) {
    start = Int32(span.lowerBound)
    end = Int32(span.upperBound)
    next = Int32(index + 1)
    self.parent = parent
    packed = UInt32(kind.rawValue) << 28 | UInt32(detail)
  }

  var kind: Kind { Kind(rawValue: UInt8(packed >> 28)) ?? .null }

  /// A container's count of children; a scalar's spelling, in its format's own numbering (a boolean's is 1 for true).
  var detail: Int {
    get { Int(packed & 0x0FFF_FFFF) }
    set { packed = packed & 0xF000_0000 | UInt32(newValue) }
  }

  var span: Range<Int> { Int(start)..<Int(end) }
  var keySpan: Range<Int>? { keyStart < 0 ? nil : Int(keyStart)..<Int(keyEnd) }
}
