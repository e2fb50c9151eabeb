import CNcurses

/// A line of ncurses cells to build text in before it goes to a window; one for the whole terminal, reused.
@MainActor
final class CellBuffer {
  private(set) var cells: UnsafeMutableBufferPointer<cchar_t>
  private var narrow: UnsafeMutablePointer<chtype>
  private let pieces: ClusterTable
  private let isUnicode: Bool
  private var count = 0
  private var used = 0

  /// - Parameter isUnicode: whether the locale encodes every character; where it does not, stand-ins are drawn.
  init(columns: Int, pieces: ClusterTable, isUnicode: Bool) {
    self.pieces = pieces
    self.isUnicode = isUnicode
    (cells, narrow) = CellBuffer.allocate(columns)
  }

  func resize(columns: Int) {
    cells.deallocate()
    narrow.deallocate()
    (cells, narrow) = CellBuffer.allocate(columns)
  }

  isolated deinit {
    cells.deallocate()
    narrow.deallocate()
  }

  private static func allocate(
    _ columns: Int
  ) -> (UnsafeMutableBufferPointer<cchar_t>, UnsafeMutablePointer<chtype>) {
    let count = max(1, columns) + 2
    let cells = UnsafeMutableBufferPointer<cchar_t>.allocate(capacity: count)
    cells.initialize(repeating: cchar_t())
    let narrow = UnsafeMutablePointer<chtype>.allocate(capacity: count)
    narrow.initialize(repeating: 0, count: count)
    return (cells, narrow)
  }

  /// Draws text of which nothing but printable ASCII shows, which most text is: ncurses' narrow way takes a fraction
  /// of its wide one. It knows nothing of wide characters, though, so where it would split one it is not for it.
  ///
  /// - Returns: the columns that were drawn; nil where the text is to be drawn in cells.
  func drawASCII(
    _ text: Substring, columns limit: Int, pen: Pen, in window: UnsafeMutablePointer<WINDOW>, at place: Point
  ) -> Int? {
    guard limit < cells.count, pen.pair < 256 else { return nil }
    return CellBuffer.drawASCII(text, columns: limit, pen: pen, in: window, at: place, through: narrow)
  }

  /// `nonisolated`: else each text would check which actor it runs on.
  private nonisolated static func drawASCII(
    _ text: Substring, columns limit: Int, pen: Pen, in window: UnsafeMutablePointer<WINDOW>, at place: Point,
    through cells: UnsafeMutablePointer<chtype>
  ) -> Int? {
    let drawn = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      let count = min(bytes.count, limit)
      // One byte more than is shown: what follows the last one may combine with it.
      let seen = min(bytes.count, limit + 1)
      guard count > 0, TextWalk.printableEnd(bytes, from: 0, to: seen) == seen else { return nil }
      let isDrawn = settee_draw_ascii(
        window, Int32(place.row), Int32(place.column), bytes.baseAddress, Int32(count), cells, pen.attributes.rawValue,
        pen.pair)
      return isDrawn != 0 ? count : nil
    }
    return drawn ?? nil
  }

  /// Writes `text` from the first cell, as far as `columns` reach; whole characters only.
  ///
  /// - Parameter start: the column of the screen that the first cell is meant for.
  /// - Returns: the cells to hand to ncurses, and the columns they take.
  func fill(_ text: Substring, columns limit: Int, pen: Pen, from start: Int) -> (cells: Int, columns: Int) {
    let limit = min(limit, cells.count - 1)
    (count, used) = (0, 0)
    pieces.beginText()
    TextWalk.forEach(
      in: text,
      ascii: { run, _ in
        let taken = min(run.count, limit - used)
        settee_cells_set_ascii(
          cells.baseAddress?.advanced(by: count), run.baseAddress, Int32(taken), pen.attributes.rawValue, pen.pair)
        count += taken
        used += taken
        return taken == run.count
      },
      cluster: { cluster in
        if let scalar = LoneScalar.of(cluster), let columns = ScalarColumns.of(scalar).alone {
          guard used + columns <= limit else { return false }
          if isUnicode && WidthAgreement.isCertain(scalar, columns: columns) {
            put(scalar, columns: columns, pen: pen)
            return true
          }
        }
        guard used + CellCluster.columns(of: cluster) <= limit else { return false }
        return CellCluster.split(cluster) {
          put($0, pen: pen, at: start + used)
          return true
        }
      })
    return (count, used)
  }

  /// One cell for a scalar of one column, or what is drawn for it.
  func cell(for scalar: Unicode.Scalar, pen: Pen) -> cchar_t {
    // Blanks above all: every row is cleared before it is drawn.
    let shown = (0x20..<0x7F).contains(scalar.value) ? scalar : standIn(for: scalar)
    var cell = cchar_t()
    settee_cell_set(&cell, wchar_t(shown.value), pen.attributes.rawValue, pen.pair)
    return cell
  }

  private func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    var piece = CellCluster(text: Substring(String(scalar)), columns: 1)
    if ScalarColumns.of(scalar) != .one || (isUnicode && !WidthAgreement.isCertain(piece)) {
      piece = VisibleText.sign(for: scalar)
    }
    return (isUnicode ? nil : GlyphFallbacks.standIn(for: piece)) ?? piece.text.unicodeScalars.first ?? " "
  }

  private func put(_ piece: CellCluster, pen: Pen, at column: Int) {
    if !isUnicode, let standIn = GlyphFallbacks.standIn(for: piece) {
      for _ in 0..<piece.columns { put(standIn, columns: 1, pen: pen) }
    } else if !isUnicode || WidthAgreement.isCertain(piece) {
      put(piece.text.unicodeScalars, columns: piece.columns, pen: pen)
    } else {
      putPlaceholder(for: piece, pen: pen, at: column)
    }
  }

  private func put(_ scalar: Unicode.Scalar, columns: Int, pen: Pen) {
    guard let cell = cells.baseAddress?.advanced(by: count) else { return }
    settee_cell_set(cell, wchar_t(scalar.value), pen.attributes.rawValue, pen.pair)
    count += 1
    used += columns
  }

  private func put(_ scalars: Substring.UnicodeScalarView, columns: Int, pen: Pen) {
    var rest = scalars.makeIterator()
    put(rest.next() ?? " ", columns: columns, pen: pen)
    var index: Int32 = 1
    while let scalar = rest.next() {
      append(Int(scalar.value), at: index)
      index += 1
    }
  }

  private func putPlaceholder(for piece: CellCluster, pen: Pen, at column: Int) {
    guard column < Placeholder.range, let number = pieces.number(of: piece) else {
      for _ in 0..<piece.columns { put("\u{FFFD}", columns: 1, pen: pen) }
      return
    }
    put(Placeholder.base(columns: piece.columns), columns: piece.columns, pen: pen)
    for (index, mark) in Placeholder(piece: number, column: column).marks.enumerated() {
      append(mark, at: Int32(index + 1))
    }
  }

  /// A further scalar of the cell that was put last.
  private func append(_ scalar: Int, at index: Int32) {
    settee_cell_append(cells.baseAddress?.advanced(by: count - 1), index, wchar_t(scalar))
  }
}
