/// Finds a member by its key: by looking at each in small objects, through a hash table in larger ones.
///
/// Open addressing over arena indices, at most half full: 8 to 16 bytes a member of a large object. The columns of a
/// row are few and all have other names: they have no table.
package struct KeyIndex: Sendable {
  private var slots: [Int32] = []
  /// The objects that have a table, in the order of the tree, and where each one's table begins.
  private var objects: [(object: Int, start: Int)] = []
  /// Objects of up to this many members have no table.
  static let smallCount = 8

  /// Takes an object in, and reports each member whose key an earlier member has, in order. Objects come in the order
  /// of the tree.
  mutating func add(object: Int, of records: [NodeRecord], keys: KeyTexts, repeated: (Int) -> Void) {
    let count = records[object].detail
    if count < 2 || keys.areColumns(in: object, of: records) { return }
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

  /// The index after a run of siblings was read again: the members of the run are exchanged, those behind it move.
  ///
  /// - Returns: nil where the container has a key twice, before or after: it decides which of its members counts.
  func replacing(
    _ splice: NodeSplice, in records: [NodeRecord], keys: KeyTexts, formerly old: [NodeRecord], formerKeys: KeyTexts,
    repeated: (Int) -> Void
  ) -> KeyIndex? {
    let run = splice.run
    var result = KeyIndex()
    result.slots.reserveCapacity(slots.count)
    result.objects.reserveCapacity(objects.count)
    var next = objects.partitioningIndex { $0.object >= run.container }
    appendTables(..<next, moving: splice, to: &result)
    if records[run.container].kind == .object {
      let hadTable = next < objects.count && objects[next].object == run.container
      if hadTable { next += 1 }
      guard exchange(splice, in: records, keys: keys, formerly: old, formerKeys: formerKeys, &result) else {
        return nil
      }
    }
    let first = objects.partitioningIndex { $0.object >= run.nodes.lowerBound }
    appendTables(next..<first, moving: splice, to: &result)
    for index in run.nodes.lowerBound..<splice.end where records[index].kind == .object {
      result.add(object: index, of: records, keys: keys, repeated: repeated)
    }
    appendTables(objects.partitioningIndex { $0.object >= run.nodes.upperBound }..., moving: splice, to: &result)
    return result
  }

  private func appendTables<Tables: RangeExpression<Int>>(
    _ tables: Tables, moving splice: NodeSplice, to result: inout KeyIndex
  ) {
    let tables = tables.relative(to: objects)
    guard let first = tables.first else { return }
    let end = tables.upperBound < objects.count ? objects[tables.upperBound].start : slots.count
    let distance = result.slots.count - objects[first].start
    for table in objects[tables] {
      result.objects.append((splice.moved(index: table.object), table.start + distance))
    }
    result.appendMoved(slots[objects[first].start..<end], splice)
  }

  private mutating func appendMoved(_ added: ArraySlice<Int32>, _ splice: NodeSplice) {
    let start = slots.count
    slots += added
    if splice.nodeGrowth == 0 { return }
    let (behind, growth) = (Int32(splice.run.nodes.upperBound), Int32(splice.nodeGrowth))
    for slot in start..<slots.count where slots[slot] >= behind { slots[slot] += growth }
  }

  /// Adds the container with the members of the run exchanged; false where a key is repeated.
  private func exchange(
    _ splice: NodeSplice, in records: [NodeRecord], keys: KeyTexts, formerly old: [NodeRecord], formerKeys: KeyTexts,
    _ result: inout KeyIndex
  ) -> Bool {
    let container = splice.run.container
    let (oldCount, count) = (old[container].detail, records[container].detail)
    guard oldCount > Self.smallCount, count > Self.smallCount, Self.capacity(for: oldCount) == Self.capacity(for: count)
    else {
      var isRepeated = false
      result.add(object: container, of: records, keys: keys) { _ in isRepeated = true }
      return !isRepeated && !hasRepeated(container, of: old, keys: formerKeys)
    }
    var index = KeyIndex()
    index.slots = Array(slots[table(of: container, count)])
    guard index.slots.count(where: { $0 >= 0 }) == oldCount else { return false }
    for child in splice.run.children(in: old) { index.remove(child, of: old, keys: formerKeys) }
    var moved = KeyIndex()
    moved.appendMoved(index.slots[...], splice)
    var child = splice.run.nodes.lowerBound
    while child < splice.end {
      let slot = keys.withBytes(of: child, in: records) {
        moved.slot(for: $0, in: moved.slots.indices, of: records, keys: keys)
      }
      if moved.slots[slot] >= 0 { return false }
      moved.slots[slot] = Int32(child)
      child = records[child].next
    }
    result.objects.append((container, result.slots.count))
    result.slots += moved.slots
    return true
  }

  /// Whether an object of the past had a key twice, in its table or among its few members.
  private func hasRepeated(_ object: Int, of records: [NodeRecord], keys: KeyTexts) -> Bool {
    let count = records[object].detail
    if count > Self.smallCount { return slots[table(of: object, count)].count(where: { $0 >= 0 }) != count }
    var isRepeated = false
    reportRepeated(in: object, of: records, keys: keys) { _ in isRepeated = true }
    return isRepeated
  }

  /// Takes a member out of the one table that there is: those that had to give way to it move up.
  private mutating func remove(_ member: Int, of records: [NodeRecord], keys: KeyTexts) {
    let mask = slots.count - 1
    func home(_ member: Int) -> Int { keys.withBytes(of: member, in: records, KeyHash.hash) & mask }
    var free = home(member)
    while slots[free] != Int32(member) { free = (free + 1) & mask }
    var position = free
    while true {
      position = (position + 1) & mask
      guard slots[position] >= 0 else { break }
      let home = home(Int(slots[position]))
      if (position - home) & mask >= (position - free) & mask {
        slots[free] = slots[position]
        free = position
      }
    }
    slots[free] = -1
  }

  /// The last member with this key.
  func find(_ key: UnsafeRawBufferPointer, in object: Int, of records: [NodeRecord], keys: KeyTexts) -> Int? {
    let count = records[object].detail
    guard count > Self.smallCount, !keys.areColumns(in: object, of: records) else {
      return keys.last(key, in: object, of: records)
    }
    let member = slots[slot(for: key, in: table(of: object, count), of: records, keys: keys)]
    return member < 0 ? nil : Int(member)
  }

  /// The slots of an object of so many members, which has some.
  private func table(of object: Int, _ count: Int) -> Range<Int> {
    let start = objects[max(0, objects.partitioningIndex { $0.object > object } - 1)].start
    return start..<start + Self.capacity(for: count)
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
      if member < 0 || keys.withBytes(of: Int(member), in: records, { ByteScan.areSame($0, key) }) { return slot }
      position = (position + 1) & mask
    }
  }

  private func reportRepeated(in object: Int, of records: [NodeRecord], keys: KeyTexts, _ repeated: (Int) -> Void) {
    if keys.areSurelyDifferent(in: object, of: records) { return }
    for child in ChildIndices(of: object, in: records) {
      let isRepeated = keys.withBytes(of: child, in: records) { key in
        for earlier in ChildIndices(of: object, in: records) {
          if earlier == child { return false }
          if keys.withBytes(of: earlier, in: records, { ByteScan.areSame($0, key) }) { return true }
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
package struct ChildIndices: Sequence, IteratorProtocol {
  private let records: [NodeRecord]
  private let end: Int
  private var position: Int

  package init(of container: Int, in records: [NodeRecord]) {
    self.records = records
    position = container + 1
    end = records[container].next
  }

  package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = records[position].next }
    return position
  }
}
