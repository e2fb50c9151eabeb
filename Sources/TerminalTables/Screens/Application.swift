import Curses

/// A full-screen program: the terminal, the stack of screens, and the loop that answers events.
///
/// ```swift
/// import Curses
/// import TerminalTables
///
/// struct DaysTable: TableScreen {
///   enum SectionID { case all }
///   let title = "Days"
///   let sections = [Section(SectionID.all, ["Monday", "Tuesday", "Wednesday"])]
///
///   func cell(for day: String, in table: TableView) -> any Cell {
///     table.dequeue(BasicCell.self) { $0.setTitle(day) }
///   }
///
///   func didSelect(_ day: String, in navigator: Navigator) {
///     navigator.show(message: "\(day) it is")
///   }
/// }
///
/// do {
///   let outcome = Application(on: try Terminal.open()).run(DaysTable())
///   print(outcome)
/// } catch {
///   print("days: \(error)")
/// }
/// ```
@MainActor
public final class Application {
  /// The terminal that the program draws on; closed by the time that `run` returns.
  public let terminal: Terminal
  /// The stack of screens, with the theme and the keys of all of them.
  public let navigator: Navigator
  private var palette: Palette
  /// The screen of the last frame.
  private weak var shownScreen: (any Screen)?
  /// How long no key may come before ``Navigator/checkForChanges`` is called, in milliseconds.
  private static let checkInterval = 1000

  /// How a program ended.
  public enum Outcome: Hashable, Sendable {
    /// By its user, through a key or ``Navigator/quit()``.
    case quit
    /// By Ctrl-C, or by a signal; a shell expects the exit status 128 and this number.
    case signal(Int32)
  }

  /// A program on a terminal that is open already; nothing is drawn before `run`.
  public init(on terminal: Terminal, theme: Theme = .standard) {
    self.terminal = terminal
    navigator = Navigator(
      lend: { body in terminal.lend(to: body) }, announce: { text, body in terminal.work(text, body) })
    navigator.theme = theme
    palette = Palette(theme, on: terminal)
  }

  /// Shows a table until the user leaves; the terminal is given back before this returns.
  public func run(_ root: some TableScreen) -> Outcome {
    run(TableController(root) as any Screen)
  }

  /// Shows a screen until the user leaves; the terminal is given back before this returns.
  public func run(_ root: any Screen) -> Outcome {
    navigator.push(root)
    defer { terminal.close() }
    while !navigator.isFinished {
      display()
      guard let event = terminal.nextEvent(timeout: navigator.checkForChanges == nil ? nil : Self.checkInterval) else {
        navigator.lookForChanges()
        continue
      }
      if let outcome = work({ answer(event) }) { return outcome }
      if let outcome = answerWaitingEvents() { return outcome }
    }
    return .quit
  }

  /// Answers what else has arrived before the next frame: keys held down cost one frame, not one each.
  private func answerWaitingEvents() -> Outcome? {
    for _ in 0..<64 {
      guard !navigator.isFinished, let event = terminal.nextEvent(timeout: 0) else { return nil }
      if let outcome = work({ answer(event) }) { return outcome }
      // What a piece of work brought is seen before the next piece begins.
      if event == .wake { return nil }
    }
    return nil
  }

  private func work<Result>(_ body: () -> Result) -> Result {
    terminal.work(Words.current[.working], body)
  }

  /// Answers one event, for a program with a loop of its own; the outcome where the event ends the program, else nil.
  public func answer(_ event: Event) -> Outcome? {
    switch event {
    case .terminate(let signal): return .signal(signal)
    case .resize, .resumed:
      navigator.top?.setNeedsDisplay()
      navigator.needsDisplay = true
      terminal.screen.fill()
    case .interrupt:
      navigator.handle(event)
      if navigator.isFinished { return .signal(2) }
    case .wake:
      MainLoop.run()
      navigator.handle(event)
    default:
      // The mouse was aimed at what was seen; keys may be typed ahead, and then need rows to act on.
      let isShown = navigator.top === shownScreen
      if case .mouse = event, !isShown { break }
      if !isShown { navigator.top?.layOut(in: terminal.size) }
      navigator.handle(event)
    }
    return nil
  }

  /// Whether the screen on top has no work under way that the user is waiting for: an answer to a key, or a search.
  public var isIdle: Bool { navigator.top?.isWorking != true }

  /// Draws what changed since the last call and sends it in one write; nothing is sent where nothing changed.
  public func display() {
    if navigator.themeDidChange {
      navigator.themeDidChange = false
      palette = Palette(navigator.theme, on: terminal)
      navigator.top?.setNeedsDisplay()
      navigator.needsDisplay = true
    }
    if terminal.takeLossOfPicture() {
      navigator.top?.setNeedsDisplay()
      navigator.needsDisplay = true
    }
    guard navigator.needsDisplay, let screen = navigator.top else { return }
    navigator.needsDisplay = false
    work { screen.draw(in: terminal.screen, with: palette) }
    shownScreen = screen
    let place = screen.cursorPlace
    terminal.parkCursor(at: place.point, visible: place.isVisible)
    terminal.present()
  }
}
