import Curses
import TerminalTables

// table-rows N: a list of N rows in a TableView, as the list programs that it is compared with show them.

/// The rows of the list, numbered from one.
struct Rows {
  enum Group { case all }

  let count: Int

  /// No style but that of the focused row.
  static var theme: Theme {
    var theme = Theme()
    theme[.highlight] = Style(attributes: .reverse)
    return theme
  }

  /// The title of a row, put together from bytes: it is asked for at every row that comes into view.
  static func title(of number: Int) -> String {
    String(unsafeUninitializedCapacity: 96) { writeTitle(of: number, into: $0) }
  }

  /// Writes the title as UTF-8; the result is the count of bytes.
  static func writeTitle(of number: Int, into bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var writer = ByteWriter(bytes)
    writer.put("Setting ")
    writer.put(number, digits: 6)
    writer.put(" ........................................ value ")
    writer.put(number &* 7919 % 1000, digits: 1)
    return writer.count
  }
}

/// Writes ASCII into a buffer.
struct ByteWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func put(_ text: StaticString) {
    let end = count + text.utf8CodeUnitCount
    _ = UnsafeMutableBufferPointer(rebasing: bytes[count..<end])
      .update(fromContentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    count = end
  }

  /// A number in decimal, with zeros in front up to so many digits.
  mutating func put(_ number: Int, digits: Int) {
    var places = 1
    var limit = 10
    while places < digits || number >= limit {
      limit *= 10
      places += 1
    }
    var rest = number
    for place in stride(from: count + places - 1, through: count, by: -1) {
      bytes[place] = UInt8(truncatingIfNeeded: 48 + rest % 10)
      rest /= 10
    }
    count += places
  }
}

@MainActor
final class RowsProgram {
  private let terminal: Terminal
  private let palette: Palette
  private let table = TableView()
  private let rows: Rows
  /// What is typed into the filter, while it is open.
  private var query: TextEditor?

  init(count: Int, on terminal: Terminal) throws {
    self.terminal = terminal
    rows = Rows(count: count)
    palette = Palette(Rows.theme, on: terminal)
    table.style = .plain
    table.keepsLastFooterWhileFiltering = true
    table.register(BasicCell.self)
    try table.apply(
      [Section(Rows.Group.all, 0..<count)],
      views: TableViews(
        cell: { row, table in table.dequeue(BasicCell.self) { $0.setTitle(Rows.title(of: row + 1)) } },
        footer: { [unowned self] _, table in table.dequeue(SectionFooter.self) { $0.setTitle(self.position) } }))
    table.resize(to: terminal.size)
  }

  private var position: String {
    let focus = table.focusPosition
    let position = "\(focus.ordinal)/\(focus.count)"
    return query.map { "\(position) /\($0.text)" } ?? position
  }

  func run() {
    show()
    while let event = terminal.nextEvent() {
      switch event {
      case .interrupt, .terminate: return
      case .key(let key) where query != nil: filter(key)
      case .key(.character("q")): return
      case .key(.character("/")): openFilter()
      case .key(let key): move(key)
      case .wake: table.takeFilterHits()
      case .resize(let size): table.resize(to: size)
      case .resumed: table.setNeedsDisplay()
      default: break
      }
      table.reconfigureFooter(of: Rows.Group.all)
      show()
    }
  }

  private func show() {
    table.draw(in: terminal.screen, with: palette)
    // Behind the status line, where the program in C leaves it as well.
    terminal.parkCursor(at: Point(row: terminal.size.rows - 1, column: position.count))
    terminal.present()
  }

  private func move(_ key: Key) {
    switch key {
    case .up: table.move(.up)
    case .down: table.move(.down)
    case .pageUp: table.move(.pageUp)
    case .pageDown: table.move(.pageDown)
    case .home: table.move(.first)
    case .end: table.move(.last)
    default: return
    }
  }

  private func openFilter() {
    query = TextEditor()
    table.beginFiltering(
      FilterText(of: [self.rows.count]) { _, items, piece in
        for row in items { piece.append(capacity: 96) { Rows.writeTitle(of: row + 1, into: $0) } }
      })
  }

  private func filter(_ key: Key) {
    switch key {
    case .escape, .enter:
      query = nil
      table.endFiltering(keepingFocus: key == .enter)
    case .up, .down, .pageUp, .pageDown: move(key)
    default:
      _ = query?.handle(key)
      table.setFilter(query?.text ?? "")
    }
  }
}

let count = CommandLine.arguments.last.flatMap { Int($0) } ?? 1000
do {
  if CommandLine.arguments.contains("--measure") {
    try TableMeasurements.run(count: count)
  } else {
    let terminal = try Terminal.open()
    defer { terminal.close() }
    try RowsProgram(count: count, on: terminal).run()
  }
} catch {
  print("table-rows: \(error)")
}
