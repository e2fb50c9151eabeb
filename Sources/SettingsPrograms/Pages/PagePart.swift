import SettingsDocuments

/// A part of a program's files: a block that holds settings of its own, wherever it may stand, or a text that is made
/// of them.
///
/// ```swift
/// for part in page.parts { print(part.name, part.keys, part.places) }   // location ["location *"] ["server"]
/// ```
public struct PagePart: Hashable, Sendable {
  /// What the page calls it.
  public let name: String
  /// The keys of such blocks, as patterns with `*`; `[]` for the elements of a list.
  public let keys: [String]
  /// The parts that it may stand in: "" is the file itself, and `*` every part.
  public let places: [String]
  /// How its settings are found in a text; nil for a block.
  package let words: PartWords?
  /// What the settings beside it have to be, as patterns with `*`, so that the text is made of these words.
  package let conditions: [String: [String]]
  /// Whether it tells when something runs, in the columns of a crontab.
  package let isSchedule: Bool

  /// The file itself.
  static let root = ""
  /// Every part there is.
  static let any = "*"
  /// The elements of a list.
  static let element = "[]"

  /// Whether a block of this key is one.
  func matches(_ key: String) -> Bool { keys.contains { NamePattern($0).matches(key) } }

  /// Whether it may stand in a part.
  func mayStand(in part: String) -> Bool { places.contains(part) || places.contains(Self.any) }
}

extension PagePart {
  /// - Parameter earlier: the parts before it.
  init(_ name: String, reading reader: PageReader, behind earlier: [PagePart]) throws(PageError) {
    try reader.expect(only: ["keys", "in", "words", "when", "schedule"])
    self.name = name
    let keys = try reader.strings("keys")
    self.keys = keys
    places = try reader.strings("in")
    conditions = try reader.namedLists("when")
    isSchedule = try reader.flag("schedule")
    words = try reader.table("words").map { words throws(PageError) in
      try PartWords(reading: words, like: earlier.last { $0.keys == keys && $0.words != nil }?.words)
    }
  }
}
