/// Spells values and names as a dialect has them, so that they mean what is asked when they are read.
struct BlockWriting {
  let dialect: BlockDialect

  /// A text, in the quotes that the old value had where it had some.
  ///
  /// - Returns: `nil` where the dialect cannot say it.
  func written(_ string: String, oldQuote: UInt8? = nil) -> String? {
    let quotes = dialect.quotes.map { UInt8?($0) }
    for quote in (oldQuote == nil ? [nil] : [oldQuote]) + quotes {
      if quote == nil, mayLoseBackslashes(string) { continue }
      let result = spelled(string, in: quote)
      if means(result, string) { return result }
    }
    return nil
  }

  /// Whether two backslashes would be one to the program, in a word without quotes.
  private func mayLoseBackslashes(_ string: String) -> Bool {
    dialect.escapes == .quotesAndBackslashes && string.holds("\\\\") && !string.utf8.contains(0x20)
  }

  /// Whether a text loses the quotes of the old value: it has its own, or is again a number where that began as one.
  func isBetterPlain(_ string: String, than old: String) -> Bool {
    guard let first = string.utf8.first, means(string, string) else { return false }
    if dialect.quotes.contains(first) { return true }
    return dialect.bareWords == .plain && Number(literal: string) != nil && Number(literal: old) == nil
      && old.utf8.first { $0 != UInt8(ascii: "-") }.map { 0x30...0x39 ~= $0 } ?? false
  }

  /// A changed value that keeps the spelling of all that is as it was; `nil` where that cannot be done.
  func changed(_ span: Range<Int>, to string: String, in lexer: BlockLexer) -> String? {
    guard let change = lexer.meaning(of: span).change(to: string) else { return nil }
    let written = lexer.quote(span).map { escaped(change.new, in: $0) } ?? change.new
    let head = lexer.text(of: span.lowerBound..<change.range.lowerBound)
    let result = head + written + lexer.text(of: change.range.upperBound..<span.upperBound)
    return means(result, string) ? result : nil
  }

  /// Whether a directive with this value is read so, and ends with its line.
  func means(_ value: String, _ string: String) -> Bool {
    let separator = value.isEmpty && dialect.separator == .blanks ? "" : dialect.separator.rawValue
    return reads(" k\(separator)\(value)") { lexer, statement in
      guard case .directive(_, let span) = statement else { return false }
      return lexer.decoded(span).hasSameBytes(as: string) && lexer.areQuotesClosed(in: span)
    }
  }

  /// Whether a text is the name of a directive.
  func isKey(_ key: String) -> Bool {
    for line in [" \(key)\(dialect.separator.rawValue)1", "\(key) 1"] where isKey(key, in: line) { return true }
    return false
  }

  private func isKey(_ key: String, in line: String) -> Bool {
    reads(line) { lexer, statement in
      guard case .directive(let span, _) = statement else { return false }
      return lexer.text(of: span).hasSameBytes(as: key)
    }
  }

  /// Whether a text is the words of a block's first line.
  func isHeader(_ key: String) -> Bool {
    reads(dialect.header(key)) { lexer, statement in
      guard case .open(_, let span, _) = statement else { return false }
      return (lexer.decodedHeader(span) ?? lexer.text(of: span)).hasSameBytes(as: key)
        && !dialect.programs.contains(lexer.text(of: lexer.firstWord(span)).lowercased())
    }
  }

  private func reads(_ line: String, as isMeant: (BlockLexer, BlockLexer.Statement) -> Bool) -> Bool {
    // The line below shows whether it ends there.
    let text = Array((line + "\n").utf8)
    return (text + Array(" k=1\n".utf8)).withUnsafeBufferPointer { bytes in
      let lexer = BlockLexer(bytes, dialect)
      var place = 0
      guard let statement = try? lexer.statement(at: &place) else { return false }
      return place == text.count && isMeant(lexer, statement)
    }
  }

  // MARK: - Between quotes

  private func spelled(_ string: String, in quote: UInt8?) -> String {
    if let quote {
      let mark = String(UnicodeScalar(quote))
      return mark + escaped(string, in: quote) + mark
    }
    guard dialect.trailingComments == .unescaped, let mark = string.utf8.firstIndex(of: UInt8(ascii: "#")) else {
      return string
    }
    return string[..<mark] + "\\" + string[mark...]
  }

  private func escaped(_ string: String, in quote: UInt8) -> String {
    guard dialect.escapes != .none else { return string }
    return string.replacing(each: "\\", with: "\\\\")
      .replacing(each: UnicodeScalar(quote), with: "\\" + String(UnicodeScalar(quote)))
  }
}
