/// How a JSON text is laid out, for new parts to look like the old ones.
struct JSONStyle {
  var flow = FlowStyle()
  /// Around strings of JSON5: as the first one has it, else as the first key in quotes, else double.
  private(set) var quote = UInt8(ascii: "\"")
  /// Whether keys that need no quotes have none in JSON5: as the first such key.
  private(set) var hasBareKeys = true
  let isJSON5: Bool
  private let text: [UInt8]

  /// How many nodes are looked at before the style is taken as known.
  private static let sampleSize = 2000

  /// What was first seen of each.
  private struct Evidence {
    var indentation, colon, separator, padding: String?
    var hasInlineArrays, hasBareKeys: Bool?
    var quote, keyQuote: UInt8?
  }

  /// - Complexity: the sample, and the text up to its first line break.
  init(of document: Document, isJSON5: Bool = false) {
    (text, self.isJSON5) = (document.text, isJSON5)
    flow.lineBreak = TextLines.lineBreak(of: text)
    let root = document.root
    let isEmpty = root.kind.isScalar || root.count == 0
    flow.isMultiline = isEmpty || ByteScan.contains(0x0A, in: text, root.span)
    var seen = Evidence()
    for index in document.storage.records.indices.prefix(Self.sampleSize) {
      let node = Node(storage: document.storage, index: index)
      if isJSON5 { observeQuotes(node, &seen) }
      observe(node, &seen)
    }
    quote = seen.quote ?? seen.keyQuote ?? quote
    hasBareKeys = seen.hasBareKeys ?? true
    flow.indentation = seen.indentation ?? flow.indentation
    flow.colon = seen.colon ?? flow.colon
    flow.padding = seen.padding ?? (flow.isMultiline && !isEmpty ? " " : "")
    flow.hasInlineArrays = seen.hasInlineArrays ?? false
    flow.separator = seen.separator ?? (flow.isMultiline || flow.colon.hasSuffix(" ") ? ", " : ",")
  }

  private func observeQuotes(_ node: Node, _ seen: inout Evidence) {
    if node.kind == .string { seen.quote = seen.quote ?? text[node.span.lowerBound] }
    guard let key = node.keySpan else { return }
    let isQuoted = JSONString.isQuote(text[key.lowerBound])
    if isQuoted { seen.keyQuote = seen.keyQuote ?? text[key.lowerBound] }
    if seen.hasBareKeys == nil, !isQuoted || JSONString.isName(JSONString.decodedJSON5(text, in: key)) {
      seen.hasBareKeys = !isQuoted
    }
  }

  private func observe(_ node: Node, _ seen: inout Evidence) {
    if seen.colon == nil, let key = node.keySpan {
      seen.colon = gap(key.upperBound..<node.span.lowerBound, of: " \t:")
    }
    guard let first = node.children.first else { return }
    let opening = node.span.lowerBound + 1..<first.record.itemStart
    let isInline = !text[opening].contains(0x0A)
    if seen.hasInlineArrays == nil, node.kind == .array, node.children.allSatisfy(\.kind.isScalar) {
      seen.hasInlineArrays = isInline
    }
    if isInline {
      if seen.padding == nil, node.kind == .object { seen.padding = gap(opening, of: " ") }
      if seen.separator == nil, let second = node.children.dropFirst().first {
        seen.separator = gap(first.span.upperBound..<second.record.itemStart, of: " ,")
      }
    } else if seen.indentation == nil {
      let outer = TextLines.indentation(at: node.span.lowerBound, in: text)
      let inner = TextLines.indentation(at: first.record.itemStart, in: text)
      if inner.count > outer.count, inner.hasPrefix(outer) { seen.indentation = String(inner.dropFirst(outer.count)) }
    }
  }

  /// What is between two places, where that is nothing but some characters.
  private func gap(_ range: Range<Int>, of characters: String) -> String? {
    text[range].allSatisfy(characters.utf8.contains) ? String(bytes: text, in: range) : nil
  }

  /// Whether text beyond ASCII is escaped: all of the text is ASCII, and something beyond it is there as an escape.
  ///
  /// - Complexity: linear in the text, so it is asked for a text beyond ASCII alone.
  var escapesBeyondASCII: Bool {
    guard text.withUnsafeBufferPointer({ ByteScan.endOfASCII(in: $0, from: 0) }) == text.count,
      ByteScan.contains(UInt8(ascii: "\\"), in: text, 0..<text.count)
    else { return false }
    var position = 0
    while position < text.count {
      if text[position] == UInt8(ascii: "\\") {
        let escape = Escapes.json.read(text, at: position, before: text.count)
        if let escape, escape.scalar.map({ $0.value >= 0x80 }) ?? true { return true }
        position += 1
      }
      position += 1
    }
    return false
  }
}
