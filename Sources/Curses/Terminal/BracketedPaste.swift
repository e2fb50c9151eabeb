/// Asks the terminal to mark pasted text, so that it is never taken for keys.
@MainActor
enum BracketedPaste {
  /// Terminfo's `BE` or `BD`; a terminal without them is left alone.
  static func sequence(on: Bool) -> [UInt8] {
    TerminfoString.bytes(of: on ? "BE" : "BD") ?? []
  }
}
