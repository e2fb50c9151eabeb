/// Sections in which something is there twice that must be its own identity.
///
/// ```swift
/// do {
///   try table.apply([Section("days", ["Monday", "Monday"])], views: views)
/// } catch {
///   print(error)   // item Monday is in the table twice; an item and a section are their own identity …
/// }
/// ```
public struct DuplicateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is there twice, as text: `item` or `section` and its value.
  public let name: String

  /// The whole message, for the programmer.
  public var description: String {
    "\(name) is in the table twice; an item and a section are their own identity, so each may be there once"
  }

  /// Finds what is there twice in sections, within one or in two.
  ///
  /// - Complexity: one look at each item; none at those of a range, or of a section that computes its items.
  static func find<SectionID: Hashable, ItemID: Hashable>(in sections: [Section<SectionID, ItemID>]) -> DuplicateError?
  {
    // A set of a type that is known at run time only takes a while to make: one section needs none.
    if sections.count > 1, let group = duplicateGroup(in: sections) {
      return DuplicateError(name: "section \(group)")
    }
    for section in sections {
      if let item = section.items.duplicate { return DuplicateError(name: "item \(item)") }
    }
    if sections.count > 1, let item = sharedItem(of: sections.map(\.items)) {
      return DuplicateError(name: "item \(item)")
    }
    return nil
  }

  /// So many are sooner compared with each other than put into a set, whose type is made at run time.
  private static let fewSections = 16

  private static func duplicateGroup<SectionID: Hashable, ItemID: Hashable>(in sections: [Section<SectionID, ItemID>])
    -> SectionID?
  {
    if sections.count <= fewSections {
      for (index, section) in sections.enumerated() {
        for earlier in sections[..<index] where earlier.id == section.id { return section.id }
      }
      return nil
    }
    var groups: Set<SectionID> = []
    return sections.first { !groups.insert($0.id).inserted }?.id
  }

  /// An item of two lists, none of which holds an item twice itself.
  private static func sharedItem<ItemID: Hashable>(of lists: [SectionItems<ItemID>]) -> ItemID? {
    let computed = lists.filter { $0.isComputed && !$0.isEmpty }
    if let item = sharedItem(ofRanges: computed.filter { $0.range != nil }) { return item }
    // The set is of a type that is made at run time, as above.
    guard lists.contains(where: { !$0.isComputed }) else { return nil }
    var seen: Set<ItemID> = []
    for list in lists where !list.isComputed {
      for item in list where !seen.insert(item).inserted || isIn(computed, item) { return item }
    }
    return nil
  }

  /// Ranges in order overlap where one begins before another has ended.
  private static func sharedItem<ItemID: Hashable>(ofRanges lists: [SectionItems<ItemID>]) -> ItemID? {
    let ordered = lists.sorted { start(of: $0) < start(of: $1) }
    for (one, next) in zip(ordered, ordered.dropFirst()) {
      if let item = next.first, one.position(of: item) != nil { return item }
    }
    return nil
  }

  private static func start<ItemID: Hashable>(of list: SectionItems<ItemID>) -> Int { list.range?.lowerBound ?? 0 }

  private static func isIn<ItemID: Hashable>(_ lists: [SectionItems<ItemID>], _ item: ItemID) -> Bool {
    lists.contains { $0.position(of: item) != nil }
  }
}
