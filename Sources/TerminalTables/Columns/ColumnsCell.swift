import Curses

/// A row of a ``ColumnScreen``: a text for each column, drawn where the columns of its table are at that moment.
///
/// An accessory is not drawn, for the columns take the whole line; it says what Enter does.
final class ColumnsCell: Cell, Highlightable, AccessoryPresentable {
  private let content = ColumnsContent()
  var accessory = Accessory.none

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
      columns.note(content.labels[place.column].columns, column: place.column)
    }
  }

  func markMatches(of query: FilterQuery) {
    for label in content.labels { label.matches = FilterMatches.ranges(of: query, in: label.text) }
  }

  func prepareForReuse() {
    for label in content.labels { label.clear() }
  }
}

@MainActor
private final class ColumnsContent: RowContent {
  var labels: [Label] = []
  var columns: ColumnLayout?

  func rows(columns: Int) -> Int { 1 }

  func draw(in region: Region, with palette: Palette) {
    guard let columns else { return }
    columns.forEachPlace(in: region) { place, strip, start in
      guard place.column < labels.count, !labels[place.column].text.isEmpty else { return }
      let label = labels[place.column]
      let indent = columns.specs[place.column].alignment.start(of: label.columns, in: place.columns)
      _ = label.draw(
        in: strip, row: 0, column: start + indent, columns: place.columns - indent, pen: palette[label.role],
        matchPen: palette[.match])
    }
  }
}
