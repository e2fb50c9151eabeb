extension Format {
  /// JSON (RFC 8259). Comments and trailing commas are read all the same, and noted.
  public static let json = Format(name: "json", summary: "JSON", syntax: JSONSyntax(dialect: .json))

  /// JSON whose keys are the same in capitals: a value for a format of which that is so.
  package static let jsonIgnoringCase = Format(
    name: "json", summary: "JSON", syntax: JSONSyntax(dialect: .json, ignoresCase: true))

  /// JSON with comments and trailing commas.
  public static let jsonc = Format(name: "jsonc", summary: "JSON with comments", syntax: JSONSyntax(dialect: .jsonc))

  /// JSON5 1.0.0: unquoted keys, single quotes, comments, hexadecimal and infinite numbers, strings over lines.
  public static let json5 = Format(name: "json5", summary: "JSON5", syntax: JSONSyntax(dialect: .json5))
}
