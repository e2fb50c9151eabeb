/// Puts the settings that have terms into order.
///
/// A setting is worth the share of the terms that it has, each by how rare it is and where it stands; a phrase of the words
/// adds to what its setting has. On top come small amounts for a name that is wholly typed, for being set, and for a program
/// that is there.
struct Ranking {
  private let terms: [SearchTerms.Term]
  private let index: any TermIndex
  private let matches: [TermMatches]
  private let allWeight: Float
  private var range: ClosedRange<Int>

  private enum Extra {
    static let wholePhrase: Float = 0.5
    static let wholeName: Float = 0.2
    static let set: Float = 0.06
    static let installed: Float = 0.1
  }

  /// So many that fit best are looked at closely.
  private static let mostLookedAt = 120
  /// What fits less than this share of the best is not listed.
  private static let leastShare: Float = 0.35

  init(_ terms: SearchTerms, _ index: any TermIndex) throws(DatabaseError) {
    self.terms = terms.terms
    self.index = index
    var matches: [TermMatches] = []
    for term in terms.terms { matches.append(try TermMatches(term, index)) }
    for (place, text) in terms.pairs {
      try matches[place].add(pair: text, index)
      try matches[place + 1].add(pair: text, index)
    }
    self.matches = matches
    allWeight = max(matches.reduce(0) { $0 + $1.weight }, 0.001)
    range = 0...index.settingCount
  }

  /// Looks at the settings of one program alone.
  mutating func keep(only program: String) {
    guard let known = index.programs.first(where: { $0.name == program }), !known.settings.isEmpty else {
      range = 0...0
      return
    }
    range = known.settings.lowerBound...known.settings.upperBound - 1
  }

  private struct Candidate {
    let setting: Int
    var score: Float
    var phrase: IndexedPhrase?
  }

  func best(_ most: Int) throws(DatabaseError) -> [SettingHit] {
    var candidates: [Int: Candidate] = [:]
    for setting in likely(by: wordScores()) {
      candidates[setting.number] = Candidate(setting: setting.number, score: setting.score)
    }
    for candidate in try withPhrases() {
      if let known = candidates[candidate.setting], known.score >= candidate.score { continue }
      candidates[candidate.setting] = candidate
    }
    return try hits(Array(candidates.values), most)
  }

  // MARK: - Words of settings

  /// How much of what is typed each setting has.
  private func wordScores() -> [Float] {
    var scores = [Float](repeating: 0, count: index.settingCount + 1)
    for match in matches {
      let share = match.weight / allWeight
      for setting in range where match.settings[setting] > 0 { scores[setting] += match.settings[setting] * share }
    }
    // The name of a program says which settings are meant, and finds none by itself.
    for (place, program) in index.programs.enumerated() {
      let named = matches.filter { $0.programs[place] }
      for setting in program.settings where range.contains(setting) && !named.isEmpty {
        if scores[setting] == 0, named.count < matches.count { continue }
        for match in named where match.settings[setting] < Self.programWeight {
          scores[setting] += (Self.programWeight - match.settings[setting]) * match.weight / allWeight
        }
      }
      if named.isEmpty, isAnyNamed { for setting in program.settings { scores[setting] *= Self.otherProgram } }
    }
    return scores
  }

  /// Whether a word is the name of a program.
  private var isAnyNamed: Bool { matches.contains { $0.programs.contains(true) } }

  private static let programWeight: Float = 0.9
  /// What a setting of another program than those that are named is worth.
  private static let otherProgram: Float = 0.8

  /// The settings with the best scores, in no order.
  private func likely(by scores: [Float]) -> [(number: Int, score: Float)] {
    let best = range.reduce(Float(0)) { max($0, scores[$1]) }
    if best == 0 { return [] }
    var found: [(number: Int, score: Float)] = []
    for number in range where scores[number] >= best * Self.leastShare { found.append((number, scores[number])) }
    if found.count > Self.mostLookedAt {
      found.sort { ($1.score, $0.number) < ($0.score, $1.number) }
      found.removeLast(found.count - Self.mostLookedAt)
    }
    return found
  }

  // MARK: - Phrases

  /// What is said of one setting, of all that is typed.
  private struct Said {
    /// How well each term is in one of its phrases.
    var terms: [Float]
    /// The phrase that has most, and how much that is.
    var best: (phrase: IndexedPhrase, share: Float)?
  }

  /// The settings of which people say some of it. Who asks mixes the words of several phrases, so all that are of one
  /// setting count together.
  private func withPhrases() throws(DatabaseError) -> [Candidate] {
    var said: [Int: Said] = [:]
    for number in 0...index.phraseCount where matches.contains(where: { $0.phrases[number] > 0 }) {
      guard let phrase = try index.phrase(number), range.contains(phrase.setting) else { continue }
      var known = said[phrase.setting] ?? Said(terms: Array(repeating: 0, count: matches.count))
      for (place, match) in matches.enumerated() { known.terms[place] = max(known.terms[place], match.phrases[number]) }
      let share = wholeShare(of: phrase, number)
      if known.best.map({ $0.share < share }) ?? true { known.best = (phrase, share) }
      said[phrase.setting] = known
    }
    return said.map { setting, said in
      let together = Self.phrasesWeight * share(of: setting) { said.terms[$0] }
      let whole = Extra.wholePhrase * (said.best?.share ?? 0)
      return Candidate(setting: setting, score: together + whole, phrase: said.best?.phrase)
    }
  }

  /// What a phrase has of all that is typed, less where much of it is not typed.
  private func wholeShare(of phrase: IndexedPhrase, _ number: Int) -> Float {
    var found = 0
    for (place, match) in matches.enumerated() where match.phrases[number] > 0 {
      found += PlainWords.words(of: terms[place].text).count
    }
    let whole = min(1, Float(found) / Float(max(1, phrase.wordCount)))
    return share(of: phrase.setting) { matches[$0].phrases[number] } * whole * whole * whole
  }

  /// The share of what is typed that a setting has, with what its phrases have of each term.
  private func share(of setting: Int, with phrases: (_ term: Int) -> Float) -> Float {
    let program = place(ofProgramOf: setting)
    var sum: Float = 0
    for (place, match) in matches.enumerated() {
      let byProgram = program.map { match.programs[$0] } == true ? Self.programWeight : 0
      sum += max(phrases(place), match.settings[setting], byProgram) * match.weight
    }
    let isOfNamed = program.map { place in matches.contains { $0.programs[place] } } ?? false
    return sum / allWeight * (isAnyNamed && !isOfNamed ? Self.otherProgram : 1)
  }

  /// What people say counts more than what a manual does.
  private static let phrasesWeight: Float = 1.5

  private func place(ofProgramOf setting: Int) -> Int? {
    index.programs.firstIndex { $0.settings.contains(setting) }
  }

  // MARK: - Hits

  private func hits(_ candidates: [Candidate], _ most: Int) throws(DatabaseError) -> [SettingHit] {
    var found: [(candidate: Candidate, setting: IndexedSetting, program: IndexedProgram)] = []
    for var candidate in candidates {
      guard let setting = try index.setting(candidate.setting), let place = place(ofProgramOf: candidate.setting) else {
        continue
      }
      let program = index.programs[place]
      let named = matches.lazy.count { $0.names[candidate.setting] }
      candidate.score += Extra.wholeName * min(1, Float(named) / Float(setting.wordCount))
      if setting.state == .set { candidate.score += Extra.set }
      if program.isInstalled { candidate.score += Extra.installed }
      found.append((candidate, setting, program))
    }
    found.sort { ($1.candidate.score, $0.candidate.setting) < ($0.candidate.score, $1.candidate.setting) }
    var places: [Int: Int] = [:]
    var hits: [SettingHit] = []
    for (candidate, setting, program) in found {
      if let place = places[setting.twin] {
        hits[place].others += 1
        continue
      }
      if hits.count == most { continue }
      places[setting.twin] = hits.count
      let wish = candidate.phrase.map { SettingHit.Wish(phrase: $0.text, value: $0.value) }
      hits.append(
        SettingHit(
          program: program, setting, wish: wish, matched: matched(candidate.setting), others: 0,
          score: candidate.score))
    }
    return hits
  }

  private func matched(_ setting: Int) -> [String] {
    zip(terms, matches).filter { $0.1.settings[setting] > 0 }.map(\.0.text)
  }
}
