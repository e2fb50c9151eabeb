import SettingsFiles

/// The settings of a document and their words, as far as they are gathered.
struct SearchIndex: Sendable {
  private(set) var segments: [SearchSegment] = []
  /// Whether all settings are there.
  var isComplete = false

  var count: Int { segments.last.map { $0.first + $0.entries.count } ?? 0 }

  mutating func append(_ segment: SearchSegment) {
    segments.append(segment)
  }

  func entry(_ number: Int) -> SearchEntry {
    let segment = segments[segments.partitioningIndex { $0.first > number } - 1]
    return segment.entries[number - segment.first]
  }

  func path(of number: Int) -> Path {
    var steps: [Path.Step] = []
    var next: Int? = number
    while let number = next {
      let entry = entry(number)
      steps.append(entry.step)
      next = entry.parent.map(Int.init)
    }
    return Path(steps.reversed())
  }

  /// The numbers of the settings that have all words of a query, the best first; of equals, first what is written. What
  /// may be set in each of many objects, as in the sections of php.ini, is behind all others but once, unless its key is
  /// typed.
  ///
  /// - Parameter isWanted: asked of those that have the words.
  /// - Complexity: the distinct words of all settings, and what is found.
  func hits(for query: SearchQuery, where isWanted: (Int, SearchEntry) -> Bool) -> [Int] {
    let rankCount = Int(UInt8.max) * 2 + 2
    var byRank: [[Int]] = Array(repeating: [], count: 2 * rankCount)
    var ranks = query.words.map { _ in RanksOfWord() }
    for segment in segments {
      var worst = [UInt8](repeating: 0, count: segment.entries.count)
      for (index, word) in query.words.enumerated() { ranks[index].add(segment, word, to: &worst) }
      for (offset, rank) in worst.enumerated() where rank != WordTable.noFit {
        let (number, entry) = (segment.first + offset, segment.entries[offset])
        guard isWanted(number, entry) else { continue }
        let isWritten = !entry.traits.isDisjoint(with: [.set, .commented])
        let whole = wholeRank(of: number, entry, rank, query)
        let isBehind = entry.traits.contains(.repeated) && whole > 1
        byRank[whole * 2 + (isWritten ? 0 : 1) + (isBehind ? rankCount : 0)].append(number)
      }
    }
    return byRank.flatMap { $0 }
  }

  /// How all that was looked through so far fits a word.
  private struct RanksOfWord {
    private var names: [UInt8] = []
    private var places: [UInt8] = []
    /// How each entry and what is around it are named, for what is inside it.
    private var inside: [UInt8] = []

    /// Looks through a segment, and makes what is known of each entry no better than it fits the word.
    mutating func add(_ segment: SearchSegment, _ word: SearchWord, to worst: inout [UInt8]) {
      names += segment.names.ranks(of: word)
      places += segment.places.ranks(of: word)
      let own = segment.own.ranks(of: word)
      inside.reserveCapacity(segment.first + segment.entries.count)
      for offset in segment.entries.indices {
        let path = segment.entries[offset].parent.map { inside[Int($0)] } ?? WordTable.noFit
        let name = segment.entries[offset].name.map { names[Int($0)] } ?? WordTable.noFit
        let place = segment.entries[offset].place.map { places[Int($0)] } ?? WordTable.noFit
        inside.append(min(path, WordTable.rankInPath(name)))
        worst[offset] = max(worst[offset], min(own[offset], name, path, place))
      }
    }
  }

  /// What is the key or the path itself comes before all others, and then what begins the key.
  private func wholeRank(of number: Int, _ entry: SearchEntry, _ rank: UInt8, _ query: SearchQuery) -> Int {
    let ordinary = Int(rank) + 2
    // Only where all words are in keys can the whole be one; a single word in the middle of one is not.
    guard rank < SearchField.title.rawValue * 3, rank % 3 < 2 || query.words.count > 1, let key = entry.step.key else {
      return ordinary
    }
    let joined = SearchWords.joined(key)
    if joined == query.joined { return 0 }
    if joined.hasPrefix(query.joined) { return 1 }
    guard query.joined.hasSuffix(joined) else { return ordinary }
    let path = SearchWords.joined(path(of: number).description)
    return path == query.joined ? 0 : path.hasSuffix(query.joined) ? 1 : ordinary
  }
}
