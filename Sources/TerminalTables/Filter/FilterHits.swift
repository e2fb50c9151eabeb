/// The items that a filter has found, section by section: the best first, equals in their order.
///
/// Sections without a hit are left out, but for the last, whose footer may show the position.
struct FilterHits: Sendable {
  /// The numbers of the sections that are shown, in order.
  let sections: [Int]
  let isComplete: Bool
  /// The places of the hits in their sections, one section after the other.
  private let items: [UInt32]
  /// Where the hits of each section begin, and at the end how many there are.
  private let starts: [Int]
  /// Where the hits of each rank end, rank after rank for each section.
  private let rankEnds: [Int]

  private static let rankCount = PieceHits().byRank.count

  /// How many hits one of the shown sections has.
  func count(in shown: Int) -> Int { starts[shown + 1] - starts[shown] }

  /// The place in its section of a hit of one of the shown sections.
  func item(_ hit: Int, in shown: Int) -> Int { Int(items[starts[shown] + hit]) }

  /// Which of the shown sections a section is; nil where it has no hit.
  func shown(_ section: Int) -> Int? {
    let place = sections.indices.firstPlace { sections[$0] >= section }
    return place < sections.count && sections[place] == section ? place : nil
  }

  /// Which hit of a shown section an item is.
  ///
  /// - Complexity: a binary search a rank.
  func position(of item: Int, in shown: Int) -> Int? {
    var start = starts[shown]
    for rank in 0..<Self.rankCount {
      let end = rankEnds[shown * Self.rankCount + rank]
      let place = (start..<end).firstPlace { items[$0] >= UInt32(item) }
      if place < end, items[place] == UInt32(item) { return place - starts[shown] }
      start = end
    }
    return nil
  }

  /// Joins what was found in pieces so far, each given with the ordinal of its first item.
  init(_ pieces: [(first: Int, hits: PieceHits)], in spans: SectionSpans, isComplete: Bool) {
    self.isComplete = isComplete
    var counts = Array(repeating: 0, count: spans.sectionCount)
    for rank in 0..<Self.rankCount {
      Self.forEachHit(of: rank, pieces, spans) { section, _ in counts[section] += 1 }
    }
    let last = counts.count - 1
    let sections = counts.indices.filter { counts[$0] > 0 || $0 == last }
    var starts = [0]
    for section in sections { starts.append((starts.last ?? 0) + counts[section]) }
    // From now on the counts are the shown sections' numbers.
    for (shown, section) in sections.enumerated() { counts[section] = shown }
    var items = [UInt32](repeating: 0, count: starts.last ?? 0)
    var ends = Array(starts.dropLast())
    var rankEnds = [Int](repeating: 0, count: sections.count * Self.rankCount)
    for rank in 0..<Self.rankCount {
      Self.forEachHit(of: rank, pieces, spans) { section, item in
        let shown = counts[section]
        items[ends[shown]] = UInt32(item)
        ends[shown] += 1
      }
      for shown in sections.indices { rankEnds[shown * Self.rankCount + rank] = ends[shown] }
    }
    (self.sections, self.starts, self.items, self.rankEnds) = (sections, starts, items, rankEnds)
  }

  /// Calls with the section and the place in it of every hit of a rank, in order.
  private static func forEachHit(
    of rank: Int, _ pieces: [(first: Int, hits: PieceHits)], _ spans: SectionSpans, _ body: (Int, Int) -> Void
  ) {
    var section = 0
    for (first, hits) in pieces {
      for hit in hits.byRank[rank] {
        let ordinal = first + Int(hit)
        while ordinal >= spans.starts[section + 1] { section += 1 }
        body(section, ordinal - spans.starts[section])
      }
    }
  }
}
