/// What is between two items of a container, or between an item and a bracket: commas, comments, line breaks.
///
/// It also says whose a comment is. On an item's line, behind it, it is that item's; above an item, without a blank
/// line between, it is the lower item's; any other is nobody's.
struct FlowGap {
  enum TokenKind {
    case comma, lineComment, blockComment, lineBreak
  }

  struct Token {
    let kind: TokenKind
    let range: Range<Int>
    var isComment: Bool { kind == .lineComment || kind == .blockComment }
  }

  let range: Range<Int>
  let tokens: [Token]

  init(_ text: [UInt8], _ range: Range<Int>, _ comments: FlowComments) {
    self.range = range
    var tokens: [Token] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let start = position
      let kind = Self.skipToken(text, &position, before: range.upperBound, comments)
      if let kind { tokens.append(Token(kind: kind, range: start..<position)) }
    }
    self.tokens = tokens
  }

  private static func skipToken(
    _ text: [UInt8], _ position: inout Int, before end: Int, _ comments: FlowComments
  ) -> TokenKind? {
    let byte = text[position]
    position += 1
    switch byte {
    case UInt8(ascii: ","): return .comma
    case 0x0A: return .lineBreak
    case 0x0D:
      if position < end, text[position] == 0x0A { position += 1 }
      return .lineBreak
    case UInt8(ascii: "#") where comments == .hash,
      UInt8(ascii: "/") where comments == .slashes && position < end && text[position] == UInt8(ascii: "/"):
      while position < end, text[position] != 0x0A, text[position] != 0x0D { position += 1 }
      return .lineComment
    case UInt8(ascii: "/") where comments == .slashes:
      position += 1
      while position < end, !(text[position] == UInt8(ascii: "/") && text[position - 1] == UInt8(ascii: "*")) {
        position += 1
      }
      position = min(end, position + 1)
      return .blockComment
    default: return nil
    }
  }

  var comma: Token? { tokens.first { $0.kind == .comma } }
  var hasComments: Bool { tokens.contains(where: \.isComment) }
  var hasLineBreak: Bool { firstLineBreak != nil }

  private var firstLineBreak: Int? { tokens.firstIndex { $0.kind == .lineBreak } }
  private var firstComma: Int? { tokens.firstIndex { $0.kind == .comma } }

  /// Whether the comma is at the beginning of the right item's line.
  var isCommaFirst: Bool {
    guard let line = firstLineBreak, let comma = firstComma else { return false }
    return line < comma
  }

  /// The comments that belong to the item at the left.
  var trailingComments: [Token] {
    tokens[..<(firstLineBreak ?? firstComma ?? tokens.count)].filter(\.isComment)
  }

  /// The end of what belongs to the item at the left: itself, its comma when on its line, its comments.
  var trailingEnd: Int {
    var end = trailingComments.last?.range.upperBound ?? range.lowerBound
    if let comma, !isCommaFirst { end = max(end, comma.range.upperBound) }
    return end
  }

  /// The comments that belong to the item at the right.
  var leadingComments: [Token] {
    let start = firstLineBreak ?? firstComma.map { $0 + 1 } ?? 0
    var comments: [Token] = []
    var breaks = 0
    for token in tokens[start...].reversed() {
      switch token.kind {
      case .comma: return comments.reversed()
      case .lineBreak: breaks += 1
      case .lineComment, .blockComment:
        if breaks > 1 { return comments.reversed() }
        breaks = 0
        comments.append(token)
      }
    }
    return comments.reversed()
  }

  /// The beginning of the right item's comments, else of the item.
  var leadingStart: Int { leadingComments.first?.range.lowerBound ?? range.upperBound }

  /// The end of the last token, other than line breaks, before an offset.
  func tokenEnd(before offset: Int) -> Int {
    tokens.last { $0.kind != .lineBreak && $0.range.upperBound <= offset }?.range.upperBound ?? range.lowerBound
  }

  /// The start of the first token, other than line breaks, from an offset on.
  func tokenStart(from offset: Int) -> Int {
    tokens.first { $0.kind != .lineBreak && $0.range.lowerBound >= offset }?.range.lowerBound ?? range.upperBound
  }

  /// How many line breaks lie between two offsets.
  func lineBreaks(in part: Range<Int>) -> Int {
    tokens.count { $0.kind == .lineBreak && part.contains($0.range.lowerBound) }
  }

  /// Whether a line comment ends exactly here.
  func isLineComment(endingAt offset: Int) -> Bool {
    tokens.contains { $0.kind == .lineComment && $0.range.upperBound == offset }
  }
}
