@testable import Curses

/// A small terminal that interprets the bytes of frames, and counts columns by its own model.
///
/// It wraps as xterm does (late, at the next character), blanks the other half of a wide character that is written
/// over, and remembers every sequence that it does not know.
struct VirtualTerminal {
  struct Cell: Equatable {
    var text = " "
    var isReversed = false
  }

  let rows: Int
  let columns: Int
  let model: WidthModel
  private(set) var cells: [[Cell]]
  private(set) var cursor = Point(row: 0, column: 0)
  private(set) var unknown: [String] = []
  private var margins: ClosedRange<Int>
  /// Whether the cursor goes to the next line with the last character of one (terminals without terminfo's `xenl`).
  private let wrapsAtOnce: Bool
  private var wrapsLate = false
  private var wraps = true
  private var isReversed = false
  /// The cluster that was written last, which the next scalar may belong to.
  private var last: (text: String, point: Point, columns: Int)?

  init(rows: Int, columns: Int, model: WidthModel, wrapsAtOnce: Bool = false) {
    self.wrapsAtOnce = wrapsAtOnce
    self.rows = rows
    self.columns = columns
    self.model = model
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    margins = 0...rows - 1
  }

  /// The text of the cells of a line from one column on, as many as asked; the second half of a wide one is empty.
  func text(row: Int, from column: Int, count: Int) -> String {
    cells[row][column..<min(columns, column + count)].map(\.text).joined()
  }

  // MARK: - Input

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    var scalars = String(decoding: Array(bytes), as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 0x1B: escape(&scalars)
      case 0x0D: move(row: cursor.row, column: 0)
      case 0x0A: lineFeed()
      case 0x08: move(row: cursor.row, column: cursor.column - 1)
      case 0x09: move(row: cursor.row, column: (cursor.column / 8 + 1) * 8)
      case 0x0F, 0x0E, 0x07: break
      case 0..<0x20, 0x7F..<0xA0: unknown.append("control \(scalar.value)")
      default: print(scalar)
      }
    }
  }

  private mutating func escape(_ scalars: inout Substring.UnicodeScalarView) {
    guard let kind = scalars.popFirst() else { return unknown.append("ESC at the end") }
    switch kind {
    case "[": control(&scalars)
    case "(", ")": _ = scalars.popFirst()
    case "=", ">", "7", "8": break
    case "M": reverseLineFeed()
    default: unknown.append("ESC \(kind)")
    }
  }

  private mutating func control(_ scalars: inout Substring.UnicodeScalarView) {
    var parameters = ""
    while let scalar = scalars.popFirst() {
      guard (0x40...0x7E).contains(scalar.value) else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      return perform(scalar, parameters)
    }
    unknown.append("CSI at the end")
  }

  private mutating func perform(_ final: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch final {
    case "H": move(row: count - 1, column: max(1, numbers.dropFirst().first ?? 1) - 1)
    case "G", "`": move(row: cursor.row, column: count - 1)
    case "d": move(row: count - 1, column: cursor.column)
    case "A": move(row: cursor.row - count, column: cursor.column)
    case "B": move(row: cursor.row + count, column: cursor.column)
    case "C": move(row: cursor.row, column: cursor.column + count)
    case "D": move(row: cursor.row, column: cursor.column - count)
    case "J": eraseScreen(first)
    case "K": erase(first == 1 ? 0..<cursor.column + 1 : cursor.column..<columns, row: cursor.row)
    case "X": erase(cursor.column..<min(columns, cursor.column + count), row: cursor.row)
    case "P": deleteCells(count)
    case "@": insertCells(count)
    case "m": isReversed = numbers.contains(7) || (isReversed && !numbers.contains(0) && !numbers.contains(27))
    case "h", "l": if parameters == "?7" { wraps = final == "h" }
    case "S": scroll(count, in: margins)
    case "T": scroll(-count, in: margins)
    case "L": scroll(-count, in: cursor.row...margins.upperBound)
    case "M": scroll(count, in: cursor.row...margins.upperBound)
    case "r":
      margins = min(count, rows) - 1...min(rows, max(count, numbers.dropFirst().first ?? rows)) - 1
      move(row: 0, column: 0)
    case "t": break
    default: unknown.append("CSI \(parameters)\(final)")
    }
  }

  // MARK: - Writing

  private mutating func print(_ scalar: Unicode.Scalar) {
    if model.joinsClusters, let last, (last.text + String(scalar)).count == 1 { return join(scalar, to: last) }
    let width = model.scalar(scalar)
    if width == 0 { return attach(scalar) }
    if wrapsLate || cursor.column + width > columns { wrap(for: width) }
    write(String(scalar), columns: width, at: cursor)
    advance(from: cursor, by: width, text: String(scalar))
    if wrapsAtOnce && wrapsLate { wrap(for: 1) }
  }

  private mutating func join(_ scalar: Unicode.Scalar, to cluster: (text: String, point: Point, columns: Int)) {
    let text = cluster.text + String(scalar)
    let width = max(1, model.cluster(text))
    let room = columns - cluster.point.column
    wrapsLate = false
    write(text, columns: min(width, room), at: cluster.point)
    advance(from: cluster.point, by: min(width, room), text: text)
  }

  private mutating func attach(_ scalar: Unicode.Scalar) {
    var column = last?.point.column ?? cursor.column - 1
    while column > 0 && cells[cursor.row][column].text.isEmpty { column -= 1 }
    if column >= 0 { cells[cursor.row][column].text.unicodeScalars.append(scalar) }
  }

  private mutating func wrap(for width: Int) {
    guard wraps else {
      move(row: cursor.row, column: columns - width)
      return
    }
    move(row: cursor.row, column: 0)
    lineFeed()
  }

  private mutating func advance(from point: Point, by width: Int, text: String) {
    let column = point.column + width
    cursor = Point(row: point.row, column: min(column, columns - 1))
    wrapsLate = column >= columns && wraps
    last = (text, point, width)
  }

  private mutating func write(_ text: String, columns width: Int, at point: Point) {
    for offset in 0..<width {
      blankHalves(row: point.row, column: point.column + offset)
      cells[point.row][point.column + offset] = Cell(text: offset == 0 ? text : "", isReversed: isReversed)
    }
  }

  /// A wide character of which one half is written over is gone.
  private mutating func blankHalves(row: Int, column: Int) {
    var start = column
    while start > 0 && cells[row][start].text.isEmpty { start -= 1 }
    var end = column + 1
    while end < columns && cells[row][end].text.isEmpty { end += 1 }
    guard end - start > 1 else { return }
    for place in start..<end { cells[row][place].text = " " }
  }

  private mutating func erase(_ range: Range<Int>, row: Int) {
    for column in range {
      blankHalves(row: row, column: column)
      cells[row][column] = Cell()
    }
    last = nil
  }

  private mutating func eraseScreen(_ kind: Int) {
    if kind == 2 {
      for row in 0..<rows { erase(0..<columns, row: row) }
    } else {
      erase(cursor.column..<columns, row: cursor.row)
      for row in cursor.row + 1..<max(rows, cursor.row + 1) { erase(0..<columns, row: row) }
    }
  }

  private mutating func deleteCells(_ count: Int) {
    for column in cursor.column..<min(columns, cursor.column + count) { blankHalves(row: cursor.row, column: column) }
    cells[cursor.row].removeSubrange(cursor.column..<min(columns, cursor.column + count))
    while cells[cursor.row].count < columns { cells[cursor.row].append(Cell()) }
    last = nil
  }

  private mutating func insertCells(_ count: Int) {
    if cells[cursor.row][cursor.column].text.isEmpty { blankHalves(row: cursor.row, column: cursor.column) }
    cells[cursor.row].insert(contentsOf: Array(repeating: Cell(), count: count), at: cursor.column)
    cells[cursor.row].removeLast(cells[cursor.row].count - columns)
    last = nil
  }

  // MARK: - Moving

  private mutating func move(row: Int, column: Int) {
    cursor = Point(row: min(max(0, row), rows - 1), column: min(max(0, column), columns - 1))
    wrapsLate = false
    last = nil
  }

  private mutating func lineFeed() {
    if cursor.row == margins.upperBound { scroll(1, in: margins) }
    move(row: cursor.row + (cursor.row == margins.upperBound ? 0 : 1), column: cursor.column)
  }

  private mutating func reverseLineFeed() {
    if cursor.row == margins.lowerBound { scroll(-1, in: margins) }
    move(row: cursor.row - (cursor.row == margins.lowerBound ? 0 : 1), column: cursor.column)
  }

  /// Moves lines up, or down where `count` is negative; blank ones come in.
  private mutating func scroll(_ count: Int, in range: ClosedRange<Int>) {
    let blank = Array(repeating: Cell(), count: columns)
    let old = cells
    for row in range { cells[row] = range.contains(row + count) ? old[row + count] : blank }
    last = nil
  }
}
