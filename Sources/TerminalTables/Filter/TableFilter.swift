import Curses

/// A filter that is open over a table.
@MainActor
final class TableFilter {
  let base: any RowSource
  /// What was focused before the filter was opened, to come back to.
  let focusedBefore: AnyHashable?
  private let search: FilterSearch
  /// Where texts are made one after the other on the main actor.
  private let feed: FilterFeed?
  private(set) var query = FilterQuery("")
  /// The query of the rows that were taken last.
  private(set) var takenQuery: FilterQuery?
  private(set) var isSearching = false

  /// A filter by texts that any thread can make.
  init(over base: any RowSource, focused: AnyHashable?, text: FilterText) {
    self.base = base
    focusedBefore = focused
    let waker = Waker()
    search = FilterSearch(text) { waker.wake() }
    feed = nil
    search.prepare()
  }

  /// A filter by texts that a function makes of rows, some of them at once and the others between keys.
  init(over base: any RowSource, focused: AnyHashable?, text: @escaping (TablePosition) -> String) {
    self.base = base
    focusedBefore = focused
    let waker = Waker()
    let spans = SectionSpans(counts: (0..<base.sectionCount).map(base.itemCount))
    let search = FilterSearch(fedWith: spans) { waker.wake() }
    self.search = search
    feed = FilterFeed(spans, into: search, text: text)
    feedTexts(.firstPiece)
  }

  /// Makes texts for a few milliseconds, for one where hits of the query are still awaited, and asks to go on after the
  /// keys that have arrived.
  func feedTexts() {
    feedTexts(isSearching && takenQuery != query ? .short : .long)
  }

  private func feedTexts(_ slice: FilterFeed.Slice) {
    guard let feed, !feed.isFinished else { return }
    feed.feed(slice)
    askToGoOn()
  }

  /// Wakes the loop for more texts, if there are more to make.
  func askToGoOn() {
    if let feed, !feed.isFinished { Waker().wake() }
  }

  /// Starts to look for a query; false where it asks for the same as before.
  func setQuery(_ text: String) -> Bool {
    let new = FilterQuery(text)
    guard new != query else { return false }
    query = new
    isSearching = !new.isEmpty
    if new.isEmpty { search.stop() } else { search.start(new) }
    return true
  }

  func stop() {
    search.stop()
  }

  /// The rows that were found since the last call; nil where there is nothing new.
  func takeSource() -> FilteredSource? {
    guard let hits = search.takeHits() else { return nil }
    if hits.isComplete { isSearching = false }
    takenQuery = query
    return FilteredSource(hits, of: base)
  }
}
