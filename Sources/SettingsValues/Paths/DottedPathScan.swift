/// Passes over the bytes of a dotted path that is not read yet, and tells which of them are marks: neither between
/// quotes nor in the brackets of an index or of a selector.
///
///     var scan = DottedPathScan()
///     text.utf8.firstIndex { $0 == UInt8(ascii: "=") && scan.isMark($0) }     // behind the path
package struct DottedPathScan {
  private var isQuoted = false
  private var isEscaped = false
  private var isInBrackets = false

  package init() {}

  /// Whether the next byte is a mark; the brackets themselves are.
  package mutating func isMark(_ byte: UInt8) -> Bool {
    if isQuoted {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = false
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""):
      isQuoted = true
      return false
    case UInt8(ascii: "[") where !isInBrackets: isInBrackets = true
    case UInt8(ascii: "]"): isInBrackets = false
    default: return !isInBrackets
    }
    return true
  }
}
