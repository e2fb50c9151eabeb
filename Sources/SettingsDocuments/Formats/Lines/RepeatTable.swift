/// Finds what had the same key before: open addressing over numbers, at most half full.
struct RepeatTable {
  private var slots: [(hash: Int32, index: Int32)] = []
  private var count = 0

  mutating func removeAll() {
    if slots.count > 64 { slots = [] }
    for position in slots.indices where count > 0 { slots[position].index = -1 }
    count = 0
  }

  /// The first one that is the same; else this one is taken in.
  mutating func earlier(than index: Int, hash: Int, isSame: (Int) -> Bool) -> Int? {
    if count * 2 >= slots.count { grow() }
    let hash = Int32(truncatingIfNeeded: hash)
    let slot = slot(for: hash, isSame: isSame)
    if slots[slot].index >= 0 { return Int(slots[slot].index) }
    slots[slot] = (hash, Int32(index))
    count += 1
    return nil
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
