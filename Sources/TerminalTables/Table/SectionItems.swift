/// The items of a section, in order, each found by its identity.
///
/// Any random-access collection will do; a range of a million integers takes no memory, and an ``ItemList`` of as many
/// items is changed at no cost but that of the change.
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
  /// - Complexity: constant, after a first look at all items of a collection that is neither a range nor an
  ///   ``ItemList``.
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

extension SectionItems where ItemID: Hashable {
  /// So few need no list; to ask what their storage is would take longer than to look through them.
  static var few: Int { 256 }

  /// The items as a list; nil where they are computed, or few.
  var list: ItemList<ItemID>? { count < Self.few ? nil : (storage as? any ListedStorage<ItemID>)?.list }

  /// Makes what their places are found by of what another list is found by, where they share anything.
  func prepare(after old: ItemList<ItemID>) {
    (storage as? any ListedStorage<ItemID>)?.prepare(after: old)
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

/// Any other collection: what is needed to find its items is made when first asked for one.
final class CollectionStorage<Base: RandomAccessCollection>: ItemStorage where Base.Element: Hashable {
  private let base: Base
  /// Made when an item is first looked for; a few items are searched without it.
  private var madeList: ItemList<Base.Element>?
  let count: Int
  var isComputed: Bool { false }

  /// So many are looked through.
  private static var few: Int { 16 }

  init(_ base: Base) {
    self.base = base
    count = base.count
  }

  func item(at position: Int) -> Base.Element {
    base[base.index(base.startIndex, offsetBy: position)]
  }

  func position(of item: Base.Element) -> Int? {
    guard count <= Self.few else { return indexedList.position(of: item) }
    for (position, other) in base.enumerated() where other == item { return position }
    return nil
  }

  var duplicate: Base.Element? {
    guard count <= Self.few else { return indexedList.repeated.first }
    let items = Array(base)
    for place in items.indices {
      for earlier in 0..<place where items[earlier] == items[place] { return items[place] }
    }
    return nil
  }

  var list: ItemList<Base.Element>? { count <= Self.few ? nil : indexedList }

  func prepare(after old: ItemList<Base.Element>) {
    if count > Self.few { madeList = ItemList(base, after: old) }
  }

  private var indexedList: ItemList<Base.Element> {
    if let madeList { return madeList }
    let made = ItemList(base, after: nil)
    madeList = made
    return made
  }
}

/// A list that the screen keeps and changes.
struct ItemListStorage<ItemID: Hashable>: ItemStorage {
  let items: ItemList<ItemID>
  var count: Int { items.count }
  var duplicate: ItemID? { items.repeated.first }
  var isComputed: Bool { false }
  func item(at position: Int) -> ItemID { items[position] }
  func position(of item: ItemID) -> Int? { items.position(of: item) }
}

/// Items that are kept as a list, of which another can be made that shares with it what is alike.
protocol ListedStorage<ItemID>: ItemStorage where ItemID: Hashable {
  /// The items as a list; nil where there are few of them.
  var list: ItemList<ItemID>? { get }
  /// Makes the list of one that was shown before.
  func prepare(after old: ItemList<ItemID>)
}

extension CollectionStorage: ListedStorage {}

extension ItemListStorage: ListedStorage {
  var list: ItemList<ItemID>? { items }
  func prepare(after old: ItemList<ItemID>) {}
}
