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
    String(unsafeUninitializedCapacity: 96) { bytes in
      var writer = ByteWriter(bytes)
      writer.put("Setting ")
      writer.put(number, digits: 6)
      writer.put(" ........................................ value ")
      writer.put(number &* 7919 % 1000, digits: 1)
      return writer.count
    }
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
    for index in 0..<text.utf8CodeUnitCount { put(text.utf8Start[index]) }
  }

  /// A number in decimal, with zeros in front up to so many digits.
  mutating func put(_ number: Int, digits: Int) {
    var divisor = 1
    var places = 1
    while places < digits || number / divisor >= 10 {
      divisor *= 10
      places += 1
    }
    while divisor > 0 {
      put(UInt8(48 + number / divisor % 10))
      divisor /= 10
    }
  }

  private mutating func put(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }
}

@MainActor
final class RowsProgram {
  private let terminal: Terminal
  private let palette: Palette
  private let table = TableView()
  private let rows: Rows

  init(count: Int, on terminal: Terminal) throws {
    self.terminal = terminal
    rows = Rows(count: count)
    palette = Palette(Rows.theme, on: terminal)
    table.style = .plain
    table.register(BasicCell.self)
    try table.apply(
      [Section(Rows.Group.all, 0..<count)],
      views: TableViews(
        cell: { row, table in table.dequeue(BasicCell.self) { $0.setTitle(Rows.title(of: row + 1)) } },
        footer: { [unowned self] _, table in table.dequeue(SectionFooter.self) { $0.setTitle(self.position) } }))
    table.resize(to: terminal.size)
  }

  private var position: String {
    let focus = table.focusOrdinal
    return "\(focus.ordinal)/\(focus.count)"
  }

  func run() {
    table.draw(in: terminal.screen, with: palette)
    terminal.present()
    while let event = terminal.nextEvent() {
      switch event {
      case .key(.character("q")), .interrupt, .terminate: return
      case .key(let key): move(key)
      case .resize(let size): table.resize(to: size)
      case .resumed: table.setNeedsDisplay()
      default: break
      }
      table.draw(in: terminal.screen, with: palette)
      terminal.present()
    }
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
    table.reloadFooter(of: Rows.Group.all)
  }
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
do {
  let terminal = try Terminal.open()
  defer { terminal.close() }
  try RowsProgram(count: count, on: terminal).run()
} catch {
  print("table-rows: \(error)")
}
