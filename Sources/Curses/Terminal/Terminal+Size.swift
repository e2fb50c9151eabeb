import CNcurses

extension Terminal {
  /// Takes over the terminal's present size; true where it changed.
  @discardableResult
  func adoptSize() -> Bool {
    guard modes != nil, let found = TerminalModes.size(of: outputDescriptor) else { return false }
    return resize(to: found)
  }

  /// Gives the screen another size, as a window that is dragged does; true where it changed.
  @discardableResult
  public func resize(to wanted: Size) -> Bool {
    let wanted = TerminalSize.bounded(wanted)
    guard wanted != size, wanted.rows > 0, wanted.columns > 0 else { return false }
    makeCurrent()
    resizeterm(Int32(wanted.rows), Int32(wanted.columns))
    noteSizeChange()
    size = Size(rows: Int(settee_lines(window)), columns: Int(settee_columns(window)))
    scrollAllLines()
    canvas.resize(columns: size.columns)
    redrawsAll = true
    keys.discardResizeKey()
    return true
  }

  /// Sets the scrolling region to all lines. ncurses has set it to the lines of the terminal's entry, 24 most often,
  /// and scrolls by a line feed in the last line of the screen.
  private func scrollAllLines() {
    guard let string = settee_terminfo_string("csr"), let all = settee_move(string, 0, Int32(size.rows) - 1) else {
      return
    }
    var bytes: [UInt8] = []
    TerminfoString.append(all, to: &bytes)
    frame.append(bytes)
  }
}
