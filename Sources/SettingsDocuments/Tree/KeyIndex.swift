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
      let key = keys.bytes(of: child, in: records)
      let slot = self.slot(for: key, in: table, of: records, keys: keys)
      if slots[slot] >= 0 { repeated(child) }
      slots[slot] = Int32(child)
    }
  }

  /// The last member with this key.
  func find(_ key: [UInt8], in object: Int, of records: [NodeRecord], keys: KeyTexts) -> Int? {
    guard let table = tables[Int32(object)] else {
      var found: Int?
      for child in ChildIndices(of: object, in: records)
      where keys.bytes(of: child, in: records).elementsEqual(key) {
        found = child
      }
      return found
    }
    let member = slots[slot(for: key[...], in: table, of: records, keys: keys)]
    return member < 0 ? nil : Int(member)
  }

  /// The slot that holds this key, or the free one where it belongs.
  private func slot(for key: ArraySlice<UInt8>, in table: Range<Int>, of records: [NodeRecord], keys: KeyTexts) -> Int {
    let mask = table.count - 1
    var position = KeyTexts.hash(key) & mask
    while true {
      let slot = table.lowerBound + position
      let member = slots[slot]
      if member < 0 || keys.bytes(of: Int(member), in: records).elementsEqual(key) { return slot }
      position = (position + 1) & mask
    }
  }

  private func reportRepeated(in object: Int, of records: [NodeRecord], keys: KeyTexts, _ repeated: (Int) -> Void) {
    var seen: [ArraySlice<UInt8>] = []
    for child in ChildIndices(of: object, in: records) {
      let key = keys.bytes(of: child, in: records)
      if seen.contains(where: { $0.count == key.count && $0.elementsEqual(key) }) { repeated(child) }
      seen.append(key)
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
