import CNcurses

extension Terminal {
  /// The whole screen as a place to draw.
  public var screen: Region {
    Region(frame: Rect(row: 0, column: 0, rows: size.rows, columns: size.columns), window: window, buffer: canvas)
  }

  /// The pen that draws `style` on this terminal; remembered, so asking again is cheap.
  public func pen(for style: Style) -> Pen {
    for known in pens where known.style == style { return known.pen }
    makeCurrent()
    let pen = Pen(style.attributes, pair: pairs.pair(for: style))
    pens.append((style, pen))
    return pen
  }

  /// Where the hardware cursor rests after a frame, and whether it shows; a place outside the screen is brought into
  /// it.
  public func parkCursor(at point: Point, visible: Bool = false) {
    makeCurrent()
    wmove(window, Int32(min(max(0, point.row), size.rows - 1)), Int32(min(max(0, point.column), size.columns - 1)))
    curs_set(visible ? 1 : 0)
  }

  /// Sends what was drawn since the last frame, in one write; nothing is written where nothing changed.
  public func present() {
    makeCurrent()
    noteChangedRows()
    // All drawing goes to ncurses's own picture of the next frame, so that no window has to be copied there first.
    doupdate()
    noteScreenIsTaken()
    sendFrame()
  }

  private func noteChangedRows() {
    changedRows = redrawsAll || pieces.count == 0 ? nil : (0..<size.rows).filter { is_linetouched(window, Int32($0)) }
    redrawsAll = false
  }

  func sendFrame() {
    let frame = frame.take()
    guard isUnicode, FrameExpansion.isNeeded(for: frame) else { return self.frame.send(frame) }
    let expansion = FrameExpansion(pieces: pieces, moves: moves, columns: size.columns)
    var output: [UInt8] = []
    output.reserveCapacity(frame.count * 2)
    let overreaching = expansion.append(frame, to: &output)
    if !overreaching.isEmpty { _ = expansion.append(drawnAgain(overreaching), to: &output) }
    self.frame.send(output[...])
  }

  /// The bytes that draw the lines again where they are: what follows them is then written after them.
  private func drawnAgain(_ overreaching: Set<Placeholder>) -> ArraySlice<UInt8> {
    let cursor = cursor
    for row in changedRows ?? Array(0..<size.rows) {
      let stands = overreaching.contains { placeholder in
        var cell = cchar_t()
        let isRead = mvwin_wch(window, Int32(row), Int32(placeholder.column), &cell) == OK
        return isRead && Placeholder(&cell) == placeholder
      }
      if stands { wredrawln(window, Int32(row), 1) }
    }
    wmove(window, Int32(cursor.row), Int32(cursor.column))
    doupdate()
    return frame.take()
  }

  /// Forgets what the terminal shows, so that the next frame sends every cell.
  public func redrawEverything() {
    redrawsAll = true
    clearok(window, true)
  }

  /// Frames that were sent, each with one write.
  public var framesSent: Int { frame.framesSent }
  /// Bytes that were sent, in all frames together.
  public var bytesSent: Int { frame.bytesSent }
}
