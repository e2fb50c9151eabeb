import Libc

/// Finds what is where in a text, as a dialect says: for the family's parser all of it, for its editor what is asked.
protocol DialectLexer {
  associatedtype Dialect: SettingsDocuments.Dialect

  var bytes: UnsafeBufferPointer<UInt8> { get }

  /// - Parameter bytes: the whole text, which outlives the lexer.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ dialect: Dialect)
}

extension DialectLexer {
  typealias Fault = LexerFault

  /// The line feed that ends a line, or the end of the text.
  @inline(__always)
  func lineFeed(from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, 0x0A, bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  func text(of span: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[span]), as: UTF8.self)
  }

  /// A part of the text in quotes, cut short where it is long.
  func quoted(_ span: Range<Int>) -> String {
    let part = Array(bytes[span.clamped(to: 0..<bytes.count)].prefix(128))
    return TokenExcerpt(text: part).quoted(part.indices)
  }
}

/// What a lexer has to say against a text: a `ParseError` that does not know its line as yet.
struct LexerFault: Error {
  let offset: Int
  let expected: String
  var message = ""
}

/// Reads a text once, and hands on what it finds as it comes.
protocol DialectParser {
  associatedtype Lexer: DialectLexer

  var text: [UInt8] { get }
  var dialect: Lexer.Dialect { get }

  init(_ text: [UInt8], _ dialect: Lexer.Dialect)

  /// - Returns: why reading was stopped before the end.
  mutating func read(_ lexer: Lexer) throws(LexerFault) -> ParseError?

  /// The tree of all that was read.
  func tree(_ bytes: UnsafeBufferPointer<UInt8>) throws(ParseError) -> TreeBuilder
}

extension DialectParser {
  mutating func parse() throws(ParseError) -> TreeBuilder {
    let text = text
    return try text.withUnsafeBufferPointer { bytes throws(ParseError) in
      let stop: ParseError?
      do throws(LexerFault) {
        stop = try read(Lexer(bytes, dialect))
      } catch {
        throw ParseError(at: error.offset, in: text, expected: error.expected, message: error.message)
      }
      if let stop { throw stop }
      return try tree(bytes)
    }
  }
}

/// An editor that has some lines of the text read again.
protocol DialectEditor: FormatEditor {
  associatedtype Lexer: DialectLexer

  var dialect: Lexer.Dialect { get }

  init(_ storage: DocumentStorage, _ dialect: Lexer.Dialect)
}

extension DialectEditor {
  func withLexer<Result>(_ body: (Lexer) -> Result) -> Result {
    text.withUnsafeBufferPointer { body(Lexer($0, dialect)) }
  }

  /// The text that a value is written as.
  func string(of value: Value, _ path: Path) throws(EditError) -> String {
    if case .string(let string) = storage.format.syntax.readBack(value) { return string }
    let isContainer = value.kind == .array || value.kind == .object
    let kind = value.kind == .null ? "null" : isContainer ? "an \(value.kind)" : "a \(value.kind)"
    throw .unsupported(path, "\(dialect.name) files hold text, not \(kind)")
  }

  /// Why a text cannot be written.
  func cannotWrite(_ string: String, _ path: Path) -> EditError {
    let hasBlankEnd = string.first?.isWhitespace == true || string.last?.isWhitespace == true
    let what =
      string.utf8.contains(0x0A) ? "these lines" : hasBlankEnd ? "a text that begins or ends with a blank" : "this text"
    return .unsupported(path, "\(dialect.name) files have no way to write \(what)")
  }

  /// Whether keys of the text's settings have capitals.
  var hasCapitals: Bool {
    storage.records.contains { record in
      record.hasKey && record.kind != .object
        && text[record.keyStart..<record.keyEnd].contains(where: Prose.isCapital)
    }
  }
}
