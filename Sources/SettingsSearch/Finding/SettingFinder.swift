/// Finds settings by what people say.
///
///     let finder = SettingFinder(content)
///     for hit in try finder?.find("disable password login", most: 10) ?? [] { print(hit.path, hit.wish?.value ?? "") }
package final class SettingFinder {
  private let index: StoredIndex
  private let general: GeneralWords
  /// What was found of the terms that were typed before the last one: a key changes that one alone.
  private var known: [String: TermMatches] = [:]

  /// Nil where the content is no index, or is cut off.
  package init?(_ content: [UInt8], general: GeneralWords = .builtIn) {
    guard let index = try? StoredIndex(content) else { return nil }
    (self.index, self.general) = (index, general)
  }

  /// What the index is made of; see ``SettingIndexKey``. It holds as long as the same key is worked out from the source.
  package var key: String { index.key }
  package var source: [String] { index.source }

  package var programs: [IndexedProgram] { index.programs }

  /// Reads what is read otherwise when the first letters are typed, so that these find as fast as the others.
  package func prepare() { index.prepare() }

  /// The files in which a program has settings.
  package func files(of program: String) -> [String] {
    programs.first { $0.name == program }.flatMap { try? index.files(of: $0) } ?? []
  }

  /// The settings that fit best, the best first, each once.
  ///
  /// - Parameters:
  ///   - typed: words in any order; without any, all settings fit that have the traits, in the order of their programs.
  ///   - traits: what they have of ``SearchedSetting/traits``.
  ///   - programs: those that are looked through; nil for all.
  ///   - most: so many are enough.
  /// - Complexity: the places that have one of the words.
  /// - Throws: where the index turns out to be cut off.
  package func find(
    _ typed: String, having traits: UInt32 = 0, programs: [String]? = nil, most: Int = 100
  ) throws(DatabaseError) -> [SettingHit] {
    let terms = SearchTerms(typed, general)
    if terms.terms.isEmpty { return try all(having: traits, programs, most) }
    var ranking = try Ranking(terms, index, known: &known)
    ranking.keep(only: programs, having: traits)
    return try ranking.best(most)
  }

  private func all(having traits: UInt32, _ programs: [String]?, _ most: Int) throws(DatabaseError) -> [SettingHit] {
    if traits == 0 { return [] }
    var hits: [SettingHit] = []
    for program in index.programs where programs?.contains(program.name) ?? true {
      for number in program.settings where index.traits[number] & traits == traits {
        guard hits.count < most, let setting = try index.setting(number) else { return hits }
        hits.append(SettingHit(program: program, setting: setting, traits: index.traits[number], wish: nil))
      }
    }
    return hits
  }
}

/// A setting that was found.
package struct SettingHit: Sendable, Hashable {
  package let program: IndexedProgram
  package let setting: IndexedSetting
  /// What filters ask of it: ``SearchedSetting/traits``.
  package let traits: UInt32
  /// What people say that was typed, and the value that does it.
  package let wish: Wish?
  /// The terms that were typed and are found, in their order.
  package var matched: [String] = []
  /// How many other places have the same setting.
  package internal(set) var others = 0
  /// How well it fits, to be compared with other hits of the same words.
  package var score: Float = 0

  /// What people say.
  package struct Wish: Sendable, Hashable {
    package let phrase: String
    /// Nil where it is only another name.
    package let value: String?
  }
}

extension SettingFinder {
  /// Words that are known and begin so.
  package func words(beginning typed: String) -> [String] {
    let typed = typed.lowercased()
    return typed.isEmpty ? [] : index.words.filter { $0.hasPrefix(typed) }
  }

  /// Words that are known and a slip away from those that are typed, or go on like them.
  package func nearest(to typed: [String]) -> [String] {
    var nearest: [String] = []
    for word in typed.flatMap({ PlainWords.words(of: $0) }) where nearest.count < 5 {
      let near = Slips.words(near: word, among: index.words)
      nearest += near.isEmpty ? words(beginningAs: word)[...] : near[...]
    }
    return nearest
  }

  /// A few words that begin as another, those first that do so for longer.
  private func words(beginningAs word: String) -> [String] {
    let alike = index.words.lazy.map { (word: $0, count: zip($0.utf8, word.utf8).prefix { $0 == $1 }.count) }
    return alike.filter { $0.count >= 4 }.ordered { ($1.count, $0.word) < ($0.count, $1.word) }.prefix(3).map(\.word)
  }
}
