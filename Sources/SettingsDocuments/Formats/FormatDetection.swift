extension Format {
  /// The format of a file: told by its name (a path may be given), else by its content. `nil` when neither tells.
  ///
  /// - Complexity: nothing by the name; by the content, one parse for each format that comes into question.
  public static func detect(name: String, content: [UInt8]) -> Format? {
    FormatNames.format(ofPath: name) ?? detect(content: content)
  }

  /// The format that a file's name tells (a path may be given); `nil` when it tells none.
  public static func detect(name: String) -> Format? {
    FormatNames.format(ofPath: name)
  }

  /// The first format that the whole text is correct in. Of the INI family only the plain dialect is told so, and only
  /// where all is in sections: nearly any text could be a line of one of the others.
  static func detect(content: [UInt8]) -> Format? {
    for format in [Format.json, .jsonc] {
      guard let root = try? Document(parsing: content, as: format, strictness: .strict).root else { continue }
      if !root.kind.isScalar { return format }
    }
    if let root = try? Document(parsing: content, as: .toml, strictness: .strict).root, root.count > 0 { return .toml }
    if let root = try? Document(parsing: content, as: .ini).root, root.count > 0,
      root.members.allSatisfy({ $0.value.kind == .object })
    {
      return .ini
    }
    // Nearly any text is a YAML scalar; only a collection tells.
    if let root = try? Document(parsing: content, as: .yaml, strictness: .strict).root, !root.kind.isScalar {
      return .yaml
    }
    return nil
  }
}
