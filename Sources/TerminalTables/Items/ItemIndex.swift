/// In which chunk of a list each item is, found by the item's hash.
///
/// It holds hashes and the numbers of chunks, not the items: eight bytes for each of them and some room. Items that
/// differ may have the same hash, so whoever looks something up looks for the item in the chunk. It is kept in shards,
/// each a table of its own, of which a copy that is changed copies one or two.
struct ItemIndex: Sendable {
  /// Slots with a hash in the upper half and a chunk's number and one in the lower; 0 is a free one.
  private var shards: [[UInt64]]
  /// How many slots of each shard are taken.
  private var counts: [Int32]
  /// How many of a hash's upper bits say which shard it is in.
  private var shardBits: UInt32

  private static let smallestShard = 16
  private static let largestShard = 2048
  /// A shard of a new index is to have so many items, and twice as many slots.
  private static let itemsInNewShard = 512

  init(capacity: Int) {
    shardBits = 0
    while capacity >> Int(shardBits) > Self.itemsInNewShard { shardBits += 1 }
    var slots = Self.smallestShard
    while slots < capacity >> Int(shardBits) * 2 { slots *= 2 }
    shards = Array(repeating: Array(repeating: 0, count: slots), count: 1 << Int(shardBits))
    counts = Array(repeating: 0, count: 1 << Int(shardBits))
  }

  /// The part of an item's hash that is kept.
  static func hash(of item: some Hashable) -> UInt32 {
    UInt32(truncatingIfNeeded: UInt64(truncatingIfNeeded: item.hashValue) >> 32)
  }

  /// The number of the first chunk with an item of this hash for which a condition holds.
  func chunk(of hash: UInt32, where isHere: (Int) -> Bool) -> Int? {
    let shard = shards[Int(hash >> (32 - shardBits))]
    let mask = shard.count - 1
    var place = Int(hash) & mask
    while shard[place] != 0 {
      if UInt32(truncatingIfNeeded: shard[place] >> 32) == hash {
        let chunk = Int(UInt32(truncatingIfNeeded: shard[place])) - 1
        if isHere(chunk) { return chunk }
      }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds an item of a chunk; true where another one had the same hash already.
  mutating func insert(_ hash: UInt32, chunk: Int) -> Bool {
    let number = Int(hash >> (32 - shardBits))
    if (Int(counts[number]) + 1) * 4 > shards[number].count * 3 {
      makeRoom(in: number)
      return insert(hash, chunk: chunk)
    }
    counts[number] += 1
    return Self.put(UInt64(hash) << 32 | UInt64(chunk + 1), into: &shards[number])
  }

  mutating func remove(_ hash: UInt32, chunk: Int) {
    let number = Int(hash >> (32 - shardBits))
    let slot = UInt64(hash) << 32 | UInt64(chunk + 1)
    let mask = shards[number].count - 1
    var place = Int(hash) & mask
    while shards[number][place] != slot {
      guard shards[number][place] != 0 else { return }
      place = (place + 1) & mask
    }
    counts[number] -= 1
    Self.free(place, in: &shards[number])
  }

  // MARK: - Slots

  private static func put(_ slot: UInt64, into shard: inout [UInt64]) -> Bool {
    let mask = shard.count - 1
    var place = Int(slot >> 32) & mask
    var hasSame = false
    while shard[place] != 0 {
      if shard[place] >> 32 == slot >> 32 { hasSame = true }
      place = (place + 1) & mask
    }
    shard[place] = slot
    return hasSame
  }

  /// Frees a slot, and moves up what came behind it for want of room.
  private static func free(_ place: Int, in shard: inout [UInt64]) {
    let mask = shard.count - 1
    var free = place
    var next = place
    while true {
      next = (next + 1) & mask
      if shard[next] == 0 { break }
      let home = Int(shard[next] >> 32) & mask
      // One that is between its home and the free place stays.
      if free <= next ? free < home && home <= next : free < home || home <= next { continue }
      shard[free] = shard[next]
      free = next
    }
    shard[free] = 0
  }

  // MARK: - Growing

  private mutating func makeRoom(in number: Int) {
    if shards[number].count < Self.largestShard {
      shards[number] = Self.rehashed(shards[number], slots: shards[number].count * 2) { _ in true }
    } else {
      splitShards()
    }
  }

  /// Parts each shard by one more bit of the hash.
  private mutating func splitShards() {
    shardBits += 1
    let bit = UInt64(1) << UInt64(64 - shardBits)
    shards = shards.flatMap { shard in
      [
        Self.rehashed(shard, slots: shard.count) { $0 & bit == 0 },
        Self.rehashed(shard, slots: shard.count) { $0 & bit != 0 },
      ]
    }
    counts = shards.map { shard in Int32(shard.count { $0 != 0 }) }
  }

  private static func rehashed(_ shard: [UInt64], slots: Int, where isTaken: (UInt64) -> Bool) -> [UInt64] {
    var made = [UInt64](repeating: 0, count: slots)
    for slot in shard where slot != 0 && isTaken(slot) { _ = put(slot, into: &made) }
    return made
  }
}
