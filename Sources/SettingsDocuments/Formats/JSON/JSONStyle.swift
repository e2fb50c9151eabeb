/// How a JSON text is laid out, for new parts to look like the old ones.
struct JSONStyle {
  var flow = FlowStyle()
  /// What is between a key and its value.
  var colon = ": "
  /// What is inside the braces of an object on one line.
  var padding = ""
  /// Whether arrays of scalars are on one line all the same.
  var hasInlineArrays = false
  private let text: [UInt8]
  /// What JSON5 leaves to the writer; nil in the other members of the family.
  var json5: JSON5Style?

  /// How many nodes are looked at before the style is taken as known.
  private static let sampleSize = 2000

  /// - Complexity: the sample, and the text up to its first line break.
  init(of document: Document, isJSON5: Bool = false) {
    if isJSON5 { json5 = JSON5Style(of: document) }
    let text = document.text
    self.text = text
    if let firstBreak = text.firstIndex(of: 0x0A), firstBreak > 0, text[firstBreak - 1] == 0x0D {
      flow.lineBreak = "\r\n"
    }
    let root = document.root
    guard !root.kind.isScalar, root.count > 0 else { return }
    flow.isMultiline = ByteScan.contains(0x0A, in: text, root.span)
    padding = flow.isMultiline ? " " : ""
    var seen = Evidence()
    for index in document.storage.records.indices.prefix(Self.sampleSize) {
      observe(Node(storage: document.storage, index: index), &seen)
    }
    if !seen.separator, !flow.isMultiline { flow.separator = colon.hasSuffix(" ") ? ", " : "," }
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
    let outer = TextLines.indentation(at: node.span.lowerBound, in: node.storage.text)
    let inner = TextLines.indentation(at: first.itemStart, in: node.storage.text)
    if !seen.indentation, inner.count > outer.count, inner.hasPrefix(outer) {
      flow.indentation = String(inner.dropFirst(outer.count))
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
        flow.separator = String(decoding: gap, as: UTF8.self)
        seen.separator = true
      }
    }
  }

  /// Whether text beyond ASCII is escaped: all of the text is ASCII, and something beyond it is there as an escape.
  ///
  /// - Complexity: linear in the text, so it is asked for a text beyond ASCII alone.
  var escapesBeyondASCII: Bool {
    guard text.withUnsafeBufferPointer({ ByteScan.endOfASCII(in: $0, from: 0) }) == text.count,
      ByteScan.contains(UInt8(ascii: "\\"), in: text, 0..<text.count)
    else { return false }
    var hasEscape = false
    var position = 0
    while position < text.count {
      if text[position] == UInt8(ascii: "\\") {
        let escape = Escapes.json.read(text, at: position, before: text.count)
        if let escape, escape.scalar.map({ $0.value >= 0x80 }) ?? true { hasEscape = true }
        position += 1
      }
      position += 1
    }
    return hasEscape
  }
}
