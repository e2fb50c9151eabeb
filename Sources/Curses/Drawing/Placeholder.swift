import CNcurses

/// What an ncurses cell holds where ncurses cannot hold the piece itself: a base of the same columns, and two
/// scalars of plane 16 that say which piece it is and in which column it is.
///
/// ncurses advances by the C library's width of a cell's first scalar and keeps five scalars at most. So the cell
/// gets a first scalar of known width, and the piece itself is put in its place when the frame is sent. The column is
/// part of the cell so that the cursor can be moved to the one after it; a cell that wanders sideways is another cell.
/// Text never holds scalars of plane 16: ``VisibleText`` draws U+FFFD for them.
struct Placeholder: Hashable {
  /// A number of the terminal's ``ClusterTable``.
  var piece: Int
  var column: Int

  /// Pieces and columns are each counted below this.
  static let range = 0x4000
  /// The bytes of the two scalars in UTF-8.
  static let byteCount = 8
  /// The first byte of each of them; no other scalar that is drawn begins with it.
  static let leadByte: UInt8 = 0xF4

  private static let planeStart = 0x100000

  static func base(columns: Int) -> Unicode.Scalar {
    columns == 2 ? "\u{3000}" : "x"
  }

  static func baseByteCount(columns: Int) -> Int {
    columns == 2 ? 3 : 1
  }

  /// The two scalars that follow the base.
  var marks: [Int] {
    [piece, Placeholder.range + column].map { Placeholder.planeStart + $0 }
  }

  init(piece: Int, column: Int) {
    self.piece = piece
    self.column = column
  }

  /// Reads the two scalars; nil where they are none of ours.
  init?(marks: (Int, Int)) {
    let range = Placeholder.range
    let piece = marks.0 - Placeholder.planeStart
    let column = marks.1 - Placeholder.planeStart - range
    guard (0..<range).contains(piece), (0..<range).contains(column) else { return nil }
    self.init(piece: piece, column: column)
  }

  /// Reads the two scalars of a cell; nil where it holds text.
  init?(_ cell: inout cchar_t) {
    self.init(marks: (Int(settee_cell_scalar(&cell, 1)), Int(settee_cell_scalar(&cell, 2))))
  }

  /// Reads the two scalars from eight bytes of UTF-8; nil where they are none of ours.
  init?(utf8 bytes: UnsafeBufferPointer<UInt8>.SubSequence) {
    guard bytes.count == Placeholder.byteCount else { return nil }
    func mark(_ index: Int) -> Int {
      let four = bytes.dropFirst(4 * index).prefix(4)
      return four.dropFirst().reduce(Int(four.first ?? 0) & 0x07) { $0 << 6 | Int($1) & 0x3F }
    }
    self.init(marks: (mark(0), mark(1)))
  }
}
