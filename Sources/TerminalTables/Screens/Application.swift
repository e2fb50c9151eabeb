import Curses

/// A full-screen program: the terminal, the stack of screens, and the loop that answers events.
///
/// ```swift
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
/// Application.main(DaysTable())
/// ```
///
/// A program that goes on afterwards, or asks something before, has one of its own:
///
/// ```swift
/// let outcome = Application(on: try Terminal.open()).run(DaysTable())
/// ```
@MainActor
public final class Application {
  /// The terminal that the program draws on; closed by the time that `run` returns.
  public let terminal: Terminal
  /// The stack of screens, with the theme and the keys of all of them.
  public let navigator: Navigator
  /// Where it writes down what it does; nil, and then nothing is measured, unless the program sets it.
  public var log: EventLog? {
    didSet { follow(with: log) }
  }
  /// The key that shows what the library knows of the focused row and what the last key cost; nil, and then there is
  /// none, unless the program sets it. Ctrl-G (`.control("g")`) is one that no terminal keeps for itself.
  public var inspectorKey: Key?
  /// What had been made and drawn before the last key, for the inspector.
  var countsBeforeKey = WorkCounts()
  private var palette: Palette
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
    navigator.onCopy = { [terminal] in terminal.copy($0) }
    navigator.onNeedsDisplay = { [terminal] in terminal.noteChange() }
    terminal.runTasks = { [weak self] tasks in
      guard let self else { return tasks() }
      measure("tasks") { self.work(tasks) }
    }
  }

  // MARK: - Running

  /// Shows a table until the user leaves; the terminal is restored before this returns.
  ///
  /// It blocks the main thread, and runs the main actor's tasks between two keys. A program with an `async` main says
  /// `await application.run(…)` instead, and so does one that shows a screen from inside a task.
  public func run(_ root: some TableScreen, file: StaticString = #fileID, line: UInt = #line) -> Outcome {
    run(TableController(root, file: file, line: line) as any Screen, file: file, line: line)
  }

  /// Shows a screen until the user leaves; the terminal is restored before this returns.
  ///
  /// It blocks the main thread as the form for a table does.
  public func run(_ root: any Screen, file: StaticString = #fileID, line: UInt = #line) -> Outcome {
    if withUnsafeCurrentTask(body: { $0 != nil }) {
      Terminal.fail(
        "inside of a task this would keep the main actor's other tasks from running: say `await application.run(…)`",
        file: file, line: line)
    }
    navigator.push(root)
    defer { end() }
    while !navigator.isFinished {
      display()
      if let outcome = answerAll(from: terminal.nextEvent(timeout: mostWait)) { return outcome }
    }
    return .quit
  }

  /// Shows a table until the user leaves, or the task is cancelled; the terminal is restored before this returns.
  ///
  /// Meanwhile the main actor is free for other tasks.
  public func run(
    _ root: some TableScreen, file: StaticString = #fileID, line: UInt = #line
  ) async -> Outcome {
    await run(TableController(root, file: file, line: line) as any Screen)
  }

  /// Shows a screen until the user leaves, or the task is cancelled; the terminal is restored before this returns.
  ///
  /// Meanwhile the main actor is free for other tasks.
  public func run(_ root: any Screen) async -> Outcome {
    navigator.push(root)
    defer { end() }
    while !navigator.isFinished, !Task.isCancelled {
      display()
      if let outcome = answerAll(from: await terminal.waitForEvent(timeout: mostWait)) { return outcome }
    }
    return .quit
  }

  /// The tasks of all screens are cancelled, and the terminal is restored.
  private func end() {
    navigator.end()
    terminal.close()
    log?.finish()
  }

  /// How many milliseconds to wait for an event; nil for as long as it takes.
  private var mostWait: Int? {
    navigator.whenQuiet != nil || navigator.checkForChanges != nil && navigator.needsRegularChecks()
      ? Self.checkInterval : nil
  }

  /// Answers an event, nil where none came in time, and what else has arrived.
  private func answerAll(from event: Event?) -> Outcome? {
    defer { terminal.reportPrints() }
    guard let event else {
      navigator.lookForChanges()
      if navigator.whenQuiet?() == true { navigator.whenQuiet = nil }
      return nil
    }
    return work { answer(event) } ?? answerWaitingEvents()
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
    measure(event.logName(isTyped: navigator.top?.isEditing == true), isWritten: event != .wake) {
      inspects(event) ? nil : outcome(of: event)
    }
  }

  private func outcome(of event: Event) -> Outcome? {
    switch event {
    case .terminate(let signal): return .signal(signal)
    case .resize, .resumed:
      navigator.top?.setNeedsDisplay()
      navigator.needsDisplay = true
      terminal.screen.fill()
    case .interrupt:
      navigator.handle(event)
      if navigator.isFinished { return .signal(2) }
    case .wake: navigator.handle(event)
    default:
      // The mouse was aimed at what was seen; keys may be typed ahead, and then need rows to act on.
      let isShown = navigator.top === shownScreen
      if case .mouse = event, !isShown { break }
      if !isShown { navigator.top?.layOut(in: terminal.size) }
      navigator.handle(event)
    }
    return navigator.isFinished ? .quit : nil
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
    measure("drawing") { work { screen.draw(in: terminal.screen, with: palette) } }
    // What changes while it is drawn is drawn.
    navigator.needsDisplay = false
    let isFirstFrame = shownScreen !== screen
    shownScreen = screen
    let place = screen.cursorPlace
    terminal.parkCursor(at: place.point, visible: place.isVisible)
    terminal.present()
    if isFirstFrame { measure("the task of a screen") { screen.didAppear(in: navigator) } }
  }
}
