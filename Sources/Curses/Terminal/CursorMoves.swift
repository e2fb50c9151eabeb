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
    let strings = (CursorMoves.capability("rmam"), CursorMoves.capability("smam"))
    wrapLate = settee_terminfo_flag("xenl") != 0 || settee_terminfo_flag("am") == 0
    if let off = strings.0, let on = strings.1 {
      wrapping = (CursorMoves.sent(off), CursorMoves.sent(on))
    } else {
      wrapping = nil
    }
  }

  /// Whether the terminal can be told a column.
  var areKnown: Bool { column != nil || right != nil }

  /// Appends what moves the cursor to a column of its line: `hpa`, or else a carriage return and `cuf`.
  func append(column wanted: Int, to bytes: inout [UInt8]) {
    if let column, let move = settee_move(column, Int32(wanted), 0) {
      CursorMoves.append(move, to: &bytes)
      return
    }
    bytes.append(UInt8(ascii: "\r"))
    if wanted > 0, let right, let move = settee_move(right, Int32(wanted), 0) { CursorMoves.append(move, to: &bytes) }
  }

  private static func capability(_ name: String) -> String? {
    settee_terminfo_string(name).map { String(cString: $0) }
  }

  private static func sent(_ string: String) -> [UInt8] {
    var bytes: [UInt8] = []
    string.withCString { append($0, to: &bytes) }
    return bytes
  }

  /// Leaves out the pauses (`$<5>`) that terminals of glass needed.
  private static func append(_ string: UnsafePointer<CChar>, to bytes: inout [UInt8]) {
    var isPause = false
    var next = string
    while next.pointee != 0 {
      let byte = UInt8(bitPattern: next.pointee)
      if byte == UInt8(ascii: "$") && UInt8(bitPattern: next[1]) == UInt8(ascii: "<") { isPause = true }
      if !isPause { bytes.append(byte) }
      if byte == UInt8(ascii: ">") { isPause = false }
      next += 1
    }
  }
}
