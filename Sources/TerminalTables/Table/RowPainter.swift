import Curses

/// Draws one row into its strip of the screen: its labels, and blanks where there are none.
@MainActor
struct RowPainter {
  let strip: Region
  let inset: Int
  let palette: Palette
  let isHighlighted: Bool
  let state: RowState

  func paint(_ row: ReusableRow) {
    let plan = row.plan
    let content = strip.part(row: 0, column: inset, rows: strip.rows, columns: plan.columns)
    let highlightedLabel = isHighlighted ? row.highlightedLabel : nil
    let rowHighlight = isHighlighted && highlightedLabel == nil
    let base = rowHighlight ? palette[.highlight] : Pen.plain
    var background = rowHighlight ? highlightedBackground() : RowBackground(strip, pen: base)
    for placement in plan.placements {
      let isValue = highlightedLabel != nil && placement.label === highlightedLabel
      let drawn = draw(placement, in: content, base: isValue ? palette[.highlight] : base, extends: isValue)
      background.fill(upTo: inset + drawn.lowerBound, ofRow: placement.row, goingOnAt: inset + drawn.upperBound)
    }
    background.fillRest()
    if !plan.contents.isEmpty {
      draw(plan.contents, in: content.adding(base))
      if rowHighlight { clearShadows(of: plan.contents, in: content) }
    }
    drawAccessories(of: row, in: content, base: base)
  }

  /// Contents draw in a region that adds the highlight, whatever pens they use.
  private func draw(_ contents: [(content: any RowContent, row: Int, rows: Int)], in region: Region) {
    var palette = palette
    palette.state = state
    for (content, row, rows) in contents {
      content.draw(in: region.part(row: row, column: 0, rows: rows, columns: region.columns), with: palette)
    }
  }

  /// What lies around the focused content, as the place of a card's shadow, is not part of it.
  private func clearShadows(of contents: [(content: any RowContent, row: Int, rows: Int)], in content: Region) {
    for (item, row, rows) in contents {
      let shadow = item.shadow(columns: content.columns)
      if shadow.rows > 0 {
        let start = max(0, inset - 1)
        strip.part(row: row + rows - shadow.rows, column: start, rows: shadow.rows, columns: strip.columns - start)
          .fill()
      }
      if shadow.columns > 0 {
        let start = inset + content.columns - shadow.columns
        strip.part(row: row, column: start, rows: rows, columns: strip.columns - start).fill()
      }
    }
  }

  private func highlightedBackground() -> RowBackground {
    // One column more than the labels, but not the one of the focus mark.
    let start = inset > 1 ? inset - 1 : inset
    strip.part(row: 0, column: 0, rows: strip.rows, columns: start).fill()
    return RowBackground(strip, from: start, pen: palette[.highlight])
  }

  /// - Returns: the columns of the content that were drawn.
  private func draw(_ placement: RowPlan.Placement, in content: Region, base: Pen, extends: Bool) -> Range<Int> {
    let label = placement.label
    let pen = palette[label.role].adding(base)
    var drawn = placement.column..<placement.column
    if extends {
      // One more column at each side, so that a highlighted value does not stick to its brackets.
      drawn = max(0, placement.column - 1)..<min(content.columns, placement.column + placement.columns + 1)
      content.part(row: placement.row, column: drawn.lowerBound, rows: 1, columns: drawn.count).fill(pen: pen)
    }
    let columns =
      if label.wraps {
        content.draw(placement.line, row: placement.row, column: placement.column, pen: pen)
      } else {
        drawSwatch(of: label, placement, in: content, base: pen)
          + label.draw(
            in: content, row: placement.row, column: placement.column + swatchColumns(of: label),
            columns: placement.columns - swatchColumns(of: label), pen: pen, matchPen: palette[.match])
      }
    return drawn.lowerBound..<max(drawn.upperBound, placement.column + columns)
  }

  private func swatchColumns(of label: Label) -> Int { label.swatch == nil ? 0 : Label.swatchColumns }

  /// - Returns: the columns that the colour before the text takes.
  private func drawSwatch(of label: Label, _ placement: RowPlan.Placement, in content: Region, base: Pen) -> Int {
    guard let swatch = label.swatch else { return 0 }
    let columns = min(Label.swatchColumns, placement.columns)
    let place = content.part(row: placement.row, column: placement.column, rows: 1, columns: columns)
    place.fill(pen: base)
    if let pen = palette.pen(filling: swatch) {
      place.part(row: 0, column: 0, rows: 1, columns: min(columns, Label.swatchColumns - 1)).fill(pen: pen)
    }
    return columns
  }

  private func drawAccessories(of live: ReusableRow, in content: Region, base: Pen) {
    func draw(_ sign: Character, row: Int, fromRight columns: Int, _ role: StyleRole) {
      content.draw(String(sign), row: row, column: content.columns - columns, pen: palette[role].adding(base))
    }
    if live.plan.hasAccessories, live.modifiable?.isModified == true {
      draw(palette.glyphs.modified, row: 0, fromRight: LineParts.accessoryColumns - 1, .modified)
    }
    if let row = live.plan.chevronRow { draw(palette.glyphs.chevron, row: row, fromRight: 1, .detail) }
    if let row = live.plan.checkRow { draw(palette.glyphs.mark, row: row, fromRight: 1, .value) }
  }
}
