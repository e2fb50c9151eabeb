/// The comment lines of a text that may be settings at their default, one after another.
extension LineText {
  /// A comment line apart from its mark.
  package struct Comment {
    /// Without its line break.
    package let line: Range<Int>
    /// Right behind the mark.
    package let body: Range<Int>
    package let isTight: Bool
    /// Whether it is set off from the comments that explain: by where it is or by another mark.
    package let isSetOff: Bool
    /// Whether nothing, an empty comment, a header or another commented-out setting is above.
    package let beginsParagraph: Bool

    /// Whether a key and a value are a setting, of which only blanks part them: few words tell one from a sentence, and
    /// a paragraph of its own, or where it is.
    ///
    /// - Parameters:
    ///   - isIndented: whether it is set off as what is in blocks is.
    ///   - hasCapitals: whether keys of the text's settings have capitals.
    package func isSettingByBlanks(
      _ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, in text: [UInt8], isIndented: Bool, hasCapitals: Bool
    ) -> Bool {
      if value.isEmpty { return isTight && Prose.isCompoundWord(key) && !key.contains(where: Prose.isCapital) }
      if !isTight, !isIndented {
        // A name in capitals among keys without is prose, and words with options are a command.
        let isCommand = value.first == UInt8(ascii: "-") && Prose.wordCount(value) > 1
        let isNamedAlike = hasCapitals || !key.contains(where: Prose.isCapital)
        guard beginsParagraph, isNamedAlike, !isCommand else { return false }
      }
      let isCapitalised = Prose.isCapital(key[key.startIndex]) && !key.dropFirst().contains(where: Prose.isCapital)
      // What is a comment behind the value says nothing of it.
      let words = text[body.lowerBound..<value.endIndex]
      return Prose.wordCount(words) <= (isCapitalised ? (isTight ? 3 : 2) : 5) && !Prose.isSentence(words)
        && !Prose.isBeginning(String(decoding: key, as: UTF8.self)) && !Prose.isContinuation(value)
    }
  }

  /// The settings that are commented out on the lines of a range, down to the first comment that ends them.
  ///
  /// - Parameter values: those over several lines; what looks like a comment inside one is a part of it.
  package func settings(
    in range: Range<Int>, besides values: [Range<Int>] = [], isEnd: (Comment) -> Bool = { _ in false },
    setting: (Comment) -> CommentedEntry?
  ) -> [CommentedEntry] {
    var found: [CommentedEntry] = []
    var beginsParagraph = true
    var values = values[...]
    var marks = ByteSearch(for: commentMarks, in: text, before: range.upperBound)
    var start = range.lowerBound
    while let mark = marks.next(from: start) {
      let line = lineStart(mark)..<lineEnd(mark)
      if line.lowerBound > start { beginsParagraph = isBlank(lineAt: lineStart(line.lowerBound - 1)) }
      start = nextLine(mark)
      while let value = values.first, value.upperBound <= line.lowerBound { values.removeFirst() }
      let isInValue = values.first.map { $0.lowerBound < line.upperBound } ?? false
      guard isBlank(in: line.lowerBound..<mark), !isInValue else {
        beginsParagraph = false
        continue
      }
      let isOtherMark = text[mark] == UInt8(ascii: ";") && commentMarks.contains(UInt8(ascii: "#"))
      let comment = comment(on: line, behind: mark + 1, beginsParagraph, isSetOff: isOtherMark) { place in
        commentMarks.contains(text[place])
      }
      if let comment, isEnd(comment) { break }
      let setting = comment.flatMap(setting)
      if let setting {
        found.append(setting)
      } else if let above = found.last, nextLine(above.line.upperBound) == line.lowerBound {
        found[found.count - 1].goesOn = true
      }
      let isEmpty = text[line].allSatisfy { Prose.isBlank($0) || commentMarks.contains($0) }
      beginsParagraph = setting != nil || isEmpty
    }
    return found
  }

  /// The lines between blank ones in which some bytes are.
  func paragraphs(holding bytes: [UInt8]) -> [Range<Int>] {
    guard let initial = bytes.first else { return [] }
    var found: [Range<Int>] = []
    var start = UTF8Text.start(of: text)
    while let place = ByteScan.firstOffset(of: initial, in: text, start..<text.count) {
      guard text[place...].starts(with: bytes) else {
        start = place + 1
        continue
      }
      let least = found.last?.upperBound ?? UTF8Text.start(of: text)
      var first = max(lineStart(place), least)
      while first > least, !isBlank(lineAt: lineStart(first - 1)) { first = lineStart(first - 1) }
      var end = nextLine(place)
      while end < text.count, !isBlank(lineAt: end) { end = nextLine(end) }
      found.append(first..<end)
      start = end
    }
    return found
  }

  /// A comment line apart from its mark; nil where nothing is behind that, or another mark.
  ///
  /// - Parameters:
  ///   - start: right behind the mark.
  ///   - isSetOff: whether the mark sets it off.
  package func comment(
    on line: Range<Int>, behind start: Int, _ beginsParagraph: Bool, isSetOff: Bool = false, isMark: (Int) -> Bool
  ) -> Comment? {
    let body = start..<line.upperBound
    guard let first = body.first(where: { !Prose.isBlank(text[$0]) }), !isMark(first) else { return nil }
    return Comment(
      line: line, body: body, isTight: first == start,
      isSetOff: isSetOff || first - start != 1 || text[start] == 0x09, beginsParagraph: beginsParagraph)
  }
}
