/// What people say of settings, as far as it is typed.
struct SpokenOf {
  /// By the term and the number of the setting: how well it is in one of the phrases. Who asks mixes the words of several
  /// phrases, so all that are of one setting count together.
  private(set) var terms: [[Float]]
  /// By the number of the setting: the phrase that has most, and its share of what is typed.
  private(set) var best: [(phrase: Int, share: Float)]
  /// How many phrases have some of it, each by the square of its share.
  private(set) var sum: [Float]

  /// - Parameter shares: how much each term tells of all that is typed.
  init(_ matches: [TermMatches], _ terms: [SearchTerms.Term], shares: [Float], _ index: StoredIndex) {
    let count = index.settingCount + 1
    self.terms = matches.map { _ in Array(repeating: 0, count: count) }
    best = Array(repeating: (0, 0), count: count)
    sum = Array(repeating: 0, count: count)
    var typed = [Float](repeating: 0, count: index.phraseCount + 1)
    var wordCounts = [Int](repeating: 0, count: index.phraseCount + 1)
    for (place, match) in matches.enumerated() {
      for phrase in match.phrases.indices where match.phrases[phrase] > 0 {
        typed[phrase] += match.phrases[phrase] * shares[place]
        wordCounts[phrase] += terms[place].wordCount
      }
    }
    for meaning in index.meanings where typed[meaning.phrase] > 0 {
      let (phrase, setting) = (meaning.phrase, meaning.setting)
      for (place, match) in matches.enumerated() {
        self.terms[place][setting] = max(self.terms[place][setting], match.phrases[phrase])
      }
      // Less where much of the phrase is not typed.
      let whole = min(1, Float(wordCounts[phrase]) / Float(max(1, index.phraseTraits[phrase].wordCount)))
      if typed[phrase] * whole > best[setting].share { best[setting] = (phrase, typed[phrase] * whole) }
      sum[setting] += typed[phrase] * typed[phrase]
    }
  }
}
