extension TextFitting {
  /// `text` as lines of at most so many columns: broken between words, inside a word only where it is wider than a
  /// line, and between any two ideographs; line feeds end a line. Blanks at a break are left out.
  ///
  /// A character wider than `columns` is on a line of its own.
  ///
  /// - Parameters:
  ///   - text: what is to be broken into lines.
  ///   - columns: the width of a line.
  ///   - mostLines: what comes behind so many lines is not looked at.
  /// - Complexity: one pass over what the lines hold.
  /// - Returns: at least one line, empty lines among them; none where there are no columns.
  public static func wrap(_ text: String, columns: Int, mostLines: Int = .max) -> [String] {
    guard columns > 0 else { return [] }
    if isOneLine(text, columns: columns) { return [text] }
    var lines: [String] = []
    var rest: Substring? = text[...]
    while let text = rest, lines.count < mostLines {
      let end = text.firstIndex(where: \.isNewline)
      var wrapping = Wrapping(of: text[..<(end ?? text.endIndex)], columns: columns)
      lines += wrapping.lines(most: mostLines - lines.count).map(String.init)
      rest = end.map { text[text.index(after: $0)...] }
    }
    return lines
  }

  /// Whether nothing is to be done, as is soon seen of a short text in ASCII; false where that takes a closer look.
  private static func isOneLine(_ text: String, columns: Int) -> Bool {
    let isOneLine = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard let last = bytes.last, last != UInt8(ascii: " "), bytes.count <= columns else { return false }
      return TextWalk.printableEnd(bytes, from: 0, to: bytes.count) == bytes.count
    }
    return isOneLine ?? false
  }
}

/// Breaks one paragraph into lines, a cluster at a time.
private struct Wrapping {
  private let paragraph: Substring
  private let limit: Int
  private var lines: [Substring] = []
  private var lineStart: Substring.Index
  private var lineColumns = 0
  /// Where the line may end, where the next one would begin, and the columns up to there.
  private var breakpoint: (end: Substring.Index, next: Substring.Index, columns: Int)?
  private var previous = Kind.blank

  private enum Kind { case blank, word, ideograph, closing }

  init(of paragraph: Substring, columns: Int) {
    self.paragraph = paragraph
    limit = columns
    lineStart = paragraph.startIndex
  }

  mutating func lines(most: Int) -> [Substring] {
    guard DisplayWidth.of(paragraph) > limit else { return [trimmed(paragraph)] }
    let isASCII = TextWalk.isPrintable(paragraph)
    var index = paragraph.startIndex
    while index < paragraph.endIndex, lines.count < most {
      let next = isASCII ? paragraph.utf8.index(after: index) : paragraph.index(after: index)
      if isASCII {
        take(index..<next, columns: 1, kind: paragraph.utf8[index] == UInt8(ascii: " ") ? .blank : .word)
      } else {
        let cluster = paragraph[index..<next]
        take(index..<next, columns: CellCluster.columns(of: cluster), kind: Wrapping.kind(of: cluster))
      }
      index = next
    }
    if lines.count < most { lines.append(trimmed(paragraph[lineStart...])) }
    return lines
  }

  private mutating func take(_ range: Range<Substring.Index>, columns: Int, kind: Kind) {
    noteBreak(before: range.lowerBound, kind: kind)
    if kind == .blank {
      let blanksBegin = breakpoint.flatMap { $0.next == range.lowerBound ? $0.end : nil }
      breakpoint = (blanksBegin ?? range.lowerBound, range.upperBound, lineColumns + columns)
    } else if lineColumns + columns > limit, range.lowerBound > lineStart {
      endLine(at: breakpoint ?? (range.lowerBound, range.lowerBound, lineColumns))
    }
    lineColumns += columns
    previous = kind
  }

  /// A line may end beside an ideograph, though not before punctuation that closes.
  private mutating func noteBreak(before index: Substring.Index, kind: Kind) {
    guard index > lineStart, kind != .blank, previous != .blank, kind != .closing else { return }
    if kind == .ideograph || previous == .ideograph { breakpoint = (index, index, lineColumns) }
  }

  private mutating func endLine(at point: (end: Substring.Index, next: Substring.Index, columns: Int)) {
    lines.append(paragraph[lineStart..<max(lineStart, point.end)])
    lineStart = point.next
    lineColumns -= point.columns
    breakpoint = nil
  }

  private func trimmed(_ line: Substring) -> Substring {
    guard let last = line.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return line.prefix(0) }
    return line[...last]
  }

  private static func kind(of cluster: Substring) -> Kind {
    guard let first = cluster.unicodeScalars.first else { return .word }
    if first == " " || first == "\t" { return .blank }
    guard ScalarColumns.of(first) == .two else { return .word }
    switch first.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: return .closing
    default: return first.properties.isEmojiPresentation ? .word : .ideograph
    }
  }
}
