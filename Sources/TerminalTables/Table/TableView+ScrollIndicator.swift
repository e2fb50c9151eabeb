import Curses

extension TableView {
  /// The indicator at the right edge; nil where there is no margin for it, or nothing to scroll.
  var scrollIndicator: ScrollIndicator? {
    guard style.fitting(columns: viewport.size.columns).trailingInset > 0, let first = viewport.firstVisible else {
      return nil
    }
    return ScrollIndicator(
      first: ordinal(of: first.position), visible: visibleItems, total: itemTotals.last ?? 0, lines: viewport.size.rows)
  }

  /// Whether the right edge says what part of the table is on the screen.
  public var showsScrollIndicator: Bool { scrollIndicator != nil }

  private var visibleItems: Int {
    viewport.placed.count { positions.isItem($0.position) }
  }

  private func ordinal(of position: TablePosition) -> Int {
    let count = source.itemCount(section: position.section)
    return itemTotals[position.section] + min(max(0, position.element - 1), count)
  }

  /// How many items are before each section, and at the end how many there are.
  ///
  /// - Complexity: one look at each section, once for each change of the sections.
  private var itemTotals: [Int] {
    if let known = knownItemTotals { return known }
    var totals = [0]
    for section in 0..<source.sectionCount { totals.append(totals[section] + source.itemCount(section: section)) }
    knownItemTotals = totals
    return totals
  }

  func drawScrollIndicator(in region: Region, _ palette: Palette) {
    guard let indicator = viewport.indicator else { return }
    let column = region.part(row: 0, column: region.columns - 1, rows: region.rows, columns: 1)
    column.fill()
    column.part(row: indicator.thumb.lowerBound, column: 0, rows: indicator.thumb.count, columns: 1)
      .fill(with: palette.glyphs.scrollThumb, pen: palette[.rule])
  }

  /// Scrolls to where the indicator's thumb is drawn to: a line of the table on the screen. The focus stays.
  public func scroll(toIndicatorLine line: Int) {
    layOutIfNeeded()
    let totals = itemTotals
    guard let total = totals.last, total > 0, viewport.size.rows > 0 else { return }
    let first = ScrollIndicator.first(
      forLine: line, visible: visibleItems, total: total, lines: viewport.size.rows)
    var section = 0
    while section + 1 < source.sectionCount, totals[section + 1] <= first { section += 1 }
    let element = first - totals[section]
    viewport.placed = []
    viewport.anchor = .init(position: TablePosition(section: section, element: element == 0 ? 0 : element + 1))
    viewport.needsLayout = true
  }

  /// Scrolls by lines, up where there are fewer than none; the focus stays where it is, even off the screen.
  public func scroll(by lines: Int) {
    layOutIfNeeded()
    guard !viewport.placed.isEmpty else { return }
    if lines < 0 { scrollUp(-lines) } else { scrollDown(lines) }
  }

  /// Focuses the row at a line of the table on the screen; false where none is there that can have the focus.
  @discardableResult
  public func focus(atLine line: Int) -> Bool {
    layOutIfNeeded()
    guard viewport.readableLines.contains(line) else { return false }
    for row in viewport.placed where row.lines.contains(line) && isFocusable(row) {
      focus = row.position
      scrollToVisible(row.position)
      return true
    }
    return false
  }
}
