import Curses

extension TableView {
  /// A way to move the focus.
  public enum Movement: Hashable, Sendable {
    case up, down, pageUp, pageDown, first, last
  }

  /// Moves the focus, scrolling as needed; rows that cannot be focused are passed over and still come into view.
  public func move(_ movement: Movement) {
    layOutIfNeeded()
    guard !viewport.placed.isEmpty else { return }
    switch movement {
    case .up: step(positions.before, scroll: { self.scrollUp(1) })
    case .down: step(positions.after, scroll: { self.scrollDown(1) })
    case .pageUp: page(up: true)
    case .pageDown: page(up: false)
    case .first: moveToFirst()
    case .last: moveToLast()
    }
    layOutIfNeeded()
  }

  func setFocus(_ position: TablePosition) {
    focus = position
  }

  func isFocusable(_ placed: Viewport.PlacedRow) -> Bool {
    positions.isItem(placed.position) && (focusesEveryRow || placed.row.row.traits.isFocusable)
  }

  private func isFocusable(_ position: TablePosition) -> Bool {
    guard positions.isItem(position), let row = row(at: position) else { return false }
    return focusesEveryRow || row.row.traits.isFocusable
  }

  /// The focus where it is on the screen, else the edge from which a search for the next begins.
  private func startingPoint() -> TablePosition? {
    if let focus, viewport.placedRow(at: focus) != nil { return focus }
    return nil
  }

  private func step(_ next: (TablePosition) -> TablePosition?, scroll: () -> Void) {
    guard var position = startingPoint() else {
      if let visible = viewport.placed.first(where: { isFocusable($0) && $0.line >= 0 }) {
        setFocus(visible.position)
      } else {
        scroll()
      }
      return
    }
    // Looking farther than a screen would skip rows that nobody has seen yet.
    for _ in 0..<viewport.size.rows {
      guard let candidate = next(position) else { break }
      position = candidate
      if isFocusable(position) {
        setFocus(position)
        scrollToVisible(position)
        return
      }
    }
    scroll()
  }

  private func page(up: Bool) {
    let readable = viewport.readableLines
    let line = focus.flatMap { viewport.placedRow(at: $0)?.line } ?? readable.lowerBound
    let before = viewport.anchor
    if up { scrollUp(readable.count) } else { scrollDown(readable.count) }
    layOutIfNeeded()
    if viewport.anchor == before {
      up ? moveToFirst() : moveToLast()
    } else {
      focusRow(near: line)
    }
  }

  /// Focuses the focusable row nearest to a line of the screen.
  private func focusRow(near line: Int) {
    let readable = viewport.readableLines
    let nearest = viewport.placed
      .filter { isFocusable($0) && $0.line >= readable.lowerBound && $0.endLine <= readable.upperBound }
      .min { abs($0.line - line) < abs($1.line - line) }
    if let nearest { setFocus(nearest.position) }
  }

  private func moveToFirst() {
    guard let first = positions.first else { return }
    viewport.anchor = .init(position: first)
    viewport.needsLayout = true
    layOutIfNeeded()
    if let row = viewport.placed.first(where: isFocusable) { setFocus(row.position) }
  }

  private func moveToLast() {
    guard let last = positions.last else { return }
    viewport.anchor = .init(position: last)
    viewport.needsLayout = true
    layOutIfNeeded()
    if let row = viewport.placed.last(where: isFocusable) { setFocus(row.position) }
  }
}
