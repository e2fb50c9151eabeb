/// Puts the settings that have terms into order.
///
/// A setting is worth what tells for it: how much of what is typed it has, and where; what people say of it; which program
/// is meant; and how near it is to all that is typed, word or no word. How much each of these counts has been learnt from
/// phrases that are neither in the words nor in the measure.
struct Ranking {
  private let terms: [SearchTerms.Term]
  private let names: TypedNames
  private let index: StoredIndex
  private let matches: [TermMatches]
  /// How much each term tells of all that is typed.
  private let shares: [Float]
  private let programs: ProgramLikelihood
  private let spoken: SpokenOf
  private let likelihood: SettingLikelihood
  /// How near each setting is to all that is typed.
  private let nearness: [Float]
  private var ranges: [Range<Int>]
  private var wantedTraits: UInt32 = 0

  private enum Weight {
    static let name: Float = 1.6
    static let has: Float = 1.5
    static let terms: Float = 2.4
    static let phrase: Float = 2
    static let phrases: Float = 0.5
    static let nearness: Float = 20
    static let topic: Float = 0.75
    static let likelihood: Float = 0.24
    static let told: Float = 0.2
    static let otherProgram: Float = -2.1
    static let set: Float = 0.15
    static let installed: Float = 2
    static let typedName: Float = 6
  }

  /// So many that fit best are looked at closely.
  private static let mostLookedAt = 150
  /// What is worth so much less than the best is not listed.
  private static let leastDifference: Float = 9
  /// A value is offered where so much of what is typed is said by who wants it.
  private static let leastWish: Float = 0.6
  /// Where others say that much more of it, the value is not what is wanted: `login without a password` is not what
  /// `disable password login` means, though `without` may mean the same as `disable`.
  private static let mostBehind: Float = 0.05

  /// - Parameter known: what was found of the terms of the search before, but for its last; those of this one after it.
  init(_ terms: SearchTerms, _ index: StoredIndex, known: inout [String: TermMatches]) throws(DatabaseError) {
    (self.terms, names) = (terms.terms, terms.names)
    self.index = index
    var matches: [TermMatches] = []
    for term in terms.terms.dropLast() {
      if let match = known[term.text] {
        matches.append(match)
      } else {
        matches.append(try TermMatches(term, isLast: false, index))
      }
    }
    known = Dictionary(zip(terms.terms.map(\.text), matches)) { first, _ in first }
    if let last = terms.terms.last { matches.append(try TermMatches(last, isLast: true, index)) }
    for (place, text) in terms.pairs {
      try matches[place].add(pair: text, index)
      try matches[place + 1].add(pair: text, index)
    }
    self.matches = matches
    let all = max(matches.reduce(0) { $0 + $1.weight }, 0.001)
    shares = matches.map { $0.weight / all }
    programs = ProgramLikelihood(matches, terms, index)
    likelihood = SettingLikelihood(matches, programs, index)
    spoken = SpokenOf(matches, self.terms, shares: shares, index)
    nearness = SettingNearness(terms.words, index).values
    ranges = [1..<index.settingCount + 1]
  }

  /// Looks at the settings of some programs alone, nil for all, that have some traits.
  mutating func keep(only programs: [String]?, having traits: UInt32) {
    wantedTraits = traits
    guard let programs else { return }
    ranges = index.programs.filter { programs.contains($0.name) }.map {
      $0.settings.clamped(to: 1..<index.settingCount + 1)
    }
  }

  func best(_ most: Int) throws(DatabaseError) -> [SettingHit] {
    var candidates: [(setting: Int, score: Float)] = []
    for setting in ranges.joined() where index.traits[setting] & wantedTraits == wantedTraits {
      if let score = score(of: setting) {
        candidates.append((setting, score + Weight.nearness * nearness[setting]))
      }
    }
    guard let best = candidates.lazy.map(\.score).max() else { return [] }
    candidates.removeAll { $0.score < best - Self.leastDifference - Weight.set - Weight.installed }
    if candidates.count > Self.mostLookedAt {
      candidates.sort { ($1.score, $0.setting) < ($0.score, $1.setting) }
      candidates.removeLast(candidates.count - Self.mostLookedAt)
    }
    return try hits(candidates, most)
  }

  // MARK: - Scores

  /// What tells for a setting; nil where it has nothing of what is typed.
  private func score(of setting: Int) -> Float? {
    let program = index.programPlaces[setting]
    var (has, name, count, isFound): (Float, Float, Int, Bool) = (0, 0, 0, false)
    for (place, match) in matches.enumerated() {
      let own = max(match.settings[setting], spoken.terms[place][setting])
      let worth = max(own, programs.claims[place][program])
      has += worth * shares[place]
      name += match.names[setting] * shares[place]
      if worth > 0 { count += 1 }
      if own > 0 { isFound = true }
    }
    // The name of a program says which settings are meant, and finds none by itself.
    if !isFound, count < matches.count { return nil }
    var score = Weight.has * has + Weight.name * name + Weight.terms * Float(count) / Float(matches.count)
    score += Weight.phrase * spoken.best[setting].share + Weight.phrases * (1 + spoken.sum[setting]).logarithm
    score += Weight.topic * programs.topics[program] + Weight.likelihood * likelihood.values[setting]
    score += Weight.told * programs.told[program]
    if !programs.isNamed[program], programs.isNamed.contains(true) { score += Weight.otherProgram }
    return score
  }

  // MARK: - Hits

  private func hits(_ candidates: [(setting: Int, score: Float)], _ most: Int) throws(DatabaseError) -> [SettingHit] {
    var found: [(number: Int, score: Float, setting: IndexedSetting, program: IndexedProgram)] = []
    for (number, score) in candidates {
      guard let setting = try index.setting(number) else { continue }
      let program = index.programs[index.programPlaces[number]]
      var extra = (setting.state == .set ? Weight.set : 0) + (program.isInstalled ? Weight.installed : 0)
      if names.hasName(ofPath: setting.path) { extra += Weight.typedName }
      found.append((number, score + extra, setting, program))
    }
    found.sort { ($1.score, $0.number) < ($0.score, $1.number) }
    let least = (found.first?.score ?? 0) - Self.leastDifference
    let bestWish = found.lazy.filter { $0.score >= least }.map { spoken.best[$0.number].share }.max() ?? 0
    let leastWish = max(Self.leastWish, bestWish - Self.mostBehind)
    var places: [Int: Int] = [:]
    var hits: [SettingHit] = []
    for (number, score, setting, program) in found where score >= least {
      if let place = places[setting.twin] {
        hits[place].others += 1
        continue
      }
      if hits.count == most { continue }
      places[setting.twin] = hits.count
      hits.append(
        SettingHit(
          program: program, setting: setting, traits: index.traits[number],
          wish: try wish(for: number, least: leastWish), matched: matched(number), score: score))
    }
    return hits
  }

  private func wish(for setting: Int, least: Float) throws(DatabaseError) -> SettingHit.Wish? {
    let (number, share) = spoken.best[setting]
    return share >= least ? try index.phrase(number) : nil
  }

  private func matched(_ setting: Int) -> [String] {
    terms.indices.filter { max(matches[$0].settings[setting], spoken.terms[$0][setting]) > 0 }.map { terms[$0].text }
  }
}
