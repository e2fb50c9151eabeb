import Libc

/// Finds what is where in a text, as a dialect says: for the family's parser all of it, for its editor what is asked.
protocol DialectLexer: DialectUser {
  var bytes: UnsafeBufferPointer<UInt8> { get }

  /// - Parameter bytes: the whole text, which outlives the lexer.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ shared: Shared<Dialect>)

  static func isBlank(_ byte: UInt8) -> Bool
}

extension DialectLexer {
  typealias Fault = LexerFault

  /// The line feed that ends a line, or the end of the text.
  @inline(__always)
  func lineFeed(from start: Int) -> Int { place(of: 0x0A, from: start, before: bytes.count) ?? bytes.count }

  /// The first place of a byte.
  @inline(__always)
  func place(of byte: UInt8, from start: Int, before end: Int) -> Int? {
    guard start < end, let base = bytes.baseAddress, let found = memchr(base + start, Int32(byte), end - start) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// The first byte from a place on that is no blank, or the end.
  @inline(__always)
  func behindBlanks(_ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, Self.isBlank(bytes[place]) { place += 1 }
    return place
  }

  /// A part of the text without the blanks that it begins and ends with.
  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> { trimmed(range) { Self.isBlank($0) } }

  @inline(__always)
  func trimmed(_ range: Range<Int>, of isBlank: (UInt8) -> Bool) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// The end of a line without the carriage return before its line feed.
  @inline(__always)
  func withoutReturn(_ feed: Int, from start: Int) -> Int {
    feed > start && bytes[feed - 1] == 0x0D ? feed - 1 : feed
  }

  /// Behind the line break that is at a place; nil where there is none.
  @inline(__always)
  func behindLineBreak(_ place: Int, _ end: Int) -> Int? {
    if place < end, bytes[place] == 0x0A { return place + 1 }
    return place + 1 < end && bytes[place] == 0x0D && bytes[place + 1] == 0x0A ? place + 2 : nil
  }

  /// The backslash that a part of the text ends with, if it has none before it that it would mean.
  func lastBackslash(in range: Range<Int>) -> Int? {
    guard let last = range.last, bytes[last] == UInt8(ascii: "\\") else { return nil }
    return range.reversed().prefix { bytes[$0] == UInt8(ascii: "\\") }.count % 2 == 1 ? last : nil
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
  let message: String

  init(_ offset: Int, expected: String, _ message: String = "") {
    (self.offset, self.expected, self.message) = (offset, expected, message)
  }
}

/// Reads a text once, and hands on what it finds as it comes.
protocol DialectParser: DialectUser {
  associatedtype Lexer: DialectLexer where Lexer.Dialect == Dialect

  init(_ text: [UInt8], _ shared: Shared<Dialect>)

  /// - Returns: why reading was stopped before the end.
  mutating func read(_ lexer: Lexer) throws(LexerFault) -> ParseError?

  /// The tree of all that was read.
  func tree(_ bytes: UnsafeBufferPointer<UInt8>) throws(ParseError) -> TreeBuilder
}

extension DialectParser {
  typealias Fault = LexerFault

  static func parse(_ text: [UInt8], _ shared: Shared<Dialect>) throws(ParseError) -> TreeBuilder {
    var parser = Self(text, shared)
    return try text.withUnsafeBufferPointer { bytes throws(ParseError) in
      let stop: ParseError?
      do throws(LexerFault) {
        stop = try parser.read(Lexer(bytes, shared))
      } catch {
        throw ParseError(at: error.offset, in: text, expected: error.expected, message: error.message)
      }
      if let stop { throw stop }
      return try parser.tree(bytes)
    }
  }
}

extension ReadingPace {
  /// Why reading is stopped; nil where it goes on.
  @inline(__always)
  mutating func stop(at offset: Int, in text: [UInt8], nodes: Int) -> ParseError? {
    do throws(ParseError) {
      try step(at: offset, in: text, nodes: nodes)
      return nil
    } catch {
      return error
    }
  }
}

/// An editor that has some lines of the text read again.
protocol DialectEditor: FormatEditor, DialectUser {
  associatedtype Lexer: DialectLexer where Lexer.Dialect == Dialect

  init(_ storage: DocumentStorage, _ shared: Shared<Dialect>)
}

extension DialectEditor {
  func withLexer<Result, Failure>(_ body: (Lexer) throws(Failure) -> Result) throws(Failure) -> Result {
    try text.withUnsafeBufferPointer { bytes throws(Failure) in try body(Lexer(bytes, shared)) }
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
    if let word = path.last?.key, let parent = path.parent, storage.format.syntax.keyPrefixes.contains(word) {
      let name = parent.appending(word + " " + string.prefix { $0 != " " })
      return .unsupported(path, "\(word) begins the names of several settings here; the one that is meant is \(name)")
    }
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
