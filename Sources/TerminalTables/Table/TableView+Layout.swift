import Curses

extension TableView {
  /// Gives the table the size of the region that it is drawn in.
  public func resize(to size: Size) {
    guard size != viewport.size else { return }
    let sameWidth = size.columns == viewport.size.columns
    let isRestoring = viewport.waitingScrollPosition != nil
    viewport.size = size
    fitColumns()
    if sameWidth { viewport.needsLayout = true } else { reconfigureVisible() }
    setNeedsDisplay()
    layOutIfNeeded()
    if let focus, !isRestoring { scrollToVisible(focus) }
  }

  /// Works out which rows are on the screen, and gives back the views of all others.
  func layOutIfNeeded() {
    guard viewport.needsLayout, viewport.size.rows > 0, !isBusy else { return }
    if viewport.waitingScrollPosition != nil { takeWaitingScrollPosition() }
    viewport.needsLayout = false
    recycleRowsOutOfReach()
    let filled = placeRows()
    if filled < viewport.size.rows, pullBack(by: viewport.size.rows - filled) { _ = placeRows() }
    settleFocus()
    placeOverlays()
    placeIndicator()
    recycleInvisibleRows()
    followFocus()
    onRowsPlaced?()
  }

  /// Moves the focus to a focusable row, where it is nowhere or on a row that is not.
  private func settleFocus() {
    if let focus {
      guard let focused = viewport.placedRow(at: focus), !isFocusable(focused) else { return }
    }
    let start = focus ?? positions.header(of: 0)
    let candidates = viewport.placed.filter { isFocusable($0) }
    focus = (candidates.first { $0.position > start } ?? candidates.last)?.position
  }

  /// After a change, scrolls to the focused row where it would have left the screen by that.
  private func followFocus() {
    guard viewport.followsFocus else { return }
    viewport.followsFocus = false
    if let focus { scrollToVisible(focus) }
  }

  /// Places rows from the anchor on; the result is the line where they end.
  private func placeRows() -> Int {
    let rows = viewport.size.rows
    guard source.sectionCount > 0 else {
      viewport.placed.removeAll()
      return rows
    }
    var placed: [Viewport.PlacedRow] = []
    placed.reserveCapacity(rows)
    let positions = positions
    var line = -viewport.anchor.line
    var next: TablePosition? = viewport.anchor.position
    while let position = next, line < rows {
      if let row = row(at: position) {
        placed.append(.init(position: position, row: row, line: line))
        line += row.rows
      }
      next = positions.after(position)
    }
    viewport.placed = placed
    return line
  }

  /// Scrolls back where blank lines would be left at the end; false where there is nothing more above.
  private func pullBack(by lines: Int) -> Bool {
    let before = viewport.anchor
    scrollUp(lines)
    return viewport.anchor != before
  }

  // MARK: - Sticky headers and footers

  private func placeOverlays() {
    let header = stickyHeader()
    let footer = stickyFooter()
    // Where an overlay came, went or moved, what lies under it must be drawn again.
    if viewport.stickyHeader?.lines != header?.lines || viewport.stickyFooter?.lines != footer?.lines {
      live.invalidateDrawing()
    }
    // Its picture is not where it would be as a row.
    header?.row.drawn = nil
    footer?.row.drawn = nil
    viewport.stickyHeader = header
    viewport.stickyFooter = footer
    viewport.drawsOverlays = true
  }

  private func stickyHeader() -> Viewport.PlacedRow? {
    guard let first = viewport.firstVisible else { return nil }
    let position = positions.header(of: first.position.section)
    guard first.position != position || first.line < 0, let header = row(at: position),
      header.rows * 3 <= viewport.size.rows, !(header.view is SectionGap)
    else { return nil }
    let next = viewport.placed.first { $0.position.section > position.section }
    return .init(position: position, row: header, line: min(0, (next?.line ?? header.rows) - header.rows))
  }

  private func stickyFooter() -> Viewport.PlacedRow? {
    let rows = viewport.size.rows
    guard let last = viewport.lastVisible else { return nil }
    let position = positions.footer(of: last.position.section)
    guard last.position != position || last.endLine > rows, let footer = row(at: position) else { return nil }
    let first = viewport.placed.first { $0.position.section == position.section }
    let start = first?.position.element == 0 ? max(0, first?.line ?? 0) : 0
    guard stickyLines(ofFooter: position, in: rows - start) > 0 else { return nil }
    return .init(position: position, row: footer, line: rows - footer.rows)
  }

  /// The lines of a footer where it sticks: with its section's header it leaves two thirds of the lines that the
  /// section has on the screen to the rows.
  private func stickyLines(ofFooter position: TablePosition, in lines: Int) -> Int {
    guard let footer = row(at: position), !(footer.view is SectionGap) else { return 0 }
    let header = inset(ofHeader: positions.header(of: position.section))
    return (header + footer.rows) * 3 <= lines ? footer.rows : 0
  }

  private func placeIndicator() {
    let indicator = scrollIndicator
    guard indicator != viewport.indicator else { return }
    // Where it came or went, the rows have a column more or less to themselves.
    if (indicator == nil) != (viewport.indicator == nil) { setNeedsDisplay() }
    viewport.indicator = indicator
    viewport.drawsIndicator = true
  }

  // MARK: - Recycling

  /// Before rows are built, gives back those that cannot be on the screen, so that their views are filled again.
  private func recycleRowsOutOfReach() {
    guard source.sectionCount > 0 else { return live.recycleAll(into: pool) }
    let anchor = viewport.anchor.position
    let end = positions.advance(anchor, by: viewport.size.rows + 2)
    live.recycle(
      into: pool, outside: anchor...end, except: positions.header(of: anchor.section),
      and: positions.footer(of: end.section))
  }

  private func recycleInvisibleRows() {
    guard let first = viewport.placed.first?.position, let last = viewport.placed.last?.position else { return }
    live.recycle(
      into: pool, outside: first...last, except: viewport.stickyHeader?.position, and: viewport.stickyFooter?.position)
  }

  // MARK: - Scrolling

  /// Moves the anchor down by lines; the layout stops it at the end.
  func scrollDown(_ lines: Int) {
    viewport.needsLayout = true
    onChange?()
    viewport.anchor.line += lines
    while let height = Optional(row(at: viewport.anchor.position)?.rows ?? 0), viewport.anchor.line >= height {
      guard let next = positions.after(viewport.anchor.position) else {
        return viewport.anchor.line = max(0, height - 1)
      }
      viewport.anchor.line -= height
      viewport.anchor.position = next
    }
  }

  /// Moves the anchor up by lines, at most to the first.
  func scrollUp(_ lines: Int) {
    viewport.needsLayout = true
    onChange?()
    var left = lines
    while left > viewport.anchor.line {
      left -= viewport.anchor.line
      viewport.anchor.line = 0
      guard let before = positions.before(viewport.anchor.position) else { return }
      viewport.anchor.position = before
      viewport.anchor.line = row(at: before)?.rows ?? 0
      recycleRowsPushedOut(by: lines - left + min(left, viewport.anchor.line))
    }
    viewport.anchor.line -= left
  }

  /// Gives back the rows that an upward scroll pushes out at the bottom, so that those above take their views.
  private func recycleRowsPushedOut(by lines: Int) {
    while let last = viewport.placed.last, last.line + lines >= viewport.size.rows {
      viewport.placed.removeLast()
      if last.position != focus { live.discard(last.position, into: pool) }
    }
  }

  /// Scrolls as little as brings the row into view, clear of sticky headers and footers.
  func scrollToVisible(_ position: TablePosition) {
    layOutIfNeeded()
    guard viewport.size.rows > 0, let row = row(at: position) else { return }
    let top = min(inset(ofHeader: positions.header(of: position.section)), viewport.size.rows - 1)
    let footerLines = stickyLines(ofFooter: positions.footer(of: position.section), in: viewport.size.rows)
    let bottom = max(top + 1, viewport.size.rows - footerLines)
    if let placed = viewport.placedRow(at: position) {
      if placed.line < top {
        scrollUp(top - placed.line)
      } else if placed.endLine > bottom {
        scrollDown(min(placed.endLine - bottom, placed.line - top))
      }
    } else if let line = lineBelowScreen(of: position) {
      scrollDown(min(line + row.rows - bottom, line - top))
    } else {
      let isAbove = viewport.placed.first.map { position < $0.position } ?? false
      viewport.placed = []
      viewport.anchor = .init(position: position)
      scrollUp(isAbove ? top : max(0, bottom - row.rows))
    }
    layOutIfNeeded()
  }

  /// The line where a row begins that follows those on the screen closely; nil where it is farther than a screen.
  private func lineBelowScreen(of position: TablePosition) -> Int? {
    guard let last = viewport.placed.last, last.position < position else { return nil }
    var line = last.endLine
    var next = positions.after(last.position)
    for _ in 0..<viewport.size.rows {
      guard let place = next, place != position else { return next.map { _ in line } }
      line += row(at: place)?.rows ?? 0
      next = positions.after(place)
    }
    return nil
  }

  private func inset(ofHeader position: TablePosition) -> Int {
    guard let row = row(at: position), row.rows * 3 <= viewport.size.rows, !(row.view is SectionGap) else { return 0 }
    return row.rows
  }
}
