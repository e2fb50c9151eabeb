import TerminalTables

/// Finds the files that a document includes.
///
/// ```swift
/// IncludedFiles { pattern throws(InclusionError) in
///   guard let path = firstFile(matching: pattern) else { throw InclusionError("no file matches \(pattern)") }
///   return DocumentScreens.settings(of: openSession(path))
/// }
/// ```
@MainActor
public struct IncludedFiles {
  /// The screen of the files that a path, a folder or a pattern names.
  public let screen: (_ pattern: String) throws(InclusionError) -> any Screen

  /// Included files, by the way to their screen.
  public init(screen: @escaping (_ pattern: String) throws(InclusionError) -> any Screen) {
    self.screen = screen
  }
}

/// Why included files are not shown, in words for the user.
///
/// ```swift
/// throw InclusionError("there is no file conf.d/*.conf")
/// ```
public struct InclusionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as one sentence.
  public let description: String

  /// An error for this reason.
  public init(_ description: String) {
    self.description = description
  }
}
