import CNcurses

/// A string of the terminal's entry in terminfo, as it is sent.
@MainActor
enum TerminfoString {
  /// The bytes of a string without parameters; nil where the terminal has none by this name.
  static func bytes(of name: String) -> [UInt8]? {
    guard let string = settee_terminfo_string(name) else { return nil }
    var bytes: [UInt8] = []
    append(string, to: &bytes)
    return bytes
  }

  /// Appends a string, leaving out the pauses (`$<5>`) that terminals of glass needed.
  static func append(_ string: UnsafePointer<CChar>, to bytes: inout [UInt8]) {
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
