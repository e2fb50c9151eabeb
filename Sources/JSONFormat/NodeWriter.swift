/// Writes nodes one after the other into memory of a fixed size: what a parser keeps in registers that reads some
/// hundred megabytes a second.
///
///     var nodes = NodeWriter()
///     records = nodes.records(after: records, room: 100) { nodes in
///       nodes.open(.array, at: 0)
///       nodes.scalar(.null, from: 1, to: 5)
///       nodes.close(at: 6)                        // [null]
///     }
///
/// A container that is open keeps its own place in what is around it: the outer container is its parent, and how many
/// children that has so far is in the outer one's detail.
struct NodeWriter {
  private var records: UnsafeMutablePointer<NodeRecord>?
  private var capacity = 0
  private(set) var count = 0
  /// The innermost open container and how many children it has so far; none is -1.
  private var container = -1
  private var childCount = 0
  /// Whether the innermost open container is an object.
  private(set) var isInObject = false
  /// How many containers are open.
  private(set) var depth = 0

  init() {}

  /// Whether another node can be written.
  @inline(__always)
  var hasRoom: Bool { count < capacity }

  @inline(__always)
  var isOpen: Bool { container >= 0 }

  /// A container's kind and its first byte.
  typealias Container = (kind: Kind, start: Int)

  /// The innermost open container.
  @inline(__always)
  var innermost: Container? {
    guard let records, container >= 0 else { return nil }
    return (records[container].kind, records[container].start)
  }

  /// Makes room for nodes, and lends the writer.
  ///
  /// - Parameters:
  ///   - former: what was written so far.
  ///   - room: how many nodes there may be altogether.
  /// - Returns: what is written then.
  mutating func records(
    after former: consuming [NodeRecord], room: Int, _ write: (inout NodeWriter) -> Void
  ) -> [NodeRecord] {
    let former = former
    return Array(unsafeUninitializedCapacity: max(room, former.count)) { memory, initialized in
      _ = memory.initialize(fromContentsOf: former)
      (records, capacity) = (memory.baseAddress, room)
      write(&self)
      (records, capacity) = (nil, 0)
      initialized = count
    }
  }

  @inline(__always)
  mutating func scalar(
    _ kind: Kind, from start: Int, to end: Int, key: Range<Int> = NodeRecord.noKey, detail: Int = 0
  ) {
    let span = Range(uncheckedBounds: (start, end))
    append(NodeRecord(kind: kind, span: span, key: key, index: count, parent: container, detail: detail))
    childCount &+= 1
  }

  @inline(__always)
  mutating func open(_ kind: Kind, at start: Int, key: Range<Int> = NodeRecord.noKey) {
    if container >= 0 { records.unsafelyUnwrapped[container].detail = childCount &+ 1 }
    append(NodeRecord(kind: kind, span: start..<start, key: key, index: count, parent: container))
    (container, childCount, isInObject) = (count &- 1, 0, kind == .object)
    depth &+= 1
  }

  /// Ends the innermost container before the byte `end`.
  @inline(__always)
  mutating func close(at end: Int) {
    let records = records.unsafelyUnwrapped
    records[container].close(at: end, next: count, count: childCount)
    container = records[container].parent
    depth &-= 1
    guard container >= 0 else { return isInObject = false }
    (childCount, isInObject) = (records[container].detail, records[container].kind == .object)
  }

  @inline(__always)
  private mutating func append(_ record: NodeRecord) {
    (records.unsafelyUnwrapped + count).initialize(to: record)
    count &+= 1
  }
}
