import CNcurses

/// Asks the terminal to report the mouse: buttons, the wheel, and moves while a button is held.
enum MouseReporting {
  /// xterm's private modes 1000 (buttons), 1002 (drags) and 1006 (the form of the reports); a terminal ignores those
  /// that it does not know. Without terminfo's `kmous` there is nothing to send.
  static func sequence(on: Bool) -> [UInt8] {
    guard settee_terminfo_string("kmous") != nil else { return [] }
    let sequence = on ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
    return Array(sequence.utf8)
  }
}
