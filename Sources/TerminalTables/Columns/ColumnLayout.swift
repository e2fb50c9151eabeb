import Curses

/// Where the columns of a table are at its present width, and how far they are scrolled sideways.
@MainActor
final class ColumnLayout {
  /// A column that is shown: where it begins on a line that is as long as all of them, and its width.
  struct Place: Hashable {
    let column: Int
    let start: Int
    let columns: Int
    var end: Int { start + columns }
  }

  private(set) var model: ColumnModel
  private var width = 0
  /// The widest text of each column that was on the screen.
  private var seen: [Int]
  private var isSettled = false
  private var settled: [Place] = []
  private var isOverflowing = false
  private var hasMovedSince = false
  /// How far the columns that are not frozen are scrolled to the left.
  private(set) var offset = 0

  private static let gap = 1

  init(_ model: ColumnModel) {
    self.model = model
    seen = Array(repeating: 0, count: model.specs.count)
  }

  var specs: [ColumnSpec] { model.specs }

  /// Takes what the screen says now; what was seen of the columns is kept where they are the same.
  func update(_ new: ColumnModel) {
    if new.specs != specs { seen = Array(repeating: 0, count: new.specs.count) }
    isSettled = isSettled && new.specs == specs && new.scrollsSideways == model.scrollsSideways
    model = new
  }

  /// Gives all columns together a width; what was seen of them at another is forgotten.
  func resize(to width: Int) {
    guard width != self.width else { return }
    self.width = width
    seen = Array(repeating: 0, count: specs.count)
    isSettled = false
  }

  /// Takes notice of a text that comes onto the screen.
  func note(_ columns: Int, column: Int) {
    guard columns > seen[column] else { return }
    seen[column] = columns
    if case .fixed = specs[column].width { return }
    isSettled = false
  }

  /// The columns that are shown, from the left.
  var places: [Place] {
    settle()
    return settled
  }

  /// Whether there is more than the screen is wide.
  var canScroll: Bool {
    settle()
    return isOverflowing
  }

  /// Whether the columns are elsewhere than at the last call.
  func takeMove() -> Bool {
    settle()
    defer { hasMovedSince = false }
    return hasMovedSince
  }

  // MARK: - Widths

  private func settle() {
    guard !isSettled else { return }
    isSettled = true
    let leading = leading
    var widths = specs.indices.map(naturalWidth)
    var shown = Array(specs.indices)
    if !model.scrollsSideways { dropColumns(from: &shown, widths: widths) }
    let total = Self.total(of: shown, widths: widths)
    isOverflowing = total > width
    if total < width { share(width - total, among: shown, widths: &widths) }
    var start = 0
    let new = shown.map { column in
      defer { start += widths[column] + Self.gap }
      return Place(column: column, start: start, columns: widths[column])
    }
    if new != settled { hasMovedSince = true }
    settled = new
    scroll(to: new.first { $0.column == leading }.map { $0.start - frozenEnd } ?? offset)
  }

  private func naturalWidth(_ column: Int) -> Int {
    let spec = specs[column]
    let title = DisplayWidth.of(spec.title) + (model.isSortable && spec.isSortable ? 1 : 0)
    return switch spec.width {
    case .fixed(let columns): max(1, columns)
    case .fit(let min, let max): Swift.max(1, min, Swift.min(max, Swift.max(seen[column], title)))
    case .fill(let min): Swift.max(1, min, model.scrollsSideways ? Swift.max(seen[column], title) : 0)
    }
  }

  private static func total(of columns: [Int], widths: [Int]) -> Int {
    columns.reduce(0) { $0 + widths[$1] } + gap * max(0, columns.count - 1)
  }

  /// Leaves out the columns of the lowest priority until the others fit.
  private func dropColumns(from shown: inout [Int], widths: [Int]) {
    while Self.total(of: shown, widths: widths) > width {
      let lowest = shown.filter { specs[$0].priority != nil }
        .min { (specs[$0].priority ?? 0, -$0) < (specs[$1].priority ?? 0, -$1) }
      guard let lowest else { return }
      shown.removeAll { $0 == lowest }
    }
  }

  /// Gives what is left of the line to the columns that fill it, but what their texts do not need first to those that
  /// are cut.
  private func share(_ rest: Int, among shown: [Int], widths: inout [Int]) {
    let filling = shown.filter { if case .fill = specs[$0].width { true } else { false } }
    var spare = rest - filling.reduce(0) { $0 + max(0, seen[$1] - widths[$1]) }
    for column in shown {
      guard spare > 0, case .fit = specs[column].width, seen[column] > widths[column] else { continue }
      let more = min(spare, seen[column] - widths[column])
      widths[column] += more
      spare -= more
    }
    let rest = width - Self.total(of: shown, widths: widths)
    for (index, column) in filling.enumerated() {
      widths[column] += rest * (index + 1) / filling.count - rest * index / filling.count
    }
  }

  // MARK: - Scrolling sideways

  /// Where the frozen columns end, with the gap behind them; 0 where they would leave too little for the others.
  private var frozenEnd: Int {
    guard isOverflowing else { return 0 }
    let end = settled.filter { $0.column < model.frozen }.map { $0.end + Self.gap }.max() ?? 0
    return end * 3 <= width * 2 ? end : 0
  }

  var hidden: (left: Bool, right: Bool) {
    settle()
    return (offset > 0, isOverflowing && offset < lastOffset)
  }

  /// The column that begins at the left edge of what is scrolled; nil where one goes on there.
  private var leading: Int? {
    let frozen = frozenEnd
    return settled.first { $0.start - frozen == offset }?.column
  }

  private var lastOffset: Int { max(0, (settled.last?.end ?? 0) - width) }

  /// Scrolls by a column, or by half of the screen in one that is wider.
  func scrollSideways(forward: Bool) {
    settle()
    let frozen = frozenEnd
    let starts = settled.map { $0.start - frozen }.filter { $0 >= 0 }
    let next = forward ? starts.first { $0 > offset } ?? .max : starts.last { $0 < offset } ?? 0
    let room = width - frozen
    let step = forward ? max(1, room / 2) : -max(1, room / 2)
    scroll(to: abs(next - offset) <= room + Self.gap ? next : offset + step)
  }

  private func scroll(to wanted: Int) {
    let new = isOverflowing ? withoutCut(min(max(0, wanted), lastOffset)) : 0
    if new != offset { hasMovedSince = true }
    offset = new
  }

  /// The offset from which on no column is cut at its left that there is room for: the end of a number is another one.
  private func withoutCut(_ offset: Int) -> Int {
    let frozen = frozenEnd
    let cut = settled.first { $0.start >= frozen && ($0.start - frozen + 1..<$0.end - frozen).contains(offset) }
    guard let cut, cut.columns <= width - frozen else { return offset }
    return cut.end + Self.gap - frozen
  }

  // MARK: - Drawing

  /// Goes through the columns that are shown, each with the region to draw in and the column of it where it begins.
  func forEachPlace(in region: Region, _ body: (Place, Region, Int) -> Void) {
    let frozen = frozenEnd
    let rest =
      frozen == 0 ? region : region.part(row: 0, column: frozen, rows: 1, columns: region.columns - frozen)
    for place in places {
      if place.start < frozen {
        body(place, region, place.start)
      } else {
        let start = place.start - frozen - offset
        if start < rest.columns && start + place.columns > 0 { body(place, rest, start) }
      }
    }
  }

  /// The column of the table that is shown at a column of its line; nil between two and behind the last.
  func column(at point: Int) -> Int? {
    let frozen = frozenEnd
    let place = point < frozen ? point : point + offset
    return places.first { ($0.start..<$0.end + Self.gap).contains(place) }?.column
  }
}
