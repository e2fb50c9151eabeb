extension Format {
  /// YAML 1.2, one document or several.
  public static let yaml = Format(name: "yaml", summary: "YAML", syntax: YAMLSyntax())
}
