/// Finds what had the same key before: open addressing over numbers, at most half full.
package struct RepeatTable {
  private var slots: [(hash: Int32, index: Int32)] = []
  private var count = 0

  package init() {}

  package mutating func removeAll() {
    if slots.count > 64 { slots = [] }
    for position in slots.indices where count > 0 { slots[position].index = -1 }
    count = 0
  }

  /// The first one that is the same; else this one is taken in.
  package mutating func earlier(than index: Int, hash: Int, isSame: (Int) -> Bool) -> Int? {
    if let earlier = self.index(hash: hash, isSame: isSame) { return earlier }
    insert(index, hash: hash)
    return nil
  }

  /// The one that is the same.
  @inline(__always)
  package func index(hash: Int, isSame: (Int) -> Bool) -> Int? {
    if slots.isEmpty { return nil }
    let found = slots[slot(for: Int32(truncatingIfNeeded: hash), isSame: isSame)].index
    return found < 0 ? nil : Int(found)
  }

  /// Takes one in that is not the same as any other.
  package mutating func insert(_ index: Int, hash: Int) {
    if count * 2 >= slots.count { grow() }
    let hash = Int32(truncatingIfNeeded: hash)
    slots[slot(for: hash) { _ in false }] = (hash, Int32(index))
    count += 1
  }

  private func slot(for hash: Int32, isSame: (Int) -> Bool) -> Int {
    var position = Int(UInt32(bitPattern: hash)) & (slots.count - 1)
    while slots[position].index >= 0, slots[position].hash != hash || !isSame(Int(slots[position].index)) {
      position = (position + 1) & (slots.count - 1)
    }
    return position
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, -1), count: max(16, old.count * 2))
    for entry in old where entry.index >= 0 { slots[slot(for: entry.hash) { _ in false }] = entry }
  }
}
