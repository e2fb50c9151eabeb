/// The schemas of one text that have been asked for, by their places.
struct SubschemaTable {
  private var schemas: [Subschema] = []
  /// Places in `schemas`, or -1. Open addressing, at most half full; its size is a power of two.
  private var slots = [Int32](repeating: -1, count: 128)

  /// The schema at a place, made when it is not there yet.
  mutating func schema(at place: Int, _ make: () -> Subschema) -> Subschema {
    var slot = slot(of: place)
    if slots[slot] >= 0 { return schemas[Int(slots[slot])] }
    if schemas.count * 2 >= slots.count {
      grow()
      slot = self.slot(of: place)
    }
    let made = make()
    slots[slot] = Int32(schemas.count)
    schemas.append(made)
    return made
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for (number, schema) in schemas.enumerated() { slots[slot(of: schema.node.id)] = Int32(number) }
  }

  /// Where the schema at a place is, or would be. Places are spread by multiplying (Fibonacci hashing).
  private func slot(of place: Int) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: UInt64(place) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
    while slots[slot] >= 0, schemas[Int(slots[slot])].node.id != place { slot = (slot + 1) & mask }
    return slot
  }
}
