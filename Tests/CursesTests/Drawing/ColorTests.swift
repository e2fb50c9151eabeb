import Glibc
import Testing

@testable import Curses

/// Colours degrade by what the terminal has; attributes stay.
@MainActor
struct ColorTests {
  private static let error = Style(attributes: .bold, foreground: .rgb(255, 0, 0))

  @Test("A monochrome terminal keeps attributes and has no colour", arguments: ["vt100", "xterm-mono"])
  func monochrome(term: String) throws {
    let terminal = try Terminal.headless(Size(rows: 1, columns: 10), term: term, locale: nil, allowsColor: true)
    defer { terminal.close() }
    #expect(terminal.colors == 0)
    let pen = terminal.pen(for: ColorTests.error)
    terminal.screen.draw("x", row: 0, column: 0, pen: pen)
    let cell = terminal.cell(at: Point(row: 0, column: 0))
    #expect(cell.attributes == .bold)
    #expect(!cell.isColored)
  }

  @Test("Terminals of 8 and of 256 colours have them", arguments: [("linux", 8), ("xterm-256color", 256)])
  func colors(term: String, colors: Int) throws {
    let terminal = try Terminal.headless(Size(rows: 1, columns: 10), term: term, locale: nil, allowsColor: true)
    defer { terminal.close() }
    #expect(terminal.colors == colors)
    let pen = terminal.pen(for: ColorTests.error)
    #expect(pen.pair > 0)
    #expect(terminal.pen(for: ColorTests.error) == pen)
    terminal.screen.draw("x", row: 0, column: 0, pen: pen)
    #expect(terminal.cell(at: Point(row: 0, column: 0)).isColored)
    #expect(terminal.pen(for: .plain).pair == 0)
  }

  @Test("NO_COLOR takes the colours and leaves the attributes")
  func noColor() throws {
    let terminal = try Terminal.headless(
      Size(rows: 1, columns: 10), term: "xterm-256color", locale: nil, allowsColor: false)
    defer { terminal.close() }
    #expect(terminal.colors == 0)
    #expect(terminal.pen(for: ColorTests.error) == Pen(.bold))
  }

  @Test("More colour pairs than the terminal has fall back to none, and never crash")
  func manyPairs() throws {
    let terminal = try Terminal.headless(Size(rows: 1, columns: 10), term: "linux", locale: nil, allowsColor: true)
    defer { terminal.close() }
    for foreground in UInt8.min...UInt8.max {
      let pen = terminal.pen(for: Style(foreground: .indexed(foreground), background: .indexed(255 - foreground)))
      terminal.screen.draw("x", row: 0, column: 0, pen: pen)
    }
    terminal.present()
  }

  @Test(
    "Direct colours are bytes of red, green and blue, and the ANSI colours stay themselves",
    arguments: [
      (Color.rgb(255, 128, 0), 0xFF8000), (.rgb(0, 0, 5), 8), (.indexed(3), 3), (.indexed(9), 0xFF0000),
      (.indexed(196), 0xFF0000), (.indexed(244), 0x808080), (.standard, -1),
    ])
  func direct(color: Color, index: Int) {
    #expect(Int(ColorReduction.index(of: color, colors: 1 << 24)) == index)
  }

  @Test(
    "The nearest of 256 colours",
    arguments: [
      ((255, 0, 0), 196), ((0, 0, 0), 16), ((255, 255, 255), 231), ((128, 128, 128), 244), ((8, 8, 8), 232),
      ((95, 135, 175), 67), ((0, 95, 0), 22), ((238, 238, 238), 255),
    ])
  func nearest(color: (UInt8, UInt8, UInt8), index: UInt8) {
    #expect(ColorReduction.nearest256(color.0, color.1, color.2) == index)
  }

  @Test(
    "Fewer colours take the nearest one",
    arguments: [
      (9, 8, 1), (15, 8, 7), (3, 8, 3), (196, 16, 9), (196, 8, 1), (16, 16, 0), (231, 16, 15), (231, 8, 7),
      (244, 16, 8),
      (200, 256, 200), (21, 8, 4), (60, 88, 8), (5, 88, 5), (5, 1 << 24, 5),
    ])
  func reduced(index: UInt8, colors: Int, expected: Int) {
    #expect(ColorReduction.reduce(index, to: colors) == expected)
  }
}
