import Curses

/// What is around a body: the frame, the strip, and the line that says when, what and who.
@MainActor
final class FeedShell: RowContent {
  var entry: (any FeedEntry)?
  var body: (any RowContent)?
  var isExpanded = false
  /// Whether the body is too long to be shown whole unasked, at the width at which it was last measured.
  private(set) var isLong = false
  var style = FeedStyle.strips

  /// Columns of the strip and the blank behind it.
  private static let stripColumns = 2
  /// Columns of the frame, of a blank before its right side, and of the shadow.
  private static let frameColumns = 4
  private static let fewestColumnsOfCard = 40

  func rows(columns: Int) -> Int {
    isCard(columns: columns)
      ? inside(columns: columns - Self.frameColumns) + 3 : inside(columns: columns)
  }

  private func inside(columns: Int) -> Int {
    guard let body else { return 1 }
    let folded = FoldedContent(body, limit: FeedShellCell.foldedRows)
    isLong = folded.hidden(columns: columns - Self.stripColumns) > 0
    return 1 + (isExpanded ? body : folded).rows(columns: columns - Self.stripColumns)
  }

  private func isCard(columns: Int) -> Bool {
    style == .cards && columns >= Self.fewestColumnsOfCard
  }

  func shadow(columns: Int) -> (rows: Int, columns: Int) { isCard(columns: columns) ? (1, 1) : (0, 0) }

  func draw(in region: Region, with palette: Palette) {
    guard let entry else { return }
    guard isCard(columns: region.columns) else { return draw(entry, in: region, with: palette) }
    let card = region.part(row: 0, column: 0, rows: region.rows - 1, columns: region.columns - 1)
    if palette.showsShadows, !palette.state.isHighlighted { drawShadow(of: card, in: region, with: palette) }
    card.drawFrame(corners: ("╭", "╮", "╰", "╯"), with: palette)
    draw(
      entry,
      in: card.part(row: 1, column: 1, rows: card.rows - 2, columns: card.columns - Self.frameColumns + 1),
      with: palette)
  }

  /// The strip, the heading, and the body under it.
  private func draw(_ entry: any FeedEntry, in region: Region, with palette: Palette) {
    region.part(row: 0, column: 0, rows: region.rows, columns: 1)
      .fill(with: palette.glyphs.strip.unicodeScalars.first ?? "|", pen: palette[entry.kind.role])
    let inside = region.part(
      row: 0, column: Self.stripColumns, rows: region.rows, columns: region.columns - Self.stripColumns)
    drawHeading(of: entry, in: inside, with: palette)
    guard let body else { return }
    let shown: any RowContent = isExpanded ? body : FoldedContent(body, limit: FeedShellCell.foldedRows)
    shown.draw(in: inside.part(row: 1, column: 0, rows: inside.rows - 1, columns: inside.columns), with: palette)
  }

  /// When, what, and at the right edge who; who goes first where there is no room.
  private func drawHeading(of entry: any FeedEntry, in region: Region, with palette: Palette) {
    var column = region.draw(entry.time, row: 0, column: 0, pen: palette[.detail])
    if !entry.time.isEmpty { column += 2 }
    column += region.draw(entry.kind.icon, row: 0, column: column, pen: palette[entry.kind.role])
    if !entry.kind.icon.isEmpty { column += 1 }
    let author = DisplayWidth.of(entry.author)
    let hasRoom = column + DisplayWidth.of(entry.title) + author + 2 <= region.columns
    if hasRoom { region.draw(entry.author, row: 0, column: region.columns - author, pen: palette[.detail]) }
    let room = region.columns - column - (hasRoom ? author + 2 : 0)
    region.draw(TextFitting.truncate(entry.title, columns: max(0, room)), row: 0, column: column, pen: palette[.title])
  }

  /// Half a line below the card and half a column beside it, a step to the right and down.
  private func drawShadow(of card: Region, in region: Region, with palette: Palette) {
    let pen = palette[.rule]
    region.part(row: 1, column: card.columns, rows: card.rows - 1, columns: 1).fill(with: "▌", pen: pen)
    region.part(row: card.rows, column: 1, rows: 1, columns: card.columns - 1).fill(with: "▀", pen: pen)
    region.draw("▘", row: card.rows, column: card.columns, pen: pen)
  }
}
