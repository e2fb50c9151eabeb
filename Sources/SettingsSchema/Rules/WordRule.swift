import SettingsFiles

/// `wordPattern` with `contentSchema`: a text is made of words, such as `noatime,size=10%`, which are settings of their
/// own.
///
/// The pattern finds the words. Its first group that takes part is a word's name, the group behind it the word's value.
/// The words are what the schema of the content is about, as the members of an object.
final class WordRule: Sendable {
  /// What finds the words.
  let pattern: PatternRule
  /// What is said of them; nil where nothing is.
  let content: Subschema?
  /// What of this machine they are the names of (`wordsName`); nil where they are no names.
  let named: MachineNames.Kind?
  /// Whether capitals do not matter (`ignoreCaseOfWords`).
  private let ignoresCase: Bool

  init(_ pattern: String, in schema: Subschema) {
    self.pattern = PatternRule(pattern)
    content = schema.node["contentSchema"].map(schema.child)
    named = schema.node["wordsName"]?.string.flatMap(MachineNames.Kind.init)
    ignoresCase = schema.node["ignoreCaseOfWords"]?.boolean == true
  }

  /// A word of a text.
  struct Word {
    /// As names are compared.
    let name: String
    /// As it is written.
    let written: String
    let value: String
    /// Where its name is in the text, in bytes of UTF-8.
    let range: Range<Int>
  }

  /// The words of a text; nil where they cannot be found.
  func words(in text: String) -> [Word]? {
    guard let pattern = pattern.pattern, let groups = pattern.groups(in: text) else { return nil }
    let bytes = Array(text.utf8)
    return groups.map { group in
      let name = String(decoding: bytes[group.first], as: UTF8.self)
      return Word(
        name: ignoresCase ? name.lowercased() : name, written: name,
        value: group.second.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "", range: group.first)
    }
  }

  /// Whether the content has a rule for words of this name.
  func knows(_ name: String) -> Bool {
    guard let object = content?.rules.object else { return true }
    return object.properties.schema(for: name, ignoringCase: false) != nil
      || object.patterns.contains { rule, _ in rule.pattern.map { $0.match(name) == .yes } ?? true }
  }

  /// Whether words that it does not know are problems.
  var isClosed: Bool { content?.rules.object?.additional?.rules.constant == false }

  /// The names that are declared.
  var names: [String] { content?.rules.object.map { Array($0.properties.keys) } ?? [] }
}

extension Node {
  /// Where a part of the node's text is in the document: the whole node where it is written otherwise than it reads.
  ///
  /// - Parameter range: the part, in bytes of UTF-8.
  func span(of range: Range<Int>, in text: String) -> Range<Int> {
    let source = source
    guard let place = source.firstPlace(of: text) else { return span }
    // Quotes may be around it.
    let start = span.lowerBound + source.utf8.distance(from: source.startIndex, to: place.lowerBound)
    return start + range.lowerBound..<start + range.upperBound
  }
}
