import CNcurses

/// A line of ncurses cells to build text in before it goes to a window; one for the whole program, reused.
@MainActor
final class CellBuffer {
  private(set) var cells: UnsafeMutableBufferPointer<cchar_t>
  /// The lines of the screen in which a character may take more than one cell.
  var linesWithWideCells: Set<Int> = []

  init(columns: Int) {
    cells = .allocate(capacity: max(1, columns) + 2)
    cells.initialize(repeating: cchar_t())
  }

  func resize(columns: Int) {
    cells.deallocate()
    cells = .allocate(capacity: max(1, columns) + 2)
    cells.initialize(repeating: cchar_t())
  }

  isolated deinit {
    cells.deallocate()
  }

  /// Writes `text` from the first cell, as far as `columns` reach; whole characters only.
  ///
  /// - Returns: the cells to hand to ncurses, and the columns they take.
  func fill(_ text: Substring, columns limit: Int, pen: Pen) -> (cells: Int, columns: Int) {
    let limit = min(limit, cells.count - 1)
    if let count = fillASCII(text, limit: limit, pen: pen) { return (count, count) }
    var used = 0
    var count = 0
    for character in text {
      let shown = VisibleText.form(of: character)
      for part in shown {
        let width = DisplayWidth.of(part)
        if used + width > limit { return (count, used) }
        if width == 0 { continue }
        put(part, at: count, pen: pen)
        count += 1
        used += width
      }
    }
    return (count, used)
  }

  /// The whole of `text` where it is printable ASCII, which most text is: one cell a byte.
  private func fillASCII(_ text: Substring, limit: Int, pen: Pen) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard DisplayWidth.isPrintableASCII(bytes) else { return nil }
      let count = min(bytes.count, limit)
      settee_cells_set_ascii(cells.baseAddress, bytes.baseAddress, Int32(count), pen.attributes.rawValue, pen.pair)
      return count
    } ?? nil
  }

  private func put(_ character: Character, at index: Int, pen: Pen) {
    guard let cell = cells.baseAddress?.advanced(by: index) else { return }
    var scalars = character.unicodeScalars.makeIterator()
    let first = scalars.next() ?? " "
    settee_cell_set(cell, wchar_t(first.value), pen.attributes.rawValue, pen.pair)
    var place: Int32 = 1
    while let scalar = scalars.next(), place < Int32(settee_cell_scalars) {
      settee_cell_append(cell, place, wchar_t(scalar.value))
      place += 1
    }
  }
}
