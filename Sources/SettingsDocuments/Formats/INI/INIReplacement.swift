/// Values in the place of others, spelled as those were.
extension INIEditor {
  /// A scalar as text, behind what is on its line before it.
  func written(
    _ value: Value, _ path: Path, behind head: String, old: Range<Int>? = nil
  ) throws(EditError) -> String {
    let string = try string(of: value, path)
    let place = try place(of: string, for: value, path, lead(behind: head, value), insteadOf: old)
    return try written(string, path, at: place, oldQuote: old.flatMap { old in withLexer { $0.quote(old) } })
  }

  private func place(
    of string: String, for value: Value, _ path: Path, _ lead: String, insteadOf old: Range<Int>?
  ) throws(EditError) -> INIWriting.Place {
    // Whichever element of its list is meant.
    let key = path.steps.last { $0.key != nil }?.key ?? ""
    return INIWriting.Place(
      key: key, lead: lead, isWord: isWord(value, insteadOf: old),
      references: try references(in: string, insteadOf: old, path))
  }

  /// Whether a word of the program is meant by a value as such: by a boolean, and where one was before. Where several
  /// words are without quotes, they are several again.
  private func isWord(_ value: Value, insteadOf old: Range<Int>?) -> Bool {
    if !dialect.severalWords.isEmpty, let old, withLexer({ $0.quote(old) }) == nil {
      return text[old].contains(where: INILexer.isBlank)
    }
    if dialect.quotedWords.isEmpty || value.kind == .boolean { return value.kind == .boolean }
    return old.map { dialect.quotedWords.contains(String(bytes: text, in: $0).lowercased()) } ?? false
  }

  /// The places in a new text of what refers to variables.
  private func references(in string: String, insteadOf old: Range<Int>?, _ path: Path) throws(EditError) -> Set<Int> {
    guard dialect.hasReferences, string.utf8.contains(where: \.beginsReference) else { return [] }
    let meaning = old.map { old in withLexer { $0.meaning(of: old) } } ?? SpelledText(end: 0)
    let references = VariableReferences(old: meaning, end: writing.referenceEnd) { name in
      storage.records.indices.contains { storage.records[$0].hasKey && storage.key(of: $0) == name }
    }
    return try references.places(in: string, path)
  }

  private func written(
    _ string: String, _ path: Path, at place: INIWriting.Place, oldQuote: UInt8?
  ) throws(EditError) -> String {
    if string.isEmpty, let keys = dialect.keysThatMayBeEmpty, !keys.contains(place.key.lowercased()) {
      throw .unsupported(path, "\(dialect.name) files have no empty value here; without one the setting goes")
    }
    guard let written = writing.written(string, at: place, oldQuote: oldQuote) else { throw cannotWrite(string, path) }
    return written
  }

  /// The value in the node's place, with a separator before it where the key was alone.
  func replacement(of node: Node, by value: Value) throws(EditError) -> [TextEdit] {
    if case .array(let values) = value, node.kind.isScalar { return try list(values, inPlaceOf: node) }
    let entry = entry(node.index)
    if let edit = try inlineReplacement(of: entry, by: value, node.path) { return [edit] }
    return [try replacement(of: node, by: value, entry)]
  }

  private func replacement(of node: Node, by value: Value, _ entry: LineEntry) throws(EditError) -> TextEdit {
    let (key, span) = (entry.key ?? node.span, node.span)
    let string = try string(of: value, node.path)
    let head = String(bytes: text, in: lines.lineStart(entry.range.lowerBound)..<span.lowerBound)
    let isBelow = !span.isEmpty && text[span.lowerBound] <= 0x20
    let willBeBelow = string.utf8.first == 0x0A
    let lead = ownLead(span) ?? lead(behind: head, value)
    var place = try place(of: string, for: value, node.path, lead, insteadOf: span)
    place.isForCommand = !text[key.upperBound..<max(key.upperBound, span.lowerBound)].contains(UInt8(ascii: "="))
    if withLexer({ $0.hasComments(span) }) {
      guard let changed = withLexer({ [place] in writing.keepingComments(span, to: string, in: $0, at: place) }) else {
        throw .losingComments(of: "value", node.path)
      }
      let start = willBeBelow && !isBelow ? startOfBlanks(before: span.lowerBound, behind: key) : span.lowerBound
      return TextEdit(start..<span.upperBound, with: changed)
    }
    let (quote, changed) = withLexer { [place] lexer in
      let changed = isBelow == willBeBelow ? writing.changed(span, to: string, in: lexer, at: place) : nil
      return (lexer.quote(span), changed)
    }
    if let changed { return TextEdit(span, with: changed) }
    let new = try written(string, node.path, at: place, oldQuote: quote)
    if entry.isAlone { return TextEdit(span, with: dialect.separator + new) }
    if willBeBelow {
      return TextEdit(startOfBlanks(before: span.lowerBound, behind: key)..<span.upperBound, with: new)
    }
    if new.isEmpty {
      if isKeyAlone(key, without: span) { return .delete(key.upperBound..<span.upperBound) }
      return .delete(span.lowerBound - (leavesBlank(key, span) ? 0 : 1)..<span.upperBound)
    }
    if span.isEmpty { return first(new, behind: key, at: span.lowerBound) }
    return TextEdit(span, with: isBelow && isSpaced(key, span.lowerBound) ? " " + new : new)
  }

  private func startOfBlanks(before place: Int, behind key: Range<Int>) -> Int {
    place - text[key.upperBound..<place].reversed().prefix(while: INILexer.isBlank).count
  }

  /// Whether a setting becomes a key alone when its value goes: where all do, or where other keys of the text are alone,
  /// and the separator is the one that a key alone would get.
  private func isKeyAlone(_ key: Range<Int>, without span: Range<Int>) -> Bool {
    if dialect.writesKeysAlone { return true }
    guard dialect.allowsKeysAlone, !dialect.areKeysAloneTrue,
      dialect.separator.utf8.elementsEqual(text[key.upperBound..<span.lowerBound])
    else { return false }
    return storage.records.contains { $0.kind.isScalar && $0.start == $0.end && $0.start == $0.keyEnd }
  }

  /// Whether the blank before a value stays when the value goes: where the text's other empty values have one, and
  /// where the next value would not get it back.
  private func leavesBlank(_ key: Range<Int>, _ span: Range<Int>) -> Bool {
    let place = span.lowerBound - 1
    guard place > key.upperBound, text[place] == 0x20, !INILexer.isBlank(text[place - 1]), isSpaced(key, place),
      lines.isBlank(in: span.upperBound..<lines.lineEnd(span.upperBound))
    else { return true }
    return storage.records.contains { record in
      record.kind.isScalar && record.start == record.end && record.start > record.keyEnd
        && record.start < text.count && text[record.start] == 0x20
    }
  }

  // MARK: - A value where there was none

  /// A value behind a separator that had none: with a blank where one is before the separator or follows it.
  private func first(_ value: String, behind key: Range<Int>, at place: Int) -> TextEdit {
    let separator = text[key.upperBound..<place]
    if place < text.count, dialect.trailingComments.contains(text[place]) {
      // What is blank before the comment stays there.
      let blanks = separator.reversed().prefix(while: INILexer.isBlank).count
      let before = blanks == separator.count || isSpaced(key, place - blanks) ? 1 : 0
      return blanks > before ? .insert(value, at: place - blanks + before) : .insert(value + " ", at: place)
    }
    if separator.last.map(INILexer.isBlank) ?? true { return .insert(value, at: place) }
    let blanks = text[place...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return .insert((blanks == 0 ? gap(behind: key, at: place) : "") + value, at: place + blanks)
  }

  /// What belongs between a separator without a blank behind it and the first value there.
  func gap(behind key: Range<Int>, at place: Int) -> String {
    let isNarrow = text[key.upperBound..<place].last.map { !INILexer.isBlank($0) } ?? false
    return isNarrow && isSpaced(key, place) ? " " : ""
  }

  /// Whether a blank belongs behind a separator, by what is before it.
  private func isSpaced(_ key: Range<Int>, _ place: Int) -> Bool {
    guard key.upperBound <= place else { return false }
    let separator = text[key.upperBound..<place]
    return separator.count > 1 || separator.last == UInt8(ascii: ":")
  }

  // MARK: - Values over several lines

  /// What the next line of a value begins with, behind the line break above it.
  private func ownLead(_ span: Range<Int>) -> String? {
    guard ByteScan.contains(0x0A, in: text, span) else { return nil }
    var line = lines.nextLine(span.lowerBound)
    while lines.isComment(lineAt: line) || lines.isBlank(lineAt: line), lines.nextLine(line) < span.upperBound {
      line = lines.nextLine(line)
    }
    return lines.lineBreak + lines.indentation(at: lines.lineEnd(line))
  }

  /// What further lines of a new value begin with: as other values of the text have it, else below its first line.
  private func lead(behind head: String, _ value: Value) -> String {
    guard dialect.continuation.isByIndentation, case .string(let string) = value, string.utf8.contains(0x0A) else {
      return "\n"
    }
    let indentation = String(head.prefix { $0 == " " || $0 == "\t" })
    let isBelow = string.utf8.first == 0x0A
    let aligned =
      isBelow ? indentation + "    " : indentation + String(repeating: " ", count: head.count - indentation.count)
    let others = sections.valuesOverLines(in: sections.all)
    guard let model = others.first(where: { isBelow == (text[$0.lowerBound] <= 0x20) }) ?? others.first,
      let lead = ownLead(model).map({ $0.dropFirst(lines.lineBreak.count) }),
      lead.count != model.lowerBound - lines.lineStart(model.lowerBound), lead.count > indentation.count
    else { return lines.lineBreak + aligned }
    return lines.lineBreak + lead
  }
}
