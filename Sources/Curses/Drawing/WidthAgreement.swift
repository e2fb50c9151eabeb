import CNcurses

/// Whether ncurses and every terminal give a piece of text the columns that ``DisplayWidth`` gives it.
enum WidthAgreement {
  /// Whether the piece may be put into a cell as it is.
  static func isCertain(_ piece: CellCluster) -> Bool {
    var scalars = piece.text.unicodeScalars.makeIterator()
    guard let first = scalars.next(), isCertain(first, columns: piece.columns) else { return false }
    var count = 1
    var last = first
    while let scalar = scalars.next() {
      count += 1
      guard count <= Int(settee_cell_scalars), ScalarColumns.of(scalar) == .zero,
        libraryColumns(of: scalar) == 0
      else { return false }
      // Text presentation of a wide emoji: some terminals make it narrow.
      if scalar == "\u{FE0E}" && piece.columns == 2 { return false }
      last = scalar
    }
    // A joiner at the end joins what the next cell holds, on terminals that keep clusters together.
    return last != "\u{200D}"
  }

  /// The C library knows the scalar by the same width, and so does a terminal of any age: the wide scalars of plane 1
  /// (emoji above all) became wide one Unicode version after the other.
  static func isCertain(_ scalar: Unicode.Scalar, columns: Int) -> Bool {
    if columns == 2 && scalar.value >= 0x10000 && scalar.value < 0x20000 { return false }
    // The half-width voiced marks belong to what the cell before them holds, on terminals that keep clusters together.
    if scalar.value == 0xFF9E || scalar.value == 0xFF9F { return false }
    return libraryColumns(of: scalar) == columns
  }

  /// The C library's `wcwidth`, by which ncurses advances: -1 for a scalar that it does not know.
  static func libraryColumns(of scalar: Unicode.Scalar) -> Int {
    Int(settee_wcwidth(wchar_t(scalar.value)))
  }

  /// The most columns that a terminal may take the piece for: one that adds up the widths of its scalars, by the
  /// newest data or by the C library's.
  static func reach(of piece: CellCluster) -> Int {
    let newest = piece.text.unicodeScalars.reduce(0) { $0 + (ScalarColumns.of($1).own ?? 1) }
    let known = piece.text.unicodeScalars.reduce(0) { $0 + abs(libraryColumns(of: $1)) }
    return max(piece.columns, newest, known)
  }

  /// What no terminal takes for more columns: the piece's first scalar where that has as many.
  static func base(of piece: CellCluster) -> [UInt8] {
    guard let first = piece.text.unicodeScalars.first, ScalarColumns.of(first).own == piece.columns else {
      return fallback(for: piece)
    }
    return Array(String(first).utf8)
  }

  /// What every terminal shows in as many columns: U+FFFD.
  static func fallback(for piece: CellCluster) -> [UInt8] {
    Array(("\u{FFFD}" + String(repeating: " ", count: piece.columns - 1)).utf8)
  }
}
