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
  /// The short name used on the command line.
  public let name: String
  /// What it is, in a few words, for somebody who has to choose one.
  package let summary: String
  let syntax: any Syntax

  init(name: String, summary: String, syntax: any Syntax) {
    self.name = name
    self.summary = summary
    self.syntax = syntax
  }

  /// One dialect of a family.
  init(_ dialect: some Dialect, syntax: any Syntax) {
    self.init(name: dialect.name, summary: dialect.summary, syntax: syntax)
  }

  /// JSON (RFC 8259). Comments and trailing commas are read all the same, and noted.
  public static let json = Format(name: "json", summary: "JSON", syntax: JSONSyntax(dialect: .json))

  /// JSON with comments and trailing commas.
  public static let jsonc = Format(name: "jsonc", summary: "JSON with comments", syntax: JSONSyntax(dialect: .jsonc))

  /// JSON5 1.0.0: unquoted keys, single quotes, comments, hexadecimal and infinite numbers, strings over lines.
  public static let json5 = Format(name: "json5", summary: "JSON5", syntax: JSONSyntax(dialect: .json5))

  /// TOML 1.1, which reads every TOML 1.0.
  public static let toml = Format(name: "toml", summary: "TOML", syntax: TOMLSyntax(version: .toml11))

  /// TOML 1.0: what is new in 1.1 is refused when reading strictly.
  public static let toml10 = Format(
    name: "toml-1.0", summary: "TOML as it was before 1.1", syntax: TOMLSyntax(version: .toml10))

  /// YAML 1.2, one document or several.
  public static let yaml = Format(name: "yaml", summary: "YAML", syntax: YAMLSyntax())

  /// XML 1.0, in UTF-8.
  public static let xml = Format(name: "xml", summary: "XML", syntax: XMLSyntax())

  /// Every format.
  public static let all: [Format] = data + FormatFamily.all.flatMap(\.formats)

  /// The formats that have no dialects.
  private static let data: [Format] = [.json, .jsonc, .json5, .yaml, .toml, .toml10, .xml]

  /// Plain INI.
  public static let ini = FormatFamily.lines(.ini)

  /// The INI family: one format for each of its dialects.
  public static let iniFamily: [Format] = INIDialect.all.map(FormatFamily.lines)

  /// The family of rows: one format for each of its tables.
  public static let rowFamily: [Format] = RowDialect.all.map(FormatFamily.rows)

  /// The family of Apache's blocks: one format for each of its dialects.
  public static let blockFamily: [Format] = BraceDialect.ofBlocks.map(FormatFamily.braces)

  /// The family of braces: one format for each of its dialects.
  public static let braceFamily: [Format] = BraceDialect.all.map(FormatFamily.braces)

  /// Every format, with those of one family together.
  package static let families: [(title: String, formats: [Format])] = [
    ("JSON, YAML, TOML and XML", data), ("Lines", iniFamily), ("Tables of rows", rowFamily),
    ("Blocks of Apache's kind", blockFamily), ("Blocks in braces", braceFamily),
  ]

  /// Whether a setting at its default is written as a comment, so that resetting it comments its line out.
  public var hasCommentedSettings: Bool { syntax.hasCommentedSettings }

  /// Whether a value can be null; where it cannot, a setting is removed instead.
  public var hasNull: Bool { syntax.hasNull }

  /// Whether lists of objects are tables, so that an object is a row of columns.
  package var hasRows: Bool { syntax.hasRows }

  /// Whether keys are the same that differ by capitals.
  package var ignoresCase: Bool { syntax.ignoresCase }

  /// Whether a key that is repeated is a list, so that a single value is one of one entry.
  package var repeatsAreLists: Bool { syntax.readsListOfOneAsScalar }

  /// What texts mean, where all values are texts; nil where values have kinds of their own.
  package var textValues: TextValues? { syntax.textValues }

  /// What a value is after it was written and read: the same, unless the format has no such kind.
  package func readBack(_ value: Value) -> Value { syntax.readBack(value) }

  /// Whether keys may hold dots and nothing is inside anything, so that no path needs quotes.
  package var joinsKeysByDots: Bool { syntax.joinsKeysByDots }

  /// Whether every setting is in a section, so that the root holds nothing but sections.
  public var holdsSectionsOnly: Bool { syntax.holdsSectionsOnly }

  /// Whether everything is in one object, which is the only member of the root, as in XML.
  package var hasOneRoot: Bool { syntax.hasOneRoot }

  /// Whether an object at a path is added by the words that are before what it holds: `location /` or `Directory /srv`.
  package func takesBlock(at path: Path) -> Bool { syntax.takesBlock(at: path) }

  /// Whether a key cannot be a setting's, as it has words behind its first one, and so is that of a block.
  package func isBlockHeader(_ key: String) -> Bool { syntax.keysAreWords && key.utf8.contains(0x20) }

  /// Whether a key at the root begins a block of settings, as `Match User git` does in sshd_config.
  package func beginsBlock(_ key: String) -> Bool {
    guard let blank = key.firstIndex(of: " "), key.index(after: blank) < key.endIndex else { return false }
    let word = key[..<blank]
    return syntax.blockWords.contains { syntax.ignoresCase ? $0.lowercased() == word.lowercased() : $0 == word }
  }

  /// Whether an object can be written at a path: in formats of lines that is a section or a block.
  package func allowsObject(at path: Path) -> Bool {
    guard let deepest = syntax.deepestObject else { return true }
    guard path.steps.count <= deepest else { return false }
    return syntax.blockWords.isEmpty || path.last?.key.map(beginsBlock) ?? true
  }

  /// The format of this name.
  ///
  /// - Complexity: a look at the names; of the dialects that one alone is made.
  public static func named(_ name: String) -> Format? {
    data.first { $0.name == name } ?? FormatFamily.format(named: name)
  }
}

extension Format: Hashable, CustomStringConvertible {
  public static func == (left: Format, right: Format) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  public var description: String { name }
}
