/// Lines of a YAML text: whose comments are above and below an entry, by their columns.
struct YAMLLines {
  let lines: LineText
  var text: [UInt8] { lines.text }
  var lineBreak: String { lines.lineBreak }

  init(_ text: [UInt8]) {
    lines = LineText(text, commentMarks: [UInt8(ascii: "#")])
  }

  func lineStart(_ offset: Int) -> Int { lines.lineStart(offset) }
  func lineEnd(_ offset: Int) -> Int { lines.lineEnd(offset) }

  /// How many blanks a line begins with.
  func column(ofLineAt start: Int) -> Int {
    text[start...].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// Where the comments begin that are right above a line, in the same column; the line's start when there are none.
  func commentStart(above start: Int, column: Int) -> Int {
    var result = start
    while result > UTF8Text.start(of: text) {
      let previous = lines.lineStart(result - 1)
      guard lines.isComment(lineAt: previous), self.column(ofLineAt: previous) == column,
        !isForPrograms(commentAt: previous)
      else { break }
      result = previous
    }
    return result
  }

  /// Whether a comment at the very top speaks to editors and other programs about the whole file.
  private func isForPrograms(commentAt start: Int) -> Bool {
    guard start == UTF8Text.start(of: text) else { return false }
    let words = String(bytes: text, in: start..<lines.lineEnd(start))
    return ["#!", "-*-", "vim:", "yaml-language-server", "$schema"].contains { words.contains(part: $0) }
  }

  /// The end of the last line that belongs to an entry: its own, and comments below that are indented further.
  func end(ofEntry range: Range<Int>, column: Int) -> Int {
    var end = lines.lineEnd(max(range.lowerBound, range.upperBound))
    var line = lines.nextLine(end)
    while line < text.count {
      if lines.isComment(lineAt: line), self.column(ofLineAt: line) > column {
        end = lines.lineEnd(line)
      } else if !lines.isBlank(lineAt: line) {
        break
      }
      line = lines.nextLine(line)
    }
    return end
  }
}
