import SettingsFiles

/// The settings of a document and their words, as far as they are gathered.
struct SearchIndex: Sendable {
  private(set) var segments: [SearchSegment] = []
  /// Whether all settings are there.
  var isComplete = false

  mutating func append(_ segment: SearchSegment) {
    segments.append(segment)
  }

  func entry(_ number: Int) -> SearchEntry {
    let segment = segments[segmentIndex(of: number)]
    return segment.entries[number - segment.first]
  }

  private func segmentIndex(of number: Int) -> Int {
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].first <= number { low = middle } else { high = middle - 1 }
    }
    return low
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

  /// The numbers of the settings that have all words of a query, the best first; of equals, first what is written.
  ///
  /// - Parameter isWanted: asked of those that have the words.
  /// - Complexity: the distinct words of all settings, and what is found.
  func hits(for query: SearchQuery, where isWanted: (Int, SearchEntry) -> Bool) -> [Int] {
    var byRank: [[Int]] = Array(repeating: [], count: Int(UInt8.max) * 2 + 2)
    for segment in segments {
      for (offset, rank) in segment.ranks(of: query.words).enumerated() where rank != SearchSegment.noFit {
        let (number, entry) = (segment.first + offset, segment.entries[offset])
        guard isWanted(number, entry) else { continue }
        let isWritten = !entry.traits.isDisjoint(with: [.set, .commented])
        byRank[wholeRank(of: number, entry, rank, query) * 2 + (isWritten ? 0 : 1)].append(number)
      }
    }
    return byRank.flatMap { $0 }
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
