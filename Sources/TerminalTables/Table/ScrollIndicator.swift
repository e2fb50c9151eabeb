/// Which part of a table is on the screen, as a thumb in the column at its right edge.
///
/// Heights are not known but for what is on the screen, so it counts items: it is exact where all are of one height.
struct ScrollIndicator: Equatable {
  let thumb: Range<Int>

  /// - Parameters:
  ///   - first: how many items are above the screen.
  ///   - visible: how many are on it.
  ///   - total: how many there are.
  ///   - lines: the height of the table on the screen.
  /// - Returns: nil where all items are on the screen.
  init?(first: Int, visible: Int, total: Int, lines: Int) {
    guard lines > 1, visible < total else { return nil }
    let length = min(lines - 1, max(1, lines * visible / total))
    let start = (lines - length) * min(first, total - visible) / (total - visible)
    thumb = start..<start + length
  }

  /// How many items are above the screen when the thumb is drawn to a line.
  static func first(forLine line: Int, visible: Int, total: Int, lines: Int) -> Int {
    guard lines > 1 else { return 0 }
    return max(0, total - visible) * min(max(0, line), lines - 1) / (lines - 1)
  }
}
