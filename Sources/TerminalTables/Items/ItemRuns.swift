import Libc

/// How a list is made of another one: runs of its items, and others between them.
struct ItemRuns<ItemID: Hashable> {
  enum Run {
    case old(Range<Int>)
    case new(Slice<UnsafeBufferPointer<ItemID>>)
  }

  private(set) var runs: [Run] = []

  mutating func append(old range: Range<Int>) {
    if range.isEmpty { return }
    if case .old(let last)? = runs.last, last.upperBound == range.lowerBound {
      runs[runs.count - 1] = .old(last.lowerBound..<range.upperBound)
    } else {
      runs.append(.old(range))
    }
  }

  mutating func append(new items: Slice<UnsafeBufferPointer<ItemID>>) {
    if items.isEmpty { return }
    if case .new(let last)? = runs.last, last.base.baseAddress == items.base.baseAddress,
      last.endIndex == items.startIndex
    {
      runs[runs.count - 1] = .new(last.base[last.startIndex..<items.endIndex])
    } else {
      runs.append(.new(items))
    }
  }

  /// Compares items with those of a list, and says how they are made of it; nil where so little is where it was that
  /// making them a list of their own takes less.
  ///
  /// What is alike is passed over; where it differs, the item is looked up, and from its old position on all is
  /// compared again.
  ///
  /// - Complexity: a comparison for each item, and a look-up for each place where it differs.
  init?(making items: UnsafeBufferPointer<ItemID>, of old: ItemList<ItemID>) {
    var lookups = items.count / 8 + ChunkSize.longest
    var (position, expected) = (0, 0)
    while position < items.count {
      let alike = old.countOfSame(as: items, from: position, at: expected)
      if alike > 0 {
        append(old: expected..<expected + alike)
        position += alike
        expected += alike
        continue
      }
      guard lookups > 0 else { return nil }
      lookups -= 1
      if let known = old.position(of: items[position]) {
        expected = known
      } else {
        append(new: items[position..<position + 1])
        position += 1
      }
    }
  }

  init() {}

  /// Whether nothing has changed in a list of so many items.
  func areAll(of count: Int) -> Bool {
    guard runs.count == 1, case .old(let range) = runs[0] else { return runs.isEmpty && count == 0 }
    return range == 0..<count
  }
}

extension ItemList {
  /// How many items from a position on are those of the list from a place on.
  fileprivate func countOfSame(as items: UnsafeBufferPointer<ItemID>, from position: Int, at start: Int) -> Int {
    var found = 0
    var place = order.place(ofPosition: start)
    while place < chunks.count, position + found < items.count {
      let offset = start + found - order.starts[place]
      let chunk = chunks[place].items
      let length = Swift.min(chunk.count - offset, items.count - position - found)
      if length <= 0 { return found }
      let same = chunk.withUnsafeBufferPointer {
        Self.countOfSame(
          UnsafeBufferPointer(rebasing: $0[offset..<offset + length]),
          UnsafeBufferPointer(rebasing: items[position + found..<position + found + length]))
      }
      found += same
      if same < length || offset + length < chunk.count { return found }
      place += 1
    }
    return found
  }

  private static func countOfSame(_ some: UnsafeBufferPointer<ItemID>, _ others: UnsafeBufferPointer<ItemID>) -> Int {
    if haveSameBytes(UnsafeRawBufferPointer(some), UnsafeRawBufferPointer(others)) { return some.count }
    for place in some.indices where some[place] != others[place] { return place }
    return some.count
  }

  /// Whether two values are the same bit by bit, and so are equal; those that are not may be equal all the same. This
  /// asks nothing of their type, and passes over a million items in a millisecond.
  private static func haveSameBytes(_ some: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer) -> Bool {
    guard let one = some.baseAddress, let other = others.baseAddress else { return some.count == others.count }
    return memcmp(one, other, some.count) == 0
  }
}
