extension SettingsFile {
  /// Reads and parses a file.
  ///
  /// - Parameters:
  ///   - path: the file's path; symbolic links are followed.
  ///   - format: told by the file's name, then by its content, when it is `nil`.
  ///   - options: what is allowed with it that is refused as a rule, when it is read and when it is saved.
  ///   - writer: what saving goes through.
  ///   - other: a format that something else tells of the file behind symbolic links, which is asked where its name is
  ///     not sure.
  /// - Throws: `OpenError`, which says why, and where the text is at fault.
  public static func open(
    _ path: String, format: Format? = nil, options: FileOptions = [], writer: FileWriter,
    orElse other: (_ target: String) -> Format? = { _ in nil }
  ) throws(OpenError) -> SettingsFile {
    try open(path, options: options, writer: writer) { target, content throws(OpenError) in
      // Some names mean something in their folder only, so that a path from the present folder is not enough. Where the
      // name says nothing, that of the file behind symbolic links and `..` may.
      let absolute = FilePath.absolute(path)
      let names = absolute == target ? [target] : [absolute, target]
      let detection = format.map { .known($0) } ?? FormatDetection(names: names, content: content) { other(target) }
      return try detection.format(of: path)
    }
  }
}
