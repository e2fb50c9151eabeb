@testable import Curses

/// A headless terminal whose frames also go to virtual terminals of every width model.
@MainActor
final class Screens {
  let terminal: Terminal
  private(set) var virtual: [VirtualTerminal]
  private(set) var frames: [[UInt8]] = []

  init(_ size: Size, term: String = "xterm-256color") throws {
    terminal = try Terminal.headless(size, term: term)
    let wrapsAtOnce = ["ansi", "cons25"].contains(term)
    virtual = WidthModel.all.map {
      VirtualTerminal(rows: size.rows, columns: size.columns, model: $0, wrapsAtOnce: wrapsAtOnce)
    }
    terminal.frame.onSend = { [weak self] bytes in
      guard let self else { return }
      frames.append(Array(bytes))
      for index in virtual.indices { virtual[index].feed(bytes) }
    }
  }

  /// Fills a line with blanks and draws text in it.
  func draw(_ text: String, row: Int, column: Int = 0, pen: Pen = .plain) {
    terminal.screen.part(row: row, column: 0, rows: 1, columns: terminal.size.columns).fill()
    terminal.screen.draw(text, row: row, column: column, pen: pen)
  }

  /// What differs on the virtual terminals from the screen that was drawn, but for the cells in `ignored` of a line.
  ///
  /// Terminals show clusters as they can; what counts is that all else stands where it was drawn.
  func differences(rows: Range<Int>, ignoring ignored: (Int) -> [Range<Int>]) -> [String] {
    rows.flatMap { row in
      let drawn = (0..<terminal.size.columns).map { terminal.cell(at: Point(row: row, column: $0)).text }
      let skipped = ignored(row)
      return virtual.flatMap { screen -> [String] in
        (0..<terminal.size.columns).compactMap { column in
          let shown = screen.cells[row][column].text
          if shown == drawn[column] || skipped.contains(where: { $0.contains(column) }) { return nil }
          return "\(screen.model) \(row):\(column) shows '\(shown)' for '\(drawn[column])'"
        }
      }
    }
  }

  /// Sequences that no virtual terminal knew.
  var complaints: [String] {
    virtual.flatMap(\.unknown)
  }
}
