/// Lines of formats that give each setting lines of its own: where they begin and end, whose comments are above
/// them, and how they are put in and taken away.
package struct LineText {
  let text: [UInt8]
  /// The bytes that begin a comment.
  let commentMarks: [UInt8]
  /// Whether the columns of lines tell what they belong to.
  let isIndented: Bool
  package var lineBreak: String { TextLines.lineBreak(of: text) }

  package init(_ text: [UInt8], commentMarks: [UInt8], isIndented: Bool = false) {
    self.text = text
    self.commentMarks = commentMarks
    self.isIndented = isIndented
  }

  private var textStart: Int { UTF8Text.start(of: text) }

  /// The first byte of the line that holds an offset.
  package func lineStart(_ offset: Int) -> Int { TextLines.start(at: offset, in: text) }

  /// The end of the line that holds an offset, before its line break.
  package func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < text.count, text[end] != 0x0A { end += 1 }
    return end > offset && end < text.count && text[end - 1] == 0x0D ? end - 1 : end
  }

  /// The first byte behind the line break of the line that holds an offset.
  package func nextLine(_ offset: Int) -> Int {
    (text[offset...].firstIndex(of: 0x0A) ?? text.count - 1) + 1
  }

  private func previousLine(_ start: Int) -> Int? {
    start > textStart ? lineStart(start - 1) : nil
  }

  package func isBlank(lineAt start: Int) -> Bool {
    isBlank(in: start..<lineEnd(start))
  }

  package func isBlank(in range: Range<Int>) -> Bool {
    text[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  package func isComment(lineAt start: Int) -> Bool {
    text[start..<lineEnd(start)].first { $0 != 0x20 && $0 != 0x09 }.map(commentMarks.contains) ?? false
  }

  /// Whether nothing but comments and blank lines is from a line's start to some place in another line.
  package func isFree(_ range: Range<Int>) -> Bool {
    var line = range.lowerBound
    let end = range.isEmpty ? range.lowerBound : lineStart(range.upperBound)
    while line < end {
      guard isBlank(lineAt: line) || isComment(lineAt: line) else { return false }
      line = nextLine(line)
    }
    return true
  }

  /// How many bytes are before an offset on its line, a byte-order mark aside.
  package func column(of offset: Int) -> Int {
    let before = text[lineStart(offset)..<offset]
    return before.count - (before.starts(with: UTF8Text.byteOrderMark) ? UTF8Text.byteOrderMark.count : 0)
  }

  /// Whether an offset has only blanks before it on its line.
  package func isFirstOnLine(_ offset: Int) -> Bool { isBlank(in: offset - column(of: offset)..<offset) }

  /// The blanks a line begins with.
  package func indentation(at offset: Int) -> String {
    TextLines.indentation(at: offset, in: text)
  }

  /// The last byte that is no blank; the start of a text without any.
  var lastContent: Int {
    text.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } ?? textStart
  }

  // MARK: - Comments

  /// Where the comments begin that are right above a line, in its column where columns tell what belongs together; the
  /// line's start when there are none.
  package func commentStart(above start: Int, column: Int? = nil) -> Int {
    let column = column ?? self.column(ofLineAt: start)
    var result = start
    while let previous = previousLine(result), isComment(lineAt: previous), !isForPrograms(commentAt: previous),
      !isIndented || self.column(ofLineAt: previous) == column
    { result = previous }
    return result
  }

  /// Whether a comment at the very top speaks to editors and other programs about the whole file.
  private func isForPrograms(commentAt start: Int) -> Bool {
    guard start == textStart else { return false }
    let words = String(bytes: text, in: start..<lineEnd(start))
    return ["#!", "-*-", "vim:", "yaml-language-server", "$schema", "#:schema"].contains { words.holds($0) }
  }

  /// Whether the comments above a line head a group rather than the line alone: nothing or a blank line is above
  /// them, and the next line follows closely with a setting.
  func isHeading(commentsAt comments: Int, aboveLine start: Int, isSettingBelow: (Int) -> Bool) -> Bool {
    guard comments < start else { return false }
    let isAtTop = previousLine(comments).map { isBlank(lineAt: $0) } ?? true
    let next = nextLine(start)
    return isAtTop && next < text.count && isSettingBelow(next)
  }

  // MARK: - Putting in and taking away

  /// A new line below the one that holds an offset, and below the lines in which a comment behind it goes on.
  package func insertion(of line: String, below offset: Int) -> TextEdit {
    .insert(lineBreak + line, at: commentEnd(behind: offset))
  }

  /// The end of the line that holds an offset. If the line ends in a comment that further lines continue, which are
  /// comments alone and indented more than the line, the end of the last of them.
  private func commentEnd(behind offset: Int) -> Int {
    var end = lineEnd(offset)
    guard let first = text[offset..<end].first(where: { $0 != 0x20 && $0 != 0x09 }), commentMarks.contains(first) else {
      return end
    }
    let column = column(ofLineAt: lineStart(offset))
    var line = nextLine(offset)
    while line < text.count, isComment(lineAt: line), self.column(ofLineAt: line) > column {
      end = lineEnd(line)
      line = nextLine(line)
    }
    return end
  }

  /// New lines above an entry that begins at an offset, and above its comments.
  package func insertion(of block: String, above offset: Int, column: Int? = nil) -> TextEdit {
    .insert(block + lineBreak, at: commentStart(above: lineStart(offset), column: column))
  }

  /// Whether a blank line is above an entry that begins at an offset, and above its comments.
  package func hasBlankLine(above offset: Int) -> Bool {
    previousLine(commentStart(above: lineStart(offset))).map(isBlank(lineAt:)) ?? false
  }

  /// New lines below all others. What is blank at the end of the text stays there.
  package func appending(_ block: String, afterBlankLine: Bool) -> TextEdit {
    if isBlank(in: textStart..<text.count) { return .insert(block + lineBreak, at: textStart) }
    // A blank line keeps it from comments above, which are about something else.
    let isApart = afterBlankLine || isComment(lineAt: lineStart(lastContent))
    return insertion(of: (isApart ? lineBreak : "") + block, below: lastContent)
  }

  /// Takes whole lines away, and of the blank lines above and below them the fewer, so that none are left over.
  ///
  /// - Parameters:
  ///   - range: from a line's start to a place in the last line.
  ///   - previous: the end of what is above, which may itself end in blank lines.
  ///   - keepsBlankLines: whether none of those goes.
  package func removal(
    ofLines range: Range<Int>, behind previous: Int = 0, keepsBlankLines: Bool = false
  ) -> TextEdit {
    var start = range.lowerBound
    var end = nextLine(max(range.lowerBound, range.upperBound - (range.isEmpty ? 0 : 1)))
    let above = blankLines(above: start)
    let below = blankLines(below: end)
    let isBetweenBlanks = (!above.lines.isEmpty || above.isEnd) && (!below.lines.isEmpty || below.isEnd)
    if !keepsBlankLines, isBetweenBlanks, !(above.isEnd && below.isEnd) {
      if above.isEnd || (!below.isEnd && below.lines.count < above.lines.count) {
        end = below.lines.last ?? end
      } else {
        start = above.lines.last ?? start
      }
    }
    // At the end of a text without a final line break, the break before the lines goes instead.
    if end == text.count, text.last != 0x0A, start > textStart {
      start -= start - 1 > textStart && text[start - 2] == 0x0D ? 2 : 1
      return .delete(max(start, previous)..<end)
    }
    if previous > 0 { start = max(start, min(nextLine(previous), range.lowerBound)) }
    return .delete(start..<end)
  }

  /// The starts of the blank lines above, the nearest first, and whether the text begins there.
  private func blankLines(above start: Int) -> (lines: [Int], isEnd: Bool) {
    let lines = sequence(first: start) { previousLine($0) }.dropFirst().prefix { isBlank(lineAt: $0) }
    return (lines, previousLine(lines.last ?? start) == nil)
  }

  /// The ends of the blank lines below, the nearest first, and whether the text ends there.
  private func blankLines(below start: Int) -> (lines: [Int], isEnd: Bool) {
    let lines = sequence(first: start) { nextLine($0) }.prefix { $0 < text.count && isBlank(lineAt: $0) }
    let ends = lines.map { nextLine($0) }
    return (ends, (ends.last ?? start) >= text.count)
  }
}
