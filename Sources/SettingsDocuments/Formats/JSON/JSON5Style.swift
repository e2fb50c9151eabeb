/// How a JSON5 text spells what it may spell in more ways than one, for new parts to look like the old ones.
struct JSON5Style {
  /// Around strings: as the first one has it, else as the first key in quotes, else double.
  var quote = UInt8(ascii: "\"")
  /// Whether keys that need no quotes have none: as the first such key.
  var hasBareKeys = true

  private static let sampleSize = 2000

  init(of document: Document) {
    let text = document.text
    var valueQuote: UInt8?
    var keyQuote: UInt8?
    var isBare: Bool?
    for record in document.storage.records.prefix(Self.sampleSize) {
      if record.kind == .string { valueQuote = valueQuote ?? text[record.start] }
      guard let key = record.keySpan else { continue }
      let isQuoted = JSONString.isQuote(text[key.lowerBound])
      if isQuoted { keyQuote = keyQuote ?? text[key.lowerBound] }
      if isBare == nil, !isQuoted || JSONString.isName(JSONString.decodedJSON5(text, in: key)) { isBare = !isQuoted }
    }
    quote = valueQuote ?? keyQuote ?? quote
    hasBareKeys = isBare ?? true
  }
}
