import Testing

@testable import Curses

/// Pasted text is marked wherever the terminal may do so: unmarked, each of its letters is a command.
@MainActor
struct BracketedPasteTests {
  @Test(arguments: [
    ("xterm-256color", "\u{1B}[?2004h"), ("screen-256color", "\u{1B}[?2004h"), ("linux", "\u{1B}[?2004h"),
    ("vt100", "\u{1B}[?2004h"), ("vt52", ""),
  ])
  func isAskedFor(_ term: String, _ sequence: String) throws {
    let terminal = try Terminal.headless(Size(rows: 2, columns: 20), term: term)
    defer { terminal.close() }
    #expect(BracketedPaste.sequence(on: true) == Array(sequence.utf8))
  }
}
