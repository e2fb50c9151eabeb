/// What a format's parser hands its findings to, in the order of the tree.
///
///     var tree = TreeBuilder()
///     tree.open(.object, at: 0)
///     tree.key(2..<6)
///     tree.scalar(.boolean, at: 8..<12, detail: 1)
///     tree.close(at: 14)                          // {"on": true}
package struct TreeBuilder {
  package private(set) var records: [NodeRecord] = []
  /// Decoded text of keys that cannot be read back from their spans alone.
  package private(set) var storedKeys: [Int: String] = [:]
  package var notes: [Note] = []
  /// The headers of a text of lines, in the order of the text.
  package var headers: [HeaderRecord] = []
  /// What the format keeps beside the records.
  package var syntaxTree: (any SyntaxTree)?
  /// How far inside its span each key is spelled byte for byte; nil when some key must be decoded.
  package var keyInset: Int?
  /// Whether the format allows no key twice, so that none has to be looked for.
  package var keysAreUnique = false
  /// Whether what comes later among the records comes later in the text, as it does where nothing is brought together.
  package var isInTextOrder = true
  /// Whether the root is an array of documents.
  package var holdsDocuments = false
  /// The innermost open container and how many children it has so far; none is -1.
  private var container = -1
  private var childCount = 0
  /// The containers around it, outermost first, each with its own count.
  private var outerContainers: [(index: Int, childCount: Int)] = []
  private var pendingKey = NodeRecord.noKey
  private var pendingStoredKey: String?

  package init() {}

  /// A tree whose records are complete, in the order of the tree.
  package init(records: [NodeRecord], storedKeys: [Int: String] = [:]) {
    self.records = records
    self.storedKeys = storedKeys
  }

  /// Makes room for so many nodes at once: growing step by step takes twice the memory.
  package mutating func reserve(_ count: Int) { records.reserveCapacity(count) }

  /// How many nodes there are so far.
  package var count: Int { records.count }

  /// Whether some container is open.
  package var isOpen: Bool { container >= 0 }

  /// How many containers are open.
  package var depth: Int { outerContainers.count }

  /// The arena index of the innermost open container; -1 where none is.
  package var innermostIndex: Int { container }

  /// The innermost open container's kind and its first byte.
  package var innermost: (kind: Kind, start: Int)? {
    guard container >= 0 else { return nil }
    let record = records[container]
    return (record.kind, record.start)
  }

  /// The key of the value that comes next; `stored` when its span does not spell it.
  package mutating func key(_ span: Range<Int>, stored: String? = nil) {
    pendingKey = span
    if let stored { pendingStoredKey = stored }
  }

  @inline(__always)
  package mutating func scalar(_ kind: Kind, at span: Range<Int>, detail: Int = 0) {
    append(kind, at: span, detail: detail)
  }

  package mutating func open(_ kind: Kind, at start: Int) {
    append(kind, at: start..<start)
    outerContainers.append((container, childCount))
    (container, childCount) = (records.count - 1, 0)
  }

  /// Ends the innermost container before the byte `end`.
  package mutating func close(at end: Int) {
    guard let outer = outerContainers.popLast() else { preconditionFailure("no container is open") }
    records[container].close(at: end, next: records.count, count: childCount)
    (container, childCount) = outer
  }

  /// An object of scalars that are told one by one, whose keys have no text: less work than each by itself.
  @inline(__always)
  package mutating func object(at span: Range<Int>, count: Int, scalar: (Int) -> (span: Range<Int>, detail: Int)) {
    let index = records.count
    append(.object, at: span, detail: count)
    records[index].next = index + 1 + count
    records.append(addingCapacity: count) { added in
      for place in 0..<count {
        let (span, detail) = scalar(place)
        added.append(
          NodeRecord(
            kind: .string, span: span, key: span.lowerBound..<span.lowerBound, index: index + 1 + place, parent: index,
            detail: detail))
      }
    }
  }

  /// Takes a tree that is complete and has no keys beside its text for the next value.
  ///
  /// - Complexity: the number of nodes of both; the larger of them keeps its place in memory, if it has room for the
  ///   other.
  package mutating func append(taking other: inout TreeBuilder) {
    let index = records.count
    var added = other.records
    other.records = []
    added[0].keySpan = pendingKey
    pendingKey = NodeRecord.noKey
    if let stored = pendingStoredKey {
      storedKeys[index] = stored
      pendingStoredKey = nil
    }
    childCount += 1
    for place in added.indices { added[place].move(by: index, root: container) }
    if records.count < added.count {
      added.insert(contentsOf: records, at: 0)
      records = added
    } else {
      records += added
    }
  }

  @inline(__always)
  private mutating func append(_ kind: Kind, at span: Range<Int>, detail: Int = 0) {
    let index = records.count
    let record = NodeRecord(kind: kind, span: span, key: pendingKey, index: index, parent: container, detail: detail)
    pendingKey = NodeRecord.noKey
    if let stored = pendingStoredKey {
      storedKeys[index] = stored
      pendingStoredKey = nil
    }
    childCount += 1
    records.append(record)
  }
}
