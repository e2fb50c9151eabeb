import Curses

/// A filter that is open over a table.
@MainActor
final class TableFilter {
  let base: any RowSource
  /// What was focused before the filter was opened, to come back to.
  let focusedBefore: AnyHashable?
  let search: FilterSearch
  private(set) var query = FilterQuery("")
  private(set) var isSearching = false

  init(over base: any RowSource, focused: AnyHashable?, text: FilterText) {
    self.base = base
    focusedBefore = focused
    let waker = Waker()
    search = FilterSearch(text) { waker.wake() }
    search.prepare()
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

  /// The rows that were found since the last call; nil where there is nothing new.
  func takeSource() -> FilteredSource? {
    guard let hits = search.takeHits() else { return nil }
    if hits.isComplete { isSearching = false }
    return FilteredSource(hits, of: base)
  }
}
