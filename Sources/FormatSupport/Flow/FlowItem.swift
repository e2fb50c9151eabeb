/// A member or an element with what is around it in its container.
struct FlowItem {
  /// With its key.
  let range: Range<Int>
  let before: FlowGap
  let after: FlowGap
  let isFirst: Bool
  let isLast: Bool
  /// The comments right above it that are words, not items that are commented out, nor what is above such.
  private let ownComments: ArraySlice<FlowGap.Token>

  init(_ index: Int, of container: FlowContainer, _ text: [UInt8], _ comments: FlowComments) {
    let items = container.items
    range = items[index]
    isFirst = index == 0
    isLast = index == items.count - 1
    let start = isFirst ? container.span.lowerBound + 1 : items[index - 1].upperBound
    let end = isLast ? container.span.upperBound - 1 : items[index + 1].lowerBound
    // An item may reach up to its container's edge, as a pair without braces does in YAML.
    before = FlowGap(text, min(start, range.lowerBound)..<range.lowerBound, comments)
    after = FlowGap(text, range.upperBound..<max(range.upperBound, end), comments)
    let above = before.leadingComments
    let other = above.lastIndex { Self.isItem(commentedOut: text[$0.range]) }
    ownComments = above[(other.map { $0 + 1 } ?? 0)...]
  }

  /// Whether a comment is a member or a text, as `// "name": 1,` is.
  private static func isItem(commentedOut comment: ArraySlice<UInt8>) -> Bool {
    let body = comment.drop { "/#* \t".utf8.contains($0) }
    guard body.first == UInt8(ascii: "\""), let last = body.last(where: { !"/* \t".utf8.contains($0) }) else {
      return false
    }
    return last == UInt8(ascii: ",") || last == UInt8(ascii: "\"")
      || String(decoding: body, as: UTF8.self).holds("\":")
  }

  /// Whether the comments above it head a group of items rather than itself alone: something else or a blank line
  /// is above them, and the next item follows closely without comments of its own.
  var isUnderHeading: Bool {
    guard !isLast, before.hasLineBreak, let first = before.leadingComments.first,
      after.leadingComments.isEmpty, after.lineBreaks(in: after.range) == 1
    else { return false }
    let above = before.tokenEnd(before: first.range.lowerBound)
    return isFirst || before.lineBreaks(in: above..<first.range.lowerBound) > 1
  }

  /// Where what belongs to it begins: its comments, else itself.
  var start: Int {
    let isOnlyAfterInlineComment = isFirst && isLast && !before.hasLineBreak
    let isAlone = isUnderHeading || isOnlyAfterInlineComment
    return isAlone ? before.range.upperBound : ownComments.first?.range.lowerBound ?? before.range.upperBound
  }
}
