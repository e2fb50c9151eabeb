/// Finds a member by its key: by looking at each in small objects, through a hash table in larger ones.
///
/// Open addressing over arena indices, at most half full: 8 to 16 bytes a member of a large object.
struct KeyIndex: Sendable {
  private var slots: [Int32] = []
  /// The objects that have a table, in the order of the tree, and where each one's table begins.
  private var objects: [(object: Int, start: Int)] = []
  /// Objects of up to this many members have no table.
  static let smallCount = 8

  /// Takes an object in, and reports each member whose key an earlier member has, in order. Objects come in the order
  /// of the tree.
  mutating func add(object: Int, of records: [NodeRecord], keys: KeyTexts, repeated: (Int) -> Void) {
    let count = records[object].detail
    if count < 2 { return }
    if count <= Self.smallCount {
      return reportRepeated(in: object, of: records, keys: keys, repeated)
    }
    let start = slots.count
    objects.append((object, start))
    slots.append(contentsOf: repeatElement(-1, count: Self.capacity(for: count)))
    let table = start..<slots.count
    for child in ChildIndices(of: object, in: records) {
      let slot = keys.withBytes(of: child, in: records) { self.slot(for: $0, in: table, of: records, keys: keys) }
      if slots[slot] >= 0 { repeated(child) }
      slots[slot] = Int32(child)
    }
  }

  /// The index after a run of siblings was read again: the container's table and those of the new objects are made, the
  /// others move.
  func replacing(
    _ splice: NodeSplice, in records: [NodeRecord], keys: KeyTexts, repeated: (Int) -> Void
  ) -> KeyIndex {
    let (run, growth) = (splice.run, splice.nodeGrowth)
    var result = KeyIndex()
    result.slots.reserveCapacity(slots.count)
    result.objects.reserveCapacity(objects.count)
    let isObject = records[run.container].kind == .object
    var next = 0
    func moveTables(ofObjectsBefore end: Int, by shift: Int) {
      while next < objects.count, objects[next].object < end {
        let (object, start) = objects[next]
        next += 1
        let tableEnd = next < objects.count ? objects[next].start : slots.count
        if isObject, object == run.container { continue }
        result.objects.append((object + shift, result.slots.count))
        for slot in slots[start..<tableEnd] {
          result.slots.append(Int(slot) >= run.nodes.upperBound ? slot + Int32(growth) : slot)
        }
      }
    }
    moveTables(ofObjectsBefore: run.container, by: 0)
    if isObject { result.add(object: run.container, of: records, keys: keys, repeated: repeated) }
    moveTables(ofObjectsBefore: run.nodes.lowerBound, by: 0)
    for index in run.nodes.lowerBound..<splice.end where records[index].kind == .object {
      result.add(object: index, of: records, keys: keys, repeated: repeated)
    }
    while next < objects.count, objects[next].object < run.nodes.upperBound { next += 1 }
    moveTables(ofObjectsBefore: Int.max, by: growth)
    return result
  }

  /// The last member with this key.
  func find(_ key: UnsafeRawBufferPointer, in object: Int, of records: [NodeRecord], keys: KeyTexts) -> Int? {
    let count = records[object].detail
    guard count > Self.smallCount else { return findInSmall(key, in: object, of: records, keys: keys) }
    let start = startOfTable(of: object)
    let table = start..<start + Self.capacity(for: count)
    let member = slots[slot(for: key, in: table, of: records, keys: keys)]
    return member < 0 ? nil : Int(member)
  }

  private func findInSmall(
    _ key: UnsafeRawBufferPointer, in object: Int, of records: [NodeRecord], keys: KeyTexts
  ) -> Int? {
    var found: Int?
    for child in ChildIndices(of: object, in: records)
    where keys.withBytes(of: child, in: records, { KeyTexts.areSame($0, key) }) {
      found = child
    }
    return found
  }

  private func startOfTable(of object: Int) -> Int {
    var range = objects.startIndex..<objects.endIndex
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = objects[middle].object <= object ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return objects[range.lowerBound].start
  }

  /// The slot that holds this key, or the free one where it belongs.
  private func slot(
    for key: UnsafeRawBufferPointer, in table: Range<Int>, of records: [NodeRecord], keys: KeyTexts
  ) -> Int {
    let mask = table.count - 1
    var position = KeyHash.hash(key) & mask
    while true {
      let slot = table.lowerBound + position
      let member = slots[slot]
      if member < 0 || keys.withBytes(of: Int(member), in: records, { KeyTexts.areSame($0, key) }) { return slot }
      position = (position + 1) & mask
    }
  }

  private func reportRepeated(in object: Int, of records: [NodeRecord], keys: KeyTexts, _ repeated: (Int) -> Void) {
    if keys.areSurelyDifferent(ChildIndices(of: object, in: records), in: records) { return }
    for child in ChildIndices(of: object, in: records) {
      let isRepeated = keys.withBytes(of: child, in: records) { key in
        for earlier in ChildIndices(of: object, in: records) {
          if earlier == child { return false }
          if keys.withBytes(of: earlier, in: records, { KeyTexts.areSame($0, key) }) { return true }
        }
        return false
      }
      if isRepeated { repeated(child) }
    }
  }

  /// How many slots an object of so many members has.
  private static func capacity(for count: Int) -> Int {
    1 << (Int.bitWidth - (count * 2 - 1).leadingZeroBitCount)
  }
}

/// The arena indices of a container's children, one after another.
struct ChildIndices: Sequence, IteratorProtocol {
  private let records: [NodeRecord]
  private let end: Int
  private var position: Int

  init(of container: Int, in records: [NodeRecord]) {
    self.records = records
    position = container + 1
    end = records[container].next
  }

  mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = records[position].next }
    return position
  }
}
