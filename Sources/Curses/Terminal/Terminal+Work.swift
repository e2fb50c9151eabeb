import CNcurses
import Libc
import LongWork

extension Terminal {
  /// Does what may take long: after 200 ms the last line of the screen says what is being done, until it is done.
  ///
  /// Ctrl-C is then for the work, which asks `Interruption.isRequested`; it makes no ``Event/interrupt`` where the work
  /// has stopped, or where the line was shown. Work inside of work only says something else. `body` must not present
  /// a frame.
  ///
  /// ```swift
  /// let sizes = terminal.work("Measuring /var… Ctrl-C stops") { measure("/var") }
  /// ```
  ///
  /// - Parameters:
  ///   - description: one line, cut where it is longer than the screen is wide.
  ///   - body: the work.
  public func work<Result, Failure: Error>(
    _ description: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard modes != nil, isScreenTaken, !isLeft else { return try body() }
    prepareNotice(description)
    guard !WorkNotice.isUnderWay else { return try body() }
    Interruption.reset()
    WorkNotice.begin()
    defer { endWork() }
    return try body()
  }

  private func endWork() {
    let wasShown = WorkNotice.end()
    let wasStopped = Interruption.reset()
    if wasShown, !isLeft { wredrawln(window, Int32(size.rows - 1), 1) }
    if wasShown || wasStopped { dropInterrupts() }
  }

  /// Forgets each Ctrl-C that has arrived: they were for the work that is over.
  func dropInterrupts() {
    pendingSignals += SignalPipe.takeAll()
    pendingSignals.removeAll { Int32($0) == SIGINT }
  }

  private func prepareNotice(_ description: String) {
    guard preparedNotice?.text != description || preparedNotice?.size != size else { return }
    preparedNotice = (description, size)
    WorkNotice.prepare(notice(description), for: outputDescriptor)
  }

  /// The bytes that write a text into the last line and put the cursor back; none where the terminal cannot do that.
  private func notice(_ text: String) -> [UInt8] {
    guard let save = TerminfoString.bytes(of: "sc"), let restore = TerminfoString.bytes(of: "rc"),
      let clear = TerminfoString.bytes(of: "el"), let move = settee_terminfo_string("cup"),
      let lastLine = settee_move(move, Int32(size.rows) - 1, 0)
    else { return [] }
    var bytes = save
    TerminfoString.append(lastLine, to: &bytes)
    bytes += TerminfoString.bytes(of: "sgr0") ?? []
    bytes += clear
    // What a file is called may hold anything; it is sent as what would be drawn.
    for character in TextFitting.truncate(" " + text, columns: size.columns - 1) {
      CellCluster.split(Substring(String(character))) { piece in
        bytes += isUnicode || piece.text.utf8.count == 1 ? Array(piece.text.utf8) : Array("?".utf8)
        return true
      }
    }
    return bytes + restore
  }
}
