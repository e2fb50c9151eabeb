/// Blocks in braces that are commented out line by line.
extension LineText {
  /// The first block that begins with a word and is wholly a comment, from its first mark to the end of its last line.
  ///
  /// - Parameters:
  ///   - isBlock: whether a text is such a block, which begins at this place in the file as a comment.
  package func commentedBlock(
    _ word: String, marks: [[UInt8]], in range: Range<Int>, isBlock: (Int, [UInt8]) -> Bool
  ) -> Range<Int>? {
    let starts = sequence(first: lineStart(range.lowerBound)) { nextLine($0) }
      .prefix { $0 < range.upperBound }
    for start in starts where body(ofCommentAt: start, marks).map({ begins($0, word) }) ?? false {
      var (line, block) = (start, [UInt8]())
      while line < range.upperBound, let body = body(ofCommentAt: line, marks) {
        block += text[body] + [0x0A]
        let last = text[body].last { $0 != UInt8(ascii: ";") && $0 != 0x20 }
        let place = start + column(ofLineAt: start)
        if last == UInt8(ascii: "}") { if isBlock(place, block) { return place..<lineEnd(line) } }
        line = nextLine(line)
      }
    }
    return nil
  }

  /// Whether a word, and behind it a brace, is what a comment begins with.
  private func begins(_ body: Range<Int>, _ word: String) -> Bool {
    text[body].starts(with: word.utf8)
      && text[body].dropFirst(word.utf8.count).first { !Prose.isBlank($0) } == UInt8(ascii: "{")
  }

  /// What is behind the mark of a comment that has its line for itself.
  private func body(ofCommentAt start: Int, _ marks: [[UInt8]]) -> Range<Int>? {
    let first = start + column(ofLineAt: start)
    guard let mark = marks.first(where: { text[first...].starts(with: $0) }) else { return nil }
    let end = lineEnd(first)
    guard let body = text[first + mark.count..<end].firstIndex(where: { !Prose.isBlank($0) }) else { return nil }
    return body..<end
  }
}
