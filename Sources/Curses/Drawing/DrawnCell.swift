import CNcurses

/// What is in one place of the screen: read back by tests.
///
/// ```swift
/// let cell = terminal.cell(at: Point(row: 3, column: 0))
/// #expect(cell.text == "▎" && cell.attributes.contains(.bold))
/// ```
public struct DrawnCell: Hashable, Sendable {
  /// The text of the cell; empty in the second column of a wide character.
  public var text: String
  /// Those of bold, dim, italic, underline and reverse that it is drawn with.
  public var attributes: Attributes
  /// The colour of its text, as far as the terminal has it.
  public var foreground = Color.standard
  /// The colour behind its text.
  public var background = Color.standard

  fileprivate static let comparable: Attributes = [.bold, .dim, .italic, .underline, .reverse]

  /// Whether it has colours of its own.
  public var isColored: Bool { foreground != .standard || background != .standard }
}

extension Terminal {
  /// The cell at a place of the screen, as drawn, whether or not it was sent yet.
  public func cell(at point: Point) -> DrawnCell {
    var cell = cchar_t()
    let (row, column) = (getcury(window), getcurx(window))
    defer { wmove(window, row, column) }
    guard mvwin_wch(window, Int32(point.row), Int32(point.column), &cell) == OK else {
      return DrawnCell(text: "", attributes: [])
    }
    let (foreground, background) = colors(ofPair: settee_cell_pair(&cell))
    return DrawnCell(
      text: settee_cell_continues(&cell) != 0 ? "" : text(of: cell),
      attributes: Attributes(rawValue: settee_cell_attributes(&cell) & DrawnCell.comparable.rawValue),
      foreground: foreground, background: background)
  }

  private func colors(ofPair pair: Int32) -> (foreground: Color, background: Color) {
    var (foreground, background): (Int32, Int32) = (-1, -1)
    guard pair != 0, extended_pair_content(pair, &foreground, &background) == OK else { return (.standard, .standard) }
    return (ColorReduction.color(ofIndex: foreground), ColorReduction.color(ofIndex: background))
  }

  /// The text of one line, without the blanks at its end.
  public func text(row: Int) -> String {
    var line = (0..<size.columns).map { cell(at: Point(row: row, column: $0)).text }.joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  /// The text of the whole screen, a line each.
  public var text: [String] {
    (0..<size.rows).map(text(row:))
  }

  /// Where the hardware cursor rests.
  public var cursor: Point {
    Point(row: Int(getcury(window)), column: Int(getcurx(window)))
  }

  private func text(of cell: cchar_t) -> String {
    var cell = cell
    if let held = Placeholder(&cell), let piece = pieces[held.piece] {
      return String(decoding: piece.bytes, as: UTF8.self)
    }
    var text = String.UnicodeScalarView()
    for index in 0..<Int32(settee_cell_scalars) {
      let scalar = settee_cell_scalar(&cell, index)
      guard scalar != 0, let scalar = Unicode.Scalar(UInt32(bitPattern: scalar)) else { break }
      text.append(scalar)
    }
    return String(text)
  }
}
