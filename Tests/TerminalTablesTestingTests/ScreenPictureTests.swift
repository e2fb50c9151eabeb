import Curses
import TerminalTablesTesting
import Testing

@MainActor
@Suite("A screen as text: characters, and letters for what is not plain")
struct ScreenPictureTests {
  private final class Drawing: HeadlessScreen {
    let terminal: Terminal
    let cursor = Point(row: 0, column: 0)
    init() throws { terminal = try Terminal.headless(Size(rows: 2, columns: 12)) }
    isolated deinit { terminal.close() }
  }

  @Test func eachMeaningHasALetter() throws {
    let drawing = try Drawing()
    let red = drawing.terminal.pen(for: Style(attributes: .bold, foreground: .indexed(1)))
    drawing.terminal.screen.draw("bold", row: 0, column: 1, pen: Pen(.bold))
    drawing.terminal.screen.draw("红", row: 1, column: 0, pen: red)
    drawing.terminal.screen.draw("re", row: 1, column: 4, pen: Pen([.reverse, .dim]))
    let picture = drawing.picture
    #expect(picture.lines == [" bold", "红  re"])
    #expect(picture.attributes == [" aaaa", "bb  cc"])
    #expect(picture.meanings == ["bold", "bold colored", "dim reverse"])
    #expect(
      picture.description == """
         bold
        红  re
        ────
         aaaa
        bb  cc
        ────
        a bold
        b bold colored
        c dim reverse

        """)
  }

  @Test func aPlainScreenIsItsLines() throws {
    let drawing = try Drawing()
    drawing.terminal.screen.draw("plain", row: 0, column: 0, pen: .plain)
    #expect(drawing.picture.description == "plain\n\n")
  }
}
