/// Spells values as a dialect has them, so that they mean what is asked when they are read.
struct INIWriting: DialectUser {
  let shared: Shared<INIDialect>
  /// Whether characters beyond ASCII are written as numbers: Java reads a file as Latin-1 or as UTF-8, and both right
  /// where it is all ASCII.
  let numbersCharacters: Bool

  init(shared: Shared<INIDialect>, text: [UInt8]) {
    self.shared = shared
    numbersCharacters = shared.value.quoting == .properties && text.allSatisfy { $0 < 0x80 }
  }

  /// Where a value goes, and what of it is to be a text.
  struct Place {
    let key: String
    /// What further lines of the value begin with.
    var lead: String
    /// Whether a word that means something without quotes is to mean that.
    let isWord: Bool
    /// The places in the value's text of what refers to variables.
    let references: Set<Int>
    /// Whether the value is that of a command, whose words are its own, where other lines assign one word.
    var isForCommand = false

    fileprivate var keyInSmallLetters: String { key.lowercased() }
  }

  /// A string in the quotes that the old value had where it had some; `nil` where the dialect cannot say it.
  func written(_ string: String, at place: Place, oldQuote: UInt8?) -> String? {
    if dialect.wholeLines.contains(place.keyInSmallLetters) {
      return closesQuotes(string) && means(string, string, at: place) ? string : nil
    }
    if dialect.takesSeveralWords(place.keyInSmallLetters), string.utf8.contains(where: INILexer.isBlank),
      closesQuotes(string), means(string, string, at: place)
    {
      return string
    }
    let fallback = dialect.quoting.marks.utf8.first ?? UInt8(ascii: "\"")
    // Not every program that reads such a file knows a sign behind a backslash.
    let verbatim = string.utf8.contains(where: \.beginsReference) ? dialect.quoting.parts?.verbatim.utf8.first : nil
    let others = [oldQuote == nil ? verbatim ?? fallback : nil, fallback, dialect.quoting.marks.utf8.last]
    let quotes = isBare(at: place) ? [nil] : [oldQuote] + others
    for quote in dialect.quoting.parts == nil ? quotes : quotes + [nil] {
      if quote == nil, isReadOtherwise(string, at: place) { continue }
      guard let inside = escaped(string, in: quote, lead: place.lead, references: place.references) else { continue }
      let mark = quote.map { String(UnicodeScalar($0)) } ?? ""
      let result = mark + inside + mark
      if means(result, string, at: place) { return result }
    }
    return nil
  }

  /// Whether quotes would make a text of a word.
  private func isBare(at place: Place) -> Bool { place.isWord && dialect.quotesWords }

  /// Whether a text without quotes is read otherwise, as a word of the program or as several.
  private func isReadOtherwise(_ string: String, at place: Place) -> Bool {
    if place.isWord { return false }
    if dialect.quotedWords.contains(string.lowercased()) { return true }
    let key = place.keyInSmallLetters
    guard dialect.singleWords.contains(key) || !(dialect.severalWords.isEmpty || dialect.severalWords.contains(key))
    else { return false }
    return string.isEmpty || string.utf8.contains(where: INILexer.isBlank)
  }

  /// A changed value that keeps the spelling of all that is as it was; `nil` where that cannot be done.
  func changed(_ span: Range<Int>, to string: String, in lexer: INILexer, at place: Place) -> String? {
    let quote = lexer.quote(span)
    if quote == nil ? isReadOtherwise(string, at: place) : isBare(at: place) { return nil }
    guard let change = lexer.meaning(of: span).change(to: string) else { return nil }
    let inside = Set(place.references.map { $0 - change.start }.filter { 0..<change.new.utf8.count ~= $0 })
    guard let written = escaped(change.new, in: quote, lead: place.lead, references: inside) else { return nil }
    let (head, tail) = (span.lowerBound..<change.range.lowerBound, change.range.upperBound..<span.upperBound)
    // Only the first blank of a value needs a backslash.
    let isFirst = head.isEmpty || !written.hasPrefix("\\ ")
    let result = lexer.text(of: head) + (isFirst ? written : String(written.dropFirst())) + lexer.text(of: tail)
    let lastLine = result.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
    return lastLine.allSatisfy(INILexer.isBlank) || !means(result, string, at: place) ? nil : result
  }

  /// Whether a value so written is read as this string.
  func means(_ value: String, _ string: String, at place: Place) -> Bool {
    if string.utf8.contains(where: dialect.unwritable.contains) || isQuotedTwice(value, string) { return false }
    // How a value is read may depend on its key; else any will do, and this one needs no quotes.
    let key = dialect.readsByKey ? place.key : "k"
    let text = Array((beginning(with: key, place) + value).utf8)
    return text.withUnsafeBufferPointer { bytes in
      let lexer = INILexer(bytes, shared)
      let feed = lexer.lineFeed(from: 0)
      var next = min(feed + 1, text.count)
      let content = lexer.trimmed(0..<feed)
      guard let entry = try? lexer.entry(in: content, lineStart: 0, next: &next, limit: text.count) else {
        return false
      }
      guard next == text.count, lexer.decoded(entry.value).hasSameBytes(as: string) else { return false }
      let references = dialect.hasReferences ? lexer.meaning(of: entry.value).references : []
      return Set(references.map(\.lowerBound)) == place.references
    }
  }

  /// Whether a text that begins with a quote is in others in which nothing is escaped: some programs take both away.
  private func isQuotedTwice(_ value: String, _ string: String) -> Bool {
    guard let parts = dialect.quoting.parts, parts.isWhole, let outer = value.utf8.first, let inner = string.utf8.first
    else { return false }
    return outer != inner && parts.verbatim.utf8.contains(outer) && parts.quotes.utf8.contains(inner)
  }

  /// What a line with this key has before its value.
  private func beginning(with key: String, _ place: Place) -> String {
    guard dialect.prefixedValuesAreWords, let prefix = dialect.prefix else { return key + dialect.separator }
    return place.isForCommand ? key + " " : "\(prefix) \(key)="
  }

  /// Whether each quote has its other one, as words of a shell have.
  private func closesQuotes(_ string: String) -> Bool {
    var open: UInt8?
    var bytes = string.utf8.makeIterator()
    while let byte = bytes.next() {
      if byte == UInt8(ascii: "\\") {
        _ = bytes.next()
      } else if open != nil {
        if byte == open { open = nil }
      } else if "\"'".utf8.contains(byte) {
        open = byte
      }
    }
    return open == nil
  }

  /// A key as it is written before a separator.
  func key(_ key: String) -> String {
    guard dialect.quoting == .properties else { return key }
    return " :=".unicodeScalars.reduce(escaped(key)) { $0.replacing(each: $1, with: "\\\($1)") }
  }

  private func escaped(_ text: String) -> String {
    Escapes.properties.written(text) { numbersCharacters && !$0.isASCII }
  }

  // MARK: - Between quotes

  /// A string as it is written between these quotes; `nil` where it cannot be.
  private func escaped(_ string: String, in quote: UInt8?, lead: String, references: Set<Int>) -> String? {
    switch (quote, dialect.quoting) {
    case (_, .parts(let parts)): return escaped(string, parts, in: quote, references: references)
    case (UInt8(ascii: "\""), .double): return Escapes.ini.written(string)
    case (_?, .verbatim): return string
    case (nil, .verbatim): return needsQuotes(string) ? nil : string
    case (UInt8(ascii: "'"), .single):
      return Escapes.postgresql.written(string).replacing(each: "'", with: "''")
    case (nil, .properties):
      return (string.utf8.first == 0x20 ? "\\" : "") + escaped(string)
    case (nil, .none): return string.replacing(each: "\n", with: lead)
    case (nil, .double): return needsQuotes(string) ? nil : string
    case (nil, .single):
      let isPlain = string.utf8.allSatisfy { $0.isWordByte || "./:@,+%".utf8.contains($0) || $0 >= 0x80 }
      return isPlain && !string.isEmpty ? string : nil
    default: return nil
    }
  }

  private func needsQuotes(_ string: String) -> Bool {
    let bytes = Array(string.utf8)
    guard let first = bytes.first, let last = bytes.last else { return dialect.separators.areBlanks }
    if bytes.contains(where: dialect.quotedMarks.contains) { return !isExpression(bytes) }
    return INILexer.isBlank(first) || INILexer.isBlank(last) || bytes.contains(0x0A)
      || (dialect.quoting == .double && bytes.contains { $0 == 0x22 || $0 == UInt8(ascii: "\\") })
      || (dialect.quoting.marks.utf8.count > 1 && bytes.contains { dialect.quoting.marks.utf8.contains($0) })
      || (dialect.quoting.marks.utf8.contains(first) && bytes.count { $0 == first } % 2 == 1)
      || bytes.contains(where: dialect.trailingComments.contains)
  }

  /// Whether a text is an expression of constants, whose names are in capitals.
  private func isExpression(_ bytes: [UInt8]) -> Bool {
    let words = bytes.split { dialect.expressionMarks.contains($0) || $0 == 0x20 }
    return !dialect.expressionMarks.isEmpty && !words.isEmpty
      && words.allSatisfy { word in
        Prose.isCapital(word[word.startIndex]) && word.allSatisfy { $0.isWordByte && !(0x61...0x7A ~= $0) }
      }
  }
}
