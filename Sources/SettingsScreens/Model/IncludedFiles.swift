import TerminalTables

/// Opens the files that a document includes.
///
/// ```swift
/// IncludedFiles { pattern, navigator in
///   guard let path = firstFile(matching: pattern) else { return "no file matches \(pattern)" }
///   navigator.push(DocumentScreens.settings(of: openModel(path)))
///   return nil
/// }
/// ```
@MainActor
public struct IncludedFiles {
  /// Pushes the screen of the files that a path, a folder or a pattern names; the result says why there is none.
  public let open: (_ pattern: String, _ navigator: Navigator) -> String?

  /// Included files, by the way to open them.
  public init(open: @escaping (_ pattern: String, _ navigator: Navigator) -> String?) {
    self.open = open
  }
}
