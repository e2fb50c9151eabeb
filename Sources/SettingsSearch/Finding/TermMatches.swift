/// Where a term is found, and how well.
struct TermMatches {
  /// By the number of the setting: how well the best of its texts fits.
  private(set) var settings: [Float]
  /// Whether the name has it, by the number of the setting.
  private(set) var names: [Bool]
  /// By the number of the phrase.
  private(set) var phrases: [Float]
  /// Programs that are called so, by their places.
  private(set) var programs: [Bool]
  /// How much it tells: rare words more than common ones.
  private(set) var weight: Float = 0

  /// How well a term fits.
  private enum Fit {
    static let same: Float = 1
    static let pair: Float = 0.95
    static let otherWord: Float = 0.7
    static let beginning: Float = 0.7
    static let slip: Float = 0.75
  }

  /// Shorter beginnings are those of too many words.
  private static let leastBeginning = 3

  init(_ term: SearchTerms.Term, _ index: any TermIndex) throws(DatabaseError) {
    settings = Array(repeating: 0, count: index.settingCount + 1)
    names = Array(repeating: false, count: index.settingCount + 1)
    phrases = Array(repeating: 0, count: index.phraseCount + 1)
    programs = index.programs.map { Self.isNamed($0, term) }
    try add(term.text, Fit.same, index)
    for other in term.others { try add(other, Fit.otherWord, index) }
    if isEmpty {
      for word in Slips.words(near: term.text, among: index.words) { try add(word, Fit.slip, index) }
    }
    let found = settings.lazy.count { $0 > 0 } + phrases.lazy.count { $0 > 0 }
    if term.text.utf8.count >= Self.leastBeginning, !term.text.contains(" ") {
      try add(term.text, Fit.beginning, isBeginning: true, index)
    }
    weight = Self.weight(found: max(found, 1), of: index.settingCount + index.phraseCount)
    if term.isNumber { weight *= 0.3 }
  }

  /// Takes what two neighbours find as one word.
  mutating func add(pair: String, _ index: any TermIndex) throws(DatabaseError) { try add(pair, Fit.pair, index) }

  private var isEmpty: Bool {
    !settings.contains { $0 > 0 } && !phrases.contains { $0 > 0 } && !programs.contains(true)
  }

  private static func weight(found: Int, of all: Int) -> Float {
    // The logarithm of two is near enough, and needs no library.
    var (share, bits) = (all / found, Float(1))
    while share > 1 { (share, bits) = (share / 2, bits + 1) }
    return bits
  }

  private static func isNamed(_ program: IndexedProgram, _ term: SearchTerms.Term) -> Bool {
    let words = PlainWords.words(of: program.title) + PlainWords.words(of: program.name) + [program.name]
    return words.contains { word in
      // `ssh` is said of sshd, and `postgres` of PostgreSQL.
      word == term.text
        || (word.hasPrefix(term.text) && word.utf8.count - term.text.utf8.count <= 2 && term.text.utf8.count > 2)
    }
  }

  private mutating func add(
    _ text: String, _ fit: Float, isBeginning: Bool = false, _ index: any TermIndex
  ) throws(DatabaseError) {
    try settings.withUnsafeMutableBufferPointer { (settings) throws(DatabaseError) in
      try index.settings(with: text, isBeginning: isBeginning) { setting, field in
        let value = field.weight * fit
        if value > settings[setting] { settings[setting] = value }
        if field == .name, !isBeginning { names[setting] = true }
      }
    }
    try index.phrases(with: text, isBeginning: isBeginning) { phrase in
      if fit > phrases[phrase] { phrases[phrase] = fit }
    }
  }
}
