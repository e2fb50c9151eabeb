import Curses

/// Contents under one another, each at the full width.
///
/// ```swift
/// StackContent([TextContent("Changed outside"), TextContent("+3 −1 lines", role: .detail)])
/// ```
@MainActor
public final class StackContent: RowContent {
  /// The contents from top to bottom; one of no lines takes no room.
  public var contents: [any RowContent]

  /// A stack of these contents, from top to bottom.
  public init(_ contents: [any RowContent] = []) {
    self.contents = contents
  }

  public func rows(columns: Int) -> Int {
    contents.reduce(0) { $0 + $1.rows(columns: columns) }
  }

  public func draw(in region: Region, with palette: Palette) {
    var row = 0
    for content in contents {
      let rows = content.rows(columns: region.columns)
      content.draw(in: region.part(row: row, column: 0, rows: rows, columns: region.columns), with: palette)
      row += rows
    }
  }
}
