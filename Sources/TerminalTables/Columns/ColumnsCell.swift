import Curses

/// A row of a ``ColumnScreen``: a text for each column, drawn where the columns of its table are at that moment.
///
/// In a tree its place is before the text of the first column. An accessory is not drawn, for the columns take the
/// whole line; it says what Enter does.
final class ColumnsCell: Cell, Highlightable, AccessoryPresentable, OutlinePresentable {
  private let content = ColumnsContent()
  var accessory = Accessory.none
  var outlineLabel: Label { content.outlineLabel }

  var layout: RowLayout { .content(content) }

  func set(_ text: String, role: StyleRole, column: Int) {
    while content.labels.count <= column { content.labels.append(Label()) }
    content.labels[column].text = text
    content.labels[column].role = role
  }

  /// Takes the columns of the table that the cell is in, which take notice of its texts.
  func adopt(_ columns: ColumnLayout) {
    content.columns = columns
    for place in columns.places where place.column < content.labels.count {
      columns.note(content.indent(of: place) + content.labels[place.column].columns, column: place.column)
    }
  }

  func markMatches(of query: FilterQuery) {
    for label in content.labels { label.matches = FilterMatches.ranges(of: query, in: label.text) }
  }

  func prepareForReuse() {
    for label in content.labels { label.clear() }
    outlineLabel.clear()
  }
}

@MainActor
private final class ColumnsContent: RowContent {
  var labels: [Label] = []
  let outlineLabel = Label(.detail)
  var columns: ColumnLayout?

  func rows(columns: Int) -> Int { 1 }

  /// The columns before the text of a place, with the blank behind them.
  func indent(of place: ColumnLayout.Place) -> Int {
    place.start > 0 || outlineLabel.text.isEmpty ? 0 : outlineLabel.columns + 1
  }

  func draw(in region: Region, with palette: Palette) {
    guard let columns else { return }
    columns.forEachPlace(in: region) { place, strip, start in
      guard place.column < labels.count, !labels[place.column].text.isEmpty else { return }
      let label = labels[place.column]
      let outline = drawOutline(before: place, in: strip, at: start, palette)
      let alignment = columns.specs[place.column].alignment
      let first = start + outline + alignment.start(of: label.columns, in: place.columns - outline)
      // What goes on beyond an edge is marked as cut: the rest of a number is another one.
      let end = min(start + place.columns, strip.columns)
      let pen = palette[label.role]
      _ = label.draw(in: strip, row: 0, column: first, columns: end - first, pen: pen, matchPen: palette[.match])
      if first < 0, first + label.columns > 0 { strip.draw("…", row: 0, column: 0, pen: pen) }
    }
  }

  /// Draws where the row is in its tree; deep down as much of it as leaves half of the column to the text.
  ///
  /// - Returns: the columns that it took, with the blank behind them.
  private func drawOutline(
    before place: ColumnLayout.Place, in strip: Region, at start: Int, _ palette: Palette
  ) -> Int {
    let wanted = indent(of: place)
    guard wanted > 0 else { return 0 }
    let taken = max(2, min(wanted, place.columns / 2))
    strip.draw(
      String(outlineLabel.text.suffix(taken - 1)), row: 0, column: start, pen: palette[outlineLabel.role])
    return taken
  }
}
