/// One node of a document: where it is in the text, and how far its subtree reaches in the arena.
///
/// The arena holds the nodes in the order of the tree (a container before what it holds), so the first child of a
/// container is right behind it, and a node's next sibling at `next`. 32 bytes a node.
@usableFromInline package struct NodeRecord: Sendable {
  // Each offset has 39 bits: 32 of its own, and 7 in `high`, above which is the kind.
  @usableFromInline var lowStart: UInt32
  @usableFromInline var lowEnd: UInt32
  @usableFromInline var lowKeyStart: UInt32
  @usableFromInline var lowKeyEnd: UInt32
  @usableFromInline var high: UInt32
  @usableFromInline var nextIndex: Int32
  @usableFromInline var parentIndex: Int32
  @usableFromInline var detailBits: UInt32

  /// The offset of a key that is none, which no text has.
  @usableFromInline static let textBound = 1 << 39 - 1
  /// How many nodes a document may have. Readers notice some thousand nodes late, and lists are made of what is
  /// repeated: that goes beyond it, but never beyond an `Int32`.
  package static let countBound = 1 << 30
  /// What every detail is below.
  package static let detailBound = 1 << 32
  /// The key of a node that has none.
  @usableFromInline package static let noKey = textBound..<textBound

  @inlinable @inline(always)
  package init(kind: Kind, span: Range<Int>, key: Range<Int> = noKey, index: Int, parent: Int, detail: Int = 0) {
    lowStart = UInt32(truncatingIfNeeded: span.lowerBound)
    lowEnd = UInt32(truncatingIfNeeded: span.upperBound)
    lowKeyStart = UInt32(truncatingIfNeeded: key.lowerBound)
    lowKeyEnd = UInt32(truncatingIfNeeded: key.upperBound)
    high = UInt32(kind.rawValue) << 28
    if (span.upperBound | key.upperBound) >> 32 != 0 {
      high |=
        Self.high(span.lowerBound) | Self.high(span.upperBound) << 7 | Self.high(key.lowerBound) << 14
        | Self.high(key.upperBound) << 21
    }
    nextIndex = Int32(truncatingIfNeeded: index &+ 1)
    parentIndex = Int32(truncatingIfNeeded: parent)
    detailBits = UInt32(truncatingIfNeeded: detail)
  }

  @inlinable package var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: high >> 28)) ?? .null }

  @inlinable package var start: Int {
    get { offset(lowStart, 0) }
    set {
      lowStart = UInt32(truncatingIfNeeded: newValue)
      setHigh(of: newValue, 0)
    }
  }
  @inlinable package var end: Int {
    get { offset(lowEnd, 7) }
    set {
      lowEnd = UInt32(truncatingIfNeeded: newValue)
      setHigh(of: newValue, 7)
    }
  }
  @inlinable package var span: Range<Int> { start..<end }

  @inlinable package var hasKey: Bool { lowKeyStart != UInt32.max || keyStart != Self.textBound }
  /// Without meaning where there is no key in the text.
  @inlinable package var keyStart: Int { offset(lowKeyStart, 14) }
  @inlinable package var keyEnd: Int { offset(lowKeyEnd, 21) }
  package var keySpan: Range<Int>? {
    get { hasKey ? keyStart..<keyEnd : nil }
    set {
      let key = newValue ?? Self.noKey
      lowKeyStart = UInt32(truncatingIfNeeded: key.lowerBound)
      lowKeyEnd = UInt32(truncatingIfNeeded: key.upperBound)
      setHigh(of: key.lowerBound, 14)
      setHigh(of: key.upperBound, 21)
    }
  }

  /// The arena index behind this node's subtree.
  @inlinable package var next: Int {
    get { Int(nextIndex) }
    set { nextIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// The container's arena index; -1 for the root.
  @inlinable package var parent: Int {
    get { Int(parentIndex) }
    set { parentIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// A container's count of children; a scalar's spelling, in its format's own numbering (a boolean's is 1 for true).
  @inlinable package var detail: Int {
    get { Int(detailBits) }
    set { detailBits = UInt32(truncatingIfNeeded: newValue) }
  }

  /// Ends a container before a byte and before a node.
  @inlinable package mutating func close(at end: Int, next: Int, count: Int) {
    self.end = end
    self.next = next
    detail = count
  }

  /// Moves the places of other nodes, where those of another arena come behind so many.
  @inline(__always)
  mutating func move(by count: Int, root container: Int) {
    let step = Int32(truncatingIfNeeded: count)
    nextIndex &+= step
    parentIndex = parentIndex < 0 ? Int32(truncatingIfNeeded: container) : parentIndex &+ step
  }

  /// Moves the offsets, or those of them that are not before a place.
  mutating func move(by distance: Int, from place: Int = 0) {
    if moveNear(by: distance, from: place) { return }
    func moved(_ offset: Int) -> Int { offset >= place ? offset + distance : offset }
    start = moved(start)
    end = moved(end)
    if let key = keySpan { keySpan = moved(key.lowerBound)..<moved(key.upperBound) }
  }

  /// The same where offsets have no more than 32 bits before and after, as in nearly all texts; else it does nothing.
  ///
  /// - Returns: whether they have.
  @inline(__always)
  private mutating func moveNear(by distance: Int, from place: Int) -> Bool {
    let highs = high & 0x0FFF_FFFF
    let hasKey = highs == 0
    let bound = Int(UInt32.max)
    guard place <= bound, hasKey || highs == Self.highsOfNoKey, Int(lowEnd) + distance < bound,
      !hasKey || Int(lowKeyEnd) + distance < bound
    else { return false }
    let (step, place) = (UInt32(truncatingIfNeeded: distance), UInt32(truncatingIfNeeded: place))
    lowStart &+= lowStart >= place ? step : 0
    lowEnd &+= lowEnd >= place ? step : 0
    lowKeyStart &+= hasKey && lowKeyStart >= place ? step : 0
    lowKeyEnd &+= hasKey && lowKeyEnd >= place ? step : 0
    return true
  }

  private static let highsOfNoKey: UInt32 = 0x0FFF_C000

  @inlinable @inline(always)
  static func high(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: offset >> 32) }

  @inlinable @inline(always)
  func offset(_ low: UInt32, _ shift: UInt32) -> Int { Int(low) | Int(high >> shift & 0x7F) << 32 }

  @inlinable @inline(always)
  mutating func setHigh(of offset: Int, _ shift: UInt32) {
    high = high & ~(0x7F << shift) | Self.high(offset) << shift
  }
}

extension NodeRecord {
  package func isSame(as other: NodeRecord) -> Bool {
    kind == other.kind && detail == other.detail && span == other.span && keySpan == other.keySpan && next == other.next
      && parent == other.parent
  }
}
