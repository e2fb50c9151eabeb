/// A filter that is open over a table; it outlives changes of the content.
@MainActor
final class TableFilter {
  private(set) var content: any RowSource
  /// What was focused before the filter was opened, to come back to.
  let focusedBefore: AnyHashable?
  let scrolledBefore: ScrollPosition?
  /// Whether the last section's footer stays among the hits.
  let keepsLastFooter: Bool
  private(set) var query = FilterQuery("")
  private let texts: FilterTexts
  private let fallback: FilterTexts.Maker
  private var pass: FilterPass
  /// What is shown: the hits, the rows they were found in, and the query.
  private var shown: (hits: FilterHits, base: any RowSource, query: FilterQuery)?

  init(
    over content: any RowSource, focused: AnyHashable?, by texts: FilterTexts, scrolled: ScrollPosition?,
    keepsLastFooter: Bool, fallback: @escaping FilterTexts.Maker
  ) {
    self.content = content
    self.texts = texts
    self.fallback = fallback
    self.keepsLastFooter = keepsLastFooter
    focusedBefore = focused
    scrolledBefore = scrolled
    pass = FilterPass(over: content, by: texts, fallback: fallback)
    pass.feedTexts(.firstPiece, in: content)
  }

  var isSearching: Bool { !query.isEmpty && (!pass.isComplete || isBehind) }

  /// Whether hits of the query are awaited that the user has not seen: not where known ones are only searched again.
  var awaitsHits: Bool { isSearching && shownHits?.isComplete != true }

  private var isBehind: Bool { pass.base !== content }

  private var shownHits: FilterHits? { shown.flatMap { $0.query == query ? $0.hits : nil } }

  /// The rows to show: all of them as long as nothing is looked for, or nothing has been found.
  var rows: any RowSource {
    guard !query.isEmpty, let shown else { return content }
    return FilteredSource(shown.hits, of: shown.base, in: content, keepsLastFooter: keepsLastFooter)
  }

  /// Searches other content; what was found stays until that is done.
  func takeUp(_ new: any RowSource) {
    content = new
    if pass.isComplete && pass.hasAllTexts { beginPass() }
  }

  private func beginPass() {
    pass.stop()
    pass = FilterPass(over: content, by: texts, fallback: fallback)
    if !query.isEmpty { pass.start(query) }
    pass.feedTexts(.firstPiece, in: content)
  }

  /// Makes texts for a few milliseconds, for one where hits of the query are still awaited.
  func feedTexts() {
    pass.feedTexts(!query.isEmpty && shownHits == nil ? .short : .long, in: content)
    if isBehind && pass.isComplete && pass.hasAllTexts { beginPass() }
  }

  /// Starts to look for a query; false where it asks for the same as before.
  func setQuery(_ text: String) -> Bool {
    let new = FilterQuery(text)
    guard new != query else { return false }
    query = new
    pass.start(new)
    if new.isEmpty { shown = nil }
    return true
  }

  func stop() {
    pass.stop()
  }

  /// How rows that were found follow those that are shown.
  enum Arrival {
    /// The first of a query.
    case first
    /// Further ones of the same rows.
    case more
    /// Those of rows that have changed.
    case again
  }

  /// Takes what was found since the last call; nil where there is nothing new to show.
  ///
  /// Hits of content that has changed come all at once, when it is searched to its end: so none is missing meanwhile.
  func takeHits() -> Arrival? {
    guard let hits = pass.takeHits() else { return nil }
    let isAgain = shownHits != nil && shown?.base !== pass.base
    let arrival: Arrival? = shownHits == nil ? .first : !isAgain ? .more : hits.isComplete ? .again : nil
    if arrival != nil { shown = (hits, pass.base, query) }
    // Hits are seen before more texts are made.
    pass.askToGoOn()
    if isBehind && pass.isComplete && pass.hasAllTexts { beginPass() }
    return arrival
  }
}
