/// Lines whose indentation tells what they belong to: whose comments are above and below an entry, by their columns.
extension LineText {
  /// How many blanks a line begins with.
  package func column(ofLineAt start: Int) -> Int {
    text[start...].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  /// The end of the last line that belongs to an entry: its own, and where columns tell what belongs together, comments
  /// below that are indented further.
  package func end(ofEntry range: Range<Int>, column: Int) -> Int {
    var end = lineEnd(range.upperBound)
    var line = isIndented ? nextLine(end) : text.count
    while line < text.count {
      if isComment(lineAt: line), self.column(ofLineAt: line) > column {
        end = lineEnd(line)
      } else if !isBlank(lineAt: line) {
        break
      }
      line = nextLine(line)
    }
    return end
  }

  /// The lines between two places with the comments and blank lines right above and below: where what is commented out
  /// beside the entries there may be.
  ///
  /// - Parameter isWithinLine: whether something else is before the first place on its line.
  package func surroundings(of range: Range<Int>, isWithinLine: Bool) -> Range<Int> {
    func isFree(_ line: Int) -> Bool { isComment(lineAt: line) || isBlank(lineAt: line) }
    var start = lineStart(range.lowerBound)
    while !isWithinLine, start > UTF8Text.start(of: text), isFree(lineStart(start - 1)) { start = lineStart(start - 1) }
    var end = lineEnd(range.upperBound)
    var line = nextLine(end)
    while line < text.count, isFree(line) {
      end = lineEnd(line)
      line = nextLine(end)
    }
    return start..<min(text.count, max(start, end))
  }
}
