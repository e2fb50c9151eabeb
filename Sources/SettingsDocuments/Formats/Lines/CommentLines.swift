/// The comment lines of a text that may be settings at their default, one after another.
struct CommentLines {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let marks: ByteSet

  init(_ bytes: UnsafeBufferPointer<UInt8>, marks: ByteSet) {
    self.bytes = bytes
    self.marks = marks
  }

  /// A comment line apart from its mark.
  struct Comment {
    /// Without its line break.
    let line: Range<Int>
    /// Right behind the mark.
    let body: Range<Int>
    let isTight: Bool
    /// Whether it is set off from the comments that explain: by where it is or by another mark.
    let isSetOff: Bool
    /// Whether nothing, an empty comment, a header or another commented-out setting is above.
    let beginsParagraph: Bool
  }

  /// The settings that are commented out on the lines of a range, down to the first comment that ends them.
  ///
  /// - Parameter values: those over several lines; what looks like a comment inside one is a part of it.
  func settings<Setting>(
    in range: Range<Int>, besides values: [Range<Int>], isEnd: (Comment) -> Bool, setting: (Comment) -> Setting?
  ) -> [Setting] {
    var found: [Setting] = []
    var beginsParagraph = true
    var values = values[...]
    var start = range.lowerBound
    while start < range.upperBound {
      let line = line(at: start)
      start = line.next
      guard let mark = line.content.first(where: { !Prose.isBlank(bytes[$0]) }) else {
        beginsParagraph = true
        continue
      }
      while let value = values.first, value.upperBound <= line.content.lowerBound { values.removeFirst() }
      let isInValue = values.first.map { $0.lowerBound < line.content.upperBound } ?? false
      guard marks.contains(bytes[mark]), !isInValue else {
        beginsParagraph = false
        continue
      }
      let comment = comment(line.content, mark, beginsParagraph)
      if let comment, isEnd(comment) { break }
      let setting = comment.flatMap(setting)
      if let setting { found.append(setting) }
      let isEmpty = bytes[line.content].allSatisfy { Prose.isBlank($0) || marks.contains($0) }
      beginsParagraph = setting != nil || isEmpty
    }
    return found
  }

  private func line(at start: Int) -> (content: Range<Int>, next: Int) {
    let feed = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let hasReturn = feed > start && feed < bytes.count && bytes[feed - 1] == 0x0D
    return (start..<(hasReturn ? feed - 1 : feed), feed + 1)
  }

  private func comment(_ line: Range<Int>, _ mark: Int, _ beginsParagraph: Bool) -> Comment? {
    let body = mark + 1..<line.upperBound
    guard let first = body.first(where: { !Prose.isBlank(bytes[$0]) }), !marks.contains(bytes[first]) else {
      return nil
    }
    let isOtherMark = bytes[mark] == UInt8(ascii: ";") && marks.contains(UInt8(ascii: "#"))
    let isSetOff = first - body.lowerBound != 1 || bytes[body.lowerBound] == 0x09 || isOtherMark
    return Comment(
      line: line, body: body, isTight: first == body.lowerBound, isSetOff: isSetOff, beginsParagraph: beginsParagraph)
  }
}
