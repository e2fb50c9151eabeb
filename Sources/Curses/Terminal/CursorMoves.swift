import CNcurses

/// The terminfo strings that move the cursor in its line, for what is sent beside ncurses.
@MainActor
struct CursorMoves {
  private let column: String?
  private let right: String?
  /// Stops the line from wrapping, and lets it again; nil where the terminal cannot.
  let wrapping: (off: [UInt8], on: [UInt8])?
  /// Whether a line wraps with the first character that finds no room, not with the last that does.
  let wrapLate: Bool

  /// Reads the strings of the terminal that ncurses has opened last.
  init() {
    column = CursorMoves.capability("hpa")
    right = CursorMoves.capability("cuf")
    wrapLate = settee_terminfo_flag("xenl") != 0 || settee_terminfo_flag("am") == 0
    if let off = TerminfoString.bytes(of: "rmam"), let on = TerminfoString.bytes(of: "smam") {
      wrapping = (off, on)
    } else {
      wrapping = nil
    }
  }

  /// Whether the terminal can move its cursor to a column.
  var areKnown: Bool { column != nil || right != nil }

  /// Appends what moves the cursor to a column of its line: `hpa`, or else a carriage return and `cuf`.
  func append(column wanted: Int, to bytes: inout [UInt8]) {
    if let column, let move = settee_move(column, Int32(wanted), 0) {
      return TerminfoString.append(move, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\r"))
    guard wanted > 0, let right, let move = settee_move(right, Int32(wanted), 0) else { return }
    TerminfoString.append(move, to: &bytes)
  }

  private static func capability(_ name: String) -> String? {
    settee_terminfo_string(name).map { String(cString: $0) }
  }
}
