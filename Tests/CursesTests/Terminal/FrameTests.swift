import TestSupport
import Testing

@testable import Curses

/// A frame is one write; frames without clusters that ncurses cannot hold are sent as they are.
@MainActor
struct FrameTests {
  @Test("Each frame is one write, and a frame in which nothing changed is none")
  func oneWrite() throws {
    let screens = try Screens(Size(rows: 10, columns: 40))
    defer { screens.terminal.close() }
    for row in 0..<10 { screens.draw("row \(row)", row: row) }
    screens.terminal.present()
    #expect(screens.terminal.framesSent == 1)
    screens.draw("row 4, changed", row: 4)
    screens.draw("row 8, changed", row: 8)
    screens.terminal.present()
    #expect(screens.terminal.framesSent == 2)
    #expect(screens.terminal.bytesSent == screens.frames.reduce(0) { $0 + $1.count })
    screens.terminal.present()
    #expect(screens.terminal.framesSent == 2)
  }

  @Test("Everything is sent again when asked for, clusters too")
  func redraw() throws {
    let screens = try Screens(Size(rows: 3, columns: 20))
    defer { screens.terminal.close() }
    screens.draw("👩‍🔬|plain", row: 0)
    screens.draw("設定", row: 1)
    screens.terminal.present()
    screens.terminal.redrawEverything()
    screens.terminal.present()
    let again = String(decoding: screens.frames[1], as: UTF8.self)
    #expect(again.contains("👩‍🔬") && again.contains("plain") && again.contains("設定"))
    #expect(screens.differences(rows: 0..<3) { $0 == 0 ? [0..<2] : [] } == [])
  }

  @Test("A terminal that is left right after it was taken back stays left")
  func leftAfterLending() throws {
    let screens = try Screens(Size(rows: 3, columns: 20))
    screens.draw("e  👩‍🔬|plain", row: 0)
    screens.terminal.present()
    screens.terminal.lend {}
    screens.terminal.close()
    let sent = screens.frames.map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(sent.components(separatedBy: "\u{1B}[?1049l").count == 3)
    #expect(sent.components(separatedBy: "\u{1B}[?1049l").last?.contains("\u{1B}[?1049h") == false)
  }

  @Test("A change beside a cluster does not send it, nor other lines with the same")
  func unchanged() throws {
    let screens = try Screens(Size(rows: 6, columns: 60))
    defer { screens.terminal.close() }
    for row in 0..<6 { screens.draw("👩‍🔬 a long enough title in row \(row)", row: row) }
    screens.terminal.present()
    screens.terminal.screen.draw("value", row: 2, column: 50, pen: .plain)
    screens.terminal.present()
    #expect(screens.frames[1].count < 20)
    screens.draw("👩‍🔬 another title", row: 3, pen: Pen(.reverse))
    screens.terminal.present()
    let third = String(decoding: screens.frames[2], as: UTF8.self)
    #expect(!third.contains("row 2"))
    // Once, and once more for terminals on which the cluster wrote over what follows it.
    #expect(third.components(separatedBy: "another title").count == 3)
    #expect(screens.differences(rows: 0..<6) { _ in [0..<2] } == [])
  }

  @Test("Clusters come, go and wander, and all else stays in place on every terminal")
  func wandering() throws {
    let screens = try Screens(Size(rows: 4, columns: 30))
    defer { screens.terminal.close() }
    let clusters = [
      "👩‍🔬", "❤️", "🇩🇪", "x", "設", "👍🏽", "🛜", "e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "नि", "⌚\u{FE0E}", "",
    ]
    var random = SeededGenerator(seed: 7)
    func next(_ count: Int) -> Int { random.next(below: count) }
    var clusterColumns = [Int: [Range<Int>]]()
    for _ in 0..<400 {
      let row = next(4)
      var text = String(repeating: "-", count: next(8))
      var ranges: [Range<Int>] = []
      for _ in 0..<next(5) {
        let cluster = clusters[next(clusters.count)]
        let column = DisplayWidth.of(text)
        ranges.append(column..<column + DisplayWidth.of(cluster))
        text += cluster + String(repeating: "+", count: next(4)) + "|"
      }
      clusterColumns[row] = ranges
      screens.draw(text + "end of the line that is cut", row: row, pen: next(2) == 0 ? .plain : Pen(.reverse))
      if next(3) > 0 { screens.terminal.present() }
    }
    screens.terminal.present()
    #expect(screens.differences(rows: 0..<4) { clusterColumns[$0] ?? [] } == [])
    #expect(screens.complaints == [])
  }

  @Test("A list of rows with clusters scrolls, and all else stays in place on every terminal", arguments: [12, 24, 40])
  func scrolling(rows: Int) throws {
    let screens = try Screens(Size(rows: rows, columns: 40))
    defer { screens.terminal.close() }
    let icons = ["👩‍🔬", "🇩🇪", "設", "❤️"]
    for top in 0..<30 {
      for row in 0..<rows {
        screens.draw(
          "\(icons[(top + row) % 4]) setting number \(top + row)", row: row, pen: row == 3 ? Pen(.reverse) : .plain)
      }
      screens.terminal.present()
      #expect(screens.differences(rows: 0..<rows) { _ in [0..<2] } == [])
    }
    #expect(screens.terminal.framesSent == 30)
  }

  @Test("More different clusters than the table holds are given the numbers of those that are gone")
  func fullTable() throws {
    let screens = try Screens(Size(rows: 20, columns: 60))
    defer { screens.terminal.close() }
    var value: UInt32 = 0x1F300
    for _ in 0..<12 {
      for row in 0..<20 {
        var text = ""
        for _ in 0..<12 {
          value = value >= 0x1F600 ? 0x1F300 : value + 1
          let base = Unicode.Scalar(value).map(String.init) ?? "x"
          text += base + String(repeating: "\u{300}", count: Int(value % 7)) + "|"
        }
        screens.draw(text, row: row)
      }
      screens.terminal.present()
      #expect(screens.terminal.pieces.count <= 2048)
    }
    for screen in screens.virtual {
      for row in 0..<20 { #expect(screen.cells[row][2].text == "|" || screen.cells[row][1].text == "|") }
    }
  }

  @Test("A terminal of another size is drawn anew, down to one cell and back")
  func resize() throws {
    let terminal = try Terminal.headless(Size(rows: 24, columns: 80))
    defer { terminal.close() }
    for size in [Size(rows: 5, columns: 20), Size(rows: 1, columns: 1), Size(rows: 50, columns: 200)] {
      #expect(terminal.resize(to: size))
      #expect(terminal.size == size)
      #expect(terminal.screen.columns == size.columns)
      terminal.screen.draw(String(repeating: "x", count: 300), row: size.rows - 1, column: 0, pen: .plain)
      terminal.present()
      #expect(terminal.text(row: size.rows - 1).count == size.columns)
    }
    #expect(!terminal.resize(to: Size(rows: 50, columns: 200)))
    #expect(!terminal.resize(to: Size(rows: 0, columns: 10)))
  }

  @Test("Two screens may be open beside each other, and close in any order")
  func twoScreens() throws {
    let first = try Terminal.headless(Size(rows: 2, columns: 10))
    let second = try Terminal.headless(Size(rows: 4, columns: 20), term: "vt100")
    first.screen.draw("first", row: 0, column: 0, pen: first.pen(for: Style(foreground: .indexed(1))))
    second.screen.draw("second", row: 0, column: 0, pen: .plain)
    first.present()
    second.present()
    #expect(first.text(row: 0) == "first" && second.text(row: 0) == "second")
    first.close()
    second.screen.draw("after", row: 1, column: 0, pen: .plain)
    second.present()
    #expect(second.text(row: 1) == "after")
    second.close()
    second.close()
  }

  @Test("A terminal that is unknown or cannot move its cursor is refused by name", arguments: ["dumb", "no-such-term"])
  func unusable(term: String) {
    #expect(throws: TerminalError.unusable(term: term)) {
      try Terminal.headless(Size(rows: 2, columns: 10), term: term)
    }
  }

  @Test(
    "Every usual terminal shows clusters and what follows them",
    arguments: ["linux", "screen", "screen-256color", "tmux-256color", "vt100", "rxvt", "ansi", "xterm", "cons25"])
  func terminals(term: String) throws {
    let screens = try Screens(Size(rows: 3, columns: 20), term: term)
    defer { screens.terminal.close() }
    screens.draw("👩‍🔬|❤️|🇩🇪|end", row: 0)
    screens.draw("------------------👩‍🔬", row: 1)
    screens.draw("below", row: 2)
    screens.terminal.present()
    #expect(screens.terminal.text == ["👩‍🔬|❤️|🇩🇪|end", "------------------👩‍🔬", "below"])
    #expect(screens.differences(rows: 0..<3) { $0 == 0 ? [0..<2, 3..<5, 6..<8] : $0 == 1 ? [18..<20] : [] } == [])
  }
}
