import Testing

@testable import Curses

/// Where the locale has no Unicode, stand-ins of the same columns are drawn, and nothing fails.
@MainActor
struct ASCIILocaleTests {
  private func line(_ text: String) throws -> String {
    let terminal = try Terminal.headless(Size(rows: 1, columns: 40), term: "vt100", locale: "C")
    defer {
      terminal.close()
      CharacterLocale.choose()
    }
    #expect(terminal.screen.draw(text + "|", row: 0, column: 0, pen: .plain) == DisplayWidth.of(text) + 1)
    terminal.present()
    return terminal.text(row: 0)
  }

  @Test(
    "Chrome keeps its shape and text its columns",
    arguments: [
      ("Model ‹ sonnet ›", "Model < sonnet >"), ("Cleanup…", "Cleanup~"), ("30 •", "30 *"), ("───", "---"),
      ("▎ │", "| |"),
      ("←→↑↓", "<>^v"), ("設定", "????"), ("é", "?"), ("👩‍🔬 x", "?? x"), ("\u{1B}[m", "?[m"), ("no\u{A0}break", "no break"),
      ("“quoted”", "\"quoted\""), ("███▌░", "####."),
    ])
  func standIns(text: String, shown: String) throws {
    #expect(try line(text) == shown + "|")
  }

  @Test("Rules and bars are filled with stand-ins")
  func filling() throws {
    let terminal = try Terminal.headless(Size(rows: 1, columns: 5), term: "xterm", locale: "C")
    defer {
      terminal.close()
      CharacterLocale.choose()
    }
    terminal.screen.fill(with: "─", pen: .plain)
    #expect(terminal.text(row: 0) == "-----")
  }
}
