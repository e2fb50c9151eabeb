import TerminalTables

/// The editor of the user's choice, for what a screen of settings cannot show.
///
/// ```swift
/// ExternalEditor(name: "vim") { line throws(ProgramError) in try runVim(path, line) }
/// ```
@MainActor
public struct ExternalEditor {
  /// What the keys' help calls it.
  public let name: String
  /// Opens the document at a line, counted from one, and returns when the user is done.
  public let open: (_ line: Int) throws(ProgramError) -> Void

  /// An editor, by its name and the way to open it.
  public init(name: String, open: @escaping (_ line: Int) throws(ProgramError) -> Void) {
    self.name = name
    self.open = open
  }

  /// Opens the document in the terminal of a navigator, which shows its own screen again afterwards.
  func open(at line: Int, in navigator: Navigator) throws(ProgramError) {
    var result = Result<Void, ProgramError>.success(())
    navigator.lendTerminal {
      result = Result { () throws(ProgramError) in try open(line) }
    }
    try result.get()
  }
}

/// Why another program did not do what it was started for, in words for the user.
///
/// ```swift
/// throw ProgramError("vim cannot be started; VISUAL or EDITOR names the editor")
/// ```
public struct ProgramError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as one sentence.
  public let description: String

  /// An error for this reason.
  public init(_ description: String) {
    self.description = description
  }
}
