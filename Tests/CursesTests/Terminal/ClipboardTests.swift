import Testing

@testable import Curses

@MainActor
@Suite struct ClipboardTests {
  @Test(
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("é", "w6k="),
    ] as [(String, String)])
  func textsAreEncoded(_ text: String, _ encoded: String) {
    #expect(String(decoding: Base64.encoded(Array(text.utf8)), as: UTF8.self) == encoded)
  }

  @Test(arguments: [("xterm-256color", true), ("tmux-256color", true), ("vt100", false), ("linux", false)])
  func onlyTerminalsThatMayTakeATextAreGivenOne(_ term: String, _ isGiven: Bool) throws {
    let terminal = try Terminal.headless(Size(rows: 3, columns: 20), term: term)
    defer { terminal.close() }
    var sent: [UInt8] = []
    terminal.frame.onSend = { sent += $0 }
    let outcome = terminal.copy("foo")
    let isSent = outcome == .sent || outcome == .maybeSent
    // In tmux every terminal is.
    guard environment("TMUX") == nil || isGiven else { return }
    #expect(isSent == isGiven)
    #expect(sent == (isGiven ? Array("\u{1B}]52;c;Zm9v\u{07}".utf8) : []))
  }

  @Test func whatIsTooLongIsNotCut() throws {
    let terminal = try Terminal.headless(Size(rows: 3, columns: 20), term: "xterm-256color")
    defer { terminal.close() }
    #expect(terminal.copy(String(repeating: "x", count: 60_000)) == .tooLong)
  }
}
