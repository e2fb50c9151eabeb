import EmbeddedPages
import SettingsDocuments

/// The page `Words/general.toml`: words that mean the same, words that say nothing, and what each program is about.
package struct GeneralWords: Sendable {
  /// Groups of words and short phrases that mean the same.
  package let groups: [[String]]
  /// Words that say nothing about which setting is meant.
  package let ignored: Set<String>
  /// Words and short phrases that tell which program is meant, by the names of their pages.
  package let topics: [String: [String]]
  /// The numbers of the groups that a word or phrase is in.
  private let places: [String: [Int]]
  /// How many words the longest phrase has.
  let longestPhrase: Int

  package static let name = "general"

  /// The page that is built in; nothing where there is none.
  package static let builtIn: GeneralWords = {
    guard let text = BuiltInPages.words.text(of: name), let words = try? GeneralWords(parsing: text)
    else { return GeneralWords(groups: [], ignored: []) }
    return words
  }()

  package init(groups: [[String]], ignored: Set<String>, topics: [String: [String]] = [:]) {
    (self.groups, self.ignored, self.topics) = (groups, ignored, topics)
    var places: [String: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      for phrase in group { places[phrase, default: []].append(number) }
    }
    self.places = places
    longestPhrase = groups.joined().map { $0.utf8.count { $0 == UInt8(ascii: " ") } + 1 }.max() ?? 1
  }

  /// Reads the page.
  ///
  /// - Throws: where it is no such page, with the line.
  package init(parsing text: [UInt8]) throws(PageError) {
    let reader = try PageReader(page: Self.name + ".toml", parsing: text)
    try reader.expect(only: ["language", "same", "ignored", "topics"])
    let groups = try reader.lists("same")
    for group in groups {
      if group.count < 2 { throw reader.error("a group of same has two words at least", in: "same") }
      for phrase in group { try reader.expect(plain: phrase, in: "same") }
    }
    let ignored = try reader.strings("ignored")
    for word in ignored { try reader.expect(plain: word, in: "ignored") }
    var topics: [String: [String]] = [:]
    if let table = try reader.table("topics") {
      for member in table.table.members {
        topics[member.key] = try table.strings(member.key)
        for phrase in topics[member.key] ?? [] { try table.expect(plain: phrase, in: member.key) }
      }
    }
    self.init(groups: groups, ignored: Set(ignored), topics: topics)
  }

  /// What means the same as a word or a phrase, without itself.
  func others(for phrase: String) -> [String] {
    guard let numbers = places[phrase] else { return [] }
    return numbers.flatMap { groups[$0] }.filter { $0 != phrase }.uniqued()
  }

  func isKnown(_ phrase: String) -> Bool { places[phrase] != nil }
}

extension PageReader {
  /// Refuses a phrase that nobody types: it has small letters, digits and spaces alone.
  func expect(plain phrase: String, in name: String) throws(PageError) {
    // Nearly all are words of small letters, which a look at the bytes tells.
    let blank = UInt8(ascii: " ")
    let isPlain =
      !phrase.isEmpty && !phrase.hasPrefix(" ")
      && phrase.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == blank }
    if !isPlain, PlainWords.words(of: phrase).isEmpty || phrase != phrase.lowercased() {
      throw error("\"\(phrase)\" is no phrase of small letters and spaces", in: name)
    }
  }
}
