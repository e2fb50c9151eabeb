import CNcurses
import Glibc

/// Reads keys through ncurses, in both forms in which terminals send them.
@MainActor
final class KeyReader {
  /// A pad: reading from it never redraws the screen, as reading from a window would.
  private let pad: UnsafeMutablePointer<WINDOW>?
  /// ncurses holds back what follows an escape character that began no known sequence.
  private var mayHoldMore = false

  private static let pasteBegins: Int32 = 2000
  private static let pasteEnds: Int32 = 2001

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

  /// What terminfo's entries leave out: arrows, Home and End come as `ESC [` and as `ESC O`, by mode and terminal.
  private static let furtherForms: [(String, Int32)] = [
    ("\u{1B}[A", KEY_UP), ("\u{1B}[B", KEY_DOWN), ("\u{1B}[C", KEY_RIGHT), ("\u{1B}[D", KEY_LEFT),
    ("\u{1B}OA", KEY_UP), ("\u{1B}OB", KEY_DOWN), ("\u{1B}OC", KEY_RIGHT), ("\u{1B}OD", KEY_LEFT),
    ("\u{1B}[H", KEY_HOME), ("\u{1B}[F", KEY_END), ("\u{1B}OH", KEY_HOME), ("\u{1B}OF", KEY_END),
    ("\u{1B}[1~", KEY_HOME), ("\u{1B}[4~", KEY_END), ("\u{1B}[7~", KEY_HOME), ("\u{1B}[8~", KEY_END),
    ("\u{1B}[3~", KEY_DC), ("\u{1B}[5~", KEY_PPAGE), ("\u{1B}[6~", KEY_NPAGE), ("\u{1B}[Z", KEY_BTAB),
    ("\u{1B}[200~", pasteBegins), ("\u{1B}[201~", pasteEnds),
  ]

  /// The next key that ncurses already holds; nil where it holds none.
  func buffered() -> Event? {
    mayHoldMore ? next() : nil
  }

  /// The key that waits at the terminal; nil where what waits is none.
  func next() -> Event? {
    guard let code = read() else { return nil }
    if case .special(KeyReader.pasteBegins) = code { return .paste(pastedText()) }
    return key(for: code).map(Event.key)
  }

  /// Forgets the key by which ncurses announces a resize; the event has been told otherwise.
  func discardResizeKey() {
    var code: wint_t = 0
    if wget_wch(pad, &code) == OK { unget_wch(wchar_t(bitPattern: code)) }
  }

  private enum Code {
    case special(Int32)
    case scalar(Unicode.Scalar)
  }

  private func read() -> Code? {
    var code: wint_t = 0
    let kind = wget_wch(pad, &code)
    mayHoldMore = kind == OK && code == 27
    if kind == KEY_CODE_YES { return .special(Int32(bitPattern: code)) }
    guard kind == OK, let scalar = Unicode.Scalar(code) else { return nil }
    return .scalar(scalar)
  }

  private func pastedText() -> String {
    var text = String.UnicodeScalarView()
    while let code = readWaiting() {
      switch code {
      case .special(KeyReader.pasteEnds): return String(text)
      case .special: continue
      case .scalar("\r"): text.append("\n")
      case .scalar(let scalar): text.append(scalar)
      }
    }
    return String(text)
  }

  /// The next code, waited for: the end of a paste may arrive late, but a terminal that sends none must not hang us.
  private func readWaiting() -> Code? {
    if let code = read() { return code }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 1000) > 0 ? read() : nil
  }

  private func key(for code: Code) -> Key? {
    switch code {
    case .special(let code): KeyReader.specialKeys[code] ?? KeyReader.functionKey(code)
    case .scalar(let scalar): KeyReader.key(for: scalar)
    }
  }

  private static let specialKeys: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_ENTER: .enter, KEY_BACKSPACE: .backspace, KEY_DC: .delete, KEY_IC: .insert, KEY_BTAB: .backTab,
  ]

  private static func functionKey(_ code: Int32) -> Key? {
    let number = Int(code - KEY_F0)
    return (1...63).contains(number) ? .function(number) : nil
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
