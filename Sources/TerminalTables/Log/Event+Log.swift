import Curses

extension Event {
  /// What a log calls the event.
  ///
  /// - Parameter isTyped: whether a text is being typed, which is nobody else's business.
  func logName(isTyped: Bool) -> String {
    switch self {
    case .key(.character) where isTyped: "a typed character"
    case .key(let key): "key \(key.name)"
    case .paste(let text): "a pasted text of \(text.count) characters"
    case .mouse(let event): "mouse \(event.action) in line \(event.point.row), column \(event.point.column)"
    case .resize(let size): "a terminal of \(size.rows) lines and \(size.columns) columns"
    case .wake: "what has come by itself"
    case .resumed: "the program in the foreground again"
    case .interrupt: "Ctrl-C"
    case .terminate(let signal): "signal \(signal)"
    }
  }
}
