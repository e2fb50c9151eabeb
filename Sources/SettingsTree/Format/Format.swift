/// A format of settings files.
///
/// ```swift
/// import SettingsDocuments
///
/// print(Format.named("jsonc") ?? "unknown")                                       // jsonc
/// print(Format.detect(name: "tsconfig.json") ?? "unknown")                        // jsonc
/// print(Format.detect(name: "conf", content: Array("{}".utf8)) ?? "unknown")      // json
/// ```
public struct Format: Sendable {
  /// All copies of a format share it: every document and every file has one.
  private let kept: Kept

  private final class Kept: Sendable {
    let name, summary: String
    let syntax: any Syntax
    let facts: FormatFacts

    init(_ name: String, _ summary: String, _ syntax: any Syntax, _ facts: FormatFacts) {
      (self.name, self.summary, self.syntax, self.facts) = (name, summary, syntax, facts)
    }
  }

  package init(name: String, summary: String, syntax: any Syntax, facts: FormatFacts = FormatFacts()) {
    kept = Kept(name, summary, syntax, facts)
  }

  /// The short name used on the command line.
  public var name: String { kept.name }
  /// What it is, in a few words, for somebody who has to choose one.
  package var summary: String { kept.summary }
  package var syntax: any Syntax { kept.syntax }
  /// What is known of its programs beside how its files are read.
  package var facts: FormatFacts { kept.facts }

  /// Whether a setting at its default is written as a comment, so that resetting it comments its line out.
  public var hasCommentedSettings: Bool { syntax.hasCommentedSettings }

  /// Whether a value can be null; where it cannot, a setting is removed instead.
  public var hasNull: Bool { syntax.hasNull }

  /// Whether lists of objects are tables, so that an object is a row of columns.
  package var hasRows: Bool { syntax.hasRows }

  /// Whether keys are the same that differ by capitals.
  package var ignoresCase: Bool { syntax.ignoresCase }

  /// A name as it is compared with others.
  package func comparable(_ name: String) -> String { ignoresCase ? name.lowercased() : name }

  /// Whether a key that is repeated is a list, so that a single value is one of one entry.
  package var repeatsAreLists: Bool { syntax.readsListOfOneAsScalar }

  /// What texts mean, where all values are texts; nil where values have kinds of their own.
  package var textValues: TextValues? { syntax.textValues }

  /// A number, a date, or a list or an object in brackets, as the format writes it: `0xFF`, `{a: 1}`. Nil for any other
  /// text.
  package func value(writtenAs text: String) -> Value? {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, !bytes.contains(where: { $0 == 0x0A || $0 == UInt8(ascii: "#") }) else { return nil }
    let head = syntax.headOfValue
    if let root = (try? Document(parsing: Array(head.utf8) + bytes, as: self))?.root,
      let value = head.isEmpty ? root : root.children.first
    {
      let isInBrackets = "{[".utf8.contains(first) && !value.kind.isScalar
      guard [.number, .dateTime].contains(value.kind) || isInBrackets else { return nil }
      return value.value
    }
    if let number = syntax.number(in: bytes, span: bytes.indices) { return .number(number) }
    return syntax.dateTime(in: bytes, span: bytes.indices).map(Value.dateTime)
  }

  /// Whether every setting is in a section, so that the root holds nothing but sections.
  public var holdsSectionsOnly: Bool { syntax.holdsSectionsOnly }

  /// Whether a section of this name is one of several, an element of a list.
  package func repeatsSection(_ name: String) -> Bool { syntax.repeatedSections.contains(name) }

  /// Whether sections have subsections with names of any characters, and nothing else is inside anything.
  package var hasSubsections: Bool { syntax.holdsSectionsOnly && syntax.deepestObject == 2 }

  /// Whether an object at a path is added by the words that are before what it holds: `location /` or `Directory /srv`.
  package func takesBlock(at path: Path) -> Bool { syntax.takesBlock(at: path) }

  /// Whether a key cannot be a setting's, as it has words behind its first one, and so is that of a block.
  package func isBlockHeader(_ key: String) -> Bool {
    guard syntax.keysAreWords, let blank = key.utf8.firstIndex(of: 0x20) else { return false }
    return !syntax.keyPrefixes.contains(String(key[..<blank]))
  }

  /// Whether a key at the root begins a block of settings, as `Match User git` does in sshd_config.
  package func beginsBlock(_ key: String) -> Bool {
    guard let blank = key.firstIndex(of: " "), key.index(after: blank) < key.endIndex else { return false }
    let word = key[..<blank]
    return syntax.blockWords.contains { comparable($0) == comparable(String(word)) }
  }

  /// Whether an object can be written at a path: in formats of lines that is a section or a block.
  package func allowsObject(at path: Path) -> Bool {
    guard let deepest = syntax.deepestObject else { return true }
    guard path.steps.count <= deepest else { return false }
    return syntax.blockWords.isEmpty || path.last?.key.map(beginsBlock) ?? true
  }
}

extension Format: Hashable, CustomStringConvertible {
  public static func == (left: Format, right: Format) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var description: String { name }
}
