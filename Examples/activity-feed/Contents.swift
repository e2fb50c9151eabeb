import Curses
import TerminalTables

/// A setting with its old and its new value.
struct ValueChange {
  var setting: String, old: String, new: String
}

/// Draws a change: what a value was is dim, what it is now is not.
final class ValueChangeContent: RowContent {
  var change: ValueChange?

  init(_ change: ValueChange? = nil) { self.change = change }

  func rows(columns: Int) -> Int { 1 }

  func draw(in region: Region, with palette: Palette) {
    guard let change else { return }
    let column = region.draw("\(change.setting)  \(change.old) → ", row: 0, column: 0, pen: palette[.detail])
    region.draw(change.new, row: 0, column: column, pen: palette[.value])
  }
}

/// Bars under one another, the longest as wide as there is room.
final class BarChart: RowContent {
  var bars: [(name: String, value: Int)] = []

  func rows(columns: Int) -> Int { bars.count }

  func draw(in region: Region, with palette: Palette) {
    let most = max(1, bars.map(\.value).max() ?? 1)
    for (row, bar) in bars.enumerated() {
      region.draw(bar.name, row: row, column: 0, pen: palette[.detail])
      let room = max(0, min(region.columns - 10, 40))
      region.part(row: row, column: 4, rows: 1, columns: room * bar.value / most).fill(with: "▄", pen: palette[.value])
      region.draw("\(bar.value)", row: row, column: 5 + room * bar.value / most, pen: palette[.title])
    }
  }
}
