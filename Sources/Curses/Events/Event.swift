/// Something a full-screen program answers to.
public enum Event: Hashable, Sendable {
  case key(Key)
  /// Text pasted as a whole (bracketed paste), never to be taken for commands.
  case paste(String)
  case mouse(MouseEvent)
  /// The terminal has another size.
  case resize(Size)
  /// A ``Waker`` was used: work beside the interface has something to show.
  case wake
  /// The program is in the foreground again after Ctrl-Z and `fg`; everything must be drawn anew.
  case resumed
  /// Ctrl-C.
  case interrupt
  /// The program is asked to end, by this signal (`SIGTERM`, `SIGHUP`, `SIGQUIT`) or because the terminal is gone.
  case terminate(signal: Int32)
}

/// What the mouse did, and where.
public struct MouseEvent: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case press, release, drag, doubleClick
    case wheelUp, wheelDown
  }

  public var action: Action
  public var point: Point

  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}
