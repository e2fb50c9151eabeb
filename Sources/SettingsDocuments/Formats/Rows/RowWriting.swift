/// Spells values as a table has them, so that they mean what is asked when they are read.
struct RowWriting: DialectUser {
  let shared: Shared<RowDialect>

  /// Where a value is written.
  enum Place {
    /// A column of a shape.
    case column(RowColumn, isFirst: Bool)
    /// The value behind a key: of an assignment, or of an object's member.
    case member
    /// The value of a pair, with its quotes.
    case pair
  }

  /// A string as it is written in a new place.
  ///
  /// - Throws: why the dialect cannot say it.
  func written(_ string: String, in place: Place, _ path: Path) throws(EditError) -> String {
    for spelling in spellings(of: place) {
      guard let written = escaped(string, spelling) else { continue }
      let quotes = spelling == .quoted ? "\"" : ""
      if means(quotes + written + quotes, string, in: place) { return quotes + written + quotes }
    }
    throw .unsupported(path, reason(string, in: place))
  }

  /// A changed value, with the spelling kept of all that is as it was where that can be done.
  ///
  /// - Throws: why the dialect cannot say it.
  func changed(
    _ span: Range<Int>, _ spelling: RowSpelling, to string: String, in place: Place, _ lexer: RowLexer, _ path: Path
  ) throws(EditError) -> TextEdit {
    let change = lexer.meaning(of: span, spelling).change(to: string)
    if let change, let written = escaped(change.new, spelling) {
      let head = lexer.text(of: span.lowerBound..<change.range.lowerBound)
      let tail = lexer.text(of: change.range.upperBound..<span.upperBound)
      let lostComment = spelling == .lines && lexer.text(of: change.range).utf8.contains(UInt8(ascii: "#"))
      if !lostComment, means(head + written + tail, string, in: place) { return TextEdit(change.range, with: written) }
    }
    if spelling == .lines, lexer.text(of: span).utf8.contains(UInt8(ascii: "#")) {
      throw .losingComments(of: "value", path)
    }
    return TextEdit(span, with: try written(string, in: place, path))
  }

  // MARK: - Spellings

  private func spellings(of place: Place) -> [RowSpelling] {
    switch (place, dialect.quoting) {
    case (.pair, _): [.quoted]
    case (.member, _): dialect.hasAssignments ? [.plain, .quoted] : [.plain]
    case (.column(let column, _), _) where column.kind != .word || dialect.separator != nil: [.plain]
    case (.column, .none), (.column, .kept): [.plain]
    case (.column, .octal): [.plain, .octal]
    case (.column, .double): [.plain, .quoted]
    case (.column, .doubleOrOctal): [.plain, .quoted, .octal]
    }
  }

  /// A string between the quotes, or without any; nil where it cannot be.
  private func escaped(_ string: String, _ spelling: RowSpelling) -> String? {
    switch spelling {
    case .plain, .lines: return string
    case .quoted where dialect.layout == .pairs: return string.replacing(each: "\"", with: "\\\"")
    case .quoted: return string
    case .octal: return string.utf8.contains(0) ? nil : Self.octal(string)
    }
  }

  /// Blanks, comment marks and backslashes as their numbers.
  private static func octal(_ string: String) -> String {
    let marks = " \t\n#\"\\".unicodeScalars
    return string.unicodeScalars.map { scalar in
      marks.contains(scalar) ? "\\" + String(scalar.value, radix: 8, digits: 3) : String(scalar)
    }.joined()
  }

  // MARK: - Proof

  /// Whether a value so written is read as this string.
  private func means(_ written: String, _ string: String, in place: Place) -> Bool {
    switch place {
    case .column(let column, let isFirst): return isRead(written, as: string, column, isFirst: isFirst)
    case .member:
      // Without quotes cron takes an empty variable for a job, and runs none of the table.
      if dialect.hasAssignments, written.isEmpty { return false }
      return isRead("k\(dialect.memberMark) " + written, as: string) { lexer, line in
        (try? lexer.member(in: line.content)).map { ($0.value, $0.spelling) }
      }
    case .pair:
      return isRead("K==" + written, as: string) { lexer, line in
        guard let pairs = try? lexer.pairs(in: line), pairs.count == 1 else { return nil }
        return (pairs[0].value, .quoted)
      }
    }
  }

  private func isRead(_ written: String, as string: String, _ column: RowColumn, isFirst: Bool) -> Bool {
    // Where blanks are between columns, nothing is none.
    let mayBeEmpty = dialect.separator != nil || (isFirst && !column.isRequired && column.kind != .word)
    if written.isEmpty, !mayBeEmpty { return false }
    let mark =
      switch column.kind {
      case .until(let byte): String(UnicodeScalar(byte)) + " x"
      case .rest, .line: ""
      default: dialect.separatorText + "x"
      }
    let head = isFirst ? "" : "x" + dialect.separatorText
    let shape = RowShape(isFirst ? [column] : [column, column])
    let number = shape.columns.count - 1
    return isRead(head + written + mark, as: string) { lexer, line in
      guard line.content.lowerBound == 0, case let end = line.content.upperBound, head.utf8.count <= end,
        let cell = try? lexer.cell(shape.steps[number], in: shape, number: number, from: head.utf8.count, before: end),
        cell.span.count == written.utf8.count
      else { return nil }
      return (cell.span, cell.spelling)
    }
  }

  private func isRead(
    _ text: String, as string: String, _ value: (RowLexer, RowLexer.Line) -> (span: Range<Int>, spelling: RowSpelling)?
  ) -> Bool {
    let text = Array(text.utf8)
    return text.withUnsafeBufferPointer { bytes in
      let lexer = RowLexer(bytes, shared)
      guard let line = try? lexer.line(at: 0), line.next == text.count, let found = value(lexer, line) else {
        return false
      }
      return lexer.decoded(found.span, found.spelling).hasSameBytes(as: string)
    }
  }

  // MARK: - Why not

  private func reason(_ string: String, in place: Place) -> String {
    let bytes = Array(string.utf8)
    if bytes.contains(0x0A) || bytes.contains(0x0D) { return "a value is on one line here" }
    guard case .column(let column, _) = place else {
      return "\(Self.shown(string)) would be read otherwise here: write it in the text with an editor"
    }
    if !column.check.accepts(string) { return "this column takes \(column.check.words)" }
    if bytes.isEmpty { return "a column cannot be empty, as blanks are between the columns: remove it instead" }
    if let separator = dialect.separator, bytes.contains(separator) {
      return "\(Self.shown(string)) holds \"\(UnicodeScalar(separator))\", which is between the columns"
    }
    if bytes.contains(where: RowLexer.isBlank), column.kind == .word {
      let hint = dialect.quoting == .kept ? "write quotes around it, as a part of the value" : "nothing can quote one"
      return "\(Self.shown(string)) holds a blank, which is between the columns: \(hint)"
    }
    if column.kind == .brackets, bytes.first == UInt8(ascii: "[") {
      return "\(Self.shown(string)) begins with [, so a ] has to end it, and only there"
    }
    if bytes.contains(where: dialect.comments.contains) {
      return "\(Self.shown(string)) holds \"#\", with which a comment begins"
    }
    return "\(Self.shown(string)) would be read otherwise in this column"
  }

  private static func shown(_ string: String) -> String { "\"\(string.prefix(24))\"" }
}
