/// A program of an index.
package struct IndexedProgram: Hashable, Sendable {
  /// That of its page.
  package let name: String
  package let title: String
  package let isInstalled: Bool
  /// The numbers of its settings.
  let settings: Range<Int>
  /// How much is said of it: the words of phrases, names and summaries, as ``WordMass`` counts them.
  let mass: Int
  /// The words that it is called by.
  let words: [String]

  /// By what a list shows of it: rows of hits are hashed at each key, and its words are many.
  package static func == (one: Self, other: Self) -> Bool {
    (one.name, one.title, one.isInstalled) == (other.name, other.title, other.isInstalled)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A setting of an index.
package struct IndexedSetting: Hashable, Sendable {
  package let file: String
  package let path: String
  package let state: SearchedSetting.State
  /// What it is, or would be where it is not set, as a list shows it.
  package let value: String
  /// The first of the settings that are the same, in other places.
  let twin: Int
}

/// What is known of a phrase without a look at its text.
struct PhraseTraits {
  let wordCount: Int
  /// The place of the program that it is said of.
  let program: Int
  /// Whether the program is meant, and none of its settings.
  let isTopic: Bool
}

extension PhraseTraits {
  private static let topicBit: UInt8 = 0x80

  /// As an index has it: the words and whether it is a topic, and the program.
  var bytes: [UInt8] {
    let count = UInt8(min(wordCount, Int(Self.topicBit) - 1))
    return [
      isTopic ? count | Self.topicBit : count, UInt8(truncatingIfNeeded: program),
      UInt8(truncatingIfNeeded: program >> 8),
    ]
  }

  init(_ bytes: ArraySlice<UInt8>) {
    let start = bytes.startIndex
    wordCount = Int(bytes[start] & ~Self.topicBit)
    isTopic = bytes[start] & Self.topicBit != 0
    program = Int(bytes[start + 1]) | Int(bytes[start + 2]) << 8
  }
}

/// A phrase that means a setting.
struct Meaning {
  let phrase: Int
  let setting: Int
}

/// Phrases that follow one another and mean the same setting.
struct MeaningRun {
  let setting: Int
  let phrases: Range<Int>

  var meanings: [Meaning] { phrases.map { Meaning(phrase: $0, setting: setting) } }
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
