import Curses

extension Application {
  /// Writes what happens to a log; nil ends that.
  func follow(with log: EventLog?) {
    terminal.onPrint = log.map { log in { log.writePrinted($0) } }
    terminal.onDrop = log.map { log in
      { log.write("dropped \($0) bytes of what was printed: the terminal gets only the last of it back") }
    }
    terminal.onDelay = log.map { log in
      { delay in
        if delay > EventLog.mostAnswering { log.writeBlocked(delay, by: "tasks") }
      }
    }
    navigator.onStackChange = log.map { log in
      { screen, isThere in log.write("\(isThere ? "shown" : "left"): \(type(of: screen)) “\(screen.title)”") }
    }
    navigator.onProblem = log.map { log in { log.write("problem: \($0)") } }
  }

  /// Does what may block the main actor, and measures it where there is a log.
  ///
  /// - Parameter isWritten: whether the log has it also where it took no time.
  func measure<Result>(_ what: @autoclosure () -> String, isWritten: Bool = false, _ body: () -> Result) -> Result {
    guard let log else { return body() }
    return log.measure(what(), isWritten: isWritten, body)
  }
}
