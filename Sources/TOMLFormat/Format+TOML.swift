extension Format {
  /// TOML 1.1, which reads every TOML 1.0.
  public static let toml = Format(name: "toml", summary: "TOML", syntax: TOMLSyntax(version: .toml11))

  /// TOML 1.0: what is new in 1.1 is refused when reading strictly.
  public static let toml10 = Format(
    name: "toml-1.0", summary: "TOML as it was before 1.1", syntax: TOMLSyntax(version: .toml10))
}
