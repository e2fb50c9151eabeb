/// Reads one statement or block after another, without calling itself for those inside.
///
/// - Complexity: linear.
struct BraceParser: DialectParser {
  let text: [UInt8]
  let shared: Shared<BraceDialect>
  var tree = TreeBuilder()
  /// Of each node, how far behind its record its statement or block ends; see ``BraceSource``.
  private var tails: [UInt32] = []
  /// Whether blocks have lines of their own for their beginning and end, and statements end with their lines.
  private let isOfLines: Bool
  var sectionEnd: Int?
  /// Where blocks need an end: the closing brace of each opening one.
  private var closings: [Int: Int] = [:]

  init(_ text: [UInt8], _ shared: Shared<BraceDialect>) {
    self.text = text
    self.shared = shared
    isOfLines = shared.value.lines != nil
  }

  /// What has one key in a block becomes an array.
  func tree(_ bytes: UnsafeBufferPointer<UInt8>) throws(ParseError) -> TreeBuilder {
    let keys = WrittenKeys(
      bytes: bytes, records: tree.records, storedKeys: tree.storedKeys, ignoresCase: dialect.ignoresCase,
      wordsKeepCase: dialect.lines != nil, lists: nil)
    var result = tree
    if let grouped = Grouping.lists(in: tree, by: keys, of: tree.records.indices) {
      result = grouped.tree
      result.syntaxTree = BraceSource(tails, of: tree.records, in: grouped.tree.records, origins: grouped.origins)
    } else {
      result.syntaxTree = BraceSource(tails)
    }
    // Lists may be the last that is too much.
    if let index = result.records.firstContainer(insideMoreThan: Document.nestingLimit, in: result.records.indices) {
      throw .nestedTooDeeply(at: result.records[index].start, in: text)
    }
    if result.storedKeys.isEmpty { result.keyInset = 0 }
    result.keysAreUnique = true
    return result
  }

  mutating func read(_ lexer: BraceLexer) throws(Fault) -> ParseError? {
    if dialect.afterBlocks == .mustEnd { closings = try lexer.closings() }
    let start = UTF8Text.start(of: text)
    let count = ByteScan.countOfLines(in: lexer.bytes) + 1
    tree.reserve(count)
    if !isOfLines { tails.reserveCapacity(count) }
    open(at: start)
    var pace = ReadingPace()
    var place = start
    while place < text.count {
      if let stop = pace.stop(at: place, in: text, nodes: tree.count) { return stop }
      if isOfLines {
        try readLine(at: &place, lexer)
      } else {
        place = try lexer.skipTrivia(from: place)
        if place < text.count { place = try step(at: place, lexer) }
      }
    }
    if isInBlock, let block = tree.innermost {
      if isOfLines, let words = openWords { throw isOpen(words, at: text.count, lexer) }
      throw lexer.openBlock(block.start)
    }
    closeSection()
    tree.close(at: text.count)
    return nil
  }

  /// One statement, or the words or the end of one block.
  private mutating func step(at place: Int, _ lexer: BraceLexer) throws(Fault) -> Int {
    let byte = text[place]
    if byte == UInt8(ascii: "}") { return try close(at: place, lexer) }
    if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ","), dialect.ends == .any { return place + 1 }
    if byte == UInt8(ascii: ";"), dialect.ends == .newlineOrSemicolon { return place + 1 }
    if byte == UInt8(ascii: ";"), dialect.ends == .semicolon {
      throw Fault(place, expected: "a setting", "there is nothing that this ends")
    }
    if dialect.hasSections, !isInBlock, lexer.isFirstOnLine(place), lexer.isSection(place) {
      return try openSection(at: place, lexer)
    }
    if let raw = try lexer.rawPart(at: place) {
      add(raw.key, raw.text, end: raw.end)
      return raw.end
    }
    let isPattern = tree.depth == 1 && !dialect.patternStarts.isEmpty && dialect.patternStarts.contains(byte)
    var statement = try lexer.statement(from: place, isPattern: isPattern)
    var goesOn = false
    while statement.stop == .open, dialect.afterBlocks == .mustEnd {
      guard let closing = closings[statement.place] else { throw lexer.openBlock(statement.place) }
      let next = try lexer.skipTrivia(from: closing + 1)
      if lexer.byte(next) == UInt8(ascii: ";") {
        if goesOn {
          statement = BraceLexer.Statement(content: place..<closing + 1, stop: .semicolon, place: next)
        }
        break
      }
      // What goes on behind its braces is one text.
      guard let byte = lexer.byte(next), byte != UInt8(ascii: "}") else {
        throw lexer.noEndAfterBlock(closing)
      }
      goesOn = true
      statement = try lexer.statement(from: next)
      statement.content = place..<max(closing + 1, statement.content.upperBound)
    }
    if statement.stop == .open { return try openBlock(statement, lexer) }
    if isPattern {
      throw Fault(place, expected: "\"{\" behind these words", "a block must follow here")
    }
    return try read(statement, lexer)
  }

  private mutating func read(
    _ statement: BraceLexer.Statement, _ lexer: BraceLexer
  ) throws(Fault) -> Int {
    let content = statement.content
    let isLine = lexer.isLineStatement(content.lowerBound)
    if dialect.ends == .semicolon, statement.stop != .semicolon, !isLine {
      throw Fault(content.upperBound, expected: "\";\"", "each setting ends with \";\"")
    }
    var member = try lexer.member(content)
    if let raw = statement.raw { member.value = raw }
    let isFlag = lexer.sets.hasFlags && dialect.flags.contains { $0.utf8.elementsEqual(text[member.key]) }
    if isFlag, !member.value.isEmpty {
      let word = text[member.value].prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
      let isOther = (dialect.flags + dialect.valuedDirectives).contains { $0.utf8.elementsEqual(word) }
      if isOther { throw lexer.severalValues(member.value) }
      if text[member.value.lowerBound] == UInt8(ascii: "#") {
        let end = member.key.upperBound
        add(member.key, end..<end, end: end)
        return lexer.lineFeed(from: end)
      }
    }
    if dialect.needsValues, member.value.isEmpty, text[member.key.lowerBound].isWordByte {
      throw lexer.noValue(member.key)
    }
    if dialect.hasSingleValues, statement.raw == nil, !lexer.isSingle(member.value) {
      throw lexer.severalValues(member.value)
    }
    let hasMark = statement.stop == .semicolon || statement.stop == .comma
    let end = hasMark ? statement.place + 1 : content.upperBound
    let detail = statement.raw == nil ? detail(of: member.value, lexer) : 0
    add(member.key, member.value, end: end, detail: detail, stored: lexer.normalised(member.key))
    return hasMark ? statement.place + 1 : statement.place
  }

  /// How a value is spelled: 1 between quotes, 2 over lines or with a mark behind a backslash, else 0.
  func detail(of value: Range<Int>, _ lexer: BraceLexer) -> Int {
    if lexer.quote(value) != nil { return 1 }
    let isJoined = dialect.joinsLines && lexer.lineFeed(from: value.lowerBound) < value.upperBound
    return isJoined || dialect.escapedMark != nil && text[value].contains(UInt8(ascii: "\\")) ? 2 : 0
  }

  mutating func add(
    _ key: Range<Int>, _ value: Range<Int>, end: Int, detail: Int = 0, stored: String? = nil
  ) {
    tree.key(key, stored: stored)
    tree.scalar(.string, at: value, detail: detail)
    if !isOfLines { tails.append(UInt32(clamping: end - value.upperBound)) }
    extendSection(to: end)
  }

  // MARK: - Blocks

  private var isInBlock: Bool { tree.depth > (sectionEnd == nil ? 1 : 2) }

  /// Opens a block or a section with these words.
  mutating func open(_ header: Range<Int>, at place: Int, _ lexer: BraceLexer) throws(Fault) {
    guard tree.depth < Document.nestingLimit else {
      throw Fault(place, expected: "at most \(Document.nestingLimit) levels", "this is nested too deeply")
    }
    tree.key(header, stored: lexer.normalised(header))
    open(at: place)
  }

  private mutating func open(at start: Int) {
    tree.open(.object, at: start)
    if !isOfLines { tails.append(0) }
  }

  private mutating func openBlock(
    _ statement: BraceLexer.Statement, _ lexer: BraceLexer
  ) throws(Fault) -> Int {
    let brace = statement.place
    let header = lexer.header(statement.content)
    if header.isEmpty, !dialect.hasNamelessBlocks {
      throw Fault(brace, expected: "a word before this brace", "each block begins with its name")
    }
    if !dialect.programBlocks.isEmpty, dialect.programBlocks.contains(where: lexer.text(of: header).holds) {
      throw Fault(header.lowerBound, expected: "settings", "this block holds a program; open the file in an editor")
    }
    if dialect.rawBlocks.contains(where: { text[header].starts(with: $0.utf8) }) {
      let raw = try lexer.rawText(behind: brace + 1, upTo: "}")
      add(header, raw.text, end: raw.end)
      return raw.end
    }
    if let words = dialect.blockWords {
      let word = text[header].prefix { !BraceLexer.isBlank($0) }
      guard tree.depth == 1, words.contains(where: { $0.utf8.elementsEqual(word) }) else {
        throw lexer.unclearBrace(brace)
      }
    }
    try open(header, at: brace, lexer)
    return brace + 1
  }

  private mutating func close(at place: Int, _ lexer: BraceLexer) throws(Fault) -> Int {
    guard isInBlock else {
      throw Fault(place, expected: "a setting", "this brace closes nothing")
    }
    var end = place + 1
    if dialect.afterBlocks != .nothing {
      let next = try lexer.skipTrivia(from: end)
      if lexer.byte(next) == UInt8(ascii: ";") || (dialect.ends == .any && lexer.byte(next) == UInt8(ascii: ",")) {
        end = next + 1
      } else if dialect.afterBlocks == .mustEnd {
        throw lexer.noEndAfterBlock(place)
      }
    }
    tails[tree.innermostIndex] = UInt32(clamping: end - (place + 1))
    tree.close(at: place + 1)
    extendSection(to: end)
    return end
  }

  // MARK: - Sections

  private mutating func openSection(at place: Int, _ lexer: BraceLexer) throws(Fault) -> Int {
    let header = try lexer.sectionHeader(at: place)
    closeSection()
    try open(header.name, at: header.span.lowerBound, lexer)
    sectionEnd = header.span.upperBound
    return header.end
  }

  private mutating func extendSection(to end: Int) {
    if let sectionEnd, tree.depth == 2 { self.sectionEnd = max(end, sectionEnd) }
  }

  mutating func closeSection() {
    if let sectionEnd { tree.close(at: sectionEnd) }
    sectionEnd = nil
  }
}
