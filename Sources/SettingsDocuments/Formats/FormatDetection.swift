extension Format {
  /// The format of a file: told by its name (a path may be given), else by its content. `nil` when neither tells.
  ///
  /// Cost: nothing by the name; by the content, one parse for each format that comes into question.
  public static func detect(name: String, content: [UInt8]) -> Format? {
    FormatNames.format(ofPath: name) ?? detect(content: content)
  }

  /// The format that a file's name tells (a path may be given); `nil` when it tells none.
  public static func detect(name: String) -> Format? {
    FormatNames.format(ofPath: name)
  }

  /// The first format that the whole text is correct in.
  static func detect(content: [UInt8]) -> Format? {
    all.first { format in
      guard let document = try? Document(parsing: content, as: format, strictness: .strict) else { return false }
      return document.root.kind == .object || document.root.kind == .array
    }
  }
}
