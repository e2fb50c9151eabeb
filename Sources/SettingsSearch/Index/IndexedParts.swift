/// A program of an index.
package struct IndexedProgram: Hashable, Sendable {
  package let name: String
  package let title: String
  package let isInstalled: Bool
  /// The numbers of its settings.
  let settings: Range<Int>
  /// How much is said of it: the words of phrases, names and summaries, as ``WordMass`` counts them.
  let mass: Int
  /// The words that it is called by.
  let words: [String]
}

/// A setting of an index.
struct IndexedSetting {
  let file: String
  let path: String
  let state: SearchedSetting.State
  let value: String
  /// The first of the settings that are the same, in other places.
  let twin: Int
}

/// What people say, of an index.
struct IndexedPhrase {
  let text: String
  let value: String?
}

/// What is known of a phrase without a look at its text.
struct PhraseTraits {
  let wordCount: Int
  /// The place of the program that it is said of.
  let program: Int
  /// Whether the program is meant, and none of its settings.
  let isTopic: Bool
}

/// A phrase that means a setting.
struct Meaning {
  let phrase: Int
  let setting: Int
}

/// What a word tells about the program that is meant, in tenths of a word of a phrase.
enum WordMass {
  static let topic = 50
  static let phrase = 10
  static let name = 5
  static let summary = 3

  /// Of a word in a text of a setting; 0 where it tells nothing.
  static func of(_ field: TextField) -> Int {
    switch field {
    case .name: name
    case .title, .summary: summary
    case .section, .value, .text, .longText: 0
    }
  }
}
