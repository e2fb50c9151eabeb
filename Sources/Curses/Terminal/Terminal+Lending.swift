import CNcurses

extension Terminal {
  /// Sets the terminal as it was found.
  func leave() {
    // What was drawn goes first: sending it may draw lines once more, which would take the screen back behind this.
    sendFrame()
    isLeft = true
    WorkNotice.end()
    frame.append(BracketedPaste.sequence(on: false))
    if mouse { frame.append(MouseReporting.sequence(on: false)) }
    endwin()
    // Where the screen stays as it is, what a shell writes next is not to be mixed with its last line.
    if TerminfoString.bytes(of: "rmcup") == nil { frame.append(TerminfoString.bytes(of: "el") ?? []) }
    sendFrame()
    modes?.restore()
    reportPrints()
    if modes != nil { PrintCapture.end() }
    // Last: a request to end whose time is over meanwhile gives the terminal back as well, and twice does no harm.
    if modes != nil { EmergencyRestore.suspend(true) }
  }

  /// Calls ``onPrint`` with what the program has printed since the last time, and keeps no more of it than can be read.
  package func reportPrints() {
    guard modes != nil else { return }
    while let onPrint {
      let news = PrintCapture.news()
      if news.isEmpty { break }
      onPrint(news)
    }
    let dropped = PrintCapture.trim()
    if dropped > 0 { onDrop?(dropped) }
  }

  /// Gives the terminal to another program (an editor, a shell) while `body` runs, then takes it back.
  ///
  /// Ctrl-C there is not for this program, and Ctrl-Z stops both. Where the terminal has another size afterwards,
  /// ``Event/resize(_:)`` says so.
  ///
  /// ```swift
  /// let status = terminal.lend { run(["vi", path]) }
  /// ```
  public func lend<Result>(to body: () -> Result) -> Result {
    makeCurrent()
    leave()
    if modes != nil { TerminalSignals.lend() }
    let result = body()
    if modes != nil { pendingSignals += TerminalSignals.takeBack() }
    takeBack()
    return result
  }

  /// Takes the terminal as full-screen programs have it, with all that it shows sent again.
  func takeBack() {
    isLeft = false
    modes?.enterFullScreen()
    if modes != nil {
      EmergencyRestore.suspend(false)
      PrintCapture.begin(on: outputDescriptor)
    }
    if adoptSize() { pendingResize = true }
    frame.append(BracketedPaste.sequence(on: true))
    if mouse { frame.append(MouseReporting.sequence(on: true)) }
    redrawsAll = true
    TerminalSize.hidden { _ = settee_redraw_all() }
    keys.turnOn()
  }
}
