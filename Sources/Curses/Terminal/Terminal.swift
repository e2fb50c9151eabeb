import CNcurses
import Dispatch
import Libc

/// The terminal, taken for full-screen use and always restored.
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
  public internal(set) var size: Size
  /// The colours that the terminal has, 0 where it has none or `NO_COLOR` is set.
  public let colors: Int

  let frame: FrameBuffer
  let canvas: CellBuffer
  let pieces = ClusterTable()
  let window: UnsafeMutablePointer<WINDOW>
  let screenPointer: OpaquePointer
  let isUnicode: Bool
  let modes: TerminalModes?
  let keys: KeyReader
  let inputDescriptor: Int32
  /// The terminal, whatever standard output is at the moment; -1 for one that shows nothing.
  let outputDescriptor: Int32
  let moves: CursorMoves
  var pairs: ColorPairs
  /// A few dozen at most: looking through them is quicker than hashing, above all the first time.
  var pens: [(style: Style, pen: Pen)] = []
  var pendingSignals: ArraySlice<UInt8> = []
  var pendingResize = false
  /// The keys that were answered while tasks of the main actor waited.
  var keysBeforeTasks = 0
  /// Calls what runs the main actor's tasks, for a program that says or measures something meanwhile.
  package var runTasks: (() -> Void) -> Void = { $0() }
  /// Called with what the program has printed, before the terminal is restored and by ``reportPrints()``.
  package var onPrint: (([UInt8]) -> Void)?
  /// Called with the number of printed bytes that were dropped because there were too many.
  package var onDrop: ((Int) -> Void)?
  /// Called with the time that input waited in ``waitForEvent(timeout:)`` because the main actor was busy.
  package var onDelay: ((Duration) -> Void)?
  /// Whether a task waits for events, and what it waits with.
  var isAwaited = false
  let wakeups = Wakeups()
  /// Whether something is to be drawn that no event brought.
  var hasChanges = false
  /// Whether another thread waits for input, and the queue that it serves.
  var isWatched = false
  lazy var inputQueue = DispatchQueue(label: "Curses.Terminal.input")
  /// What the notice of long work is prepared to say.
  var preparedNotice: (text: String, size: Size)?
  /// The lines that the next frame may send; nil for all.
  var changedRows: [Int]?
  var redrawsAll = true
  var isOpen = true
  var isScreenTaken = false
  /// Whether the terminal is as it was found, because it is lent or the program is stopped.
  var isLeft = false
  /// Whether another terminal that was open at the same time has taken this one's picture.
  var isPictureLost = false
  /// How often any terminal got a size, and how often it had when this one had its own.
  static var sizeChanges = 0
  var knownSizeChanges = 0
  /// The screen that ncurses' functions act on.
  static var currentScreen: OpaquePointer?
  static var openScreens = 0
  static var holdsTerminal = false
  static var isGivenBackAtExit = false

  init(
    term: String, size: Size?, output: Int32, input: UnsafeMutablePointer<FILE>, keys descriptor: Int32,
    modes: TerminalModes?, allowsColor: Bool? = nil
  ) throws(TerminalError) {
    frame = try FrameBuffer(terminal: output)
    set_escdelay(25)
    use_env(true)
    let frame = frame
    guard let screenPointer = TerminalSize.hidden({ newterm(term, frame.stream, input) }) else {
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
    let size = size.map(TerminalSize.bounded) ?? TerminalSize.supposed
    // While the screen is set up it has one column, so that what is done with every cell takes no time.
    resizeterm(Int32(size.rows), 1)
    // Until a screen has been left and taken up again, ncurses 6.4 takes itself for a program without one and flushes
    // at every cursor move; after this it writes a frame as a whole. The screen is taken up before there are colours:
    // ncurses would otherwise reset the terminal's palette with it (`oc`), which may be one that the user has set.
    endwin()
    _ = frame.take()
    TerminalSize.hidden { _ = doupdate() }
    colors = allowsColor ?? (environment("NO_COLOR") ?? "").isEmpty ? Terminal.startColors() : 0
    // Nothing is drawn in ncurses's standard window, so it keeps one line.
    wresize(settee_stdscr(), 1, 1)
    resizeterm(Int32(size.rows), Int32(size.columns))
    Terminal.sizeChanges += 1
    knownSizeChanges = Terminal.sizeChanges
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
    outputDescriptor = output
    keys = KeyReader()
    // Without a look at the keys that wait: what is drawn is sent whole, and the loop knows them better.
    typeahead(-1)
    nonl()
    curs_set(0)
  }

  isolated deinit {
    close()
  }

  /// Whether the mouse is reported, as ``Event/mouse(_:)``; off at first, because the terminal then leaves selecting
  /// text to us. What is set holds from the next frame on.
  public var mouse = false {
    didSet {
      guard mouse != oldValue else { return }
      makeCurrent()
      frame.append(MouseReporting.sequence(on: mouse))
    }
  }

  /// Ends the program because of a caller's mistake, said where it can be read: after the terminal was restored.
  ///
  /// - Parameters:
  ///   - message: what is wrong, and what to do.
  ///   - file: where the caller's mistake is.
  ///   - line: the line there.
  public static func fail(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    EmergencyRestore.fire()
    fatalError(message, file: file, line: line)
  }

  /// Whether the locale has characters outside ASCII.
  public static var showsUnicode: Bool { CharacterLocale.isUnicode }

  private static func startColors() -> Int {
    guard has_colors(), start_color() == OK else { return 0 }
    use_default_colors()
    return Int(settee_colors())
  }
}

func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
