/// New keys and tables.
extension TOMLEditor {
  func addition(of key: String, _ value: Value, to table: Node) throws(EditError) -> [TextEdit] {
    let writer = self.writer(table.path.appending(key))
    let index = table.index
    if definition(of: table) == .inline || bracketContainer(of: table) != nil {
      return try inlineAddition(of: key, value, to: table, writer)
    }
    if !TOMLWriter.needsHeader(value), let commented = commentedLine(forKey: key, in: index) {
      return [try uncommenting(commented, value, writer)]
    }
    switch definition(of: index) {
    case .dotted: return [try dottedLine(key, value, in: index, writer)]
    case .header where TOMLWriter.needsHeader(value): return [try sections(key, value, in: index, writer)]
    case .implicit where TOMLWriter.needsHeader(value): return [try sections(key, value, in: index, writer)]
    case .header: return [try keyLine(key, value, in: index, writer)]
    case .implicit: return [try headerAndKey(key, value, in: index, writer)]
    case .inline, .value, .tableArray: throw .impossible(table.path, "no key can be added here")
    }
  }

  // MARK: - Keys on lines

  func keyLine(_ key: String, _ value: Value, in table: Int, _ writer: TOMLWriter) throws(EditError) -> TextEdit {
    let siblings = keyLines(of: table)
    if let last = siblings.last {
      let line = try writer.keyValue(key, value, equals: equals(like: last))
      return lines.insertion(of: lines.indentation(at: last.range.lowerBound) + line, below: last.range.upperBound)
    }
    let line = try writer.keyValue(key, value, equals: equals(like: statements.first { $0.kind == .keyLine }))
    if let header = header(of: table) {
      return lines.insertion(of: lines.indentation(at: header.range.lowerBound) + line, below: header.range.upperBound)
    }
    return firstLine(line)
  }

  /// The first key of a text: above the first header, or at the end where there is none.
  private func firstLine(_ line: String) -> TextEdit {
    if let header = statements.first {
      let start = lines.commentStart(above: lines.lineStart(header.range.lowerBound))
      return .insert(line + lines.lineBreak + lines.lineBreak, at: start)
    }
    let start = UTF8Text.start(of: text)
    if lines.isBlank(in: start..<text.count) { return .insert(line + lines.lineBreak, at: start) }
    // A blank line keeps it from the comments above, which are about the file.
    return lines.insertion(of: lines.lineBreak + line, below: lines.lastContent)
  }

  private func dottedLine(
    _ key: String, _ value: Value, in table: Int, _ writer: TOMLWriter
  ) throws(EditError) -> TextEdit {
    guard let last = statements(of: table).last(where: { $0.kind == .keyLine && place(of: table, in: $0) != nil }),
      let place = place(of: table, in: last)
    else { throw .impossible(writer.path, "no line shows how this table is written") }
    let prefix = String(bytes: text, in: last.range.lowerBound..<keys(of: last)[place].upperBound)
    let line = prefix + "." + (try writer.keyValue(key, value, equals: equals(like: last)))
    return lines.insertion(of: lines.indentation(at: last.range.lowerBound) + line, below: last.range.upperBound)
  }

  /// A table known only from headers that go on below it gets its own after them, as TOML allows: above them, it could
  /// not be told from one that was there without keys.
  private func headerAndKey(
    _ key: String, _ value: Value, in table: Int, _ writer: TOMLWriter
  ) throws(EditError) -> TextEdit {
    guard let last = statements(of: table).last, let header = statements(of: table).first else {
      throw .impossible(writer.path, "no line shows how this table is written")
    }
    let indentation = lines.indentation(at: header.range.lowerBound)
    let line = try writer.keyValue(key, value, equals: equals(like: statements.first { $0.kind == .keyLine }))
    let new = indentation + "[\(headerPath(of: table))]" + lines.lineBreak + indentation + line
    return section(new, below: last)
  }

  // MARK: - Tables under headers

  private func sections(_ key: String, _ value: Value, in table: Int, _ writer: TOMLWriter) throws(EditError)
    -> TextEdit
  {
    let path = headerPath(of: table)
    let header = (path.isEmpty ? "" : path + ".") + TOMLKey.written(key)
    return try sections(TOMLWriter.tables(in: value), header, isArray: value.kind == .array, writer, after: table)
  }

  private func sections(
    _ tables: [ObjectMembers], _ header: String, isArray: Bool, _ writer: TOMLWriter, after table: Int
  ) throws(EditError) -> TextEdit {
    let written = try sectionLines(tables, header, isArray: isArray, writer)
    // The root's are all the statements there are.
    guard let last = (table == 0 ? statements : statements(of: table)).last else {
      return firstLine(written.joined(separator: lines.lineBreak))
    }
    let indentation = self.header(of: table).map { lines.indentation(at: $0.range.lowerBound) } ?? ""
    let new = written.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: lines.lineBreak)
    return section(new, below: last)
  }

  private func sectionLines(
    _ tables: [ObjectMembers], _ header: String, isArray: Bool, _ writer: TOMLWriter
  ) throws(EditError) -> [String] {
    let equals = equals(like: statements.first { $0.kind == .keyLine })
    var result: [String] = []
    for table in tables {
      if !result.isEmpty, !blankLine.isEmpty { result.append("") }
      result += try writer.section(table, header: header, isArrayElement: isArray, equals: equals)
    }
    return result
  }

  /// A new section behind a line of the one before it, and behind what is commented out there.
  private func section(_ new: String, below last: TOMLStatement) -> TextEdit {
    let end = endOfSection(after: last)
    let next = lines.nextLine(end)
    // A blank line above alone would stay behind when the section is taken out again.
    let isClose = next < text.count && !lines.isBlank(lineAt: next)
    return lines.insertion(of: (isClose ? "" : blankLine) + new, below: end)
  }

  /// The end of the comments below a line that belong to its section: those that are settings, and those directly below
  /// if no header follows them.
  private func endOfSection(after last: TOMLStatement) -> Int {
    let below = lines.nextLine(last.range.upperBound)
    let region = regions.last { $0.range.lowerBound <= below }
    let commented = region.map(commentedKeys)?.last { $0.line.lowerBound >= below }
    let end = commented?.line.upperBound ?? last.range.upperBound
    var (further, line) = (end, lines.nextLine(end))
    while line < text.count, lines.isComment(lineAt: line) {
      further = lines.lineEnd(line)
      line = lines.nextLine(line)
    }
    return line >= text.count || lines.isBlank(lineAt: line) ? further : end
  }

  /// What is between sections: a blank line, unless this text's headers are close to what is above them.
  private var blankLine: String {
    let headers = statements.dropFirst().filter { $0.kind != .keyLine }
    guard !headers.isEmpty else { return lines.lineBreak }
    let spaced = headers.count { header in
      let start = lines.commentStart(above: lines.lineStart(header.range.lowerBound))
      return start == 0 || lines.isBlank(lineAt: lines.lineStart(start - 1))
    }
    return spaced * 2 >= headers.count ? lines.lineBreak : ""
  }

  // MARK: - Elements of arrays of tables

  func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> TextEdit {
    let path = array.path.appending(index)
    guard case .object(let members) = value else {
      throw .unsupported(path, "this array is written as [[ ]] tables, so its elements are objects")
    }
    let writer = self.writer(path)
    let header = headerPath(of: array.index)
    guard let next = array.elements.dropFirst(index).first, let statement = self.header(of: next.index) else {
      return try sections([members], header, isArray: true, writer, after: array.index)
    }
    let new = try sectionLines([members], header, isArray: true, writer).map { $0 + lines.lineBreak }.joined()
    return .insert(new + blankLine, at: lines.commentStart(above: lines.lineStart(statement.range.lowerBound)))
  }

  /// Elements in another order: what is written for one takes the place of another.
  func tableMove(of node: Node, in array: Node, to index: Int) throws(EditError) -> [TextEdit] {
    let slots = try array.elements.map { (element) throws(EditError) -> Range<Int> in try wholeSections(of: element) }
    var order = Array(slots.indices)
    order.insert(order.remove(at: node.indexInParent), at: index)
    return zip(slots, order).map { slot, content in TextEdit(slot, with: Array(text[slots[content]])) }
  }

  /// The lines of an element, which must be together.
  func wholeSections(of element: Node) throws(EditError) -> Range<Int> {
    let own = statements(of: element.index)
    guard let first = own.first, let last = own.last else {
      throw .impossible(element.path, "no line shows how this is written")
    }
    let range = wholeLines(first).lowerBound..<lines.lineEnd(last.range.upperBound)
    let others = statements.contains { statement in
      range.contains(statement.range.lowerBound) && !own.contains { $0.range == statement.range }
    }
    if others { throw .impossible(element.path, "its lines are between those of others") }
    return range
  }
}
