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
  let pieces = PieceTable()
  let window: UnsafeMutablePointer<WINDOW>
  private let screenPointer: OpaquePointer
  private let isUnicode: Bool
  let modes: TerminalModes?
  let keys: KeyReader
  let inputDescriptor: Int32
  private let moves: CursorMoves
  private var pairs: ColorPairs
  /// A few dozen at most: looking through them is quicker than hashing, above all the first time.
  private var pens: [(style: Style, pen: Pen)] = []
  var pendingSignals: ArraySlice<UInt8> = []
  var pendingResize = false
  /// The lines that the frame in the making may send; nil for all.
  private var changedRows: [Int]?
  private var redrawsAll = true
  private var isOpen = true
  private var isScreenTaken = false
  /// The screen that ncurses' functions act on.
  private static var currentScreen: OpaquePointer?
  private static var openScreens = 0
  private static var holdsTerminal = false

  // MARK: - Opening and closing

  /// Takes the terminal of standard input and output.
  ///
  /// - Throws: ``TerminalError/notATerminal`` where either is redirected, ``TerminalError/unusable(term:)`` where
  ///   `TERM` names no terminal that can show a full screen.
  public static func open() throws(TerminalError) -> Terminal {
    precondition(!holdsTerminal, "the terminal is open already; close it before opening it again")
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
        keys: STDIN_FILENO, modes: modes)
      holdsTerminal = true
      terminal.enter()
      return terminal
    } catch {
      TerminalSignals.uninstall()
      throw error
    }
  }

  /// A terminal that shows nothing, for tests: what is drawn is read back with ``cell(at:)`` and ``text(row:)``.
  ///
  /// - Parameters:
  ///   - size: its size in cells.
  ///   - term: the terminfo entry, such as `xterm-256color` or `vt100` (monochrome).
  /// - Throws: ``TerminalError/unusable(term:)`` where terminfo does not know the entry.
  public static func headless(_ size: Size, term: String = "xterm-256color") throws(TerminalError) -> Terminal {
    try headless(size, term: term, locale: nil)
  }

  /// A headless terminal in a locale of its own, with keys to read from `input`, or with colour or without whatever
  /// `NO_COLOR` says.
  static func headless(
    _ size: Size, term: String, locale: String?, input: UnsafeMutablePointer<FILE>? = nil, allowsColor: Bool? = nil
  ) throws(TerminalError) -> Terminal {
    CharacterLocale.choose(locale)
    guard let source = input ?? fopen("/dev/null", "r") else { throw .system("cannot open /dev/null") }
    return try Terminal(
      term: term, size: size, output: -1, input: source, keys: input == nil ? -1 : fileno(source), modes: nil,
      allowsColor: allowsColor)
  }

  private init(
    term: String, size: Size?, output: Int32, input: UnsafeMutablePointer<FILE>, keys descriptor: Int32,
    modes: TerminalModes?, allowsColor: Bool? = nil
  ) throws(TerminalError) {
    frame = try FrameBuffer(terminal: output)
    set_escdelay(25)
    use_env(true)
    guard let screenPointer = newterm(term, frame.stream, input) else {
      frame.close()
      throw .unusable(term: term)
    }
    // From now on the size is what `resizeterm` says. Not before: an entry without a size, as the Linux console's,
    // would be refused.
    use_env(false)
    Terminal.currentScreen = screenPointer
    Terminal.openScreens += 1
    guard let window = settee_newscr(), settee_terminfo_string("cup") != nil else {
      endwin()
      Terminal.delete(screenPointer)
      frame.close()
      throw .unusable(term: term)
    }
    let size = size ?? Size(rows: Int(settee_lines(window)), columns: Int(settee_columns(window)))
    // While the screen is set up it has one column, so that what is done with every cell takes no time.
    resizeterm(Int32(size.rows), 1)
    // Until a screen has been left and taken up again, ncurses 6.4 takes itself for a program without one and flushes
    // at every cursor move; after this it writes a frame as a whole. The screen is taken up before there are colours:
    // ncurses would otherwise reset the terminal's palette with it (`oc`), which may be one that the user has set.
    endwin()
    _ = frame.take()
    doupdate()
    colors = allowsColor ?? environment("NO_COLOR", or: "").isEmpty ? Terminal.startColors() : 0
    // Nothing is drawn in ncurses's standard window, so it keeps one line.
    wresize(settee_stdscr(), 1, 1)
    resizeterm(Int32(size.rows), Int32(size.columns))
    // What the terminal shows before the first frame is not known.
    clearok(window, true)
    self.screenPointer = screenPointer
    self.window = window
    self.modes = modes
    self.size = Size(rows: Int(settee_lines(window)), columns: Int(settee_columns(window)))
    isUnicode = CharacterLocale.isUnicode
    canvas = CellBuffer(columns: self.size.columns, pieces: pieces, isUnicode: isUnicode)
    moves = CursorMoves()
    pairs = ColorPairs(colors: colors)
    inputDescriptor = descriptor
    keys = KeyReader()
    // Without a look at the keys that wait: what is drawn is sent whole, and the loop knows them better.
    typeahead(-1)
    nonl()
    curs_set(0)
  }

  private func enter() {
    guard let modes else { return }
    // The screen itself is taken with the first frame; until then there are only the modes to give back.
    EmergencyRestore.arm(descriptor: STDOUT_FILENO, modes: modes.original, sequence: [])
    modes.enterFullScreen()
    frame.append(BracketedPaste.sequence(on: true))
  }

  private func noteScreenIsTaken() {
    guard let modes, !isScreenTaken else { return }
    isScreenTaken = true
    EmergencyRestore.arm(descriptor: STDOUT_FILENO, modes: modes.original, sequence: leavingSequence())
  }

  /// Gives the terminal back as it was found. Safe to call again.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    let other = Terminal.currentScreen
    makeCurrent()
    leave()
    Terminal.delete(screenPointer)
    frame.close()
    if let other, other != screenPointer {
      set_term(other)
      Terminal.currentScreen = other
    }
    guard modes != nil else { return }
    Terminal.holdsTerminal = false
    EmergencyRestore.disarm()
    TerminalSignals.uninstall()
  }

  isolated deinit {
    close()
  }

  func makeCurrent() {
    guard Terminal.currentScreen != screenPointer else { return }
    set_term(screenPointer)
    Terminal.currentScreen = screenPointer
  }

  /// ncurses frees windows of other screens along with a screen; so one is given up instead while others are open.
  private static func delete(_ screen: OpaquePointer) {
    openScreens -= 1
    currentScreen = nil
    if openScreens == 0 { delscreen(screen) }
  }

  func leave() {
    frame.append(BracketedPaste.sequence(on: false))
    if mouse { frame.append(MouseReporting.sequence(on: false)) }
    endwin()
    sendFrame()
    modes?.restore()
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

  func takeBack() {
    modes?.enterFullScreen()
    if adoptSize() { pendingResize = true }
    frame.append(BracketedPaste.sequence(on: true))
    if mouse { frame.append(MouseReporting.sequence(on: true)) }
    redrawsAll = true
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
    for known in pens where known.style == style { return known.pen }
    makeCurrent()
    let pen = Pen(style.attributes, pair: pairs.pair(for: style))
    pens.append((style, pen))
    return pen
  }

  /// Where the hardware cursor rests after a frame, and whether it shows; a place outside the screen is brought into
  /// it.
  public func parkCursor(at point: Point, visible: Bool = false) {
    makeCurrent()
    wmove(window, Int32(min(max(0, point.row), size.rows - 1)), Int32(min(max(0, point.column), size.columns - 1)))
    curs_set(visible ? 1 : 0)
  }

  /// Sends what was drawn since the last frame, in one write; nothing is written where nothing changed.
  public func present() {
    makeCurrent()
    noteChangedRows()
    // All drawing goes to ncurses's own picture of the next frame, so that no window has to be copied there first.
    doupdate()
    noteScreenIsTaken()
    sendFrame()
  }

  private func noteChangedRows() {
    changedRows = redrawsAll || pieces.count == 0 ? nil : (0..<size.rows).filter { is_linetouched(window, Int32($0)) }
    redrawsAll = false
  }

  private func sendFrame() {
    let frame = frame.take()
    guard isUnicode, FrameExpansion.isNeeded(for: frame) else { return self.frame.send(frame) }
    let expansion = FrameExpansion(pieces: pieces, moves: moves, columns: size.columns)
    var output: [UInt8] = []
    output.reserveCapacity(frame.count * 2)
    let overreaching = expansion.append(frame, to: &output)
    if !overreaching.isEmpty { _ = expansion.append(drawnAgain(overreaching), to: &output) }
    self.frame.send(output[...])
  }

  /// The bytes that draw the lines anew where these stand: what follows them is then written after them.
  private func drawnAgain(_ overreaching: Set<Placeholder>) -> ArraySlice<UInt8> {
    let cursor = cursor
    for row in changedRows ?? Array(0..<size.rows) {
      let stands = overreaching.contains { placeholder in
        var cell = cchar_t()
        let isRead = mvwin_wch(window, Int32(row), Int32(placeholder.column), &cell) == OK
        return isRead && Placeholder(&cell) == placeholder
      }
      if stands { wredrawln(window, Int32(row), 1) }
    }
    wmove(window, Int32(cursor.row), Int32(cursor.column))
    doupdate()
    return frame.take()
  }

  /// Forgets what the terminal shows, so that the next frame sends every cell.
  public func redrawEverything() {
    redrawsAll = true
    clearok(window, true)
  }

  /// Frames that were sent, each with one write.
  public var framesSent: Int { frame.framesSent }
  /// Bytes that were sent, in all frames together.
  public var bytesSent: Int { frame.bytesSent }

  // MARK: - Events

  /// Whether the mouse is reported, as ``Event/mouse(_:)``; off at first, because the terminal then leaves selecting
  /// text to us. What is set holds from the next frame on.
  public var mouse = false {
    didSet {
      guard mouse != oldValue else { return }
      makeCurrent()
      frame.append(MouseReporting.sequence(on: mouse))
    }
  }

  /// Takes over the terminal's present size; true where it changed.
  @discardableResult
  func adoptSize() -> Bool {
    guard let found = TerminalModes.size(of: STDOUT_FILENO), modes != nil else { return false }
    return resize(to: found)
  }

  /// Gives the screen another size, as a window that is dragged does; true where it changed.
  @discardableResult
  public func resize(to wanted: Size) -> Bool {
    guard wanted != size, wanted.rows > 0, wanted.columns > 0 else { return false }
    makeCurrent()
    resizeterm(Int32(wanted.rows), Int32(wanted.columns))
    size = Size(rows: Int(settee_lines(window)), columns: Int(settee_columns(window)))
    scrollAllLines()
    canvas.resize(columns: size.columns)
    redrawsAll = true
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

  /// Sets the scrolling region to all lines. ncurses has set it to the lines of the terminal's entry, 24 most often,
  /// and scrolls by a line feed in the last line of the screen.
  private func scrollAllLines() {
    guard let string = settee_terminfo_string("csr"), let all = settee_move(string, 0, Int32(size.rows) - 1) else {
      return
    }
    var bytes: [UInt8] = []
    TerminfoString.append(all, to: &bytes)
    frame.append(bytes)
  }

  private static func startColors() -> Int {
    guard has_colors(), start_color() == OK else { return 0 }
    use_default_colors()
    return Int(settee_colors())
  }

  /// What leaves full-screen mode, for ``EmergencyRestore``.
  private func leavingSequence() -> [UInt8] {
    let strings = ["sgr0", "op", "rmkx", "cnorm", "BD", "rmcup"].compactMap(TerminfoString.bytes)
    return strings.joined() + MouseReporting.sequence(on: false)
  }
}

/// A variable of the environment; nil where it is not set.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

private func environment(_ name: String, or fallback: String) -> String {
  environment(name) ?? fallback
}
