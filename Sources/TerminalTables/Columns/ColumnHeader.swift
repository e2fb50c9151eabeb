import Curses

/// The line above the rows: the titles of the columns, and by which of them the table is sorted.
@MainActor
final class ColumnHeader {
  private var drawn: Appearance?

  private struct Appearance: Equatable {
    var place: Rect
    var titles: [String]
    var places: [ColumnLayout.Place]
    var offset: Int
    var sorted: Int?
    var isAscending: Bool
  }

  func setNeedsDisplay() {
    drawn = nil
  }

  /// Draws what changed.
  ///
  /// - Parameters:
  ///   - line: the line, as wide as the table.
  ///   - inset: the columns left of the rows' texts.
  ///   - width: the columns of the rows' texts.
  func draw(_ columns: ColumnLayout, in line: Region, inset: Int, width: Int, with palette: Palette) {
    let appearance = Appearance(
      place: line.frame, titles: columns.specs.map(\.title), places: columns.places, offset: columns.offset,
      sorted: columns.model.sorted, isAscending: columns.model.isAscending)
    guard appearance != drawn else { return }
    drawn = appearance
    line.fill(pen: palette[.header])
    let row = line.part(row: 0, column: inset, rows: 1, columns: width)
    columns.forEachPlace(in: row) { place, strip, start in
      let text = title(of: place, in: columns, glyphs: palette.glyphs)
      let indent = columns.specs[place.column].alignment.start(of: DisplayWidth.of(text), in: place.columns)
      strip.draw(text, row: 0, column: start + indent, pen: palette[.header])
    }
    let hidden = columns.hidden
    if hidden.left, inset > 0 {
      line.draw(String(palette.glyphs.previous), row: 0, column: inset - 1, pen: palette[.header])
    }
    if hidden.right {
      line.draw(
        String(palette.glyphs.next), row: 0, column: min(inset + width, line.columns - 1), pen: palette[.header])
    }
  }

  /// The title as far as there is room, the sign of the order behind it.
  private func title(of place: ColumnLayout.Place, in columns: ColumnLayout, glyphs: Glyphs) -> String {
    let title = columns.specs[place.column].title[...]
    guard columns.model.sorted == place.column else {
      return String(TextFitting.prefix(columns: place.columns, of: title))
    }
    let sign = columns.model.isAscending ? glyphs.ascending : glyphs.descending
    return TextFitting.prefix(columns: place.columns - 1, of: title) + String(sign)
  }
}
