/// A group of items that are together under one header.
///
/// Moving a row or a section is moving a case; no index is ever written.
///
/// ```swift
/// enum SectionID { case account, other }
/// enum ItemID { case coachIDs, country, about }
/// let sections = [
///   Section(SectionID.account, [ItemID.coachIDs, .country]),
///   Section(.other, [.about]),
/// ]
/// ```
public struct Section<SectionID, ItemID> {
  /// What kind of section it is: its identity.
  public let id: SectionID
  /// What is in the section, in order.
  public let items: SectionItems<ItemID>
}

// That both are hashable is asked here, not of the type: else the first array of sections would look for it among all
// conformances of the program, which takes as long as drawing a screen.
extension Section where SectionID: Hashable, ItemID: Hashable {
  /// A section with the items of any random-access collection; each is its own identity and is here once.
  public init(_ id: SectionID, _ items: some RandomAccessCollection<ItemID>) {
    self.id = id
    self.items = SectionItems(CollectionStorage(items))
  }

  /// A section of a list that the screen keeps and changes: other sections made of it cost what has changed in it.
  public init(_ id: SectionID, _ items: ItemList<ItemID>) {
    self.id = id
    self.items = SectionItems(ItemListStorage(items: items))
  }

  /// A section of a few items.
  public init(_ id: SectionID, _ items: [ItemID]) {
    self.id = id
    self.items = SectionItems(CollectionStorage(items))
  }
}

extension Section where SectionID: Hashable, ItemID: Hashable {
  /// A section whose items are made from their places, for a long list: it takes no memory, and nothing looks at all
  /// items.
  ///
  /// ```swift
  /// enum Row: Hashable { case entry(Int), add }
  /// Section("entries", count: 1_000_000, item: { .entry($0) }) { row in
  ///   if case .entry(let number) = row, number < 1_000_000 { number } else { nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: what the section is about; its identity.
  ///   - count: how many items there are.
  ///   - item: makes the item of a place, counted from 0. No other section with computed items may have it.
  ///   - position: the place of an item; nil for one that is not in the section.
  public init(
    _ id: SectionID, count: Int, item: @escaping (Int) -> ItemID, position: @escaping (ItemID) -> Int?
  ) {
    self.id = id
    self.items = SectionItems(ComputedStorage(count: count, make: item, find: position))
  }
}

extension Section where SectionID: Hashable, ItemID == Int {
  /// A section with a range of integers, which takes no memory however long it is.
  public init(_ id: SectionID, _ items: Range<Int>) {
    self.id = id
    self.items = SectionItems(RangeStorage(range: items))
  }
}
