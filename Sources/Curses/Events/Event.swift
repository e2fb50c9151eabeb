/// Something a full-screen program answers to.
///
/// ```swift
/// import Curses
///
/// let terminal = try Terminal.open()
/// defer { terminal.close() }
/// terminal.mouse = true
/// loop: while let event = terminal.nextEvent() {
///   switch event {
///   case .key(.character("q")), .interrupt, .terminate: break loop
///   case .key(let key): terminal.screen.draw("\(key.name)    ", row: 0, column: 0, pen: .plain)
///   case .mouse(let mouse): terminal.screen.draw("×", row: mouse.point.row, column: mouse.point.column, pen: .plain)
///   case .resize, .resumed: terminal.screen.fill()
///   case .paste, .wake: break
///   }
///   terminal.present()
/// }
/// ```
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text pasted as a whole (bracketed paste), never to be taken for commands.
  case paste(String)
  /// The mouse was used, while ``Terminal/mouse`` is on.
  case mouse(MouseEvent)
  /// The terminal has another size.
  case resize(Size)
  /// Tasks of the main actor have run, or a ``Waker`` was used: there may be something new to show.
  case wake
  /// The program is in the foreground again after Ctrl-Z and `fg`; everything must be drawn again.
  case resumed
  /// Ctrl-C.
  case interrupt
  /// The program is asked to end, by this signal (`SIGTERM`, `SIGHUP`, `SIGQUIT`) or because the terminal is gone.
  case terminate(signal: Int32)
}

/// What the mouse did, and where: its first button and the wheel.
///
/// ```swift
/// if case .mouse(let event) = terminal.nextEvent(), event.action == .press { focus(line: event.point.row) }
/// ```
public struct MouseEvent: Hashable, Sendable {
  /// What the mouse did.
  public enum Action: Hashable, Sendable {
    /// The first button was pressed.
    case press
    /// A button was let go.
    case release
    /// The mouse was moved to another cell with the first button held.
    case drag
    /// The first button was pressed again in the same cell within 0.4 seconds; it comes in place of a second press.
    case doubleClick
    /// The wheel was turned away from the user.
    case wheelUp
    /// The wheel was turned towards the user.
    case wheelDown
  }

  /// Whether it was pressed, released, moved or turned.
  public var action: Action
  /// The cell of the screen under its pointer.
  public var point: Point

  /// What the mouse did at a place, as a test makes it.
  public init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}
