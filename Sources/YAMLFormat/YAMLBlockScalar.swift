/// A literal or folded scalar (YAML 1.2, chapter 8.1): `|` or `>` with its header, and the lines below.
struct YAMLBlockScalar {
  enum Chomping: Sendable {
    /// `-`: no line break at the end; nothing: one; `+`: all of them.
    case strip, clip, keep
  }

  /// From `|` or `>` to the end of the last line, before its line break.
  let span: Range<Int>
  let chomping: Chomping
  /// How many blanks are before the content.
  let contentColumn: Int
  /// Whether the header says the indentation.
  let isIndentationGiven: Bool
  /// From `|` to the end of its indicators.
  let indicators: Range<Int>
  /// The lines with content or between such, and those that `+` keeps; without their line breaks.
  let lines: [Range<Int>]

  /// Reads the scalar whose header is the next thing but indicators, white space and comments.
  ///
  /// - Parameter parentColumn: where the collection begins that it is in; -1 when it is a document of its own.
  init(_ text: [UInt8], headerFrom offset: Int, parentColumn: Int) {
    var position = YAMLBytes.skipBlanksAndComments(text, from: offset)
    while position < text.count, text[position] != UInt8(ascii: "|"), text[position] != UInt8(ascii: ">") {
      position = YAMLBytes.skipBlanksAndComments(text, from: position + 1)
    }
    self.init(text, at: position, parentColumn: parentColumn, knownColumn: nil)
  }

  /// Reads a scalar again whose content is known to be in a column.
  init(_ text: [UInt8], at start: Int, contentColumn: Int) {
    self.init(text, at: start, parentColumn: -1, knownColumn: contentColumn)
  }

  private init(_ text: [UInt8], at start: Int, parentColumn: Int, knownColumn: Int?) {
    var position = min(start + 1, text.count)
    var chomping = Chomping.clip
    var given: Int?
    header: while position < text.count {
      switch text[position] {
      case UInt8(ascii: "+"): chomping = .keep
      case UInt8(ascii: "-"): chomping = .strip
      case UInt8(ascii: "1")...UInt8(ascii: "9"): given = Int(text[position] - 0x30)
      default: break header
      }
      position += 1
    }
    self.chomping = chomping
    isIndentationGiven = given != nil
    indicators = start..<position
    let first = YAMLBytes.afterBreak(text, YAMLBytes.lineEnd(text, position))
    contentColumn =
      knownColumn ?? given.map { max(parentColumn, 0) + $0 }
      ?? max(Self.detectedColumn(text, from: first), parentColumn + 1)
    (lines, span) = Self.lines(text, from: first, contentColumn, chomping, header: indicators)
  }

  private static func detectedColumn(_ text: [UInt8], from first: Int) -> Int {
    var line = first
    var longest = 0
    while line < text.count {
      var position = line
      while position < text.count, text[position] == 0x20 { position += 1 }
      if position < text.count, !YAMLBytes.isBreak(text[position]) { return position - line }
      longest = max(longest, position - line)
      line = YAMLBytes.afterBreak(text, position)
    }
    // Nothing but blanks, which are then all indentation.
    return longest
  }

  private static func lines(
    _ text: [UInt8], from first: Int, _ column: Int, _ chomping: Chomping, header: Range<Int>
  ) -> (lines: [Range<Int>], span: Range<Int>) {
    var lines: [Range<Int>] = []
    var contentCount = 0
    var line = first
    while line < text.count {
      var position = line
      while position < text.count, text[position] == 0x20, position - line < column { position += 1 }
      let end = YAMLBytes.lineEnd(text, position)
      if position < end {
        if position - line < column || (column == 0 && isDocumentMark(text, line)) { break }
        contentCount = lines.count + 1
      }
      lines.append(line..<end)
      line = YAMLBytes.afterBreak(text, end)
    }
    if chomping != .keep { lines.removeSubrange(contentCount...) }
    guard let last = lines.last else { return ([], header) }
    return (lines, header.lowerBound..<last.upperBound)
  }

  static func isDocumentMark(_ text: [UInt8], _ line: Int) -> Bool {
    guard line + 3 <= text.count, line + 3 == text.count || YAMLBytes.isSpace(text[line + 3]) else { return false }
    return text[line..<line + 3].elementsEqual("---".utf8) || text[line..<line + 3].elementsEqual("...".utf8)
  }
}

extension YAMLBlockScalar {
  /// The text it represents.
  func string(in text: [UInt8], isFolded: Bool) -> String {
    let contents = lines.map { text[min($0.lowerBound + contentColumn, $0.upperBound)..<$0.upperBound] }
    let contentCount = (contents.lastIndex { !$0.isEmpty } ?? -1) + 1
    var result: [UInt8] = []
    if isFolded {
      Self.fold(contents[..<contentCount], into: &result)
    } else {
      for (index, content) in contents[..<contentCount].enumerated() {
        if index > 0 { result.append(0x0A) }
        result += content
      }
    }
    // A last line counts as ended, also where the text ends before its line break.
    switch chomping {
    case .strip: break
    case .clip: if contentCount > 0 { result.append(0x0A) }
    case .keep: result += repeatElement(0x0A, count: contents.count - max(0, contentCount - 1))
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Line breaks between two lines of text become blanks; those around lines that begin with a blank stay.
  private static func fold(_ lines: ArraySlice<ArraySlice<UInt8>>, into result: inout [UInt8]) {
    var breaks = 0
    var wasIndented = true
    for (index, line) in lines.enumerated() {
      if index > 0 { breaks += 1 }
      guard let first = line.first else { continue }
      let isIndented = YAMLBytes.isBlank(first)
      if result.isEmpty {
        result += repeatElement(0x0A, count: breaks)
      } else if isIndented || wasIndented {
        result += repeatElement(0x0A, count: breaks)
      } else if breaks == 1 {
        result.append(0x20)
      } else {
        result += repeatElement(0x0A, count: breaks - 1)
      }
      result += line
      breaks = 0
      wasIndented = isIndented
    }
  }
}
