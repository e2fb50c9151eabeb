/// How a JSON text is laid out, for new parts to look like the old ones.
struct JSONStyle {
  var lineBreak = "\n"
  /// One step of indentation.
  var indentation = "  "
  /// What stands between a key and its value.
  var colon = ": "
  /// What stands between items on one line.
  var separator = ", "
  /// What stands inside the braces of an object on one line.
  var padding = ""
  /// Whether containers are spread over lines.
  var isMultiline = true
  /// Whether arrays of scalars stand on one line all the same.
  var hasInlineArrays = false
  /// Whether text beyond ASCII is escaped.
  var isASCII = false

  /// How many nodes are looked at before the style is taken as known.
  private static let sampleSize = 2000

  /// Cost: linear in the text, for the line break and the escapes.
  init(of document: Document) {
    let text = document.text
    if let firstBreak = text.firstIndex(of: 0x0A), firstBreak > 0, text[firstBreak - 1] == 0x0D { lineBreak = "\r\n" }
    isASCII = Self.escapesBeyondASCII(text)
    let root = document.root
    guard !root.kind.isScalar, root.count > 0 else { return }
    isMultiline = text[root.span].contains(0x0A)
    padding = isMultiline ? " " : ""
    var seen = Evidence()
    for index in document.storage.records.indices.prefix(Self.sampleSize) {
      observe(Node(storage: document.storage, index: index), &seen)
    }
    if !seen.separator, !isMultiline { separator = colon.hasSuffix(" ") ? ", " : "," }
  }

  private struct Evidence {
    var indentation = false
    var colon = false
    var separator = false
    var padding = false
    var arrays = false
  }

  private mutating func observe(_ node: Node, _ seen: inout Evidence) {
    let text = node.storage.text
    if !seen.colon, let key = node.keySpan {
      let gap = text[key.upperBound..<node.span.lowerBound]
      if gap.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ":") }) {
        colon = String(decoding: gap, as: UTF8.self)
        seen.colon = true
      }
    }
    guard let first = node.children.first else { return }
    let opening = node.span.lowerBound + 1..<first.itemStart
    if text[opening].contains(0x0A) {
      observeIndentation(of: first, in: node, &seen)
    } else {
      observeInline(node, opening, &seen)
    }
  }

  private mutating func observeIndentation(of first: Node, in node: Node, _ seen: inout Evidence) {
    let outer = JSONLayout.indentation(at: node.span.lowerBound, in: node.storage.text)
    let inner = JSONLayout.indentation(at: first.itemStart, in: node.storage.text)
    if !seen.indentation, inner.count > outer.count, inner.hasPrefix(outer) {
      indentation = String(inner.dropFirst(outer.count))
      seen.indentation = true
    }
    if !seen.arrays, node.kind == .array, node.children.allSatisfy(\.kind.isScalar) {
      hasInlineArrays = false
      seen.arrays = true
    }
  }

  private mutating func observeInline(_ node: Node, _ opening: Range<Int>, _ seen: inout Evidence) {
    let text = node.storage.text
    if !seen.padding, node.kind == .object, text[opening].allSatisfy({ $0 == 0x20 }) {
      padding = String(repeating: " ", count: opening.count)
      seen.padding = true
    }
    if !seen.arrays, node.kind == .array, node.children.allSatisfy(\.kind.isScalar) {
      hasInlineArrays = true
      seen.arrays = true
    }
    if !seen.separator, let second = node.children.dropFirst().first, let first = node.children.first {
      let gap = text[first.span.upperBound..<second.itemStart]
      if gap.allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: ",") }) {
        separator = String(decoding: gap, as: UTF8.self)
        seen.separator = true
      }
    }
  }

  /// Whether all of the text is ASCII and something beyond it stands there as an escape.
  private static func escapesBeyondASCII(_ text: [UInt8]) -> Bool {
    var hasEscape = false
    var position = 0
    while position < text.count {
      if text[position] >= 0x80 { return false }
      if text[position] == UInt8(ascii: "\\") {
        if let unit = JSONString.codeUnit(text, at: position, before: text.count), unit >= 0x80 { hasEscape = true }
        position += 1
      }
      position += 1
    }
    return hasEscape
  }
}

/// Places in lines.
enum JSONLayout {
  /// The blanks at the beginning of the line that holds an offset.
  static func indentation(at offset: Int, in text: [UInt8]) -> String {
    var start = offset
    while start > 0, text[start - 1] != 0x0A { start -= 1 }
    if start == 0 { start = UTF8Text.start(of: text) }
    var end = start
    while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    return String(bytes: text, in: start..<min(end, max(start, offset)))
  }

  /// The blanks after the last line break of a text; `nil` when it has none.
  static func indentation(afterLineBreakIn text: String) -> String? {
    guard let line = text.utf8.lastIndex(of: 0x0A) else { return nil }
    return String(text.utf8[text.utf8.index(after: line)...].prefix { $0 == 0x20 || $0 == 0x09 }) ?? ""
  }
}
