/// What a format's parser hands its findings to, in the order of the tree.
///
///     var tree = TreeBuilder()
///     tree.open(.object, at: 0)
///     tree.key(2..<6)
///     tree.scalar(.boolean, at: 8..<12, detail: 1)
///     tree.close(at: 14)                          // {"on": true}
struct TreeBuilder {
  private(set) var records: [NodeRecord] = []
  /// Decoded text of scalars, and of keys, that cannot be read back from their spans alone.
  private(set) var storedStrings: [Int32: String] = [:]
  private(set) var storedKeys: [Int32: String] = [:]
  var notes: [Note] = []
  /// Whether the root is an array of documents.
  var holdsDocuments = false
  private var openContainers: [Int32] = []
  private var pendingKey: Range<Int>?
  private var pendingStoredKey: String?

  /// Makes room for so many nodes at once: growing step by step takes twice the memory.
  mutating func reserve(_ count: Int) { records.reserveCapacity(count) }

  /// How many containers are open.
  var depth: Int { openContainers.count }

  /// The innermost open container's kind and its first byte.
  var innermost: (kind: Kind, start: Int)? {
    openContainers.last.map { (records[Int($0)].kind, Int(records[Int($0)].start)) }
  }

  /// The key of the value that comes next; `stored` when its span does not spell it.
  mutating func key(_ span: Range<Int>, stored: String? = nil) {
    pendingKey = span
    pendingStoredKey = stored
  }

  mutating func scalar(_ kind: Kind, at span: Range<Int>, detail: Int = 0, stored: String? = nil) {
    let index = append(kind, at: span, detail: detail)
    if let stored { storedStrings[Int32(index)] = stored }
  }

  mutating func open(_ kind: Kind, at start: Int) {
    openContainers.append(Int32(append(kind, at: start..<start)))
  }

  /// Ends the innermost container before the byte `end`.
  mutating func close(at end: Int) {
    guard let index = openContainers.popLast() else { preconditionFailure("no container is open") }
    records[Int(index)].end = Int32(end)
    records[Int(index)].next = Int32(records.count)
  }

  private mutating func append(_ kind: Kind, at span: Range<Int>, detail: Int = 0) -> Int {
    let index = records.count
    let parent = openContainers.last ?? -1
    var record = NodeRecord(kind: kind, span: span, index: index, parent: parent, detail: detail)
    if let pendingKey {
      record.keyStart = Int32(pendingKey.lowerBound)
      record.keyEnd = Int32(pendingKey.upperBound)
      if let pendingStoredKey { storedKeys[Int32(index)] = pendingStoredKey }
    }
    pendingKey = nil
    pendingStoredKey = nil
    if parent >= 0 {
      precondition(records[Int(parent)].detail < NodeRecord.detailBound - 1, "a container of more than 2²⁸ values")
      records[Int(parent)].detail += 1
    }
    records.append(record)
    return index
  }
}
