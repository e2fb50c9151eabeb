import Curses

struct PaneFrames: Equatable {
  struct Frame: Equatable {
    var title: Rect?
    var table: Rect
  }

  /// Nil for a pane that is not shown.
  private(set) var panes: [Frame?]
  private(set) var rules: [Rect] = []
  let isCollapsed: Bool

  /// Fewer columns or lines than these are no use to a table.
  private static let leastColumns = 20
  private static let leastRows = 4
  /// From so many lines on a pane has a title.
  private static let rowsForTitle = 6

  init(_ sizes: [PaneSize], axis: SplitScreen.Axis, in area: Rect, active: Int) {
    let whole = axis == .horizontal ? area.columns : area.rows
    let least = axis == .horizontal ? Self.leastColumns : Self.leastRows
    let lengths = Self.share(whole - max(0, sizes.count - 1), among: sizes)
    isCollapsed = sizes.count > 1 && lengths.contains { $0 < least }
    guard !isCollapsed else {
      panes = sizes.indices.map { $0 == active ? Frame(title: nil, table: area) : nil }
      return
    }
    panes = []
    var start = 0
    for (index, length) in lengths.enumerated() {
      if index > 0 {
        rules.append(Self.part(of: area, axis, start: start, length: 1))
        start += 1
      }
      panes.append(Self.frame(Self.part(of: area, axis, start: start, length: length), isAlone: sizes.count == 1))
      start += length
    }
  }

  private static func frame(_ place: Rect, isAlone: Bool) -> Frame {
    guard !isAlone, place.rows >= rowsForTitle else { return Frame(title: nil, table: place) }
    return Frame(
      title: Rect(row: place.row, column: place.column, rows: 1, columns: place.columns),
      table: Rect(row: place.row + 1, column: place.column, rows: place.rows - 1, columns: place.columns))
  }

  private static func part(of area: Rect, _ axis: SplitScreen.Axis, start: Int, length: Int) -> Rect {
    axis == .horizontal
      ? Rect(row: area.row, column: area.column + start, rows: area.rows, columns: length)
      : Rect(row: area.row + start, column: area.column, rows: length, columns: area.columns)
  }

  /// The fixed ones first, what they leave by weight; the last one has what is left of a division.
  private static func share(_ whole: Int, among sizes: [PaneSize]) -> [Int] {
    var left = whole
    var weights = 0
    for size in sizes {
      switch size {
      case .fixed(let length): left -= length
      case .weight(let weight): weights += max(0, weight)
      }
    }
    var given = 0
    var before = 0
    return sizes.map { size in
      switch size {
      case .fixed(let length): return length
      case .weight(let weight):
        before += max(0, weight)
        let end = weights > 0 ? max(0, left) * before / weights : 0
        defer { given = end }
        return end - given
      }
    }
  }
}
