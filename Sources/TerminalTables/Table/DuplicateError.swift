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
  /// - Parameters:
  ///   - sections: the sections to look at.
  ///   - old: those that were shown before, in which nothing is twice: what they share with the others is not looked
  ///     at.
  /// - Complexity: one look at each item; none at those of a range, or of a section that computes its items, and a few
  ///   where an ``ItemList`` was changed.
  static func find<SectionID: Hashable, ItemID: Hashable>(
    in sections: [Section<SectionID, ItemID>], after old: [Section<SectionID, ItemID>] = []
  ) -> DuplicateError? {
    // A set of a type that is known at run time only takes a while to make: one section needs none.
    if sections.count > 1, let group = duplicateGroup(in: sections) {
      return DuplicateError(name: "section \(group)")
    }
    let predecessors = LongSections(old)
    for section in sections {
      if let list = predecessors.list(of: section) { section.items.prepare(after: list) }
      if let item = section.items.duplicate { return DuplicateError(name: "item \(item)") }
    }
    if sections.count > 1, let item = sharedItem(of: sections, after: predecessors) {
      return DuplicateError(name: "item \(item)")
    }
    return nil
  }

  /// Up to so many, comparing each with each is faster than a set, whose type is made at run time.
  private static let fewSections = 16

  private static func duplicateGroup<SectionID: Hashable, ItemID: Hashable>(in sections: [Section<SectionID, ItemID>])
    -> SectionID?
  {
    if sections.count <= fewSections {
      for place in sections.indices {
        for earlier in 0..<place where sections[earlier].id == sections[place].id { return sections[place].id }
      }
      return nil
    }
    var groups: Set<SectionID> = []
    return sections.first { !groups.insert($0.id).inserted }?.id
  }

  /// An item of two sections, none of which holds an item twice itself.
  private static func sharedItem<SectionID: Hashable, ItemID: Hashable>(
    of sections: [Section<SectionID, ItemID>], after old: LongSections<SectionID, ItemID>
  ) -> ItemID? {
    let lists = sections.map { $0.items }
    let computed = lists.filter { $0.isComputed && !$0.isEmpty }
    if computed.count > 1, let item = sharedItem(ofRanges: computed.filter { $0.range != nil }) { return item }
    // The longest list is not looked through: the items of the others are looked for in it.
    let listed = lists.indices.filter { !lists[$0].isComputed }
    guard let longest = listed.max(by: { lists[$0].count < lists[$1].count }) else { return nil }
    let isLong = lists[longest].list != nil
    if isLong, let answer = sharedItem(ofChanged: sections, after: old) { return answer }
    let others = computed + (isLong ? [lists[longest]] : [])
    // The set is of a type that is made at run time, as above.
    var seen: Set<ItemID> = []
    for number in listed where number != longest || !isLong {
      for item in lists[number] where !seen.insert(item).inserted || isIn(others, item) { return item }
    }
    if isLong, !computed.isEmpty {
      for item in lists[longest] where isIn(computed, item) { return item }
    }
    return nil
  }

  /// The same, by a look at what has changed alone; nil where that would not be less.
  private static func sharedItem<SectionID: Hashable, ItemID: Hashable>(
    ofChanged sections: [Section<SectionID, ItemID>], after old: LongSections<SectionID, ItemID>
  ) -> ItemID?? {
    guard sections.allSatisfy({ !$0.items.isComputed || old.hasSameItems($0) }) else { return nil }
    let all = sections.reduce(0) { $0 + ($1.items.isComputed ? 0 : $1.items.count) }
    var changed: [(section: Int, items: [ItemID])] = []
    var looks = 0
    for (number, section) in sections.enumerated() where !section.items.isComputed {
      let items: [ItemID]
      if let list = section.items.list, let old = old.list(of: section) {
        items = list.itemsOfOtherChunks(than: old)
      } else if section.items.count * sections.count <= all {
        items = Array(section.items)
      } else {
        return nil
      }
      looks += items.count * sections.count
      if looks > all { return nil }
      changed.append((number, items))
    }
    for (number, items) in changed {
      for item in items {
        for other in sections.indices where other != number && sections[other].items.position(of: item) != nil {
          return item
        }
      }
    }
    return .some(nil)
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
