import Curses

/// Contents under one another.
///
/// ```swift
/// StackContent([TextContent("Changed outside"), TextContent("+3 −1 lines", role: .detail)])
/// ```
@MainActor
public final class StackContent: RowContent {
  public var contents: [any RowContent]

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
