extension SettingsFile {
  /// Reads and parses a file.
  ///
  /// - Parameters:
  ///   - path: the file's path; symbolic links are followed.
  ///   - format: told by the file's name, then by its content, when it is `nil`.
  ///   - options: what is allowed with it that is refused as a rule, when it is read and when it is saved.
  ///   - writer: what saving goes through.
  /// - Throws: `OpenError`, which says why, and where the text is at fault.
  public static func open(
    _ path: String, format: Format? = nil, options: FileOptions = [], writer: FileWriter
  ) throws(OpenError) -> SettingsFile {
    try open(path, options: options, writer: writer) { target, content throws(OpenError) in
      let name = nameThatTells(path, target: target)
      return try FormatDetection(name: name, content: content, as: format).format(of: path)
    }
  }

  /// Some names mean something in their folder only, so that a path from the present folder is not enough. Where the
  /// name says nothing, that of the file behind symbolic links and `..` may.
  private static func nameThatTells(_ path: String, target: String) -> String {
    let absolute = FilePath.absolute(path)
    return FormatNames.meaning(ofPath: absolute) == nil ? target : absolute
  }
}
