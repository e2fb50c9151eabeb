/// A group of items that stand together under one header.
///
/// Moving a row or a section is moving a case; no index is ever written.
///
/// ```swift
/// enum Group { case account, other }
/// enum Item { case coachIDs, country, about }
/// let sections = [
///   Section(Group.account, [Item.coachIDs, .country]),
///   Section(.other, [.about]),
/// ]
/// ```
public struct Section<Group: Hashable, Item: Hashable> {
  /// What kind of section it is: its identity.
  public let group: Group
  /// What stands in the section, in order.
  public let items: Items<Item>

  /// A section with the items of any random-access collection; each is its own identity and stands here once.
  public init(_ group: Group, _ items: some RandomAccessCollection<Item>) {
    self.group = group
    self.items = Items(CollectionStorage(items))
  }

  /// A section of a few items.
  public init(_ group: Group, _ items: [Item]) {
    self.group = group
    self.items = Items(CollectionStorage(items))
  }
}

extension Section where Item == Int {
  /// A section with a range of integers, which takes no memory however long it is.
  public init(_ group: Group, _ items: Range<Int>) {
    self.group = group
    self.items = Items(RangeStorage(range: items))
  }
}
