import CNcurses
import Glibc

/// The terminal, taken for full-screen use and always given back.
///
/// ncurses has one screen for a whole program, so one `Terminal` is open at a time.
///
/// ```swift
/// let terminal = try Terminal.open()
/// defer { terminal.close() }
/// terminal.screen.draw("Hello", row: 0, column: 0, pen: .plain)
/// terminal.present()
/// while let event = terminal.nextEvent(), event != .key(.character("q")) {}
/// ```
@MainActor
public final class Terminal {
  /// The size in cells.
  public private(set) var size: Size
  /// The colours that the terminal has, 0 where it has none or `NO_COLOR` is set.
  public let colors: Int

  let frame: FrameBuffer
  let canvas: CellBuffer
  private let screenPointer: OpaquePointer
  private let window: UnsafeMutablePointer<WINDOW>
  private let modes: TerminalModes?
  private let keys: KeyReader
  private var pairs: ColorPairs
  private var pens: [Style: Pen] = [:]
  private var pendingSignals: ArraySlice<UInt8> = []
  private var isOpen = true

  // MARK: - Opening and closing

  /// Takes the terminal of standard input and output.
  ///
  /// - Throws: ``TerminalError/notATerminal`` where either is redirected, ``TerminalError/unusable(term:)`` where
  ///   `TERM` names no terminal that can show a full screen.
  public static func open() throws(TerminalError) -> Terminal {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, let modes = TerminalModes(of: STDOUT_FILENO) else {
      throw .notATerminal
    }
    let term = environment("TERM") ?? ""
    guard !term.isEmpty, term != "dumb", term != "unknown" else { throw .unusable(term: term) }
    CharacterLocale.choose()
    TerminalSignals.install()
    do {
      let terminal = try Terminal(
        term: term, size: TerminalModes.size(of: STDOUT_FILENO), output: STDOUT_FILENO, input: settee_stdin(),
        modes: modes)
      terminal.enter()
      return terminal
    } catch {
      TerminalSignals.uninstall()
      throw error
    }
  }

  /// A terminal that shows nothing, for tests: what is drawn is read back with ``cell(at:)`` and ``text(row:)``.
  ///
  /// - Parameter term: the terminfo entry, such as `xterm-256color` or `vt100` (monochrome).
  public static func headless(_ size: Size, term: String = "xterm-256color") throws(TerminalError) -> Terminal {
    CharacterLocale.choose()
    guard let nothing = fopen("/dev/null", "r") else { throw .system("cannot open /dev/null") }
    return try Terminal(term: term, size: size, output: -1, input: nothing, modes: nil)
  }

  private init(
    term: String, size: Size?, output: Int32, input: UnsafeMutablePointer<FILE>, modes: TerminalModes?
  ) throws(TerminalError) {
    frame = try FrameBuffer(terminal: output)
    use_env(false)
    set_escdelay(25)
    guard let screenPointer = newterm(term, frame.stream, input) else {
      frame.close()
      throw .unusable(term: term)
    }
    guard let window = settee_stdscr(), settee_terminfo_string("cup") != nil else {
      endwin()
      delscreen(screenPointer)
      throw .unusable(term: term)
    }
    if let size { resizeterm(Int32(size.rows), Int32(size.columns)) }
    // Until a screen has been left and taken up again, ncurses 6.4 takes itself for a program without one and flushes
    // at every cursor move; after this it writes a frame as a whole. The first frame takes the screen up.
    endwin()
    _ = frame.take()
    self.screenPointer = screenPointer
    self.window = window
    self.modes = modes
    self.size = Size(rows: Int(settee_lines(window)), columns: Int(settee_columns(window)))
    canvas = CellBuffer(columns: self.size.columns)
    colors = Terminal.startColors()
    pairs = ColorPairs(colors: colors)
    keys = KeyReader()
    // Without a look at the keys that wait: what is drawn is sent whole, and the loop knows them better.
    typeahead(-1)
    nonl()
    curs_set(0)
  }

  private func enter() {
    guard let modes else { return }
    EmergencyRestore.arm(descriptor: STDOUT_FILENO, modes: modes.original, sequence: leavingSequence())
    modes.enterFullScreen()
    BracketedPaste.turn(on: true, through: frame.stream)
  }

  /// Gives the terminal back as it was found. Safe to call again.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    leave()
    delscreen(screenPointer)
    frame.close()
    guard modes != nil else { return }
    EmergencyRestore.disarm()
    TerminalSignals.uninstall()
  }

  private func leave() {
    BracketedPaste.turn(on: false, through: frame.stream)
    endwin()
    frame.send()
    modes?.restore()
  }

  /// Gives the terminal to another program (an editor, a shell) while `body` runs, then takes it back.
  public func lend<Result>(to body: () -> Result) -> Result {
    leave()
    let result = body()
    takeBack()
    return result
  }

  private func takeBack() {
    modes?.enterFullScreen()
    adoptSize()
    BracketedPaste.turn(on: true, through: frame.stream)
    settee_redraw_all()
    keys.turnOn()
  }

  // MARK: - Drawing

  /// The whole screen as a place to draw.
  public var screen: Region {
    Region(frame: Rect(row: 0, column: 0, rows: size.rows, columns: size.columns), window: window, buffer: canvas)
  }

  /// The pen that draws `style` on this terminal; remembered, so asking again is cheap.
  public func pen(for style: Style) -> Pen {
    if let pen = pens[style] { return pen }
    let pen = Pen(style.attributes, pair: pairs.pair(for: style))
    pens[style] = pen
    return pen
  }

  /// Where the hardware cursor rests after a frame, and whether it shows.
  public func parkCursor(at point: Point, visible: Bool = false) {
    wmove(window, Int32(min(max(0, point.row), size.rows - 1)), Int32(min(max(0, point.column), size.columns - 1)))
    curs_set(visible ? 1 : 0)
  }

  /// Sends what was drawn since the last frame, in one write.
  public func present() {
    wnoutrefresh(window)
    doupdate()
    frame.send()
  }

  /// Forgets what the terminal shows, so that the next frame sends every cell.
  public func redrawEverything() {
    clearok(window, true)
  }

  /// Frames that were sent, each with one write.
  public var framesSent: Int { frame.framesSent }
  /// Bytes that were sent.
  public var bytesSent: Int { frame.bytesSent }

  // MARK: - Events

  /// The next event; nil when none came within `timeout` milliseconds (nil waits for as long as it takes).
  public func nextEvent(timeout: Int? = nil) -> Event? {
    while true {
      if let byte = pendingSignals.popFirst() {
        if let event = event(forSignal: byte) { return event }
        continue
      }
      if let event = keys.buffered() { return event }
      switch wait(timeout) {
      case .nothing: return nil
      case .signal: pendingSignals = SignalPipe.takeAll()[...]
      case .key: if let event = keys.next() { return event }
      case .hangup: return .terminate(signal: SIGHUP)
      }
    }
  }

  private enum Readiness { case nothing, signal, key, hangup }

  private func wait(_ timeout: Int?) -> Readiness {
    let input = modes == nil ? -1 : STDIN_FILENO
    var descriptors = (
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: SignalPipe.readEnd, events: Int16(POLLIN), revents: 0)
    )
    let milliseconds = timeout.map { Int32(clamping: $0) } ?? -1
    let ready = withUnsafeMutableBytes(of: &descriptors) {
      poll($0.assumingMemoryBound(to: pollfd.self).baseAddress, 2, milliseconds)
    }
    guard ready > 0 else { return ready < 0 && errno == EINTR ? .signal : .nothing }
    if descriptors.1.revents != 0 { return .signal }
    if Int32(descriptors.0.revents) & POLLIN != 0 { return .key }
    return .hangup
  }

  private func event(forSignal byte: UInt8) -> Event? {
    TerminalSignals.answered()
    switch Int32(byte) {
    case Int32(SignalPipe.wakeByte): return .wake
    case SIGWINCH: return adoptSize() ? .resize(size) : nil
    case SIGINT: return .interrupt
    case SIGTSTP:
      leave()
      TerminalSignals.stop()
      takeBack()
      return .resumed
    case SIGCONT: return nil
    default: return .terminate(signal: Int32(byte))
    }
  }

  /// Takes over the terminal's present size; true where it changed.
  @discardableResult
  private func adoptSize() -> Bool {
    guard let found = TerminalModes.size(of: STDOUT_FILENO), modes != nil else { return false }
    return resize(to: found)
  }

  /// Gives the screen another size, as a window that is dragged does; true where it changed.
  @discardableResult
  public func resize(to wanted: Size) -> Bool {
    guard wanted != size, wanted.rows > 0, wanted.columns > 0 else { return false }
    resizeterm(Int32(wanted.rows), Int32(wanted.columns))
    size = Size(rows: Int(settee_lines(window)), columns: Int(settee_columns(window)))
    canvas.resize(columns: size.columns)
    keys.discardResizeKey()
    return true
  }

  /// Ends the program because of a caller's mistake, said where it can be read: after the terminal was given back.
  public static func fail(_ message: String, file: StaticString = #file, line: UInt = #line) -> Never {
    EmergencyRestore.fire()
    fatalError(message, file: file, line: line)
  }

  /// Whether the locale has characters outside ASCII.
  public static var showsUnicode: Bool { CharacterLocale.isUnicode }

  // MARK: - Set-up

  private static func startColors() -> Int {
    guard environment("NO_COLOR", or: "").isEmpty, has_colors(), start_color() == OK else { return 0 }
    use_default_colors()
    return Int(settee_colors())
  }

  /// What leaves full-screen mode, for ``EmergencyRestore``.
  private func leavingSequence() -> [UInt8] {
    frame.send()
    for name in ["sgr0", "op", "rmkx", "cnorm", "BD", "rmcup"] {
      if let sequence = settee_terminfo_string(name) { settee_put(frame.stream, sequence) }
    }
    return Array(frame.take())
  }
}

/// A variable of the environment; nil where it is not set.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

private func environment(_ name: String, or fallback: String) -> String {
  environment(name) ?? fallback
}
