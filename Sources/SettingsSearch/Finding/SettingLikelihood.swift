/// How likely each setting is meant, by all that is said of it: as if who asks picked each word from its phrases and its
/// name, and now and then one that is said of its program (query likelihood with Dirichlet's smoothing).
struct SettingLikelihood {
  /// By the number of the setting, as a logarithm.
  let values: [Float]

  /// So many words are taken to be said of a setting as its program's are, so that no word rules it out.
  private static let smoothing: Float = 80
  /// A word of the name counts as so many of phrases.
  static let wordsOfName: Float = 2
  /// What another word for the same counts, a slip, or a beginning.
  private static let otherWord: Float = 0.35

  init(_ matches: [TermMatches], _ programs: ProgramLikelihood, _ index: StoredIndex) {
    var values = index.phraseCounts.map { (1 + Float($0)).logarithm }
    var counts = [Float](repeating: 0, count: values.count)
    for (place, match) in matches.enumerated() {
      for setting in counts.indices { counts[setting] = Self.wordsOfName * Self.worth(match.names[setting]) }
      for meaning in index.meanings where match.phrases[meaning.phrase] > 0 {
        counts[meaning.setting] += Self.worth(match.phrases[meaning.phrase])
      }
      let expected = programs.shares[place].map { $0 * Self.smoothing }
      let usual = programs.usual[place]
      for setting in 1..<counts.count {
        let count = counts[setting] + expected[index.programPlaces[setting]]
        values[setting] += (count / (index.wordCounts[setting] + Self.smoothing) / usual).logarithm
      }
    }
    self.values = values
  }

  private static func worth(_ fit: Float) -> Float { fit > 0.9 ? 1 : fit > 0 ? otherWord : 0 }
}
