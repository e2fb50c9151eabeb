/// Tells comments that are settings from prose, and from the settings of blocks that are commented out as a whole.
struct BraceCommentReader: DialectUser {
  private let editor: BraceEditor
  private let marks: [[UInt8]]
  /// Whether keys of this text's settings have capitals.
  private let hasCapitals: Bool
  private let directives: DirectiveComments?
  private var text: [UInt8] { editor.text }
  private var lines: LineText { editor.lines }
  var shared: Shared<BraceDialect> { editor.shared }

  init(_ editor: BraceEditor) {
    self.editor = editor
    marks = editor.dialect.lineComments
    directives = editor.dialect.lines.map { DirectiveComments(editor, $0) }
    hasCapitals = editor.hasCapitals
  }

  // MARK: - Lines

  /// The settings among the comments of a range without statements.
  func settings(in range: Range<Int>, beginsParagraph: Bool = true) -> [CommentedEntry] {
    var found: [CommentedEntry] = []
    var beginsParagraph = beginsParagraph
    // Of the blocks that are commented out as a whole, and whether the comment goes on with the next one.
    var (depth, goesOn) = (0, false)
    var line =
      lines.isFirstOnLine(range.lowerBound) ? lines.lineStart(range.lowerBound) : lines.nextLine(range.lowerBound)
    line = max(line, UTF8Text.start(of: text))
    while line < range.upperBound {
      let end = lines.lineEnd(line)
      defer { line = lines.nextLine(max(line, end)) }
      guard let first = (line..<end).first(where: { !BraceLexer.isBlank(text[$0]) }) else {
        beginsParagraph = true
        continue
      }
      guard let mark = marks.first(where: { text[first...].starts(with: $0) }) else {
        if let closing = editor.withLexer({ try? $0.commentEnd(at: first, isWordStart: true) }) {
          line = max(line, closing - 1)
        }
        beginsParagraph = true
        continue
      }
      let comment = lines.comment(on: line..<end, behind: first + mark.count, beginsParagraph) { place in
        marks.contains { text[place...].starts(with: $0) }
      }
      guard let comment else {
        beginsParagraph = text[first..<end].allSatisfy { Prose.isBlank($0) || mark.contains($0) }
        continue
      }
      let body = editor.withLexer { $0.trimmed(comment.body) }
      if isSection(body) { break }
      let (before, isFurther) = (depth, goesOn)
      goesOn = directives != nil && dialect.joinsLines && text[comment.line].last == UInt8(ascii: "\\")
      let isPart = isFurther || goesOn
      if !isPart { depth = self.depth(behind: body, depth) }
      let setting = isPart || before > 0 || depth > 0 ? nil : setting(comment, markLength: mark.count)
      if let setting { found.append(setting) }
      beginsParagraph = setting != nil || directives == nil && before > depth
    }
    return found
  }

  // MARK: - Blocks that are commented out

  private func depth(behind body: Range<Int>, _ depth: Int) -> Int {
    if case .nowhere = dialect.opens { return 0 }
    if directives != nil {
      let statement = Array(text[body]).withUnsafeBufferPointer { bytes in
        var place = 0
        return try? BraceLexer(bytes, shared).lineStatement(at: &place)
      }
      switch statement {
      case .open: return dialect.hasSections ? 1 : depth + 1
      case .close: return max(0, depth - 1)
      default: return depth
      }
    }
    guard let first = text[body].first, let last = text[body].last else { return depth }
    var result = depth
    if "})]".utf8.contains(first) { result = max(0, result - 1) }
    if last == UInt8(ascii: "{") || dialect.brackets.contains(last) { result += 1 }
    return result
  }

  private func isSection(_ body: Range<Int>) -> Bool {
    guard dialect.hasSections, !body.isEmpty, editor.withLexer({ $0.isSection(body.lowerBound) }) else { return false }
    return Prose.wordCount(text[body]) <= 3 && !Prose.isSentence(text[body])
  }

  // MARK: - Settings

  /// A comment line as the setting it would be; nil when it is prose.
  private func setting(_ comment: LineText.Comment, markLength: Int) -> CommentedEntry? {
    guard let start = comment.body.first(where: { !BraceLexer.isBlank(text[$0]) }),
      Prose.isLetter(text[start]) || "_.!$@".utf8.contains(text[start])
    else { return nil }
    guard let tree = try? BraceParser.parse(Array(text[start..<comment.body.upperBound]), shared),
      tree.records.count == 2, tree.records[1].kind == .string,
      let source = tree.syntaxTree as? BraceSource, let key = tree.records[1].keySpan
    else { return nil }
    let record = tree.records[1]
    let entry = CommentedEntry(
      line: comment.line, range: comment.body.lowerBound - markLength..<start + source.end(of: 1, in: tree.records),
      key: key.moved(by: start), value: record.span.moved(by: start), isTight: comment.isTight)
    let isSetting = directives?.isSetting(entry, comment) ?? isSetting(entry, comment, isQuoted: record.detail == 1)
    return isSetting ? entry : nil
  }

  private func isSetting(_ entry: CommentedEntry, _ comment: LineText.Comment, isQuoted: Bool) -> Bool {
    let (key, value) = (text[entry.key], text[entry.value])
    let word = String(decoding: key, as: UTF8.self)
    let isKeyLike = key.dropFirst().allSatisfy {
      $0.isWordByte || "./*:[]\"'&%".utf8.contains($0) || ($0 == 0x20 && dialect.keysHaveBlanks)
    }
    if !dialect.flags.isEmpty {
      if dialect.flags.contains(word) { return value.isEmpty && comment.isTight }
      guard dialect.valuedDirectives.contains(word) else { return false }
    }
    let hasBlanks = dialect.separators == .blanks || dialect.separator == " "
    if hasBlanks, Prose.isBeginning(word) { return false }
    let gap = text[entry.key.upperBound..<entry.value.lowerBound]
    let hasOperator = dialect.endsWithOperator(key)
    if hasOperator || gap.contains(UInt8(ascii: "=")) || gap.contains(UInt8(ascii: ":")) {
      let mostWords = comment.isSetOff || dialect.needsSeparator ? 16 : 4
      return (isKeyLike || hasOperator) && Prose.wordCount(value) <= mostWords && !Prose.isSentence(value)
    }
    guard isKeyLike else { return false }
    if dialect.directives.contains(word) { return Prose.wordCount(value) == 1 }
    if dialect.needsSeparator { return false }
    if dialect.ends == .semicolon {
      if value.isEmpty { return comment.isTight || (comment.isSetOff && Prose.isCompoundWord(key)) }
      return Prose.wordCount(value) <= 16
    }
    // Where a sign is usual, a setting without one is told from prose by nothing.
    guard hasBlanks else { return false }
    if isQuoted, !value.isEmpty { return comment.isTight || comment.isSetOff || comment.beginsParagraph }
    return comment.isSettingByBlanks(
      key, value, in: text, isIndented: comment.isSetOff, hasCapitals: hasCapitals)
  }
}
