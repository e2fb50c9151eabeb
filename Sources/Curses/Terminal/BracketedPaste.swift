/// Asks the terminal to mark pasted text, so that it is never taken for keys.
@MainActor
enum BracketedPaste {
  /// Terminfo's `BE` or `BD`, else what xterm takes, where the terminal has such sequences (ECMA-48): `screen` is what
  /// tmux is often called, and one that does not know the mode passes over it.
  static func sequence(on: Bool) -> [UInt8] {
    if let known = TerminfoString.bytes(of: on ? "BE" : "BD") { return known }
    let hasModes = TerminfoString.bytes(of: "cup")?.starts(with: "\u{1B}[".utf8) ?? false
    return hasModes ? Array("\u{1B}[?2004\(on ? "h" : "l")".utf8) : []
  }
}
