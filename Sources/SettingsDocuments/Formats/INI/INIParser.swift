/// Reads one line after another, and hands each on as it comes.
///
/// - Complexity: linear.
struct INIParser {
  private let text: [UInt8]
  private let dialect: INIDialect
  private var tree = TreeBuilder()
  /// The name of the outer section that is open, and where the part of it ends that is its span.
  private var outer: (name: Range<Int>, end: Int)?
  /// Where the innermost open section ends.
  private var end = 0
  private var hasEscapedKeys = false

  init(_ text: [UInt8], _ dialect: INIDialect) {
    self.text = text
    self.dialect = dialect
  }

  mutating func parse() throws(ParseError) -> TreeBuilder {
    let text = text
    return try text.withUnsafeBufferPointer { bytes throws(ParseError) in
      let lexer = INILexer(bytes, dialect)
      let stop: ParseError?
      do throws(INILexer.Fault) {
        stop = try read(lexer)
      } catch {
        throw parseError(error)
      }
      if let stop { throw stop }
      if tree.storedKeys.isEmpty, !hasEscapedKeys { tree.keyInset = 0 }
      let keys = WrittenKeys(
        bytes: bytes, records: tree.records, storedKeys: tree.storedKeys, ignoresCase: dialect.ignoresCase,
        innerGroupsKeepCase: hasSubsections, lists: dialect.repeatsAreLists ? nil : dialect.directives)
      let hasLists = dialect.repeatsAreLists || !dialect.directives.isEmpty
      return TreeGrouping.grouped(tree, by: keys, hasLists: hasLists)
    }
  }

  private var hasSubsections: Bool { dialect.sections == .subsections }

  /// - Returns: why reading was stopped before the end.
  private mutating func read(_ lexer: INILexer) throws(INILexer.Fault) -> ParseError? {
    let bytes = lexer.bytes
    tree.reserve(bytes.reduce(into: 2) { count, byte in count &+= byte == 0x0A ? 1 : 0 })
    let mayEscapeKeys = dialect.quoting == .properties
    var position = UTF8Text.start(of: text)
    tree.open(.object, at: position)
    var pace = ReadingPace()
    while position < bytes.count {
      do throws(ParseError) {
        try pace.step(at: position, in: text, nodes: tree.records.count)
      } catch {
        return error
      }
      let line = position
      let feed = lexer.lineFeed(from: line)
      position = min(feed + 1, bytes.count)
      var content = lexer.trimmed(line..<feed)
      if content.isEmpty || lexer.isMark(bytes[content.lowerBound]) { continue }
      if let header = try lexer.header(in: content) {
        open(header, lexer)
        // git lets a setting follow a header on its line.
        if !hasSubsections { continue }
        content = lexer.trimmed(header.span.upperBound..<content.upperBound)
        if content.isEmpty || lexer.isMark(bytes[content.lowerBound]) { continue }
      }
      let entry = try lexer.entry(in: content, lineStart: line, next: &position, limit: bytes.count)
      tree.key(entry.key)
      tree.scalar(.string, at: entry.value)
      end = entry.end
      if mayEscapeKeys, !hasEscapedKeys {
        hasEscapedKeys = entry.key.contains { bytes[$0] == UInt8(ascii: "\\") }
      }
    }
    closeSection()
    closeOuter()
    tree.close(at: text.count)
    return nil
  }

  // MARK: - Sections

  private mutating func open(_ header: INILexer.Header, _ lexer: INILexer) {
    closeSection()
    if let outer, header.subsection != nil, lexer.bytes[outer.name].elementsEqual(lexer.bytes[header.name]) {
    } else {
      closeOuter()
      openContainer(header.name, header, lexer)
      if header.subsection != nil { outer = (header.name, -1) }
    }
    if let subsection = header.subsection { openContainer(subsection, header, lexer) }
    tree.headers.append(
      HeaderRecord(
        start: header.span.lowerBound, end: header.span.upperBound, container: tree.records.count - 1))
    end = header.span.upperBound
  }

  private mutating func openContainer(_ name: Range<Int>, _ header: INILexer.Header, _ lexer: INILexer) {
    tree.key(name, stored: lexer.decodedName(name))
    tree.open(.object, at: header.span.lowerBound)
  }

  private mutating func closeSection() {
    guard tree.depth > (outer == nil ? 1 : 2) else { return }
    tree.close(at: end)
    if let name = outer?.name, outer?.end == -1 { outer = (name, end) }
  }

  private mutating func closeOuter() {
    guard let outer else { return }
    tree.close(at: outer.end)
    self.outer = nil
  }

  private func parseError(_ fault: INILexer.Fault) -> ParseError {
    let (offset, expected, message) =
      switch fault {
      case .openHeader(let offset):
        (offset, "\"]\" at the end of this header", "the [ that opens here is not closed on its line")
      case .noKey(let offset): (offset, "a key", "each line holds a key and its value")
      case .noValue(let key):
        (
          key.upperBound, dialect.separators == .blanks ? "a value" : "\"=\"",
          "the key \(TokenExcerpt(text: text).quoted(key)) has no value"
        )
      }
    return ParseError(at: offset, in: text, expected: expected, message: message)
  }
}
