/// Where a term is found, and how well.
struct TermMatches {
  /// By the number of the setting: how well the best of its texts fits.
  private(set) var settings: [Float]
  /// How well the name fits, by the number of the setting.
  private(set) var names: [Float]
  /// By the number of the phrase.
  private(set) var phrases: [Float]
  /// Programs that are called so, by their places.
  private(set) var programs: [Bool]
  /// How much is said of each program with this word itself, as ``WordMass`` counts it.
  private(set) var masses: [Float]
  /// How much it tells: rare words more than common ones.
  private(set) var weight: Float = 0

  private enum Fit {
    static let same: Float = 1
    static let pair: Float = 0.95
    static let slip: Float = 0.75
    static let otherWord: Float = 0.65
    static let beginning: Float = 0.6
  }

  /// Shorter beginnings are those of too many words.
  private static let leastBeginning = 3
  /// A number is rather a value than a name.
  private static let weightOfNumber: Float = 0.3

  /// - Parameter isLast: whether more may be typed of it.
  init(_ term: SearchTerms.Term, isLast: Bool, _ index: StoredIndex) throws(DatabaseError) {
    settings = Array(repeating: 0, count: index.settingCount + 1)
    names = settings
    phrases = Array(repeating: 0, count: index.phraseCount + 1)
    programs = index.programs.map { Self.isNamed($0, term) }
    masses = Array(repeating: 0, count: index.programs.count)
    try add(term.text, Fit.same, index)
    for other in term.others { try add(other, Fit.otherWord, index) }
    if isEmpty {
      for word in Slips.words(near: term.text, among: index.words) { try add(word, Fit.slip, index) }
    }
    let found = settings.lazy.count { $0 > 0 } + phrases.lazy.count { $0 > 0 }
    if isLast || found == 0, term.text.utf8.count >= Self.leastBeginning, !term.text.contains(" ") {
      try add(term.text, Fit.beginning, isBeginning: true, index)
    }
    weight = (Float(index.settingCount + index.phraseCount + 1) / Float(found + 1)).logarithm + 0.1
    if term.isNumber { weight *= Self.weightOfNumber }
  }

  /// Takes what two neighbours find as one word.
  mutating func add(pair: String, _ index: StoredIndex) throws(DatabaseError) { try add(pair, Fit.pair, index) }

  private var isEmpty: Bool {
    !settings.contains { $0 > 0 } && !phrases.contains { $0 > 0 } && !programs.contains(true)
  }

  private static func isNamed(_ program: IndexedProgram, _ term: SearchTerms.Term) -> Bool {
    if term.others.contains(program.name) { return true }
    return program.words.contains { word in
      // `ssh` is said of sshd, and `postgres` of PostgreSQL.
      word == term.text
        || (word.hasPrefix(term.text) && word.utf8.count - term.text.utf8.count <= 2 && term.text.utf8.count > 2)
    }
  }

  private mutating func add(
    _ text: String, _ fit: Float, isBeginning: Bool = false, _ index: StoredIndex
  ) throws(DatabaseError) {
    let isItself = fit == Fit.same
    try index.settings(with: text, isBeginning: isBeginning) { setting, field in
      settings[setting] = max(settings[setting], field.weight * fit)
      if field == .name { names[setting] = max(names[setting], fit) }
      if isItself { masses[index.programPlaces[setting]] += Float(WordMass.of(field)) }
    }
    try index.phrases(with: text, isBeginning: isBeginning) { phrase in
      phrases[phrase] = max(phrases[phrase], fit)
      let traits = index.phraseTraits[phrase]
      if isItself { masses[traits.program] += Float(traits.isTopic ? WordMass.topic : WordMass.phrase) }
    }
  }
}
