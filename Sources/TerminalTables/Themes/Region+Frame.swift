import Curses

extension Region {
  /// Draws a frame along the region's edges, with corners from the top left to the bottom right.
  func drawFrame(corners: (String, String, String, String), with palette: Palette) {
    let pen = palette[.rule]
    let (right, bottom) = (columns - 1, rows - 1)
    for row in [0, bottom] {
      part(row: row, column: 1, rows: 1, columns: right - 1).fill(with: palette.glyphs.rule, pen: pen)
    }
    for column in [0, right] {
      part(row: 1, column: column, rows: bottom - 1, columns: 1).fill(with: palette.glyphs.verticalRule, pen: pen)
    }
    draw(corners.0, row: 0, column: 0, pen: pen)
    draw(corners.1, row: 0, column: right, pen: pen)
    draw(corners.2, row: bottom, column: 0, pen: pen)
    draw(corners.3, row: bottom, column: right, pen: pen)
  }
}
