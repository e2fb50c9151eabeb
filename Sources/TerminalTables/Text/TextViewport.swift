import Curses

/// What part of a text is on the screen, and where its places are there.
struct TextViewport {
  private(set) var size = Size(rows: 1, columns: 1)
  /// The row that is on top: a line and which of its rows.
  private var top = (line: 0, row: 0)
  private var rows = TextRows(columns: 1)

  /// Takes a size up, and scrolls as little as brings the cursor into view.
  mutating func show(_ buffer: TextBuffer, in size: Size) {
    self.size = size
    // The cursor behind a full row needs a column of its own.
    let columns = max(1, size.columns - 1)
    if rows.columns != columns { rows = TextRows(columns: columns) }
    top.line = min(top.line, buffer.lines.count - 1)
    top.row = min(top.row, rows.starts(of: top.line, in: buffer).count - 1)
    let row = rows.row(of: buffer.cursor, in: buffer)
    if (buffer.cursor.line, row) < top {
      top = (buffer.cursor.line, row)
    } else if distance(to: (buffer.cursor.line, row), in: buffer) == nil {
      top = (buffer.cursor.line, row)
      for _ in 1..<max(1, size.rows) { if let before = step(top, by: -1, in: buffer) { top = before } }
    }
  }

  /// The lines from the top of the screen to a row; nil where it is below the screen.
  private mutating func distance(to target: (line: Int, row: Int), in buffer: TextBuffer) -> Int? {
    guard target.line - top.line < size.rows else { return nil }
    var place = top
    for line in 0..<size.rows {
      if place == target { return line }
      guard let next = step(place, by: 1, in: buffer) else { return nil }
      place = next
    }
    return nil
  }

  /// The row after or before one; nil at the ends of the text.
  private mutating func step(_ place: (line: Int, row: Int), by step: Int, in buffer: TextBuffer) -> (
    line: Int, row: Int
  )? {
    let row = place.row + step
    if row >= 0, row < rows.starts(of: place.line, in: buffer).count { return (place.line, row) }
    let line = place.line + step
    guard buffer.lines.indices.contains(line) else { return nil }
    return (line, step > 0 ? 0 : rows.starts(of: line, in: buffer).count - 1)
  }

  mutating func cursorPoint(of buffer: TextBuffer) -> Point {
    let row = rows.row(of: buffer.cursor, in: buffer)
    return Point(
      row: distance(to: (buffer.cursor.line, row), in: buffer) ?? 0, column: column(of: buffer.cursor, in: buffer))
  }

  mutating func column(of place: TextPlace, in buffer: TextBuffer) -> Int {
    let start = rows.bytes(of: rows.row(of: place, in: buffer), line: place.line, in: buffer).lowerBound
    return DisplayWidth.of(buffer.part(of: place.line, start, place.offset))
  }

  /// The place so many rows below the cursor, or above it, in the column that it came from.
  mutating func place(rows count: Int, from buffer: TextBuffer, column: Int) -> TextPlace {
    let row = rows.row(of: buffer.cursor, in: buffer)
    return place(at: column, rows: count, from: (buffer.cursor.line, row), in: buffer)
  }

  /// The place under a point of the screen; the end of the text below its last row.
  mutating func place(at point: Point, in buffer: TextBuffer) -> TextPlace {
    place(at: point.column, rows: max(0, point.row), from: top, in: buffer)
  }

  /// The place in a column so many rows below a row, or above it; the end of the text on that side where there are fewer.
  private mutating func place(
    at column: Int, rows count: Int, from row: (line: Int, row: Int), in buffer: TextBuffer
  ) -> TextPlace {
    var place = row
    for _ in 0..<abs(count) {
      guard let next = step(place, by: count.signum(), in: buffer) else { return count < 0 ? TextPlace() : buffer.end }
      place = next
    }
    let bytes = rows.bytes(of: place.row, line: place.line, in: buffer)
    let text = buffer.part(of: place.line, bytes.lowerBound, bytes.upperBound)
    let before = TextFitting.prefix(columns: max(0, column), of: text)
    var found = TextPlace(line: place.line, offset: bytes.lowerBound + before.utf8.count)
    // Behind the last character of a row that goes on is the beginning of the next one.
    let isLast = place.row + 1 == rows.starts(of: place.line, in: buffer).count
    if !isLast, found.offset == bytes.upperBound { found = buffer.place(before: found) }
    return found
  }

  /// The beginning or the end of the row that the cursor is in.
  mutating func rowEnd(of buffer: TextBuffer, atStart: Bool) -> TextPlace {
    let row = rows.row(of: buffer.cursor, in: buffer)
    return place(at: atStart ? 0 : .max, rows: 0, from: (buffer.cursor.line, row), in: buffer)
  }

  // MARK: - Drawing

  @MainActor
  mutating func draw(_ buffer: TextBuffer, in region: Region, with palette: Palette) {
    region.fill()
    var place: (line: Int, row: Int)? = top
    for line in 0..<region.rows {
      guard let present = place else { return }
      let bytes = rows.bytes(of: present.row, line: present.line, in: buffer)
      draw(
        bytes, of: present.line, in: region.part(row: line, column: 0, rows: 1, columns: region.columns), buffer,
        palette)
      place = step(present, by: 1, in: buffer)
    }
  }

  @MainActor
  private func draw(_ bytes: Range<Int>, of line: Int, in strip: Region, _ buffer: TextBuffer, _ palette: Palette) {
    let pen = palette[.value]
    let selected = selectedBytes(of: line, in: buffer)?.clamped(to: bytes)
    let parts = [
      (bytes.lowerBound..<(selected?.lowerBound ?? bytes.upperBound), pen),
      (selected ?? bytes.upperBound..<bytes.upperBound, pen.adding(palette[.highlight])),
      ((selected?.upperBound ?? bytes.upperBound)..<bytes.upperBound, pen),
    ]
    var column = 0
    for (part, pen) in parts where !part.isEmpty {
      column += strip.draw(buffer.part(of: line, part.lowerBound, part.upperBound), row: 0, column: column, pen: pen)
    }
    // A selected line feed shows as one blank.
    if let selection = buffer.selection, selection.lowerBound.line <= line, line < selection.upperBound.line,
      bytes.upperBound == buffer.lines[line].utf8.count
    {
      strip.draw(" ", row: 0, column: column, pen: pen.adding(palette[.highlight]))
    }
  }

  private func selectedBytes(of line: Int, in buffer: TextBuffer) -> Range<Int>? {
    guard let selection = buffer.selection, selection.lowerBound.line <= line, line <= selection.upperBound.line else {
      return nil
    }
    let start = selection.lowerBound.line == line ? selection.lowerBound.offset : 0
    let end = selection.upperBound.line == line ? selection.upperBound.offset : buffer.lines[line].utf8.count
    return start..<max(start, end)
  }
}
