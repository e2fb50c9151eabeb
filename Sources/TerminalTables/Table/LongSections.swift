/// The long sections of a table, found by their identity, to be compared with those that come in their place.
struct LongSections<SectionID: Hashable, ItemID: Hashable> {
  private let sections: [(id: SectionID, list: ItemList<ItemID>)]
  /// Those whose items are computed.
  private let computed: [(id: SectionID, items: SectionItems<ItemID>)]

  /// Of more sections than that only so many are compared: each is looked for among all.
  private static var most: Int { 64 }

  init(_ sections: [Section<SectionID, ItemID>]) {
    // A plain loop: sequences of types that are made at run time take a tenth of a program's start.
    var long: [(id: SectionID, list: ItemList<ItemID>)] = []
    for section in sections where long.count < Self.most && !section.items.isComputed {
      if section.items.count >= SectionItems<ItemID>.few, let list = section.items.list {
        long.append((section.id, list))
      }
    }
    self.sections = long
    computed = long.isEmpty ? [] : sections.filter(\.items.isComputed).map { ($0.id, $0.items) }
  }

  /// The list that was in a section's place; nil where there was none, or none is needed.
  func list(of section: Section<SectionID, ItemID>) -> ItemList<ItemID>? {
    if sections.isEmpty || section.items.count < SectionItems<ItemID>.few || section.items.isComputed { return nil }
    for (id, list) in sections where id == section.id { return list }
    return nil
  }

  /// Whether a section whose items are computed has the same as before.
  func hasSameItems(_ section: Section<SectionID, ItemID>) -> Bool {
    for (id, items) in computed where id == section.id {
      return items.count == section.items.count && items.range == section.items.range
    }
    return section.items.isEmpty
  }
}
