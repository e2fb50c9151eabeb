/// A column of one row, where it is written.
struct RowCell {
  /// Its place among the columns of the row's shape.
  let column: Int
  let span: Range<Int>
  let spelling: RowSpelling
}

/// A row that was read, without its columns: from its first byte to the end of its last column.
typealias RowSpan = (shape: Int, span: Range<Int>)

/// How a value is spelled: what a node of this family keeps as its detail.
enum RowSpelling: Int {
  /// Byte for byte.
  case plain
  /// With the numbers of characters in octal digits: `\040`.
  case octal
  /// Between quotes.
  case quoted
  /// Over several lines.
  case lines

  /// - Parameter detail: that of a node, which has the number of its column above it; see ``Syntax/columnNames``.
  init(detail: Int) { self = RowSpelling(rawValue: detail & 0xFF) ?? .plain }
}

extension RowLexer {
  func shape(of line: Line) throws(Fault) -> Int {
    var cells: [RowCell] = []
    return try read(line, into: &cells).shape
  }

  /// Reads a row.
  ///
  /// - Parameter cells: afterwards its columns.
  func read(_ line: Line, into cells: inout [RowCell]) throws(Fault) -> RowSpan {
    cells.removeAll(keepingCapacity: true)
    let content = line.content
    let (number, firstEnd) = try beginning(of: content)
    if dialect.shapes[number].keyword == nil, readPlain(content, dialect.shapes[number].steps, into: &cells) {
      return (number, content.lowerBound..<(cells.last?.span.upperBound ?? firstEnd))
    }
    let shape = dialect.shapes[number]
    cells.removeAll(keepingCapacity: true)
    var place = content.lowerBound
    if dialect.beginsWithSeparator {
      guard bytes[place] == dialect.separator else {
        throw Fault(place, expected: "\":\"", "each row begins with it")
      }
      place += 1
    }
    if shape.keyword != nil { place = skipBlanks(from: firstEnd, before: content.upperBound) }
    var isBehindSeparator = dialect.separator != nil
    for index in shape.steps.indices {
      let step = shape.steps[index]
      guard place < content.upperBound || isBehindSeparator else {
        if step.isRequired { throw missing(shape.columns[index], behind: content.upperBound) }
        continue
      }
      let found = try cell(step, in: shape, number: index, from: place, before: content.upperBound)
      guard let cell = found else { continue }
      cells.append(RowCell(column: index, span: cell.span, spelling: cell.spelling))
      isBehindSeparator = cell.isBehindSeparator
      place = skipBlanks(from: cell.next, before: content.upperBound)
      if dialect.separator != nil { place = cell.next }
    }
    let isComment =
      place < content.upperBound && dialect.trailingComment == .afterLastColumn && bytes[place] == UInt8(ascii: "#")
    guard (place >= content.upperBound && !isBehindSeparator) || isComment else {
      throw Fault(
        place, expected: "the end of the row",
        "a row has no more columns than \(shape.columns.map(\.name).joined(separator: ", "))")
    }
    return (number, content.lowerBound..<(cells.last?.span.upperBound ?? firstEnd))
  }

  /// Which shape a row has by its first word, and where that ends.
  func beginning(of content: Range<Int>) throws(Fault) -> (shape: Int, firstEnd: Int) {
    let plainEnd = endOfPlainWord(content)
    let firstEnd =
      if let plainEnd { plainEnd } else { try endOfWord(from: content.lowerBound, before: content.upperBound) }
    let first = plainEnd == nil ? trimmedColumn(content.lowerBound..<firstEnd) : content.lowerBound..<firstEnd
    let count = dialect.shapes.count
    var number = 0
    while number < count, !dialect.shapes[number].fits(first, in: bytes) { number += 1 }
    if number == count {
      let words = dialect.shapes.map { $0.keyword.map { "\"\($0)\"" } ?? $0.columns[0].check.words }
      throw Fault(content.lowerBound, expected: words.joined(separator: ", "), "a row begins so")
    }
    return (number, firstEnd)
  }

  private func missing(_ column: RowColumn, behind end: Int) -> Fault {
    Fault(end, expected: "the column \(column.name)", "a row has to have it")
  }

  // MARK: - One column

  typealias Cell = (span: Range<Int>, spelling: RowSpelling, next: Int, isBehindSeparator: Bool)

  /// - Returns: `nil` where a column that may be missing is.
  func cell(
    _ step: RowStep, in shape: RowShape, number: Int, from start: Int, before end: Int
  ) throws(Fault) -> Cell? {
    let cell = try uncheckedCell(step, in: shape, number: number, from: start, before: end)
    guard let cell else { return nil }
    if cell.spelling != .lines, step.accepts(cell.span, in: bytes) == true { return cell }
    let column = shape.columns[number]
    let isAccepted =
      cell.spelling == .lines
      ? column.check.accepts(decoded(cell.span, .lines)) : column.check.accepts(bytes[cell.span])
    if isAccepted { return cell }
    if step.isSkipped { return nil }
    throw Fault(cell.span.lowerBound, expected: column.check.words, "the column \(column.name) holds nothing else")
  }

  private func uncheckedCell(
    _ step: RowStep, in shape: RowShape, number: Int, from start: Int, before end: Int
  ) throws(Fault) -> Cell? {
    switch step.kind {
    case .rest:
      let start = dialect.separator == nil || dialect.trimsColumns ? skipBlanks(from: start, before: end) : start
      return (start..<end, linesOrPlain(start..<end), end, false)
    case .line:
      if number > 0, bytes[..<start].last(where: { !Self.isBlank($0) }) == 0x0A { return nil }
      let last = min(end, lineFeed(from: start))
      return (trimmedColumn(start..<last), .plain, last, false)
    case .until(let byte): return try columnBefore(byte, shape.columns[number], from: start, before: end)
    case .word, .brackets, .list:
      if let separator = dialect.separator { return separatedColumn(separator, from: start, before: end) }
      return try word(step.kind, from: start, before: end)
    }
  }

  /// How a value is spelled that nothing is escaped in.
  func linesOrPlain(_ span: Range<Int>) -> RowSpelling {
    dialect.continuation != .none && lineFeed(from: span.lowerBound) < span.upperBound ? .lines : .plain
  }

  func trimmedColumn(_ span: Range<Int>) -> Range<Int> {
    var end = span.upperBound
    let start = min(end, skipBlanks(from: span.lowerBound, before: end))
    while end > start, Self.isBlank(bytes[end - 1]) || bytes[end - 1] == 0x0A || isContinuation(at: end - 1) {
      end -= 1
    }
    return start..<end
  }

  private func separatedColumn(_ separator: UInt8, from start: Int, before end: Int) -> Cell {
    let place = firstOutside(separator, from: start, before: end)
    let span = dialect.trimsColumns ? trimmedColumn(start..<(place ?? end)) : start..<(place ?? end)
    return (span, linesOrPlain(span), place.map { $0 + 1 } ?? end, place != nil)
  }

  private func columnBefore(
    _ byte: UInt8, _ column: RowColumn, from start: Int, before end: Int
  ) throws(Fault) -> Cell {
    let mark = String(UnicodeScalar(byte))
    guard let place = firstOutside(byte, from: start, before: end) else {
      throw Fault(end, expected: "\"\(mark)\"", "it is behind the column \(column.name)")
    }
    let span = trimmedColumn(start..<place)
    if span.isEmpty, column.isRequired { throw missing(column, behind: place) }
    return (span, linesOrPlain(span), place + 1, false)
  }

  /// Where a byte is first that is neither in quotes nor in brackets, nor behind a backslash.
  func firstOutside(_ byte: UInt8, from start: Int, before end: Int) -> Int? {
    if !dialect.trimsColumns, !hasQuotes { return place(of: byte, from: start, before: end) }
    var (place, isQuoted, depth) = (start, false, 0)
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "\\") where dialect.trimsColumns: place += 1
      case UInt8(ascii: "\"") where hasQuotes: isQuoted.toggle()
      case UInt8(ascii: "[") where dialect.trimsColumns && !isQuoted: depth += 1
      case UInt8(ascii: "]") where depth > 0 && !isQuoted: depth -= 1
      case byte where !isQuoted && depth == 0: return place
      default: break
      }
      place += 1
    }
    return nil
  }
}
