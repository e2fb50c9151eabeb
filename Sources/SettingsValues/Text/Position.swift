/// A place in a text as an editor counts it: lines and characters, both from 1.
///
///     print(document.lines.position(at: node.span.lowerBound))    // 12:4
public struct Position: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// Counted from 1 in characters, as a reader sees them; a tab is one.
  public let column: Int

  /// The place at a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// `line:column`, as compilers print it.
  public var description: String { "\(line):\(column)" }
}
