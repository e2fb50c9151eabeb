/// Values as they are written: in quotes or without, so that they are read as what is asked.
extension BraceEditor {
  typealias Place = BraceWriting.Place

  var writing: BraceWriting { BraceWriting(shared: shared) }

  func spelled(_ string: String, _ place: Place, _ path: Path) throws(EditError) -> String {
    if string.isEmpty { try checkEmpty(place.key, path) }
    var place = place
    place.references = try references(in: string, place, path)
    if let result = writing.spelled(string, place, text) { return result }
    throw cannotWrite(string, path)
  }

  /// A directive that has to have a value has none that is empty.
  func checkEmpty(_ key: String?, _ path: Path) throws(EditError) {
    guard let key, dialect.valuedDirectives.contains(key) else { return }
    throw .unsupported(path, "\(key) has a value in \(dialect.name) files; without one it goes")
  }

  /// The places in a new text of what refers to variables, where its quotes let it.
  private func references(in string: String, _ place: Place, _ path: Path) throws(EditError) -> Set<Int> {
    guard let quote = dialect.referringQuotes.first, let old = place.old, string.utf8.contains(UInt8(ascii: "$")),
      withLexer({ $0.quote(old) }) == quote
    else { return [] }
    let meaning = dialect.meaning(text, of: old, quote: quote)
    let references = VariableReferences(old: meaning) { text, place in
      dialect.referenceEnd(text, at: place, before: text.count, in: quote)
    } isKnown: { _ in
      false
    }
    return try references.places(in: string, path)
  }

  /// What is to be between a key and a value where there is none yet.
  func gap(behind key: Range<Int>, _ value: Range<Int>) -> String {
    let between = text[key.upperBound..<value.lowerBound]
    if between.isEmpty {
      if dialect.endsWithOperator(text[key]) { return " " }
      return dialect.needsSeparator && dialect.separators != .blanks ? dialect.separator : " "
    }
    if between.last == UInt8(ascii: "(") { return "" }
    return between.first == 0x20 || between.first == 0x09 || between.last == UInt8(ascii: ":") ? " " : ""
  }
}

/// Spells texts, and looks how they are read.
struct BraceWriting: DialectUser {
  let shared: Shared<BraceDialect>

  /// Where a value goes.
  struct Place {
    /// The key with what is between it and the value.
    let head: String
    /// The value that is there now.
    var old: Range<Int>?
    var key: String?
    /// The places in the new text of what refers to variables.
    var references: Set<Int> = []
  }

  /// - Returns: nil where the dialect cannot say it there.
  func spelled(_ string: String, _ place: Place, _ text: [UInt8]) -> String? {
    let oldQuote = place.old.flatMap { old in
      text.withUnsafeBufferPointer { BraceLexer($0, shared).quote(old) }
    }
    let isOfLines = dialect.lines != nil
    if let old = place.old, !old.isEmpty {
      if isOfLines, isBetterPlain(string, than: old, oldQuote, text), means(string, string, place) { return string }
      let keepsSpelling = oldQuote != nil || isOfLines && !string.isEmpty
      if keepsSpelling, let changed = changed(old, oldQuote, to: string, place.references, text),
        means(changed, string, place)
      {
        return changed
      }
    }
    let isBare = place.old.map { !$0.isEmpty && oldQuote == nil } ?? false
    let prefersQuotes =
      oldQuote != nil || (string.isEmpty && !dialect.emptyIsNothing)
      || ((!isBare || dialect.writesQuotes == .unlessWord) && writesQuotes(string, key: place.key))
    let quoted = quotes(oldQuote).lazy.compactMap { quote -> String? in
      let mark = String(UnicodeScalar(quote))
      return dialect.escaped(string, in: quote, references: place.references).map { mark + $0 + mark }
    }
    let isBareWrong = prefersQuotes || isOfLines && mayLoseBackslashes(string)
    let bare = isBareWrong ? nil : [string, withEscapedMarks(string)].first { means($0, string, place) }
    if let result = bare ?? quoted.first(where: { means($0, string, place) }) { return result }
    // A program that has quotes around each value takes a quote without a way to write it for the end.
    let hasQuote = dialect.escapes == .none && string.utf8.contains(where: dialect.quotes.contains)
    return dialect.writesQuotes == .always && hasQuote || isOfLines ? nil : [string].first { means($0, string, place) }
  }

  private func withEscapedMarks(_ string: String) -> String {
    guard let mark = dialect.escapedMark, let first = string.utf8.firstIndex(of: mark) else { return string }
    // Behind the first one, others begin no comments in blocks with lines of their own.
    if dialect.lines != nil { return string[..<first] + "\\" + string[first...] }
    return string.exchanging(String(UnicodeScalar(mark)), for: "\\" + String(UnicodeScalar(mark)))
  }

  /// Whether two backslashes would be one to the program, in a word without quotes.
  private func mayLoseBackslashes(_ string: String) -> Bool {
    dialect.escapes == .backslash && string.holds("\\\\") && !string.utf8.contains(0x20)
  }

  /// Whether a text loses the quotes of the old value: it has its own, or is again a number where that began as one.
  private func isBetterPlain(_ string: String, than old: Range<Int>, _ oldQuote: UInt8?, _ text: [UInt8]) -> Bool {
    guard let first = string.utf8.first else { return false }
    if dialect.quotes.contains(first) { return true }
    guard dialect.lines?.bareWords == .plain, Number(literal: string) != nil else { return false }
    let old = String(decoding: dialect.meaning(text, of: old, quote: oldQuote).bytes, as: UTF8.self)
    return Number(literal: old) == nil
      && old.utf8.first { $0 != UInt8(ascii: "-") }.map { 0x30...0x39 ~= $0 } ?? false
  }

  private func quotes(_ old: UInt8?) -> [UInt8] {
    guard dialect.decodesQuotes else { return [] }
    return (old.map { [$0] } ?? []) + dialect.quotes.prefix(2).filter { $0 != old }
  }

  private func writesQuotes(_ string: String, key: String?) -> Bool {
    if let key, dialect.quotedKeys.contains(key) { return true }
    switch dialect.writesQuotes {
    case .always: return true
    case .whereNeeded: return string.isEmpty
    case .unlessNumber: return !isPlain(string)
    case .unlessWord:
      return string.isEmpty
        || !string.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\\") && !dialect.quotes.contains($0) }
    }
  }

  /// A number, also with a unit, a word for true or false, or a list.
  private func isPlain(_ string: String) -> Bool {
    guard let first = string.utf8.first else { return false }
    if dialect.brackets.contains(first) || dialect.booleans.0 == string || dialect.booleans.1 == string { return true }
    let digits = string.utf8.drop { $0 == UInt8(ascii: "-") }.prefix { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
    let unit = string.utf8[digits.endIndex...]
    return !digits.isEmpty && unit.count <= 3 && unit.allSatisfy { Prose.isLetter($0) }
  }

  /// A changed string that keeps the spelling of all that is as it was.
  private func changed(
    _ old: Range<Int>, _ quote: UInt8?, to string: String, _ references: Set<Int>, _ text: [UInt8]
  ) -> String? {
    guard let change = dialect.meaning(text, of: old, quote: quote).change(to: string) else { return nil }
    let own = Set(references.map { $0 - change.start }.filter { 0..<change.new.utf8.count ~= $0 })
    let escaped = quote == nil ? change.new : quote.flatMap { dialect.escaped(change.new, in: $0, references: own) }
    guard let new = escaped else { return nil }
    return String(bytes: text, in: old.lowerBound..<change.range.lowerBound) + new
      + String(bytes: text, in: change.range.upperBound..<old.upperBound)
  }

  /// Whether a value so written is read as this text, and what follows as something else.
  func means(_ value: String, _ string: String, _ place: Place) -> Bool {
    if dialect.lines != nil { return isDirective(value, meaning: string) }
    guard !value.isEmpty else { return string.isEmpty }
    let isCall = dialect.hasCalls && place.head.utf8.last == UInt8(ascii: "(")
    let mark = dialect.ends == .semicolon ? ";" : ""
    let last = dialect.needsSeparator ? "z\(dialect.separator)y" : dialect.hasCalls ? "z(y)" : "z y"
    let text = Array("\(place.head)\(value)\(isCall ? ")" : "")\(mark)\n\(last)\(mark)\n".utf8)
    guard let tree = try? BraceParser.parse(text, shared), tree.records.count == 3, tree.records[1].kind == .string
    else { return false }
    let record = tree.records[1]
    let end = place.head.utf8.count + value.utf8.count
    let isSame =
      record.start == place.head.utf8.count && record.end == end
      && BraceSyntax(shared: shared).string(in: text, span: record.span, detail: record.detail).hasSameBytes(
        as: string)
    guard isSame, record.detail == 1, !dialect.referringQuotes.isEmpty else {
      return isSame && place.references.isEmpty
    }
    let meaning = dialect.meaning(text, of: record.span, quote: text[record.start])
    return Set(meaning.references.map(\.lowerBound)) == place.references
  }

  // MARK: - Lines

  /// Whether a directive with this value is read so, and ends with its line.
  private func isDirective(_ value: String, meaning string: String) -> Bool {
    let separator = value.isEmpty && dialect.separators == .blanks ? "" : dialect.separator
    return reads(" k\(separator)\(value)") { lexer, statement in
      guard case .directive(_, let span) = statement, lexer.areQuotesClosed(in: span) else { return false }
      return String(decoding: lexer.meaning(of: span).bytes, as: UTF8.self).hasSameBytes(as: string)
    }
  }

  /// Whether a text is the name of a directive.
  func isDirective(_ key: String) -> Bool {
    [" \(key)\(dialect.separator)1", "\(key) 1"].contains { line in
      reads(line) { lexer, statement in
        guard case .directive(let span, _) = statement else { return false }
        return lexer.text(of: span).hasSameBytes(as: key)
      }
    }
  }

  /// Whether a text is the words of a block's first line.
  func isHeader(_ key: String) -> Bool {
    reads(dialect.lines?.header(key) ?? key) { lexer, statement in
      guard case .open(_, let span, _) = statement else { return false }
      return (lexer.normalised(span) ?? lexer.text(of: span)).hasSameBytes(as: key)
        && !dialect.programBlocks.contains { lexer.isWord($0.utf8, lexer.firstWord(span)) }
    }
  }

  private func reads(_ line: String, as isMeant: (BraceLexer, BraceLexer.LineStatement) -> Bool) -> Bool {
    // The line below shows whether it ends there.
    let text = Array((line + "\n").utf8)
    return (text + Array(" k=1\n".utf8)).withUnsafeBufferPointer { bytes in
      let lexer = BraceLexer(bytes, shared)
      var place = 0
      guard let statement = try? lexer.lineStatement(at: &place) else { return false }
      return place == text.count && isMeant(lexer, statement)
    }
  }
}
