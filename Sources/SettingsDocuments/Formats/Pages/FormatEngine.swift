/// What reads and writes the files of a format, in the order in which formats are listed. Each engine but those of
/// JSON, YAML, TOML and XML has dialects.
enum FormatEngine: String, CaseIterable, Sendable {
  case json, jsonc, json5, yaml, toml
  case toml10 = "toml-1.0"
  case xml, lines, rows, blocks, braces

  /// The formats that are read together, in words.
  var family: String {
    switch self {
    case .lines: "Lines"
    case .rows: "Tables of rows"
    case .blocks: "Blocks of Apache's kind"
    case .braces: "Blocks in braces"
    case .json, .jsonc, .json5, .yaml, .toml, .toml10, .xml: "JSON, YAML, TOML and XML"
    }
  }

  var fields: [PageFieldSummary] {
    switch self {
    case .lines: INIDialect.fields.summaries
    case .rows: RowDialect.fields.summaries
    case .blocks: BraceDialect.fieldsOfBlocks.summaries
    case .braces: BraceDialect.fields.summaries
    case .json, .jsonc, .json5, .yaml, .toml, .toml10, .xml: []
    }
  }

  /// Reads a page of one of its dialects.
  fileprivate func read(_ page: FormatPage, _ reader: PageReader) throws(PageError) -> (FormatPage, any Syntax) {
    switch self {
    case .lines: try read(page, INIDialect(name: page.name), INIDialect.fields, reader, as: INISyntax.self)
    case .rows: try read(page, RowDialect(name: page.name), RowDialect.fields, reader, as: RowSyntax.self)
    case .blocks:
      try read(page, BraceDialect.ofBlocks(page.name), BraceDialect.fieldsOfBlocks, reader, as: BraceSyntax.self)
    case .braces: try read(page, BraceDialect(name: page.name), BraceDialect.fields, reader, as: BraceSyntax.self)
    case .json: try read(page, reader, .json)
    case .jsonc: try read(page, reader, .jsonc)
    case .json5: try read(page, reader, .json5)
    case .yaml: try read(page, reader, .yaml)
    case .toml: try read(page, reader, .toml)
    case .toml10: try read(page, reader, .toml10)
    case .xml: try read(page, reader, .xml)
    }
  }

  private func read(
    _ page: FormatPage, _ reader: PageReader, _ format: Format
  ) throws(PageError) -> (FormatPage, any Syntax) {
    (try FormatPage.fields.read(reader, into: page), format.syntax)
  }

  private func read<S: DialectSyntax>(
    _ page: FormatPage, _ dialect: S.Dialect, _ fields: PageFields<S.Dialect>, _ reader: PageReader, as syntax: S.Type
  ) throws(PageError) -> (FormatPage, any Syntax) {
    var all = PageFields<(page: FormatPage, dialect: S.Dialect)>()
    all.include(FormatPage.fields) { whole, body throws(PageError) in try body(&whole.page) }
    all.include(fields) { whole, body throws(PageError) in try body(&whole.dialect) }
    let described = try all.read(reader, into: (page, dialect))
    return (described.page, S(shared: Shared(described.dialect)))
  }
}

extension FormatPage {
  /// Reads a page, also where a format of its name is built in.
  ///
  /// - Parameters:
  ///   - name: the name of the format, which is that of the page's file without `.toml`.
  ///   - file: what the page's file is called in what is wrong with it.
  /// - Throws: where the text is no TOML, or says what a page cannot say.
  package static func read(
    _ name: String, _ file: String, _ text: [UInt8]
  ) throws(PageError) -> (page: FormatPage, format: Format) {
    let reader = try PageReader(page: file, parsing: text)
    guard let engine = try reader.word("engine", as: FormatEngine.self) else { throw reader.missing("engine") }
    let (page, syntax) = try engine.read(FormatPage(name: name), reader)
    return (page, Format(name: name, summary: page.summary, syntax: syntax, facts: page.facts))
  }
}
