import Curses

@MainActor
enum FilterTexts {
  /// Texts that any thread can make, asked for again when the content changes.
  case prepared(() -> FilterText)
  /// Texts that a function makes of rows, one after the other on the main actor.
  case rows(Maker)

  typealias Maker = (any RowSource, TablePosition) -> String
}

/// The search of a filter through the rows as they were at one moment.
///
/// A change of the content while it goes on lets it end; the next pass then searches what is there by that time, so
/// that data that changes faster than it can be searched is found all the same.
@MainActor
final class FilterPass {
  /// The rows that are searched.
  let base: any RowSource
  private let search: FilterSearch
  /// Where texts are made one after the other on the main actor.
  private let feed: FilterFeed?
  private let makeText: FilterTexts.Maker
  /// Whether all is searched that was asked for.
  private(set) var isComplete = true

  /// - Parameter fallback: makes the text of a row where the texts that were given are not those of these rows.
  init(over base: any RowSource, by texts: FilterTexts, fallback: @escaping FilterTexts.Maker) {
    self.base = base
    let counts = (0..<base.sectionCount).map(base.itemCount)
    let waker = Waker()
    if case .rows(let maker) = texts { makeText = maker } else { makeText = fallback }
    if case .prepared(let make) = texts, case let text = make(), text.counts == counts {
      search = FilterSearch(text) { waker.wake() }
      feed = nil
      search.prepare()
    } else {
      let spans = SectionSpans(counts: counts)
      search = FilterSearch(fedWith: spans) { waker.wake() }
      feed = FilterFeed(spans, into: search)
    }
  }

  /// Starts to look for a query; an empty one ends the search.
  func start(_ query: FilterQuery) {
    isComplete = query.isEmpty
    if query.isEmpty { search.stop() } else { search.start(query) }
  }

  func stop() {
    search.stop()
  }

  /// What was found since the last call; nil where there is nothing new.
  func takeHits() -> FilterHits? {
    guard let hits = search.takeHits() else { return nil }
    if hits.isComplete { isComplete = true }
    return hits
  }

  /// Whether all texts are made that this pass makes on the main actor.
  var hasAllTexts: Bool { feed?.isFinished ?? true }

  /// Makes texts for a slice of time, and asks to go on after the keys that have arrived.
  ///
  /// - Parameter content: the rows as they are now: of one that is gone nobody is asked for its text.
  func feedTexts(_ slice: FilterFeed.Slice, in content: any RowSource) {
    guard let feed, !feed.isFinished else { return }
    feed.feed(slice) { position in
      let isThere = content === base || content.position(of: base.item(at: position)) != nil
      return isThere ? makeText(base, position) : ""
    }
    askToGoOn()
  }

  func askToGoOn() {
    if !hasAllTexts { Waker().wake() }
  }
}
