/// Whole statements and blocks as lines, in the style of the neighbours.
extension BraceEditor {
  /// The lines of a new member, without the indentation of the first.
  ///
  /// - Parameter model: a statement or a block that it is to look like.
  func written(_ key: String, _ value: Value, like model: Int?, _ path: Path) throws(EditError) -> [String] {
    switch value {
    case .object(let members):
      let own = model.flatMap { storage.records[$0].kind == .object ? $0 : nil }
      let like = own ?? first { $0.kind == .object && !isSection($1) }
      return try block(key, members, like: like, path)
    case .array(let values):
      return try values.map { value throws(EditError) in try written(key, value, like: model, path) }.flatMap(\.self)
    default:
      let like = model.flatMap { storage.records[$0].kind.isScalar && !isRaw($0) ? $0 : nil }
      return try statement(key, string(of: value, path), like: like, path)
    }
  }

  private func statement(_ key: String, _ string: String, like model: Int?, _ path: Path) throws(EditError) -> [String]
  {
    if let raw = dialect.rawParts.first(where: { $0.begin == key }) {
      // The text is as it is: it is one line with the word, so that it is not indented like what is around it.
      return [key + (string.isEmpty ? "" : lines.lineBreak + string), raw.end]
    }
    let end = self.end(like: model)
    if dialect.lines != nil, !writing.isDirective(key) {
      throw .unsupported(path, "a directive's name is one word, which begins with a letter")
    }
    if string.isEmpty { try checkEmpty(key, path) }
    if string.isEmpty, !dialect.needsSeparator, !dialect.needsValues {
      if isCall(key) { return [key + "()" + end] }
      // A text in quotes is an item of a list.
      let isItem = key.utf8.first.map(dialect.quotes.contains) ?? false
      if dialect.writesQuotes != .always || isItem { return [key + end] }
    }
    if isCall(key) {
      let head = key + "("
      return [head + (try spelled(string, Place(head: head, key: key), path)) + ")" + end]
    }
    let hasNoSeparator = dialect.directives.contains(key) || dialect.endsWithOperator(key.utf8)
    let head = key + (hasNoSeparator ? " " : separator(like: model))
    if string.isEmpty, dialect.emptyIsNothing {
      return [String(head.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) + end]
    }
    return [head + (try spelled(string, Place(head: head, key: key), path)) + end]
  }

  private func isCall(_ key: String) -> Bool {
    dialect.hasCalls && !dialect.lineStatements.contains(key.utf8.first ?? 0) && dialect.calls?.contains(key) ?? true
  }

  /// What is between key and value in another statement; columns say nothing about the next line.
  private func separator(like model: Int?) -> String {
    guard let model, !storage.records[model].span.isEmpty else { return dialect.separator }
    let width = dialect.lines != nil && dialect.separators == .blanks ? 2 : 3
    let gap = separator(like: entry(model), else: dialect.separator, atMost: width)
    let isPlain = !gap.contains("(") && gap.contains("=") == dialect.separator.contains("=")
    return isPlain ? gap : dialect.separator
  }

  private func end(like model: Int?) -> String {
    switch dialect.ends {
    case .newline: return ""
    case .semicolon: return ";"
    case .newlineOrSemicolon, .any: return mark(behind: model)
    }
  }

  /// What ends another statement or block.
  private func mark(behind model: Int?) -> String {
    guard let model, case let end = self.end(of: model), end > storage.records[model].end else { return "" }
    return String(UnicodeScalar(text[end - 1]))
  }

  // MARK: - Blocks

  func block(_ key: String, _ members: ObjectMembers, like model: Int?, _ path: Path) throws(EditError)
    -> [String]
  {
    if let typed { return typed }
    if let lines = dialect.lines {
      guard writing.isHeader(key) else {
        throw .unsupported(path, "a block's first line is a name, which begins with a letter, and what may follow it")
      }
      return try block(lines.header(key), members, lines.footer(key), path)
    }
    if case .nowhere = dialect.opens { throw .unsupported(path, "\(dialect.name) files have no blocks here") }
    let opening = opening(like: model)
    var result =
      opening.utf8.contains(0x0A)
      ? [key, String(opening.drop { $0.isNewline || $0 == " " || $0 == "\t" })] : [key + opening]
    let step = step
    result += try inside(members, path).map { $0.isEmpty ? $0 : step + $0 }
    return result + ["}" + blockEnd(like: model)]
  }

  /// A block with lines of its own for its beginning and end, or a section.
  private func block(
    _ header: String, _ members: ObjectMembers, _ footer: String?, _ path: Path
  ) throws(EditError) -> [String] {
    let step = footer == nil ? sectionStep : step
    return [header] + (try inside(members, path).map { step + $0 }) + [footer].compactMap { $0 }
  }

  private func inside(_ members: ObjectMembers, _ path: Path) throws(EditError) -> [String] {
    let model = dialect.lines == nil ? first { $0.kind.isScalar && $0.parent > 0 && !isRaw($1) } : nil
    return try members.map { member throws(EditError) in
      try written(member.key, member.value, like: model, path.appending(member.key))
    }.flatMap(\.self)
  }

  /// The first node of the text below the root that is wanted.
  func first(where isWanted: (NodeRecord, Int) -> Bool) -> Int? {
    storage.records.indices.dropFirst().first { isWanted(storage.records[$0], $0) }
  }

  /// What is from a block's words to its brace.
  private func opening(like model: Int?) -> String {
    guard let model, !isSection(model) else { return dialect.opening }
    let gap = text[key(of: model).upperBound...storage.records[model].start]
    guard gap.count <= 8, gap.allSatisfy({ $0 <= 0x20 || "={:".utf8.contains($0) }) else { return dialect.opening }
    return String(decoding: gap, as: UTF8.self)
  }

  private func blockEnd(like model: Int?) -> String {
    switch dialect.afterBlocks {
    case .nothing: return ""
    case .mustEnd: return ";"
    case .mayEnd: return mark(behind: model)
    }
  }

  func section(_ key: String, _ value: Value, _ path: Path) throws(EditError) -> [String] {
    guard case .object(let members) = value else { throw .unsupported(path, "this is a section, which holds settings") }
    if let typed { return typed.prefix(1) + typed.dropFirst().map { $0.isEmpty ? $0 : sectionStep + $0 } }
    if dialect.lines != nil { return try block(key, members, like: nil, path) }
    let header = if case .brackets = dialect.sections { "[\(key)]" } else { key }
    return try block(header, members, nil, path)
  }
}
