/// Finds a member by its key: by looking at each in small objects, through a hash table in larger ones.
///
/// Open addressing over arena indices, at most half full: 8 to 16 bytes a member of a large object.
struct KeyIndex: Sendable {
  private var slots: [Int32] = []
  private var tables: [Int32: Range<Int>] = [:]
  /// Objects of up to this many members have no table.
  private static let smallCount = 8

  /// Takes an object in, and reports each member whose key an earlier member has, in order.
  mutating func add(object: Int, of records: [NodeRecord], keys: KeyTexts, repeated: (Int) -> Void) {
    let count = records[object].detail
    if count < 2 { return }
    if count <= Self.smallCount {
      return reportRepeated(in: object, of: records, keys: keys, repeated)
    }
    let capacity = Self.powerOfTwo(notBelow: count * 2)
    let table = slots.count..<(slots.count + capacity)
    slots.append(contentsOf: repeatElement(-1, count: capacity))
    tables[Int32(object)] = table
    for child in ChildIndices(of: object, in: records) {
      let slot = keys.withBytes(of: child, in: records) { self.slot(for: $0, in: table, of: records, keys: keys) }
      if slots[slot] >= 0 { repeated(child) }
      slots[slot] = Int32(child)
    }
  }

  /// The last member with this key.
  func find(_ key: UnsafeRawBufferPointer, in object: Int, of records: [NodeRecord], keys: KeyTexts) -> Int? {
    guard let table = tables[Int32(object)] else {
      var found: Int?
      for child in ChildIndices(of: object, in: records)
      where keys.withBytes(of: child, in: records, { KeyTexts.areSame($0, key) }) {
        found = child
      }
      return found
    }
    let member = slots[slot(for: key, in: table, of: records, keys: keys)]
    return member < 0 ? nil : Int(member)
  }

  /// The slot that holds this key, or the free one where it belongs.
  private func slot(
    for key: UnsafeRawBufferPointer, in table: Range<Int>, of records: [NodeRecord], keys: KeyTexts
  ) -> Int {
    let mask = table.count - 1
    var position = KeyTexts.hash(key) & mask
    while true {
      let slot = table.lowerBound + position
      let member = slots[slot]
      if member < 0 || keys.withBytes(of: Int(member), in: records, { KeyTexts.areSame($0, key) }) { return slot }
      position = (position + 1) & mask
    }
  }

  private func reportRepeated(in object: Int, of records: [NodeRecord], keys: KeyTexts, _ repeated: (Int) -> Void) {
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

  private static func powerOfTwo(notBelow count: Int) -> Int {
    var result = 1
    while result < count { result *= 2 }
    return result
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
    end = Int(records[container].next)
  }

  mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(records[position].next) }
    return position
  }
}
