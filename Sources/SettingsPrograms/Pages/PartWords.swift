import SettingsDocuments

/// How the text of a setting is made of words that are settings of their own, as the options of a mount are.
///
/// ```swift
/// for part in page.parts where part.words != nil { print(part.keys, part.words?.names ?? []) }
/// ```
package struct PartWords: Hashable, Sendable {
  /// Finds the words: its first group that takes part is a word's name, the group behind it the word's value.
  package let pattern: String
  /// What such a word is called: `mount option`.
  package let kind: String?
  /// The words of which nothing is said but what they mean, which may be nothing.
  package let names: [String]
  let meanings: [String: String]
  /// Further words, as patterns with `*`: `x-*`.
  package let others: [String]
  /// Whether there are no others; else one that is not known is a hint where it is nearly one that is.
  package let isClosed: Bool
  /// Whether capitals do not matter.
  package let ignoresCase: Bool

  /// - Parameter other: how the words of the same text are found by the part before it, of which what is not said here
  ///   holds here too.
  init(reading reader: PageReader, like other: PartWords?) throws(PageError) {
    try reader.expect(only: ["pattern", "kind", "names", "others", "closed", "ignoreCase"])
    guard let pattern = try reader.string("pattern") ?? other?.pattern else { throw reader.missing("pattern") }
    self.pattern = pattern
    kind = try reader.string("kind") ?? other?.kind
    let known = try reader.meanings("names")
    names = known.map(\.word)
    meanings = Dictionary(known) { first, _ in first }
    let others = try reader.strings("others")
    self.others = others.isEmpty ? other?.others ?? [] : others
    isClosed = try reader.flag("closed") || other?.isClosed == true
    ignoresCase = try reader.flag("ignoreCase") || other?.ignoresCase == true
  }
}
