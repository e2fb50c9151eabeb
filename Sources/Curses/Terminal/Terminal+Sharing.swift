import CNcurses

/// Several headless terminals may be open, as tests that wait for tasks have them; ncurses serves one at a time.
extension Terminal {
  /// Makes ncurses's functions act on this screen.
  func makeCurrent() {
    guard Terminal.currentScreen != screenPointer else { return }
    set_term(screenPointer)
    Terminal.currentScreen = screenPointer
    takeBackSize()
  }

  /// Whether everything must be drawn again because another terminal was used meanwhile.
  package var hasLostPicture: Bool {
    makeCurrent()
    return isPictureLost
  }

  /// Whether everything must be drawn again; asked once for each time.
  package func takeLossOfPicture() -> Bool {
    defer { isPictureLost = false }
    return hasLostPicture
  }

  /// The windows of all screens have this one's size from now on.
  func noteSizeChange() {
    Terminal.sizeChanges += 1
    knownSizeChanges = Terminal.sizeChanges
  }

  /// ncurses gives the windows of all screens the size of the one that is resized or opened, which has one column while
  /// it is set up: what was in the others is lost, also where they have their own size again.
  private func takeBackSize() {
    guard knownSizeChanges != Terminal.sizeChanges else { return }
    knownSizeChanges = Terminal.sizeChanges
    let (rows, columns) = (Int32(size.rows), Int32(size.columns))
    wresize(settee_newscr(), rows, columns)
    wresize(settee_curscr(), rows, columns)
    isPictureLost = true
    redrawEverything()
  }
}
