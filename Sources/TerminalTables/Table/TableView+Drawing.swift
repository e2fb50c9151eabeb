import Curses

extension TableView {
  /// Draws what changed since the last drawing.
  ///
  /// - Parameter region: as large as ``resize(to:)`` said.
  public func draw(in region: Region, with palette: Palette) {
    layOutIfNeeded()
    let readable = viewport.readableLines
    for placed in viewport.placed where placed.endLine > readable.lowerBound && placed.line < readable.upperBound {
      drawIfChanged(placed, in: region, palette)
    }
    drawOverlays(in: region, palette)
    clearBelowRows(in: region)
  }

  /// Where the hardware cursor belongs: at the editor's cursor, else on the focused row.
  public var cursorPlace: (point: Point, isVisible: Bool)? {
    guard let focus, let placed = viewport.placedRow(at: focus) else { return nil }
    if let field = editorField(of: placed) {
      return (Point(row: placed.line + field.place.row, column: field.place.column + field.cursorColumn), true)
    }
    return (Point(row: max(placed.line, viewport.readableLines.lowerBound), column: 0), false)
  }

  private func drawIfChanged(_ placed: Viewport.PlacedRow, in region: Region, _ palette: Palette) {
    let appearance = LiveRow.Appearance(line: placed.line, isFocused: placed.position == focus)
    guard placed.row.drawn != appearance else { return }
    placed.row.drawn = appearance
    draw(placed, isFocused: appearance.isFocused, in: region, palette)
    if isUnderOverlay(placed) { viewport.drawsOverlays = true }
  }

  private func isUnderOverlay(_ placed: Viewport.PlacedRow) -> Bool {
    let readable = viewport.readableLines
    return placed.line < readable.lowerBound || placed.endLine > readable.upperBound
  }

  private func draw(_ placed: Viewport.PlacedRow, isFocused: Bool, in region: Region, _ palette: Palette) {
    let margins = style.fitting(columns: region.columns)
    let isItem = positions.isItem(placed.position)
    let inset = isItem ? margins.rowInset : margins.headerInset
    let strip = region.part(row: placed.line, column: 0, rows: placed.row.rows, columns: region.columns)
    strip.fill()
    if isFocused, margins.marksFocus {
      for row in 0..<strip.rows {
        strip.draw(String(palette.glyphs.focusMark), row: row, column: 0, pen: palette[.focusMark])
      }
    }
    let painter = RowPainter(
      strip: strip, inset: inset, palette: palette, isHighlighted: isFocused && editing?.position != placed.position)
    painter.paint(placed.row)
    if let field = editorField(of: placed) { field.draw(in: strip, with: palette) }
    countDrawing(labels: placed.row.plan.placements.count)
  }

  private func editorField(of placed: Viewport.PlacedRow) -> EditorField? {
    guard let editing, editing.position == placed.position else { return nil }
    let inset = style.fitting(columns: viewport.size.columns).rowInset
    return EditorField(editing, plan: placed.row.plan, label: placed.row.row.traits.editable?.fieldLabel, inset: inset)
  }

  private func drawOverlays(in region: Region, _ palette: Palette) {
    guard viewport.drawsOverlays else { return }
    viewport.drawsOverlays = false
    for overlay in [viewport.stickyHeader, viewport.stickyFooter] {
      if let overlay { draw(overlay, isFocused: false, in: region, palette) }
    }
  }

  private func clearBelowRows(in region: Region) {
    let end = max(0, viewport.placed.last?.endLine ?? 0)
    let dirtyEnd = min(region.rows, blankFrom ?? region.rows)
    blankFrom = end
    guard end < dirtyEnd else { return }
    region.part(row: end, column: 0, rows: dirtyEnd - end, columns: region.columns).fill()
  }
}
