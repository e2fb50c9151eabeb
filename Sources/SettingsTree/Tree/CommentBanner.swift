/// A comment that is a heading for the settings below it, as `# - Memory -`, `#### LIMITS ####` and a line between two
/// rules are.
///
/// ```swift
/// document.banners.map(\.text)     // ["RESOURCE USAGE", "Memory", "Disk"]
/// ```
public struct CommentBanner: Hashable, Sendable {
  /// What it says, without what is drawn around it.
  public let text: String
  /// Whether it is below the last one that is not: drawn with a single sign, as `# - Memory -` is.
  public let isMinor: Bool
  /// Where its line begins.
  public let offset: Int
}

extension Document {
  /// The headings among the comments, in the order of the text.
  ///
  /// - Complexity: the text.
  public var banners: [CommentBanner] {
    let marks = format.syntax.lineCommentMarks
    return marks.isEmpty ? [] : BannerReader(text: text, marks: marks).banners()
  }
}

/// Finds the headings among comment lines.
private struct BannerReader {
  let text: [UInt8]
  let marks: [[UInt8]]

  /// A comment line: what it says, and what is drawn around that.
  private struct Line {
    let offset: Int
    let text: ArraySlice<UInt8>
    let signsBefore: Int
    let signsAfter: Int
    /// Whether it begins and ends with the same sign.
    let isFramed: Bool

    var isRule: Bool { text.isEmpty && signsBefore >= BannerReader.shortestRule }
    var isBlank: Bool { text.isEmpty && signsBefore == 0 }
  }

  private static let shortestRule = 8
  private static let longestText = 64
  /// So many signs on each side are a heading's own, whatever the comment's mark is.
  private static let manySigns = 3

  func banners() -> [CommentBanner] {
    var found: [CommentBanner] = []
    var (before, present): (Line?, Line?) = (nil, nil)
    func look(next: Line?) {
      if let line = present, let banner = banner(line, before, next) { found.append(banner) }
      (before, present) = (present, next)
    }
    var signs = ByteSearch(for: marks.map { $0[0] }, in: text, before: text.count)
    var start = 0
    while let range = commentLine(from: start, &signs) {
      if range.lowerBound > start { look(next: nil) }
      look(next: line(range))
      start = range.upperBound + 1
    }
    look(next: nil)
    return found
  }

  /// The first line that begins with a comment's mark, from the beginning of a line on; nil where there is no more.
  private func commentLine(from start: Int, _ signs: inout ByteSearch) -> Range<Int>? {
    var start = start
    while let place = signs.next(from: start) {
      let lineStart = text[start..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? start
      let end = ByteScan.firstOffset(of: 0x0A, in: text, place..<text.count) ?? text.count
      let line = text[lineStart..<end].drop { $0 == 0x20 || $0 == 0x09 }
      if marks.contains(where: line.starts) { return lineStart..<end }
      start = end + 1
    }
    return nil
  }

  private func banner(_ line: Line, _ before: Line?, _ after: Line?) -> CommentBanner? {
    guard line.text.count <= Self.longestText, line.text.contains(where: { $0 >= 0x80 || $0.isASCIILetter }) else {
      return nil
    }
    let isDrawnAround = line.signsBefore >= Self.manySigns && line.signsAfter >= Self.manySigns
    let isBetweenRules = before?.isRule == true && (after == nil || after?.isRule == true || after?.isBlank == true)
    guard isDrawnAround || isBetweenRules || line.isFramed else { return nil }
    let words = String(decoding: line.text, as: UTF8.self)
    return CommentBanner(text: words, isMinor: !isDrawnAround && !isBetweenRules, offset: line.offset)
  }

  /// A line that is a comment; nil for any other.
  private func line(_ range: Range<Int>) -> Line? {
    let whole = text[range].drop { $0 == 0x20 || $0 == 0x09 }
    guard let mark = marks.first(where: whole.starts) else { return nil }
    let content = whole.dropFirst(mark.count)
    var start = content.startIndex
    var end = content.endIndex
    while start < end, isAround(content[start], mark) { start += 1 }
    while end > start, isAround(content[end - 1], mark) { end -= 1 }
    let (head, tail) = (content[..<start], content[end...])
    let (first, last) = (head.filter { !Self.isBlank($0) }, tail.filter { !Self.isBlank($0) })
    let isFramed =
      first.count == 1 && first == last && head.last == 0x20 && tail.first == 0x20 && !mark.contains(first[0])
    return Line(
      offset: range.lowerBound, text: content[start..<end], signsBefore: first.count, signsAfter: last.count,
      isFramed: isFramed)
  }

  /// Blanks and signs that are drawn around headings, the comment's own mark among them.
  private func isAround(_ byte: UInt8, _ mark: [UInt8]) -> Bool {
    Self.isBlank(byte) || mark.contains(byte) || Self.signs.contains(byte)
  }

  private static let signs = Array("-=*~_+".utf8)

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
