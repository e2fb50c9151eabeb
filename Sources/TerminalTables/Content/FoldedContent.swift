import Curses

/// The first lines of a long content, and a line that says how many more there are.
@MainActor
final class FoldedContent: RowContent {
  private let content: any RowContent
  private let limit: Int

  /// - Parameter limit: lines to show; a content that is one line longer is shown whole, since the fold takes a line.
  init(_ content: any RowContent, limit: Int) {
    self.content = content
    self.limit = limit
  }

  func rows(columns: Int) -> Int {
    hidden(columns: columns) == 0 ? content.rows(columns: columns) : limit + 1
  }

  func draw(in region: Region, with palette: Palette) {
    let hidden = hidden(columns: region.columns)
    let shown = hidden == 0 ? region.rows : limit
    content.draw(in: region.part(row: 0, column: 0, rows: shown, columns: region.columns), with: palette)
    if hidden > 0 {
      let text = Words.current.text(.moreLines, ["count": "\(hidden)"])
      region.draw(text, row: limit, column: 0, pen: palette[.placeholder])
    }
  }

  func hidden(columns: Int) -> Int {
    let rows = content.rows(columns: columns)
    return rows > limit + 1 ? rows - limit : 0
  }
}
