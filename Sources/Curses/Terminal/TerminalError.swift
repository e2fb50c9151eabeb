/// Why a terminal cannot be had; each says what to do.
///
/// ```swift
/// do {
///   _ = Application(on: try Terminal.open()).run(SettingsTable())
/// } catch {
///   print("settings: \(error)")
/// }
/// ```
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Standard input or output is not a terminal.
  case notATerminal
  /// `TERM` is not set, unknown to terminfo, or names a terminal that cannot move its cursor.
  case unusable(term: String)
  /// The system refused what a full-screen program needs; the text says what.
  case system(String)

  /// One line that says what is the matter and what to do.
  public var description: String {
    switch self {
    case .notATerminal:
      "the full-screen view needs a terminal; standard input and output must not be redirected"
    case .unusable(let term) where term.isEmpty:
      "TERM is not set; set it to your terminal's name, such as xterm-256color"
    case .unusable(let term):
      "the terminal \"\(term)\" cannot show a full screen; set TERM to your terminal's name, such as xterm-256color"
    case .system(let what):
      what
    }
  }
}
