/// The items of all sections as one row of ordinals, to be searched in pieces that need not end with a section.
struct SectionSpans: Sendable {
  /// The ordinal of the first item of each section, and at the end how many items there are.
  let starts: [Int]

  /// How many items the largest piece holds: enough that starting on one costs nothing beside it.
  private static let longestPiece = 8192
  /// How many the first one holds: few enough that it is searched at once.
  private static let firstPiece = 64

  init(counts: [Int]) {
    starts = counts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  var sectionCount: Int { starts.count - 1 }
  var itemCount: Int { starts.last ?? 0 }

  /// The pieces to search, in order, each up to twice as long as the one before.
  var pieces: [Range<Int>] {
    var pieces: [Range<Int>] = []
    var (start, length) = (0, Self.firstPiece)
    while start < itemCount {
      pieces.append(start..<min(itemCount, start + length))
      start += length
      length = min(length * 2, Self.longestPiece)
    }
    return pieces
  }

  func section(of ordinal: Int) -> Int {
    (0..<sectionCount).firstPlace { starts[$0 + 1] > ordinal }
  }

  /// The parts of some ordinals that lie in one section each, as places in that section.
  func forEachPart(of ordinals: Range<Int>, _ body: (_ section: Int, _ items: Range<Int>) -> Void) {
    guard !ordinals.isEmpty else { return }
    var section = section(of: ordinals.lowerBound)
    var start = ordinals.lowerBound
    while start < ordinals.upperBound {
      let end = min(ordinals.upperBound, starts[section + 1])
      if end > start { body(section, start - starts[section]..<end - starts[section]) }
      start = max(start, end)
      section += 1
    }
  }
}
