/// Turns byte offsets of a text into lines and columns.
///
/// Made in one pass; each question is a binary search and a walk of at most a few kilobytes, also in a text that is
/// one long line.
///
///     document.lines.position(at: node.span.lowerBound)           // 12:4
public struct LineIndex: Sendable {
  private struct Mark {
    let offset: Int
    let line: Int
    let column: Int
  }

  private let text: [UInt8]
  /// A line start in every `stride` bytes, and in long lines a place every `stride` bytes or so.
  private let marks: [Mark]
  private static let stride = 2048

  /// How many lines there are; a text without a line break is one.
  public let lineCount: Int

  /// The index of a text in UTF-8; a line ends with a line feed.
  public init(_ text: [UInt8]) {
    var marks = [Mark(offset: 0, line: 1, column: 1)]
    marks.reserveCapacity(text.count / Self.stride + 1)
    let line = Self.mark(0..<text.count, of: text, fromLine: 1, in: &marks)
    self.init(text: text, marks: marks, lineCount: line)
  }

  private init(text: [UInt8], marks: [Mark], lineCount: Int) {
    (self.text, self.marks, self.lineCount) = (text, marks, lineCount)
  }

  /// The index of a text that differs in one place from the text of this one: what is before that place and behind it
  /// is not looked at again.
  ///
  /// - Parameters:
  ///   - range: the place, counted in the old text.
  ///   - new: the new text.
  /// - Complexity: what is in the new place, and a mark for every two kilobytes of the text.
  package func replacing(_ range: Range<Int>, in new: [UInt8]) -> LineIndex {
    let growth = new.count - text.count
    let before = lastMark(notAfter: range.lowerBound)
    // What is behind a mark where no line begins is counted from that line's start, which may be in the place.
    guard let next = marks.indices[(before + 1)...].first(where: { marks[$0].offset > range.upperBound }) else {
      return replacingEnd(from: before, in: new)
    }
    guard marks[next].column == 1 else { return LineIndex(new) }
    let (mark, behind) = (marks[before], marks[next])
    var made = Array(marks[...before])
    made.reserveCapacity(marks.count + max(0, growth) / Self.stride + 1)
    let line = Self.mark(mark.offset..<behind.offset + growth, of: new, fromLine: mark.line, in: &made)
    if made[made.count - 1].offset == behind.offset + growth { made.removeLast() }
    for moved in marks[next...] {
      made.append(Mark(offset: moved.offset + growth, line: moved.line + line - behind.line, column: moved.column))
    }
    return LineIndex(text: new, marks: made, lineCount: lineCount + line - behind.line)
  }

  private func replacingEnd(from before: Int, in new: [UInt8]) -> LineIndex {
    var made = Array(marks[...before])
    let line = Self.mark(marks[before].offset..<new.count, of: new, fromLine: marks[before].line, in: &made)
    return LineIndex(text: new, marks: made, lineCount: line)
  }

  /// Marks a part of a text.
  ///
  /// - Returns: the line at its end.
  private static func mark(
    _ range: Range<Int>, of text: [UInt8], fromLine first: Int, in marks: inout [Mark]
  ) -> Int {
    var line = first
    for start in Swift.stride(from: range.lowerBound, to: range.upperBound, by: stride) {
      let end = min(range.upperBound, start + stride)
      let (lineFeeds, last) = lineFeeds(in: start..<end, of: text)
      if let last {
        line += lineFeeds
        marks.append(Mark(offset: last + 1, line: line, column: 1))
      } else {
        markLongLine(text, upTo: end, in: &marks)
      }
    }
    return line
  }

  /// The line and column of a byte offset; an offset past the end means the end. A byte-order mark has no column.
  public func position(at offset: Int) -> Position {
    let offset = max(0, min(offset, text.count))
    let mark = marks[lastMark(notAfter: offset)]
    let (lineFeeds, last) = Self.lineFeeds(in: mark.offset..<offset, of: text)
    if let last {
      return Position(line: mark.line + lineFeeds, column: 1 + Self.characters(in: last + 1..<offset, of: text))
    }
    return Position(line: mark.line, column: mark.column + Self.characters(in: mark.offset..<offset, of: text))
  }

  /// The bytes of a line (from 1) without its line break; `nil` when there is no such line.
  public func range(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= lineCount else { return nil }
    let start = start(ofLine: line, near: marks.partitioningIndex { $0.line >= line })
    var end = text[start...].firstIndex(of: 0x0A) ?? text.count
    if end > start, end < text.count, text[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Where a line begins.
  ///
  /// - Parameter next: the first mark that is not before the line.
  private func start(ofLine line: Int, near next: Int) -> Int {
    if next < marks.count, marks[next].line == line, marks[next].column == 1 { return marks[next].offset }
    var (start, missing) = (marks[next - 1].offset, line - marks[next - 1].line)
    while missing > 0, let lineFeed = text[start...].firstIndex(of: 0x0A) {
      start = lineFeed + 1
      missing -= 1
    }
    return start
  }

  /// How many line feeds there are in a part of the text, and where the last one is.
  private static func lineFeeds(in range: Range<Int>, of text: [UInt8]) -> (count: Int, last: Int?) {
    guard let last = ByteScan.last(0x0A, in: text, range) else { return (0, nil) }
    return (ByteScan.count(of: 0x0A, in: text, range.lowerBound..<last + 1), last)
  }

  private func lastMark(notAfter offset: Int) -> Int {
    max(0, marks.partitioningIndex { $0.offset > offset } - 1)
  }

  private static func markLongLine(_ text: [UInt8], upTo end: Int, in marks: inout [Mark]) {
    while true {
      let last = marks[marks.count - 1]
      var offset = last.offset + stride
      // Between two ASCII bytes there is always a character boundary, save inside CR LF.
      while offset < end, text[offset] >= 0x80 || text[offset - 1] >= 0x80 || text[offset] == 0x0A { offset += 1 }
      guard offset < end else { return }
      let column = last.column + characters(in: last.offset..<offset, of: text)
      marks.append(Mark(offset: offset, line: last.line, column: column))
    }
  }

  private static func characters(in range: Range<Int>, of text: [UInt8]) -> Int {
    let range =
      range.lowerBound == 0 && text.starts(with: UTF8Text.byteOrderMark) && range.upperBound >= 3
      ? 3..<range.upperBound : range
    if text[range].allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return range.count }
    return String(bytes: text, in: range).count
  }
}
