import CNcurses

/// Reads keys through ncurses, in both forms in which terminals send them.
///
/// What a terminal sends that is no key of ours (a letter held with modifiers, an answer that nobody asked for) is
/// swallowed whole: its letters must never be taken for commands.
@MainActor
final class KeyReader {
  /// A pad: reading from it never redraws the screen, as reading from a window would.
  private let pad: UnsafeMutablePointer<WINDOW>?
  /// ncurses holds back what follows an escape character that began no known sequence.
  private var mayHoldMore = false
  /// Read already, and not yet taken.
  private var held: Code?
  private var clicks = ClickCounter()

  enum Code: Equatable {
    case special(Int32)
    case scalar(Unicode.Scalar)
  }

  /// Codes of our own, beyond those of ncurses.
  private static let pasteBegins: Int32 = 2000
  private static let pasteEnds: Int32 = 2001
  private static let mouseReport: Int32 = 2002

  init() {
    pad = newpad(1, 1)
    nodelay(pad, true)
    turnOn()
    for (sequence, code) in KeyReader.furtherForms { define_key(sequence, code) }
  }

  /// Switches the terminal's keypad on; again after the terminal was lent.
  func turnOn() {
    keypad(pad, true)
  }

  /// Gives the pad back, while its screen is the current one.
  func close() {
    delwin(pad)
  }

  /// What terminfo's entries leave out: arrows, Home and End come as `ESC [` and as `ESC O`, by mode and terminal.
  private static let furtherForms: [(String, Int32)] = [
    ("\u{1B}[A", KEY_UP), ("\u{1B}[B", KEY_DOWN), ("\u{1B}[C", KEY_RIGHT), ("\u{1B}[D", KEY_LEFT),
    ("\u{1B}OA", KEY_UP), ("\u{1B}OB", KEY_DOWN), ("\u{1B}OC", KEY_RIGHT), ("\u{1B}OD", KEY_LEFT),
    ("\u{1B}[H", KEY_HOME), ("\u{1B}[F", KEY_END), ("\u{1B}OH", KEY_HOME), ("\u{1B}OF", KEY_END),
    ("\u{1B}[1~", KEY_HOME), ("\u{1B}[4~", KEY_END), ("\u{1B}[7~", KEY_HOME), ("\u{1B}[8~", KEY_END),
    ("\u{1B}[3~", KEY_DC), ("\u{1B}[5~", KEY_PPAGE), ("\u{1B}[6~", KEY_NPAGE), ("\u{1B}[Z", KEY_BTAB),
    ("\u{1B}OM", KEY_ENTER),
    ("\u{1B}[200~", pasteBegins), ("\u{1B}[201~", pasteEnds), ("\u{1B}[<", mouseReport),
  ]

  // MARK: - Events

  /// The next key that was read already, here or in ncurses; nil where there is none.
  func buffered() -> Event? {
    while held != nil || mayHoldMore {
      if let code = read(), let event = event(for: code) { return event }
    }
    return nil
  }

  /// The key that waits at the terminal; nil where what waits is none.
  func next() -> Event? {
    // The bytes of one character may arrive one after the other.
    read(within: 20).flatMap(event(for:))
  }

  /// Forgets the key by which ncurses announces a resize, which is an event of its own here.
  func discardResizeKey() {
    var code: wint_t = 0
    if wget_wch(pad, &code) == OK { unget_wch(wchar_t(bitPattern: code)) }
  }

  private func event(for code: Code) -> Event? {
    switch code {
    case .special(KeyReader.pasteBegins): return .paste(pastedText())
    case .special(KeyReader.mouseReport): return mouseEvent().map(Event.mouse)
    case .special(KEY_MOUSE):
      skipOldMouseReport()
      return nil
    case .scalar("\u{1B}"): return escape().map(Event.key)
    default: return key(for: code).map(Event.key)
    }
  }

  // MARK: - Codes

  /// The next code; nil where none comes within so many milliseconds.
  private func read(within milliseconds: Int32 = 0) -> Code? {
    if let code = held {
      held = nil
      return code
    }
    wtimeout(pad, milliseconds)
    var code: wint_t = 0
    let kind = wget_wch(pad, &code)
    mayHoldMore = kind != ERR && (mayHoldMore || (kind == OK && code == 27))
    if kind == KEY_CODE_YES { return .special(Int32(bitPattern: code)) }
    guard kind == OK, let scalar = Unicode.Scalar(code) else { return nil }
    return .scalar(scalar)
  }

  /// The next code of a sequence that has begun; nil where none comes in time.
  private func readMore() -> Code? {
    read(within: 50)
  }

  // MARK: - Sequences

  /// The key of an escape character: Esc, or a key held with modifiers, whose sequence it begins; nil where another
  /// sequence began, which is then read to its end and forgotten.
  private func escape() -> Key? {
    guard let introducer = read() else { return .escape }
    switch introducer {
    case .scalar("["):
      return controlSequence()
    // Alt with what readline moves and deletes words by.
    case .scalar("b"): return .modified(.left, .alt)
    case .scalar("f"): return .modified(.right, .alt)
    case .scalar("\u{7F}"), .special(KEY_BACKSPACE): return .control("w")
    case .scalar("O"):
      // Esc and a capital O typed in haste are two keys.
      guard let final = read() else { fallthrough }
      if case .special = final { held = final }
      return nil
    default:
      held = introducer
      return .escape
    }
  }

  /// Reads parameters up to the letter that ends them.
  private func controlSequence() -> Key? {
    var parameters = ""
    var count = 0
    while let code = readMore() {
      guard case .scalar(let scalar) = code else {
        held = code
        return nil
      }
      // The Linux console's function keys have a second bracket, which ends nothing.
      let goesOn = (0x20...0x3F).contains(scalar.value) || (count == 0 && scalar == "[")
      if count == 0 && scalar == "M" { skipOldMouseReport() }
      if !goesOn { return ModifiedKey.key(parameters: parameters, final: scalar) }
      parameters.unicodeScalars.append(scalar)
      count += 1
    }
    return nil
  }

  /// The rest of a report in the form that X10 had: three characters, whatever they are.
  private func skipOldMouseReport() {
    for _ in 0..<3 { _ = readMore() }
  }

  private func mouseEvent() -> MouseEvent? {
    var report = ""
    while case .scalar(let scalar)? = readMore() {
      if (0x40...0x7E).contains(scalar.value) { return clicks.event(for: MouseReport(report, final: scalar)) }
      report.unicodeScalars.append(scalar)
    }
    return nil
  }

  private func pastedText() -> String {
    var text = String.UnicodeScalarView()
    var silence = 0
    // The end of a paste may arrive late, but a terminal that sends none must not hang us.
    while silence < 20 {
      guard let code = readMore() else {
        silence += 1
        continue
      }
      silence = 0
      switch code {
      case .special(KeyReader.pasteEnds): return String(text)
      case .special: continue
      case .scalar("\r"): text.append("\n")
      case .scalar(let scalar): text.append(scalar)
      }
    }
    return String(text)
  }

  // MARK: - Keys

  private func key(for code: Code) -> Key? {
    switch code {
    case .special(let code): KeyReader.specialKeys[code] ?? KeyReader.functionKey(code)
    case .scalar(let scalar): KeyReader.key(for: scalar)
    }
  }

  private static let specialKeys: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_HOME: .home, KEY_END: .end,
    KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown, KEY_ENTER: .enter, KEY_BACKSPACE: .backspace, KEY_DC: .delete,
    KEY_IC: .insert, KEY_BTAB: .backTab,
  ]

  private static func functionKey(_ code: Int32) -> Key? {
    let number = Int(code - KEY_F0)
    return (1...63).contains(number) ? .function(number) : ModifiedKey.key(code: code)
  }

  private static func key(for scalar: Unicode.Scalar) -> Key {
    switch scalar.value {
    case 27: .escape
    case 13, 10: .enter
    case 9: .tab
    case 8, 127: .backspace
    case 0: .control(" ")
    case 1...26: .control(Character(Unicode.Scalar(UInt8(scalar.value) + 96)))
    case 28...31: .control(Character(Unicode.Scalar(UInt8(scalar.value) + 64)))
    default: .character(Character(scalar))
    }
  }
}
