import Glibc
import Synchronization

/// Looks for the items that fit a query, beside the interface and on all cores.
///
/// A new query stops the search for the old one and looks at its hits alone where that is enough. What was found is
/// collected with ``takeHits()`` after a wake-up: the first part of it as soon as it can fill a screen, then no more
/// often than a screen is drawn.
final class FilterSearch: Sendable {
  private struct State {
    var query = FilterQuery("")
    /// Told apart so that a search which was stopped leaves nothing behind.
    var generation = 0
    var next = 0
    var running = 0
    var results: [PieceHits?] = []
    /// Of the last query that was searched to its end: what the next one may narrow.
    var complete: (query: FilterQuery, results: [PieceHits])?
    var posted: FilterHits?
    var hasPosted = false
    var lastPost = 0
  }

  private let text: FilterText
  private let ranges: [(section: Int, items: Range<Int>)]
  private let pieces: Mutex<[FilterPiece?]>
  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  /// Fewer good hits than this, and fuzzy ones are offered too.
  private static let fewHits = 50
  /// Nanoseconds between two posts of partial results.
  private static let frame = 16_000_000

  init(_ text: FilterText, wake: @escaping @Sendable () -> Void) {
    self.text = text
    self.wake = wake
    ranges = text.ranges
    pieces = Mutex(Array(repeating: nil, count: ranges.count))
  }

  /// Starts the search for a query; the one before it stops.
  func start(_ query: FilterQuery) {
    let generation = state.withLock { state in
      state.generation += 1
      state.query = query
      state.next = 0
      state.results = Array(repeating: nil, count: ranges.count)
      state.posted = nil
      state.hasPosted = false
      state.lastPost = Self.now
      state.running = Self.workers
      return state.generation
    }
    for _ in 0..<Self.workers {
      Task.detached(priority: .userInitiated) { self.work(generation) }
    }
  }

  /// Makes the texts ready while the first word is still being typed.
  func prepare() {
    start(FilterQuery(""))
  }

  /// Stops searching; what was found is forgotten.
  func stop() {
    state.withLock { state in
      state.generation += 1
      state.posted = nil
    }
  }

  /// What was found since the last call; nil where there is nothing new.
  func takeHits() -> FilterHits? {
    state.withLock { state in
      defer { state.posted = nil }
      return state.posted
    }
  }

  private static let workers = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  // MARK: - Working

  /// What one worker is to look at next.
  private struct Assignment {
    let index: Int
    let query: FilterQuery
    let among: [UInt32]?
  }

  private func work(_ generation: Int) {
    while let assignment = assign(generation) {
      let piece = piece(assignment.index)
      if assignment.query.isEmpty { continue }
      let matcher = FilterMatcher(assignment.query)
      let hits = assignment.among.map { matcher.hits(in: piece, among: $0) } ?? matcher.hits(in: piece)
      report(hits, of: assignment.index, generation)
    }
    finish(generation)
  }

  private func assign(_ generation: Int) -> Assignment? {
    state.withLock { state in
      guard state.generation == generation, state.next < ranges.count else { return nil }
      let index = state.next
      state.next += 1
      let known = state.complete.flatMap { state.query.narrows($0.query) ? $0.results[index] : nil }
      return Assignment(index: index, query: state.query, among: known?.inOrder)
    }
  }

  private func piece(_ index: Int) -> FilterPiece {
    if let known = pieces.withLock({ $0[index] }) { return known }
    let range = ranges[index]
    var piece = FilterPiece(capacity: range.items.count)
    text.fill(range.section, range.items, &piece)
    precondition(piece.ends.count == range.items.count, "a filter text was not given for every item")
    let made = piece
    pieces.withLock { $0[index] = made }
    return made
  }

  // MARK: - Reporting

  private func report(_ hits: PieceHits, of index: Int, _ generation: Int) {
    let partial = state.withLock { state -> [(section: Int, first: Int, hits: PieceHits)]? in
      guard state.generation == generation else { return nil }
      state.results[index] = hits
      let isDue = state.hasPosted ? Self.now - state.lastPost > Self.frame : hits.count > 0
      guard isDue else { return nil }
      state.hasPosted = true
      state.lastPost = Self.now
      return found(state.results)
    }
    guard let partial else { return }
    post(FilterHits(partial, sectionCount: text.counts.count, isComplete: false), generation)
  }

  private func finish(_ generation: Int) {
    let results = state.withLock { state -> [PieceHits]? in
      guard state.generation == generation, !state.query.isEmpty else { return nil }
      state.running -= 1
      return state.running == 0 ? state.results.map { $0 ?? PieceHits() } : nil
    }
    guard var results else { return }
    let query = state.withLock { state in
      if state.generation == generation { state.complete = (state.query, results) }
      return state.query
    }
    if results.reduce(0, { $0 + $1.count }) < Self.fewHits { addFuzzyHits(to: &results, query, generation) }
    post(FilterHits(found(results), sectionCount: text.counts.count, isComplete: true), generation)
  }

  /// Where there are few good hits, letters in their order count too; a single letter would find everything.
  private func addFuzzyHits(to results: inout [PieceHits], _ query: FilterQuery, _ generation: Int) {
    guard query.joined.count > 1 else { return }
    let matcher = FilterMatcher(query)
    for index in results.indices {
      guard state.withLock({ $0.generation == generation }) else { return }
      results[index].fuzzy = matcher.fuzzyHits(in: piece(index), except: results[index])
    }
  }

  private func found(_ results: [PieceHits?]) -> [(section: Int, first: Int, hits: PieceHits)] {
    results.enumerated().compactMap { index, hits in
      hits.map { (ranges[index].section, ranges[index].items.lowerBound, $0) }
    }
  }

  private func post(_ hits: FilterHits, _ generation: Int) {
    let isCurrent = state.withLock { state in
      guard state.generation == generation, hits.isComplete || state.posted?.isComplete != true else { return false }
      state.posted = hits
      return true
    }
    if isCurrent { wake() }
  }
}
