/// The items that a filter has found, section by section: the best first, equals in their order.
struct FilterHits: Sendable {
  /// The hits of one section.
  struct SectionHits: Sendable {
    /// The items' places in the section.
    fileprivate(set) var items: [UInt32] = []
    /// Where the hits of each rank end.
    fileprivate(set) var rankEnds: [Int] = []

    /// Where an item is among the hits.
    ///
    /// - Complexity: a binary search a rank.
    func position(of item: Int) -> Int? {
      var start = 0
      for end in rankEnds {
        var low = start
        var high = end
        while low < high {
          let middle = (low + high) / 2
          if items[middle] < UInt32(item) { low = middle + 1 } else { high = middle }
        }
        if low < end, items[low] == UInt32(item) { return low }
        start = end
      }
      return nil
    }
  }

  private(set) var sections: [SectionHits]
  /// Whether all items were looked at.
  let isComplete: Bool

  var count: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Joins what was found in pieces so far.
  init(_ pieces: [(section: Int, first: Int, hits: PieceHits)], sectionCount: Int, isComplete: Bool) {
    self.isComplete = isComplete
    sections = Array(repeating: SectionHits(), count: sectionCount)
    var counts = Array(repeating: 0, count: sectionCount)
    for (section, _, hits) in pieces { counts[section] += hits.count }
    for section in sections.indices { sections[section].items.reserveCapacity(counts[section]) }
    for rank in PieceHits().byRank.indices {
      for (section, first, hits) in pieces {
        let found = hits.byRank[rank]
        if first == 0 {
          sections[section].items += found
        } else {
          sections[section].items += found.lazy.map { $0 + UInt32(first) }
        }
      }
      for section in sections.indices { sections[section].rankEnds.append(sections[section].items.count) }
    }
  }
}
