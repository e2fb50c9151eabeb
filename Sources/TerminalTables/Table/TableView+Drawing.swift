import Curses

extension TableView {
  /// Draws what changed since the last drawing in a region as large as ``resize(to:)`` said.
  public func draw(in region: Region, with palette: Palette) {
    // A closure that fills a row may change the table each time it is asked; that shows at the next drawing, at last.
    for _ in 0..<4 {
      drawOnce(in: region, with: palette)
      if !makeDeferredChanges() { return }
    }
  }

  private func drawOnce(in region: Region, with palette: Palette) {
    layOutIfNeeded()
    configureRowsForState()
    isBusy = true
    defer { isBusy = false }
    if let columns, columns.takeMove() { live.invalidateDrawing() }
    let readable = viewport.readableLines
    scrollDrawnRows(in: region, lines: readable)
    for placed in viewport.placed {
      if placed.endLine > readable.lowerBound && placed.line < readable.upperBound {
        drawIfChanged(placed, in: region, palette)
      } else {
        placed.row.drawn = nil
      }
    }
    drawOverlays(in: region, palette)
    clearBelowRows(in: region)
    if drawsCompletions { drawCompletions(in: region, palette) }
    if viewport.drawsIndicator {
      viewport.drawsIndicator = false
      drawScrollIndicator(in: region, palette)
    }
  }

  /// Where the hardware cursor belongs, in lines and columns of the table: at the editor's cursor, where it is seen,
  /// else unseen on the focused row; nil where that is not on the screen.
  public var cursorPlace: (point: Point, isVisible: Bool)? {
    guard let focus, let placed = viewport.placedRow(at: focus) else { return nil }
    if let field = editorField(of: placed) {
      return (Point(row: placed.line + field.place.row, column: field.place.column + field.cursorColumn), true)
    }
    return (Point(row: max(placed.line, viewport.readableLines.lowerBound), column: 0), false)
  }

  /// Moves the picture of rows that have all moved alike, so that only those that came into view are drawn.
  private func scrollDrawnRows(in region: Region, lines: Range<Int>) {
    guard let distance = commonDistance, distance != 0,
      region.part(row: lines.lowerBound, column: 0, rows: lines.count, columns: region.columns).scroll(by: distance)
    else { return }
    viewport.drawsIndicator = true
    for placed in viewport.placed {
      guard let line = placed.row.drawn?.line else { continue }
      if lines.contains(line...line + placed.row.rows - 1), lines.contains(placed.line...placed.endLine - 1) {
        placed.row.drawn?.line = placed.line
      } else {
        placed.row.drawn = nil
      }
    }
    if let blankFrom, distance > 0 { self.blankFrom = min(region.rows, blankFrom + distance) }
  }

  /// The lines by which all rows that are still to be seen have moved; nil where they differ, or none is left.
  private var commonDistance: Int? {
    var common: Int?
    for placed in viewport.placed {
      guard let line = placed.row.drawn?.line else { continue }
      if let common, common != placed.line - line { return nil }
      common = placed.line - line
    }
    return common
  }

  private func drawIfChanged(_ placed: Viewport.PlacedRow, in region: Region, _ palette: Palette) {
    let state = state(at: placed.position)
    let appearance = ReusableRow.Appearance(line: placed.line, state: state)
    guard placed.row.drawn != appearance else { return }
    viewport.drawsIndicator = true
    placed.row.drawn = appearance
    draw(placed, state: state, in: region, palette)
    if isUnderOverlay(placed) { viewport.drawsOverlays = true }
  }

  /// Has the rows show their state that look otherwise by it; where one is higher or lower then, all are placed again.
  private func configureRowsForState() {
    // Rows that are higher while they have the focus may move it, but not for ever.
    for _ in 0..<3 {
      for placed in viewport.placed where !placed.row.kind.ignoresState { configureForState(placed) }
      guard viewport.needsLayout else { return }
      layOutIfNeeded()
    }
  }

  private func configureForState(_ placed: Viewport.PlacedRow) {
    let rows = placed.row.rows
    guard placed.row.configure(for: state(at: placed.position)) else { return }
    layOut(placed.row, at: placed.position, columns: viewport.size.columns)
    guard placed.row.rows != rows else { return }
    viewport.needsLayout = true
    viewport.followsFocus = placed.position == focus
  }

  private func isUnderOverlay(_ placed: Viewport.PlacedRow) -> Bool {
    let readable = viewport.readableLines
    return placed.line < readable.lowerBound || placed.endLine > readable.upperBound
  }

  private func draw(_ placed: Viewport.PlacedRow, state: RowState, in region: Region, _ palette: Palette) {
    let margins = style.fitting(columns: region.columns)
    let isItem = positions.isItem(placed.position)
    let inset = isItem ? margins.rowInset : margins.headerInset
    let strip = region.part(row: placed.line, column: 0, rows: placed.row.rows, columns: region.columns)
    RowPainter(
      strip: strip, inset: inset, palette: palette,
      isHighlighted: state.isHighlighted && editing?.position != placed.position, state: state
    )
    .paint(placed.row)
    if state.isFocused, margins.marksFocus {
      for row in 0..<strip.rows {
        strip.draw(String(palette.glyphs.focusMark), row: row, column: 0, pen: palette[.focusMark])
      }
    }
    if inset > 0, state.isSelected {
      strip.draw(String(palette.glyphs.mark), row: 0, column: min(1, inset - 1), pen: palette[.modified])
    }
    if let field = editorField(of: placed) { field.draw(in: strip, with: palette) }
    countDrawing(labels: placed.row.plan.placements.count)
  }

  private func editorField(of placed: Viewport.PlacedRow) -> EditorField? {
    guard let editing, editing.position == placed.position else { return nil }
    let inset = style.fitting(columns: viewport.size.columns).rowInset
    return EditorField(editing, plan: placed.row.plan, label: placed.row.editable?.fieldLabel, inset: inset)
  }

  /// Where the open editor is, in lines and columns of the table; nil where it is not on the screen.
  var editedField: Rect? {
    guard let editing, let placed = viewport.placedRow(at: editing.position), let place = editorField(of: placed)?.place
    else { return nil }
    return Rect(row: placed.line + place.row, column: place.column, rows: 1, columns: place.columns)
  }

  private func drawOverlays(in region: Region, _ palette: Palette) {
    guard viewport.drawsOverlays else { return }
    viewport.drawsOverlays = false
    viewport.drawsIndicator = true
    if let header = viewport.stickyHeader { draw(header, state: RowState(), in: region, palette) }
    if let footer = viewport.stickyFooter { draw(footer, state: RowState(), in: region, palette) }
  }

  private func clearBelowRows(in region: Region) {
    let end = max(0, viewport.placed.last?.endLine ?? 0)
    let dirtyEnd = min(region.rows, blankFrom ?? region.rows)
    blankFrom = end
    guard end < dirtyEnd else { return }
    viewport.drawsIndicator = true
    region.part(row: end, column: 0, rows: dirtyEnd - end, columns: region.columns).fill()
  }
}
