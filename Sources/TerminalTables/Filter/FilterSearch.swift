import Libc
import Synchronization

/// Looks for the items that fit a query, beside the interface and on all cores.
///
/// A new query stops the search for the old one and looks at its hits alone where that is enough. What was found is
/// collected with ``takeHits()`` after a wake-up: the first part of it as soon as it can fill a screen, then no more
/// often than a screen is drawn.
final class FilterSearch: Sendable {
  private struct State {
    var query = FilterQuery("")
    /// Counts the searches, so that one that was stopped leaves nothing behind.
    var generation = 0
    var next = 0
    var running = 0
    var results: [PieceHits?] = []
    /// Of the last query that was searched to its end: what the next one may narrow.
    var complete: (query: FilterQuery, results: [PieceHits])?
    var posted: FilterHits?
    var hasPosted = false
    var lastPost = 0
    var hasUnposted = false
    /// How many pieces can be searched; the others are still to be supplied.
    var available: Int
  }

  /// Fills pieces; nil where they are supplied.
  private let text: FilterText?
  private let spans: SectionSpans
  private let ranges: [Range<Int>]
  private let pieces: Mutex<[FilterPiece?]>
  private let state: Mutex<State>
  private let wake: @Sendable () -> Void

  /// Nanoseconds between two posts of partial results.
  private static let frame = 16_000_000

  /// A search of texts that are made when they are searched.
  convenience init(_ text: FilterText, wake: @escaping @Sendable () -> Void) {
    self.init(text, fedWith: SectionSpans(counts: text.counts), wake: wake)
  }

  /// A search of texts that come by ``supply(_:at:)`` where nothing makes them, piece after piece; what is there is
  /// searched meanwhile.
  init(_ text: FilterText? = nil, fedWith spans: SectionSpans, wake: @escaping @Sendable () -> Void) {
    self.text = text
    self.spans = spans
    self.wake = wake
    ranges = spans.pieces
    pieces = Mutex(Array(repeating: nil, count: ranges.count))
    state = Mutex(State(available: text == nil ? 0 : ranges.count))
  }

  /// Starts the search for a query; the one before it stops.
  func start(_ query: FilterQuery) {
    let generation = state.withLock { state in
      state = State(
        query: query, generation: state.generation + 1, running: Self.workers,
        results: Array(repeating: nil, count: ranges.count), complete: state.complete, lastPost: Self.now,
        available: state.available)
      return state.generation
    }
    // A screen full of hits needs no other thread, which may have to wait for its turn.
    if !query.isEmpty { searchPiece(generation) }
    for _ in 0..<Self.workers {
      Task.detached(priority: .userInitiated) { self.work(generation) }
    }
  }

  func supply(_ piece: FilterPiece, at index: Int) {
    pieces.withLock { $0[index] = piece }
    let generation = state.withLock { state -> Int? in
      state.available = index + 1
      guard !state.query.isEmpty, state.running == 0 else { return nil }
      state.running = 1
      return state.generation
    }
    guard let generation else { return }
    Task.detached(priority: .userInitiated) { self.work(generation) }
  }

  /// Makes the texts ready while the first word is still being typed.
  func prepare() {
    start(FilterQuery(""))
  }

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

  private static var now: Int { nanoseconds(of: CLOCK_MONOTONIC) }

  // MARK: - Working

  private struct Assignment {
    let index: Int
    let query: FilterQuery
    let among: [UInt32]?
  }

  private func work(_ generation: Int) {
    repeat {
      while searchPiece(generation) {}
    } while finish(generation)
  }

  /// Searches the next piece; false where there is none.
  @discardableResult
  private func searchPiece(_ generation: Int) -> Bool {
    guard let assignment = assign(generation) else { return false }
    let piece = piece(assignment.index)
    if assignment.query.isEmpty { return true }
    let matcher = FilterMatcher(assignment.query)
    let hits = assignment.among.map { matcher.hits(in: piece, among: $0) } ?? matcher.hits(in: piece)
    report(hits, of: assignment.index, generation)
    return true
  }

  private func assign(_ generation: Int) -> Assignment? {
    state.withLock { state in
      guard state.generation == generation, state.next < state.available else { return nil }
      let index = state.next
      state.next += 1
      let known = state.complete.flatMap { state.query.narrows($0.query) ? $0.results[index] : nil }
      return Assignment(index: index, query: state.query, among: known?.inOrder)
    }
  }

  private func piece(_ index: Int) -> FilterPiece {
    if let known = pieces.withLock({ $0[index] }) { return known }
    guard let text else { preconditionFailure("a piece was not supplied") }
    var piece = FilterPiece(capacity: ranges[index].count)
    spans.forEachPart(of: ranges[index]) { section, items in text.fill(section, items, &piece) }
    precondition(
      piece.ends.count == ranges[index].count,
      "the filter text gave \(piece.ends.count) texts for \(ranges[index].count) items; each has one, if an empty one",
      file: text.place.file, line: text.place.line)
    let made = piece
    pieces.withLock { $0[index] = made }
    return made
  }

  // MARK: - Reporting

  private func report(_ hits: PieceHits, of index: Int, _ generation: Int) {
    let partial = state.withLock { state -> [(first: Int, hits: PieceHits)]? in
      guard state.generation == generation else { return nil }
      state.results[index] = hits
      if hits.count > 0 { state.hasUnposted = true }
      let isDue = state.hasPosted ? Self.now - state.lastPost > Self.frame : hits.count > 0
      return isDue ? takeFound(from: &state) : nil
    }
    if let partial { post(partial, isComplete: false, generation) }
  }

  private func takeFound(from state: inout State) -> [(first: Int, hits: PieceHits)] {
    state.hasPosted = true
    state.hasUnposted = false
    state.lastPost = Self.now
    return found(state.results)
  }

  /// How a worker ends that has found nothing more to search.
  private enum Ending {
    /// Others are still at work, or on another query.
    case quietly
    /// A piece was supplied meanwhile.
    case again
    /// The rest is not supplied yet; what was found since the last post.
    case waiting([(first: Int, hits: PieceHits)])
    case complete([PieceHits])
  }

  /// Ends a worker; true where there is more to search after all.
  private func finish(_ generation: Int) -> Bool {
    let ending = state.withLock { state -> Ending in
      guard state.generation == generation, !state.query.isEmpty else { return .quietly }
      state.running -= 1
      guard state.running == 0 else { return .quietly }
      if state.next == ranges.count { return .complete(state.results.map { $0 ?? PieceHits() }) }
      if state.next < state.available {
        state.running = 1
        return .again
      }
      return state.hasUnposted ? .waiting(takeFound(from: &state)) : .quietly
    }
    switch ending {
    case .quietly: break
    case .again: return true
    case .waiting(let found): post(found, isComplete: false, generation)
    case .complete(let results): complete(results, generation)
    }
    return false
  }

  private func complete(_ results: [PieceHits], _ generation: Int) {
    var results = results
    let query = state.withLock { state in
      if state.generation == generation { state.complete = (state.query, results) }
      return state.query
    }
    if results.allSatisfy({ $0.count == 0 }) { addFuzzyHits(to: &results, query, generation) }
    post(found(results), isComplete: true, generation)
  }

  /// Where no text has the words, letters in their order count too: beside good hits they would only be in the way. A
  /// single letter would find everything.
  private func addFuzzyHits(to results: inout [PieceHits], _ query: FilterQuery, _ generation: Int) {
    guard query.joined.count > 1 else { return }
    let matcher = FilterMatcher(query)
    for index in results.indices {
      guard state.withLock({ $0.generation == generation }) else { return }
      results[index].fuzzy = matcher.fuzzyHits(in: piece(index), except: results[index])
    }
  }

  private func found(_ results: [PieceHits?]) -> [(first: Int, hits: PieceHits)] {
    zip(ranges, results).compactMap { range, hits in hits.map { (range.lowerBound, $0) } }
  }

  private func post(_ found: [(first: Int, hits: PieceHits)], isComplete: Bool, _ generation: Int) {
    let hits = FilterHits(found, in: spans, isComplete: isComplete)
    let isCurrent = state.withLock { state in
      guard state.generation == generation, isComplete || state.posted?.isComplete != true else { return false }
      state.posted = hits
      return true
    }
    if isCurrent { wake() }
  }
}
