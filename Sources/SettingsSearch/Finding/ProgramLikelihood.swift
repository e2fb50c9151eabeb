/// Which programs are meant, by all that is typed.
struct ProgramLikelihood {
  /// By the place of the program: whether a word is its name.
  let isNamed: [Bool]
  /// By the place of the program: how much less all that is typed tells for it than for the likeliest; see
  /// ``ProgramWeights``.
  let told: [Float]
  /// How much of a topic of it is typed; more for long ones, and less for those of many programs.
  let topics: [Float]
  /// By the term and the place of the program: what the term is worth to all of its settings, as its name or what it is about.
  let claims: [[Float]]
  /// By the term: its share of all words that are said.
  let usual: [Float]
  /// By the term and the place of the program: its share of the words that are said of the program.
  let shares: [[Float]]

  /// What a term counts at least in each setting of a program whose name or topic it is: it does not tell them apart.
  private static let nameClaim: Float = 0.9
  private static let topicClaim: Float = 0.6

  /// So much of all texts is taken to be in each program's as well, so that no word rules one out.
  private static let smoothing: Float = 1000

  /// A program is no less likely than that, whatever is typed.
  private static let leastTold: Float = -18

  init(_ matches: [TermMatches], _ terms: SearchTerms, _ index: StoredIndex) {
    let places = index.programs.indices
    let weights = ProgramWeights.builtIn.told(by: terms.words)
    let told = index.programs.map { weights[$0.name] ?? 0 }
    let most = told.max() ?? 0
    self.told = told.map { max($0 - most, Self.leastTold) }
    isNamed = places.map { place in matches.contains { $0.programs[place] } }
    var claims = matches.map { match in places.map { match.programs[$0] ? Self.nameClaim : 0 } }
    topics = Self.topics(matches, terms.terms, index, &claims)
    self.claims = claims
    let all = Float(index.programs.reduce(1) { $0 + $1.mass })
    usual = matches.map { $0.masses.reduce(10, +) / all }
    shares = zip(matches, usual).map { match, usual in
      places.map { (match.masses[$0] + Self.smoothing * usual) / (Float(index.programs[$0].mass) + Self.smoothing) }
    }
  }

  private static func topics(
    _ matches: [TermMatches], _ terms: [SearchTerms.Term], _ index: StoredIndex, _ claims: inout [[Float]]
  ) -> [Float] {
    var found: [(text: Set<Int>, phrase: Int, worth: Float)] = []
    for (phrase, traits) in index.phraseTraits.enumerated() where traits.isTopic {
      let having = matches.indices.filter { matches[$0].phrases[phrase] > 0 }
      if having.isEmpty { continue }
      let count = having.reduce(0) { $0 + terms[$1].wordCount }
      guard count >= traits.wordCount else { continue }
      let fit = having.map { matches[$0].phrases[phrase] }.min() ?? 0
      found.append((Set(having), phrase, fit == 1 ? Float(traits.wordCount) : 0.5))
    }
    var topics = [Float](repeating: 0, count: index.programs.count)
    for topic in found {
      let sharing = found.lazy.count { $0.text == topic.text }
      let place = index.phraseTraits[topic.phrase].program
      for term in topic.text where topic.worth >= 1 { claims[term][place] = max(claims[term][place], topicClaim) }
      topics[place] = max(topics[place], topic.worth / Float(sharing).squareRoot())
    }
    return topics
  }
}
