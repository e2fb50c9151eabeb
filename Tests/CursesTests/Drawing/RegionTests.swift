import Testing

@testable import Curses

/// Nothing drawn in a region leaves it, and no character is split by its edges.
@MainActor
struct RegionTests {
  private func withTerminal(_ rows: Int, _ columns: Int, _ body: (Terminal) throws -> Void) throws {
    let terminal = try Terminal.headless(Size(rows: rows, columns: columns))
    defer { terminal.close() }
    try body(terminal)
  }

  @Test("Rows and columns outside are left out")
  func clipping() throws {
    try withTerminal(3, 10) { terminal in
      let part = terminal.screen.part(row: -1, column: -2, rows: 3, columns: 6)
      #expect(part.draw("hidden", row: 0, column: 0, pen: .plain) == 0)
      #expect(part.draw("abcdefgh", row: 1, column: 0, pen: .plain) == 6)
      #expect(part.draw("far away", row: 2, column: 20, pen: .plain) == 0)
      part.draw("right", row: 2, column: 4, pen: .plain)
      #expect(terminal.text == ["cdef", "  ri", ""])
      #expect(!part.shows(row: 0) && part.shows(row: 1))
    }
  }

  @Test("A wide character that does not fit the right edge is left out")
  func rightEdge() throws {
    try withTerminal(2, 5) { terminal in
      #expect(terminal.screen.draw("ab設定", row: 0, column: 0, pen: .plain) == 4)
      #expect(terminal.text(row: 0) == "ab設")
      #expect(
        terminal.screen.part(row: 1, column: 0, rows: 1, columns: 1).draw("設", row: 0, column: 0, pen: .plain) == 0)
      #expect(terminal.text(row: 1) == "")
    }
  }

  @Test("A wide character that the left edge splits leaves a blank")
  func leftEdge() throws {
    try withTerminal(1, 6) { terminal in
      terminal.screen.draw("設定x", row: 0, column: -1, pen: .plain)
      #expect(terminal.text(row: 0) == " 定x")
      terminal.screen.draw("👩‍🔬👩‍🔬x", row: 0, column: -1, pen: .plain)
      #expect(terminal.text(row: 0) == " 👩‍🔬x")
    }
  }

  @Test("Drawing over half of a wide character blanks the other half", arguments: ["設", "👩‍🔬", "❤️", "🇩🇪"])
  func overHalf(text: String) throws {
    try withTerminal(1, 6) { terminal in
      terminal.screen.draw("a\(text)b", row: 0, column: 0, pen: .plain)
      terminal.screen.draw("x", row: 0, column: 2, pen: .plain)
      #expect(terminal.text(row: 0) == "a xb")
      terminal.screen.draw("a\(text)b", row: 0, column: 0, pen: .plain)
      terminal.screen.draw("y", row: 0, column: 1, pen: .plain)
      #expect(terminal.text(row: 0) == "ay b")
    }
  }

  @Test("Only the filled part changes, and only characters of one column fill")
  func filling() throws {
    try withTerminal(2, 6) { terminal in
      terminal.screen.fill(with: "─", pen: .plain)
      terminal.screen.part(row: 1, column: 2, rows: 5, columns: 2).fill()
      #expect(terminal.text == ["──────", "──  ──"])
      terminal.screen.part(row: 0, column: 0, rows: 1, columns: 2).fill(with: "設", pen: .plain)
      #expect(terminal.text(row: 0) == "\u{FFFD}\u{FFFD}────")
    }
  }

  @Test("Attributes are drawn and read back, on every kind of character")
  func attributes() throws {
    try withTerminal(1, 12) { terminal in
      let pen = Pen([.bold, .reverse])
      terminal.screen.draw("a設👩‍🔬", row: 0, column: 0, pen: pen)
      terminal.screen.draw("plain", row: 0, column: 6, pen: .plain)
      for column in 0..<5 {
        #expect(terminal.cell(at: Point(row: 0, column: column)).attributes == [.bold, .reverse])
      }
      #expect(terminal.cell(at: Point(row: 0, column: 6)).attributes == [])
      #expect(terminal.cell(at: Point(row: 0, column: 3)).text == "👩‍🔬")
      #expect(terminal.cell(at: Point(row: 0, column: 4)).text == "")
      #expect(terminal.cell(at: Point(row: 5, column: 0)).text == "")
    }
  }

  @Test("A screen of one cell shows one column and does not crash")
  func oneCell() throws {
    try withTerminal(1, 1) { terminal in
      #expect(terminal.size == Size(rows: 1, columns: 1))
      #expect(terminal.screen.draw("設", row: 0, column: 0, pen: .plain) == 0)
      #expect(terminal.screen.draw("❤️ 👩‍🔬", row: 0, column: 0, pen: .plain) == 0)
      #expect(terminal.screen.draw("xyz", row: 0, column: 0, pen: .plain) == 1)
      terminal.parkCursor(at: Point(row: 7, column: -3))
      terminal.present()
      #expect(terminal.text == ["x"])
      #expect(terminal.cursor == Point(row: 0, column: 0))
    }
  }
}
