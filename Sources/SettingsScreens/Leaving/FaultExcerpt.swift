import Curses

/// The part of a line in which it is at fault, and where: of a long one what is around the fault.
struct FaultExcerpt {
  let text: String
  /// The columns before the fault.
  let columnsBefore: Int

  /// So much is shown before a fault that is far behind in its line.
  private static let before = 40
  private static let cut = "…"

  /// - Parameter column: the character at fault, from 1.
  init(of line: String, column: Int) {
    let fault = line.index(line.startIndex, offsetBy: column - 1, limitedBy: line.endIndex) ?? line.endIndex
    let start = line.index(fault, offsetBy: -Self.before, limitedBy: line.startIndex) ?? line.startIndex
    let mark = start == line.startIndex ? "" : Self.cut
    text = mark + line[start...]
    columnsBefore = DisplayWidth.of(mark + line[start..<fault])
  }
}
