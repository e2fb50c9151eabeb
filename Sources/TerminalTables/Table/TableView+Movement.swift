extension TableView {
  /// A way to move the focus.
  public enum Movement: Hashable, Sendable {
    /// To the row above, or a line up in one that is higher than the screen.
    case up
    /// To the row below, or a line down in one that is higher than the screen.
    case down
    /// A screen up.
    case pageUp
    /// A screen down.
    case pageDown
    /// To the first row that can be focused.
    case first
    /// To the last row that can be focused.
    case last
  }

  /// Moves the focus, scrolling as needed; rows that cannot be focused are passed over and still come into view.
  public func move(_ movement: Movement) {
    layOutIfNeeded()
    guard !isBusy else { return whenIdle { self.move(movement) } }
    guard !viewport.placed.isEmpty else { return }
    switch movement {
    case .up: step(up: true)
    case .down: step(up: false)
    case .pageUp: page(up: true)
    case .pageDown: page(up: false)
    case .first: moveToEnd(up: true)
    case .last: moveToEnd(up: false)
    }
    layOutIfNeeded()
  }

  func isFocusable(_ placed: Viewport.PlacedRow) -> Bool {
    positions.isItem(placed.position) && (focusesEveryRow || placed.row.kind.isFocusable)
  }

  private func isFocusable(_ position: TablePosition) -> Bool {
    guard positions.isItem(position), let row = row(at: position) else { return false }
    return focusesEveryRow || row.kind.isFocusable
  }

  /// One row up or down, or one line where the focused row goes on beyond the screen.
  private func step(up: Bool) {
    guard let focus, let focused = viewport.placedRow(at: focus) else { return enterScreen(fromBelow: up) }
    let readable = viewport.readableLines
    if up ? focused.line < readable.lowerBound : focused.endLine > readable.upperBound { return scroll(up: up) }
    guard let next = focusable(after: focus, up: up) else { return scroll(up: up) }
    self.focus = next
    if let row = row(at: next), row.rows > readable.count, viewport.placedRow(at: next) != nil {
      scroll(up: up)
    } else {
      scrollToVisible(next)
    }
  }

  private func scroll(up: Bool) {
    if up { scrollUp(1) } else { scrollDown(1) }
  }

  /// The next row that can be focused, looked for no farther than a screen: nothing is skipped that nobody has seen.
  private func focusable(after position: TablePosition, up: Bool) -> TablePosition? {
    var position = position
    for _ in 0..<viewport.size.rows {
      guard let next = up ? positions.before(position) : positions.after(position) else { return nil }
      position = next
      if isFocusable(position) { return position }
    }
    return nil
  }

  /// Focuses the row at the edge that the focus, which was scrolled away, comes from; scrolls where none is there.
  private func enterScreen(fromBelow up: Bool) {
    let readable = viewport.readableLines
    let rows = viewport.placed.filter {
      isFocusable($0) && $0.line >= readable.lowerBound && $0.endLine <= readable.upperBound
    }
    if let row = up ? rows.last : rows.first { focus = row.position } else { scroll(up: up) }
  }

  private func page(up: Bool) {
    let readable = viewport.readableLines
    let line = focus.flatMap { viewport.placedRow(at: $0)?.line } ?? readable.lowerBound
    let before = viewport.anchor
    if up { scrollUp(readable.count) } else { scrollDown(readable.count) }
    layOutIfNeeded()
    if viewport.anchor == before {
      moveToEnd(up: up)
    } else {
      focusRow(near: line)
    }
  }

  /// Focuses the focusable row nearest to a line of the screen: one that is wholly in sight, if there is any.
  private func focusRow(near line: Int) {
    let readable = viewport.readableLines
    var nearest: (row: Viewport.PlacedRow, distance: Int)?
    for row in viewport.placed where row.lines.overlaps(readable) {
      let isCut = row.line < readable.lowerBound || row.endLine > readable.upperBound
      let distance = abs(row.line - line) + (isCut ? viewport.size.rows : 0)
      if let nearest, nearest.distance <= distance { continue }
      if isFocusable(row) { nearest = (row, distance) }
    }
    if let nearest { focus = nearest.row.position }
  }

  private func moveToEnd(up: Bool) {
    guard let end = up ? positions.first : positions.last else { return }
    viewport.anchor = .init(position: end)
    viewport.needsLayout = true
    layOutIfNeeded()
    let placed = viewport.placed
    if let row = up ? placed.first(where: isFocusable) : placed.last(where: isFocusable) { focus = row.position }
  }
}
