import SettingsFiles
import SettingsSchema
import Synchronization

/// Finds the settings of a document, set or not, by what is typed.
///
/// What is searched is gathered beside the interface when it is first needed after a change; what was gathered before
/// serves until then.
///
/// ```swift
/// let search = SettingSearch(session) { show(search.find(SearchQuery("shared buffers"))) }
/// search.begin()
/// ```
@MainActor
public final class SettingSearch {
  private let session: EditingSession
  /// Called when more is gathered than before.
  private let onGathered: @MainActor () -> Void
  private var gathering: Gathering?
  private var foundRevision: Int?

  /// A search through the document of a session.
  ///
  /// - Parameters:
  ///   - session: the session whose document is searched.
  ///   - onGathered: called each time that more can be found than before.
  public init(_ session: EditingSession, onGathered: @escaping @MainActor () -> Void) {
    self.session = session
    self.onGathered = onGathered
  }

  deinit {
    gathering?.stop()
  }

  /// Whether settings are still being gathered, so that more may be found.
  public var isGathering: Bool { gathering != nil }

  /// Whether the text has changed since something was last looked for.
  public var isOutdated: Bool { foundRevision.map { $0 != session.revision } ?? false }

  /// Gathers the settings of the present text, where that has not been done.
  public func begin() {
    if let known = session.caches.schema.search, known.revision == session.revision { return }
    if let gathering, gathering.revision == session.revision { return }
    gathering?.stop()
    let new = Gathering(session) { [weak self] in self?.gathered() }
    gathering = new
    let work: @Sendable () -> Void = { new.run() }
    if session.runInBackground?(work) != true {
      new.run()
      gathered()
    }
  }

  private func gathered() {
    if let gathering {
      let index = gathering.index
      if index.isComplete {
        session.caches.schema.search = (gathering.revision, index)
        self.gathering = nil
      }
    }
    onGathered()
  }

  /// What is gathered: of an earlier text until all of the present one is there.
  private var index: SearchIndex { session.caches.schema.search?.index ?? gathering?.index ?? SearchIndex() }

  /// The settings that fit a query, the best first.
  ///
  /// - Complexity: the distinct words of all settings, and what is found.
  public func find(_ query: SearchQuery) -> SearchHits {
    let index = index
    foundRevision = session.revision
    guard !query.isEmpty else { return SearchHits(index, []) }
    let (unsaved, problems) = (places(.unsaved, in: query), places(.problem, in: query))
    let filters = query.filters
    let hasHeadings = session.schema?.sectionsAreHeadings == true
    var homes: [String: Path?] = [:]
    let numbers = index.hits(for: query) { number, entry in
      if hasHeadings, session.isBelowOtherHeading(index.path(of: number), knowing: &homes) { return false }
      return filters.allSatisfy { filter in
        switch filter {
        case .unsaved: unsaved.contains(index.path(of: number))
        case .problem: problems.contains(index.path(of: number))
        default: entry.fits(filter)
        }
      }
    }
    return SearchHits(index, numbers)
  }

  /// The settings that have most of the words of a query, for where none has all. Of a word that nothing has, its
  /// beginning counts.
  ///
  /// - Complexity: that of finding each word, and its beginning.
  package func nearest(to query: SearchQuery, most: Int = 5) -> SearchHits {
    var worth: [Int: Double] = [:]
    for word in query.text.split(separator: " " as Character) {
      var found = find(SearchQuery(String(word)))
      if found.count == 0, word.count > 3 { found = find(SearchQuery(String(word.prefix(max(3, word.count / 2))))) }
      // Two words count more than one, however well that fits.
      for place in 0..<found.count {
        worth[found.number(at: place), default: 0] += 1 - Double(place) / Double(2 * found.count)
      }
    }
    let best = worth.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(most)
    return SearchHits(index, best.map(\.key))
  }

  /// What the session knows of the present text, where a filter asks for it.
  private func places(_ filter: SearchFilter, in query: SearchQuery) -> Set<Path> {
    guard query.filters.contains(filter) else { return [] }
    return Set(filter == .unsaved ? session.unsavedChanges.map(\.path) : session.violations.map(\.path))
  }
}

/// The settings that a search has found, the best first.
///
/// ```swift
/// let hits = search.find(SearchQuery("shared buffers"))
/// let paths = (0..<hits.count).map { hits.path(of: hits.number(at: $0)) }
/// ```
public struct SearchHits: Sendable {
  private let index: SearchIndex
  private let numbers: [Int]

  init(_ index: SearchIndex, _ numbers: [Int]) {
    self.index = index
    self.numbers = numbers
  }

  /// All but the settings of some paths.
  ///
  /// - Complexity: the settings that were found.
  package func without(_ paths: Set<Path>) -> SearchHits {
    if paths.isEmpty { return self }
    let steps = Set(paths.compactMap(\.last))
    return SearchHits(
      index, numbers.filter { !steps.contains(index.entry($0).step) || !paths.contains(index.path(of: $0)) })
  }

  /// How many there are.
  public var count: Int { numbers.count }

  /// The number of a setting in what was searched, by its place among those that were found.
  public func number(at place: Int) -> Int { numbers[place] }

  /// The place of a setting among those that were found.
  ///
  /// - Complexity: the settings that were found, when it is first asked; then constant.
  public func place(of number: Int) -> Int? { places.value(of: numbers)[number] }

  /// Where the setting of a number is.
  ///
  /// - Complexity: the steps of the path.
  public func path(of number: Int) -> Path { index.path(of: number) }

  private let places = Places()

  /// The places of all numbers, worked out when the first is asked for.
  private final class Places: Sendable {
    private let known = Mutex<[Int: Int]?>(nil)

    func value(of numbers: [Int]) -> [Int: Int] {
      known.withLock { known in
        if let known { return known }
        let made = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
        known = made
        return made
      }
    }
  }
}

/// Gathers the settings of one text, on whatever thread.
private final class Gathering: Sendable {
  let revision: Int
  private let document: Document
  private let schema: CompiledSchema?
  private let inferenceTable: InferenceTable
  private let commentLimit: Int
  private let shared = Mutex((index: SearchIndex(), told: 0, isStopped: false))
  private let onGathered: @MainActor @Sendable () -> Void

  @MainActor
  init(_ session: EditingSession, onGathered: @escaping @MainActor @Sendable () -> Void) {
    revision = session.revision
    document = session.document
    schema = session.schema
    inferenceTable = session.inferenceTable
    commentLimit = session.commentLimit
    self.onGathered = onGathered
  }

  var index: SearchIndex { shared.withLock { $0.index } }

  func stop() {
    shared.withLock { $0.isStopped = true }
  }

  func run() {
    let commented = CommentedSettings(document.text.count <= commentLimit ? document.commentedSettings : [])
    var gatherer = SearchGatherer(document, commented: commented, schema: schema, inferenceTable: inferenceTable) {
      segment in
      // Who is told looks through all: told of twice as many each time, it looks twice as often as once.
      let (isWanted, isNews) = self.shared.withLock { state in
        state.index.append(segment)
        let isNews = state.index.count >= 2 * state.told
        if isNews { state.told = state.index.count }
        return (!state.isStopped, isNews)
      }
      if isWanted, isNews { self.tell() }
      return isWanted
    }
    gatherer.run()
    let isStopped = shared.withLock { state in
      state.index.isComplete = !state.isStopped
      return state.isStopped
    }
    if !isStopped { tell() }
  }

  private func tell() {
    Task { @MainActor in self.onGathered() }
  }
}
