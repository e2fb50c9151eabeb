extension Format {
  /// XML 1.0, in UTF-8.
  public static let xml = Format(name: "xml", summary: "XML", syntax: XMLSyntax())
}
