import Curses

/// Draws one row's labels into its strip of the screen.
@MainActor
struct RowPainter {
  let strip: Region
  let inset: Int
  let palette: Palette
  let isHighlighted: Bool

  func paint(_ row: ReusableRow) {
    let plan = row.plan
    let content = strip.part(row: 0, column: inset, rows: strip.rows, columns: plan.columns)
    let highlightedLabel = isHighlighted ? row.highlightedLabel : nil
    let rowHighlight = isHighlighted && highlightedLabel == nil
    if rowHighlight { highlightStrip() }
    let base = rowHighlight ? palette[.highlight] : Pen.plain
    for placement in plan.placements {
      let isValue = highlightedLabel != nil && placement.label === highlightedLabel
      draw(placement, in: content, base: isValue ? palette[.highlight] : base, extends: isValue)
    }
    for (view, line, rows) in plan.contents {
      view.draw(in: content.part(row: line, column: 0, rows: rows, columns: plan.columns), with: palette)
    }
    drawAccessories(of: row, in: content, base: base)
  }

  private func highlightStrip() {
    // One column more than the labels, but not the one of the focus mark.
    let start = inset > 1 ? inset - 1 : inset
    strip.part(row: 0, column: start, rows: strip.rows, columns: strip.columns - start).fill(pen: palette[.highlight])
  }

  private func draw(_ placement: RowPlan.Placement, in content: Region, base: Pen, extends: Bool) {
    let pen = palette[placement.label.role].adding(base)
    if extends {
      // One more column at each side, so that a highlighted value does not stick to its brackets.
      let start = max(0, placement.column - 1)
      content.part(
        row: placement.row, column: start, rows: 1, columns: placement.column + placement.columns + 1 - start
      )
      .fill(pen: pen)
    }
    if let line = placement.line {
      content.draw(line, row: placement.row, column: placement.column, pen: pen)
    } else {
      placement.label.draw(
        in: content, row: placement.row, column: placement.column, columns: placement.columns, pen: pen,
        matchPen: palette[.match])
    }
  }

  private func drawAccessories(of live: ReusableRow, in content: Region, base: Pen) {
    if live.modifiable?.isModified == true {
      content.draw(
        String(palette.glyphs.modified), row: 0, column: content.columns - LineParts.accessoryColumns + 1,
        pen: palette[.modified].adding(base))
    }
    if let row = live.plan.chevronRow {
      content.draw(
        String(palette.glyphs.chevron), row: row, column: content.columns - 1, pen: palette[.detail].adding(base))
    }
  }
}
