import Curses

/// The texts that are proposed under an open editor.
struct CompletionList {
  /// What may be taken; none of them is the text as it is typed.
  private(set) var texts: [String] = []
  /// The first one that is shown, where there are more than have room.
  private var first = 0
  /// Which one is chosen; nil while none is.
  private(set) var chosen: Int?

  /// At most so many are shown at once.
  static let mostRows = 6

  var isEmpty: Bool { texts.isEmpty }

  var chosenText: String? { chosen.map { texts[$0] } }

  /// Takes up what was found for a text.
  mutating func set(_ found: [String], for typed: String) {
    self = CompletionList()
    texts = found.filter { $0 != typed }
  }

  /// Chooses the next one; before the first and behind the last none is chosen.
  mutating func move(by step: Int) {
    let next = (chosen ?? (step > 0 ? -1 : texts.count)) + step
    chosen = texts.indices.contains(next) ? next : nil
    guard let chosen else { return }
    first = min(first, chosen)
    first = max(first, chosen - Self.mostRows + 1)
  }

  /// Draws the list below a field, or above it where there is more room.
  ///
  /// - Parameter field: where the editor is, in lines and columns of the region.
  @MainActor
  func draw(below field: Rect, in region: Region, with palette: Palette) {
    guard !isEmpty, let lines = lines(beside: field, in: region) else { return }
    let widest = texts[shown(lines.count)].map(DisplayWidth.of).max() ?? 0
    let columns = min(max(widest + 3, 12), region.columns)
    let column = max(0, min(field.column - 1, region.columns - columns))
    for (line, index) in zip(lines, shown(lines.count)) {
      let place = region.part(row: line, column: column, rows: 1, columns: columns)
      let pen = palette[.value].adding(index == chosen ? palette[.highlight] : .plain)
      place.fill(pen: pen)
      place.draw(String(palette.glyphs.strip), row: 0, column: 0, pen: palette[.rule])
      place.draw(TextFitting.truncate(texts[index], columns: columns - 3), row: 0, column: 2, pen: pen)
    }
  }

  private func shown(_ count: Int) -> Range<Int> {
    let start = max(0, min(first, texts.count - count))
    return start..<min(texts.count, start + count)
  }

  @MainActor
  private func lines(beside field: Rect, in region: Region) -> Range<Int>? {
    let wanted = min(texts.count, Self.mostRows)
    let below = region.rows - field.endRow
    if below >= min(wanted, field.row) {
      return below > 0 ? field.endRow..<field.endRow + min(wanted, below) : nil
    }
    let count = min(wanted, field.row)
    return field.row - count..<field.row
  }
}
