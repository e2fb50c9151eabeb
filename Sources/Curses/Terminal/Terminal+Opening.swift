import CNcurses
import Libc

extension Terminal {
  /// Takes the terminal of standard input and output.
  ///
  /// - Throws: ``TerminalError/notATerminal`` where either is redirected, ``TerminalError/unusable(term:)`` where
  ///   `TERM` names no terminal that can show a full screen.
  public static func open(file: StaticString = #fileID, line: UInt = #line) throws(TerminalError) -> Terminal {
    if holdsTerminal { fail("the terminal is open already; close it before opening it again", file: file, line: line) }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let term = environment("TERM") ?? ""
    guard !term.isEmpty, term != "dumb", term != "unknown" else { throw .unusable(term: term) }
    let output = PrintCapture.openTerminal()
    guard let modes = TerminalModes(of: output) else {
      throw .system("cannot open the terminal once more: \(String(cString: strerror(errno)))")
    }
    CharacterLocale.choose()
    TerminalSignals.install()
    do {
      let terminal = try Terminal(
        term: term, size: TerminalModes.size(of: output), output: output, input: settee_stdin(),
        keys: STDIN_FILENO, modes: modes)
      holdsTerminal = true
      terminal.enter()
      return terminal
    } catch {
      TerminalSignals.uninstall()
      Libc.close(output)
      throw error
    }
  }

  /// A terminal that shows nothing, for tests: what is drawn is read back with ``cell(at:)`` and ``text(row:)``.
  ///
  /// - Parameters:
  ///   - size: its size in cells.
  ///   - term: the terminfo entry, such as `xterm-256color` or `vt100` (monochrome).
  ///   - allowsColor: whether it has the entry's colours; a test does not depend on `NO_COLOR`.
  /// - Throws: ``TerminalError/unusable(term:)`` where terminfo does not know the entry.
  public static func headless(
    _ size: Size, term: String = "xterm-256color", allowsColor: Bool = true
  ) throws(TerminalError) -> Terminal {
    try headless(size, term: term, locale: nil, allowsColor: allowsColor)
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

  private func enter() {
    guard let modes else { return }
    // The screen itself is taken with the first frame; until then there are only the modes to give back.
    EmergencyRestore.arm(descriptor: outputDescriptor, modes: modes.original, sequence: [])
    Terminal.giveBackAtExit()
    modes.enterFullScreen()
    PrintCapture.begin(on: outputDescriptor)
    frame.append(BracketedPaste.sequence(on: true))
  }

  /// The terminal is restored for a program that calls `exit` while it is open, too.
  private static func giveBackAtExit() {
    guard !isGivenBackAtExit else { return }
    isGivenBackAtExit = true
    atexit { EmergencyRestore.fire() }
  }

  func noteScreenIsTaken() {
    guard let modes, !isScreenTaken else { return }
    isScreenTaken = true
    EmergencyRestore.arm(descriptor: outputDescriptor, modes: modes.original, sequence: leavingSequence())
  }

  /// Gives the terminal back as it was found. Safe to call again.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    let other = Terminal.currentScreen
    makeCurrent()
    // In the background, setting the terminal would stop the program instead of ending it.
    let found = modes == nil ? nil : signal(SIGTTOU, SIG_IGN)
    if !isLeft { leave() }
    if let found { signal(SIGTTOU, found) }
    keys.close()
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
    Libc.close(outputDescriptor)
  }

  /// ncurses frees windows of other screens along with a screen; so one loses only its windows while others are open.
  ///
  /// Its windows must not stay: each change of a screen's size walks the windows of all.
  static func delete(_ screen: OpaquePointer) {
    openScreens -= 1
    currentScreen = nil
    if openScreens == 0 {
      delscreen(screen)
    } else {
      for window in [settee_stdscr(), settee_newscr(), settee_curscr()] { delwin(window) }
    }
  }

  /// What leaves full-screen mode, for ``EmergencyRestore``.
  private func leavingSequence() -> [UInt8] {
    let strings = ["sgr0", "op", "rmkx", "cnorm", "BD", "rmcup"].compactMap(TerminfoString.bytes)
    return strings.joined() + MouseReporting.sequence(on: false)
  }
}
