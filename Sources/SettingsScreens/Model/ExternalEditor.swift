/// The editor of the user's choice, for what a screen of settings cannot show.
///
/// ```swift
/// ExternalEditor(name: "vim") { line in runVim(path, line) }
/// ```
@MainActor
public struct ExternalEditor {
  /// What the keys' help calls it.
  public let name: String
  /// Opens the document at a line, counted from one, and returns when the user is done; the result says why it could
  /// not be opened.
  public let open: (_ line: Int) -> String?

  /// An editor, by its name and the way to open it.
  public init(name: String, open: @escaping (_ line: Int) -> String?) {
    self.name = name
    self.open = open
  }
}
