/// Makes the texts of rows that only the main actor can make, a few milliseconds at a time, for a search beside it.
@MainActor
final class FilterFeed {
  private let spans: SectionSpans
  private let pieces: [Range<Int>]
  private let search: FilterSearch
  /// The piece that is being filled, and the ordinal of the row that comes next.
  private var number = 0
  private var piece: FilterPiece
  private var next = 0

  /// How long texts are made before something else is done.
  struct Slice {
    let duration: Duration
    /// No longer than the first piece takes, which fills a screen: for the key that opens the search.
    static let firstPiece = Slice(duration: .zero)
    /// Hits of what is there already are to be seen first.
    static let short = Slice(duration: .milliseconds(1))
    /// The longest that keys wait for texts.
    static let long = Slice(duration: .milliseconds(6))
  }

  /// How many texts are made before the clock is looked at again.
  private static let stretch = 16

  init(_ spans: SectionSpans, into search: FilterSearch) {
    self.spans = spans
    self.search = search
    pieces = spans.pieces
    piece = FilterPiece(capacity: pieces.first?.count ?? 0)
  }

  var isFinished: Bool { number == pieces.count }

  /// Makes the first piece, which fills a screen, whatever that takes; then as much as a slice of time allows.
  func feed(_ slice: Slice, text: (TablePosition) -> String) {
    let end = ContinuousClock.now + slice.duration
    while !isFinished {
      let stretchEnd = number == 0 ? pieces[0].upperBound : min(pieces[number].upperBound, next + Self.stretch)
      spans.forEachPart(of: next..<stretchEnd) { section, items in
        for item in items { piece.append(text(TablePosition(section: section, element: item + 1))) }
      }
      next = stretchEnd
      if next == pieces[number].upperBound { finishPiece() }
      if ContinuousClock.now >= end { return }
    }
  }

  private func finishPiece() {
    search.supply(piece, at: number)
    number += 1
    if !isFinished { piece = FilterPiece(capacity: pieces[number].count) }
  }
}
