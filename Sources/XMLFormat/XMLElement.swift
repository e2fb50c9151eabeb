/// Where an element is written.
struct XMLElement {
  /// The `<` of its start tag.
  var start: Int
  /// Behind the `>` of its start tag.
  var tagEnd: Int
  /// Where its end tag begins; for an empty-element tag (`<a/>`) the end.
  private(set) var contentEnd: Int
  private(set) var end: Int
  /// The element behind all that are in it, by the order of start tags.
  private(set) var next = 0

  init(start: Int, tagEnd: Int) {
    (self.start, self.tagEnd) = (start, tagEnd)
    (contentEnd, end) = (tagEnd, tagEnd)
  }

  mutating func close(at contentEnd: Int, end: Int, next: Int) {
    (self.contentEnd, self.end, self.next) = (contentEnd, end, next)
  }

  /// Whether it is written as one tag, `<a/>`.
  var isOneTag: Bool { end == tagEnd }

  var range: Range<Int> { start..<end }

  /// What is between its tags.
  var content: Range<Int> { tagEnd..<contentEnd }

  /// The names in its tags.
  func names(in text: [UInt8]) -> [Range<Int>] {
    (isOneTag ? [start] : [start, contentEnd]).map { XMLMarkup.name(text, tagAt: $0) }
  }

  func name(in text: [UInt8]) -> String { String(bytes: text, in: XMLMarkup.name(text, tagAt: start)) }

  /// Where a text of it is, or would be: for `<a/>` before the slash.
  var textSpan: Range<Int> { isOneTag ? tagEnd - 2..<tagEnd - 2 : content }
}

extension XMLElement {
  /// The element that a node is written as, which is no attribute and no piece of text.
  init(of node: Node) {
    let text = node.storage.text
    let span = node.span
    if node.kind == .object {
      self.init(start: span.lowerBound, tagEnd: XMLMarkup.tagEnd(text, from: span.lowerBound))
      if tagEnd < span.upperBound {
        contentEnd = ByteScan.last(UInt8(ascii: "<"), in: text, tagEnd..<span.upperBound) ?? tagEnd
      }
      end = span.upperBound
    } else {
      let start = ByteScan.last(UInt8(ascii: "<"), in: text, 0..<span.lowerBound) ?? 0
      self.init(start: start, tagEnd: XMLMarkup.tagEnd(text, from: start))
      if tagEnd <= span.lowerBound {
        contentEnd = span.upperBound
        end = XMLMarkup.tagEnd(text, from: span.upperBound)
      }
    }
  }
}
