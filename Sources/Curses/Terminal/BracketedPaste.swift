import CNcurses

/// Asks the terminal to mark pasted text, so that it is never taken for keys.
enum BracketedPaste {
  /// Uses terminfo's `BE` and `BD`; a terminal without them is left alone.
  static func turn(on: Bool, through stream: UnsafeMutablePointer<FILE>) {
    if let sequence = settee_terminfo_string(on ? "BE" : "BD") { settee_put(stream, sequence) }
  }
}
