import Curses

/// What part of the table is on the screen.
///
/// The scroll position is an anchor, an item and a line inside it, never a line number of the whole table: so rows
/// may have any height, and nothing outside the screen is ever measured.
@MainActor
struct Viewport {
  /// The place whose line is the first on the screen.
  struct Anchor: Equatable {
    var position = TablePosition(section: 0, element: 0)
    /// The line of that row which is on top, 0 the first.
    var line = 0
  }

  /// A row and the line of the region where it begins, which may lie above the first.
  @MainActor
  struct PlacedRow {
    var position: TablePosition
    var row: ReusableRow
    var line: Int

    var endLine: Int { line + row.rows }
    var lines: Range<Int> { line..<endLine }
  }

  var size = Size(rows: 0, columns: 0)
  var anchor = Anchor()
  var placed: [PlacedRow] = []
  /// The header of the first visible section, where it would be scrolled away.
  var stickyHeader: PlacedRow?
  /// The footer of the last visible section, where it is not reached yet.
  var stickyFooter: PlacedRow?
  var needsLayout = true
  var drawsOverlays = true
  /// What part of the table the right edge says is on the screen.
  var indicator: ScrollIndicator?
  var drawsIndicator = true
  /// Where to scroll to as soon as there is room to scroll in.
  var waitingScrollPosition: ScrollPosition?
  /// Whether the focused row was on the screen before a change, and must be after it.
  var followsFocus = false

  /// The lines in which rows can be read: between the sticky header and the sticky footer.
  var readableLines: Range<Int> {
    let top = max(0, stickyHeader?.endLine ?? 0)
    return top..<max(top, stickyFooter?.line ?? size.rows)
  }

  // Loops: of a closure it is asked at each row whether it runs on the main actor.
  var firstVisible: PlacedRow? {
    for row in placed where row.endLine > 0 { return row }
    return nil
  }

  var lastVisible: PlacedRow? {
    for row in placed.reversed() where row.line < size.rows { return row }
    return nil
  }

  func placedRow(at position: TablePosition) -> PlacedRow? {
    for row in placed where row.position == position { return row }
    return nil
  }
}
