extension Format {
  /// Every format. Reads all their pages.
  public static var all: [Format] {
    FormatCatalogue.shared.listings.compactMap { FormatCatalogue.shared.format(named: $0.name) }
  }

  /// The formats that are read as their engines read without a page.
  static let plain: [Format] = [.json, .jsonc, .json5, .yaml, .toml, .toml10, .xml]

  /// Plain INI.
  public static let ini: Format = {
    guard let ini = FormatCatalogue().format(named: "ini") else { preconditionFailure("the page of ini is one") }
    return ini
  }()

  /// The formats of lines: one for each dialect.
  public static var iniFamily: [Format] { FormatCatalogue.shared.formats(of: .lines) }

  /// The formats of rows: one for each table.
  public static var rowFamily: [Format] { FormatCatalogue.shared.formats(of: .rows) }

  /// The formats of Apache's blocks: one for each dialect.
  public static var blockFamily: [Format] { FormatCatalogue.shared.formats(of: .blocks) }

  /// The formats of braces: one for each dialect.
  public static var braceFamily: [Format] { FormatCatalogue.shared.formats(of: .braces) }

  /// The format of this name.
  ///
  /// - Complexity: a look at the names; only that format's page is read, once.
  public static func named(_ name: String) -> Format? { FormatCatalogue.shared.format(named: name) }
}
