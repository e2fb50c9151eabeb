/// The schemas of one text that have been asked for, by their places.
struct SubschemaTable {
  /// Open addressing, at most half full; its size is a power of two.
  private var slots: [Subschema?] = Array(repeating: nil, count: 128)
  private var count = 0

  /// The schema at a place, made when it is not there yet.
  mutating func schema(at place: Int, _ make: () -> Subschema) -> Subschema {
    var slot = slot(of: place)
    if let known = slots[slot] { return known }
    if count * 2 >= slots.count {
      grow()
      slot = self.slot(of: place)
    }
    let made = make()
    slots[slot] = made
    count += 1
    return made
  }

  private mutating func grow() {
    var known: [Subschema?] = Array(repeating: nil, count: slots.count * 4)
    swap(&known, &slots)
    for place in known.indices {
      if let schema = known[place].take() { slots[slot(of: schema.node.id)] = schema }
    }
  }

  /// Where the schema at a place is, or would be. Places are spread by multiplying (Fibonacci hashing).
  private func slot(of place: Int) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: UInt64(place) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
    while let schema = slots[slot], schema.node.id != place { slot = (slot + 1) & mask }
    return slot
  }
}
