/// The items of a section, in order, each found by its identity.
///
/// Any random-access collection will do; a range of a million integers takes no memory.
///
/// ```swift
/// let section = Section("lines", 0..<1_000_000)
/// section.items.count               // 1000000
/// section.items.position(of: 4711)  // 4711, without a search
/// ```
public struct SectionItems<ItemID>: RandomAccessCollection {
  let storage: any ItemStorage<ItemID>

  init(_ storage: any ItemStorage<ItemID>) {
    self.storage = storage
    endIndex = storage.count
  }

  /// Always 0.
  public let startIndex = 0
  /// How many items there are.
  public let endIndex: Int

  /// The item at a place, counted from 0.
  public subscript(position: Int) -> ItemID {
    storage.item(at: position)
  }

  /// How many there are; known without the detour that a collection's count takes when its type is generic.
  public var count: Int { endIndex }

  /// Where an item is; nil where it is not here.
  ///
  /// - Complexity: constant, after a first look at all items of a collection that is no range.
  public func position(of item: ItemID) -> Int? {
    storage.position(of: item)
  }

  /// An item that is here twice; nil where all differ, as they must.
  var duplicate: ItemID? {
    storage.duplicate
  }

  /// Whether places are worked out from items, so that asking for one makes no index of all.
  var isComputed: Bool { storage.isComputed }

  /// The range behind the items, where it is one: two ranges are compared without a look at their items.
  var range: Range<Int>? {
    (storage as? RangeStorage)?.range
  }
}

protocol ItemStorage<ItemID> {
  associatedtype ItemID
  var count: Int { get }
  var duplicate: ItemID? { get }
  /// Whether a place is worked out from its item, without an index of all items.
  var isComputed: Bool { get }
  func item(at position: Int) -> ItemID
  func position(of item: ItemID) -> Int?
}

/// A range of integers: found by subtraction.
struct RangeStorage: ItemStorage {
  let range: Range<Int>
  var count: Int { range.count }
  var duplicate: Int? { nil }
  var isComputed: Bool { true }
  func item(at position: Int) -> Int { range.lowerBound + position }
  func position(of item: Int) -> Int? { range.contains(item) ? item - range.lowerBound : nil }
}

/// SectionItems that are made from their places, and found by working their places out.
struct ComputedStorage<ItemID>: ItemStorage {
  let count: Int
  let make: (Int) -> ItemID
  let find: (ItemID) -> Int?
  var duplicate: ItemID? { nil }
  var isComputed: Bool { true }
  func item(at position: Int) -> ItemID { make(position) }
  func position(of item: ItemID) -> Int? { find(item) }
}

/// Any other collection: an index of its items is made when first asked for one.
final class CollectionStorage<Base: RandomAccessCollection>: ItemStorage where Base.Element: Hashable {
  private let base: Base
  private var index: [Base.Element: Int]?
  let count: Int
  var isComputed: Bool { false }

  init(_ base: Base) {
    self.base = base
    count = base.count
  }

  func item(at position: Int) -> Base.Element {
    base[base.index(base.startIndex, offsetBy: position)]
  }

  func position(of item: Base.Element) -> Int? {
    positions[item]
  }

  var duplicate: Base.Element? {
    if positions.count == count { return nil }
    var seen: Set<Base.Element> = []
    return base.first { !seen.insert($0).inserted }
  }

  private var positions: [Base.Element: Int] {
    if let index { return index }
    var made: [Base.Element: Int] = Dictionary(minimumCapacity: count)
    for (position, item) in base.enumerated() where made[item] == nil { made[item] = position }
    index = made
    return made
  }
}
