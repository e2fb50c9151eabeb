/// Finds settings by what people say.
///
///     let finder = SettingFinder(content, key: key)
///     for hit in try finder?.find("disable password login", most: 10) ?? [] { print(hit.path, hit.wish?.value ?? "") }
package final class SettingFinder {
  private let index: StoredIndex
  private let general: GeneralWords

  /// Nil where the content is no index, is cut off, or is made of something else than the key says.
  package convenience init?(_ content: [UInt8], key: String, general: GeneralWords = .builtIn) {
    guard let index = try? StoredIndex(content, key: key) else { return nil }
    self.init(index, general)
  }

  init(_ index: StoredIndex, _ general: GeneralWords) { (self.index, self.general) = (index, general) }

  package var programs: [IndexedProgram] { index.programs }

  /// The settings that fit best, the best first, each once.
  ///
  /// - Parameters:
  ///   - typed: words in any order.
  ///   - programs: those that are looked through; nil for all.
  ///   - most: so many are enough.
  /// - Complexity: the places that have one of the words.
  /// - Throws: where the index turns out to be cut off.
  package func find(_ typed: String, programs: [String]? = nil, most: Int = 100) throws(SearchError) -> [SettingHit] {
    do throws(DatabaseError) {
      let terms = SearchTerms(typed, general)
      if terms.terms.isEmpty { return [] }
      var ranking = try Ranking(terms, index)
      if let programs { ranking.keep(only: programs) }
      return try ranking.best(most)
    } catch {
      throw SearchError()
    }
  }
}

/// An index cannot be used and has to be made anew.
package struct SearchError: Error {
  package init() {}
}

/// A setting that was found.
package struct SettingHit: Sendable, Hashable {
  /// The name of the program's page.
  package let program: String
  package let programTitle: String
  package let isInstalled: Bool
  package let file: String
  package let path: String
  package let isSet: Bool
  /// What people say that was typed, and the value that does it.
  package let wish: Wish?
  /// The terms that were typed and are found, in their order.
  package let matched: [String]
  /// How many other places have the same setting.
  package internal(set) var others: Int
  /// How well it fits, to be compared with other hits of the same words.
  package let score: Float

  /// What people say.
  package struct Wish: Sendable, Hashable {
    package let phrase: String
    /// Nil where it is only another name.
    package let value: String?
  }

  init(
    program: IndexedProgram, _ setting: IndexedSetting, wish: Wish?, matched: [String], others: Int, score: Float
  ) {
    (self.program, programTitle, isInstalled) = (program.name, program.title, program.isInstalled)
    (file, path, isSet) = (setting.file, setting.path, setting.state == .set)
    (self.wish, self.matched, self.others, self.score) = (wish, matched, others, score)
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
      nearest += near.isEmpty ? index.words.filter { $0.hasPrefix(String(word.prefix(4))) }.prefix(3) : near[...]
    }
    return nearest
  }
}
