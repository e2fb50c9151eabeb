import CNcurses

/// A rectangle of the screen to draw in; nothing drawn in it ever leaves it.
///
/// A region may reach outside the screen, as the row that is scrolled half away does: what falls outside is left
/// out. Lines and columns are counted from the region's own top left.
///
/// ```swift
/// import Curses
///
/// let terminal = try Terminal.open()
/// defer { terminal.close() }
/// let row = terminal.screen.part(row: 3, column: 0, rows: 1, columns: 20)
/// row.fill(pen: Pen(.reverse))
/// row.draw("Storage, cut at the edge", row: 0, column: 2, pen: Pen(.reverse))
/// terminal.present()
/// _ = terminal.nextEvent()
/// ```
@MainActor
public struct Region {
  /// Where the region lies on the screen.
  public private(set) var frame: Rect
  private var clip: Rect
  private let window: UnsafeMutablePointer<WINDOW>
  /// The terminal's own, as the window is; a region is of no use without its terminal.
  private unowned(unsafe) let buffer: CellBuffer
  /// What is added to every pen that draws here.
  private var base = Pen.plain

  init(frame: Rect, window: UnsafeMutablePointer<WINDOW>, buffer: CellBuffer) {
    self.init(frame: frame, clip: frame, window: window, buffer: buffer)
  }

  private init(frame: Rect, clip: Rect, window: UnsafeMutablePointer<WINDOW>, buffer: CellBuffer) {
    self.frame = frame
    self.clip = clip
    self.window = window
    self.buffer = buffer
  }

  /// Lines of the region, visible or not.
  public var rows: Int { frame.rows }
  /// Columns of the region, visible or not.
  public var columns: Int { frame.columns }

  /// The same region, in which everything is drawn with this pen's attributes and colours added, as a row that draws
  /// itself is highlighted.
  ///
  /// ```swift
  /// let row = terminal.screen.part(row: 3, column: 0, rows: 1, columns: 20).adding(Pen(.reverse))
  /// row.fill()                                              // reversed
  /// row.draw("Storage", row: 0, column: 2, pen: .plain)     // reversed as well
  /// ```
  public func adding(_ pen: Pen) -> Region {
    var region = self
    region.base = base.adding(pen)
    return region
  }

  /// A part of this region; what of it lies outside this region does not show.
  public func part(row: Int, column: Int, rows: Int, columns: Int) -> Region {
    let part = Rect(row: frame.row + row, column: frame.column + column, rows: rows, columns: columns)
    var region = self
    region.frame = part
    region.clip = clip.intersection(part)
    return region
  }

  /// The part that `rect` names, in this region's own lines and columns.
  public func part(_ rect: Rect) -> Region {
    part(row: rect.row, column: rect.column, rows: rect.rows, columns: rect.columns)
  }

  /// Whether any of line `row` shows; drawing a line that does not is skipped anyway.
  public func shows(row: Int) -> Bool {
    let line = frame.row + row
    return line >= clip.row && line < clip.endRow && !clip.isEmpty
  }

  /// Draws text on one line, cut at the region's right edge without splitting a character.
  ///
  /// Control characters and escape sequences are drawn as visible text, never sent.
  ///
  /// - Returns: the columns that the text took.
  @discardableResult
  public func draw(_ text: String, row: Int, column: Int, pen: Pen) -> Int {
    draw(text[...], row: row, column: column, pen: pen)
  }

  /// Draws a part of a text, as ``draw(_:row:column:pen:)-(String,_,_,_)`` draws a whole one.
  @discardableResult
  public func draw(_ text: Substring, row: Int, column: Int, pen: Pen) -> Int {
    let line = frame.row + row
    let start = frame.column + column
    guard line >= clip.row, line < clip.endRow else { return 0 }
    var text = text
    if start < clip.column {
      text = TextFitting.dropFirst(columns: clip.column - start, of: text)
    }
    let visibleStart = max(start, clip.column)
    guard visibleStart < clip.endColumn else { return 0 }
    let place = Point(row: line, column: visibleStart)
    let pen = pen.adding(base)
    if let columns = buffer.drawASCII(text, columns: clip.endColumn - visibleStart, pen: pen, in: window, at: place) {
      return visibleStart - start + columns
    }
    let filled = buffer.fill(text, columns: clip.endColumn - visibleStart, pen: pen, from: visibleStart)
    if filled.cells > 0 {
      mvwadd_wchnstr(window, Int32(line), Int32(visibleStart), buffer.cells.baseAddress, Int32(filled.cells))
    }
    return visibleStart - start + filled.columns
  }

  /// Fills the region with blanks.
  public func fill(pen: Pen = .plain) {
    fill(with: " ", pen: pen)
  }

  /// Fills the region with a character of one column; U+FFFD represents any other.
  public func fill(with scalar: Unicode.Scalar, pen: Pen) {
    guard !clip.isEmpty else { return }
    var cell = buffer.cell(for: scalar, pen: pen.adding(base))
    for line in clip.row..<clip.endRow {
      mvwhline_set(window, Int32(line), Int32(clip.column), &cell, Int32(clip.columns))
    }
  }

  /// Moves what is drawn by lines, up where `distance` is negative; the lines that come free are blank.
  ///
  /// - Returns: false, and nothing is moved, where the region is not as wide as the screen.
  public func scroll(by distance: Int) -> Bool {
    guard clip.column == 0, clip.columns == settee_columns(window), abs(distance) < clip.rows else { return false }
    let lines = clip.row..<clip.endRow
    return settee_scroll(window, Int32(lines.lowerBound), Int32(lines.upperBound - 1), Int32(-distance)) == OK
  }
}
