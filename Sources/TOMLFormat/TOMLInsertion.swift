/// New keys and tables, and tables that lose their last key.
extension TOMLEditor {
  func addition(of key: String, _ value: Value, to table: Node) throws(EditError) -> [TextEdit] {
    let writer = writer(table.path.appending(key))
    switch definition(of: table) {
    case .dotted:
      let model = try line(showing: table)
      let line = entry(model.value)
      let new = model.prefix + "." + (try writer.keyValue(key, value, equals: separator(like: line)))
      return [lines.insertion(of: indentation(of: line) + new, below: line.range.upperBound)]
    case .header where needsHeader(value, in: table), .implicit where TOMLWriter.needsHeader(value):
      let path = tables.headerPath(of: table.index)
      let header = (path.isEmpty ? "" : path + ".") + TOMLKey.written(key)
      let new = try sectionLines(TOMLWriter.tables(in: value), header, isArray: value.kind == .array, writer)
      return [section(new, after: table)]
    case .header: return [try keyLine(key, value, in: table.index, writer)]
    case .implicit:
      // It gets a header of its own below those that go on with it, as TOML allows: above them, it could not be told
      // from one that was there without keys.
      let line = try writer.keyValue(key, value, equals: separator(like: firstSetting { _ in true }.map(entry)))
      return [section(["[\(tables.headerPath(of: table.index))]", line], after: table)]
    case .inline, .value, .tableArray: throw .impossible(table.path, "no key can be added here")
    }
  }

  /// Beside tables that are all in braces a new one is too.
  private func needsHeader(_ value: Value, in table: Node) -> Bool {
    let tables = table.children.filter { $0.kind == .object }
    let areInline = !tables.isEmpty && tables.allSatisfy { definition(of: $0) == .inline }
    return TOMLWriter.needsHeader(value) && !(value.kind == .object && areInline)
  }

  private func keyLine(
    _ key: String, _ value: Value, in table: Int, _ writer: TOMLWriter
  ) throws(EditError) -> TextEdit {
    try insertion(into: table) { place throws(EditError) in
      [place.indentation + (try writer.keyValue(key, value, equals: separator(like: place.model)))]
    }
  }

  private func indentation(of entry: LineEntry) -> String { lines.indentation(at: entry.range.lowerBound) }

  // MARK: - Tables under headers

  private func sectionLines(
    _ tables: [ObjectMembers], _ header: String, isArray: Bool, _ writer: TOMLWriter
  ) throws(EditError) -> [String] {
    let equals = separator(like: firstSetting { _ in true }.map(entry))
    var result: [String] = []
    for table in tables {
      if !result.isEmpty, hasBlankLines { result.append("") }
      result += try writer.section(table, header: header, isArrayElement: isArray, equals: equals)
    }
    return result
  }

  /// A new section below all that is in a table, and behind what is commented out there.
  private func section(_ new: [String], after table: Node) -> TextEdit {
    let own = entries(of: table)
    guard table.parent != nil, let first = own.first, let last = own.last?.range else { return appending(section: new) }
    let end = endOfSection(after: last.upperBound)
    let next = lines.nextLine(end)
    // A blank line above alone would stay behind when the section is taken out again.
    let isClose = next < text.count && !lines.isBlank(lineAt: next)
    let block = new.map { $0.isEmpty ? "" : indentation(of: first) + $0 }.joined(separator: lines.lineBreak)
    return lines.insertion(of: (isClose || !hasBlankLines ? "" : lines.lineBreak) + block, below: end)
  }

  /// The end of the comments below a line that belong to its section: those that are settings, and those directly below
  /// if no header follows them.
  private func endOfSection(after last: Int) -> Int {
    let container = storage.headers.last { $0.start < last }.map { $0.container } ?? 0
    let section = sections.sections(of: [container]).filter { $0.range.lowerBound <= last }.suffix(1)
    let commented = commentedEntries(in: Array(section)).last { $0.entry.line.lowerBound > last }
    let end = commented?.entry.line.upperBound ?? last
    var (further, line) = (end, lines.nextLine(end))
    while line < text.count, lines.isComment(lineAt: line) {
      further = lines.lineEnd(line)
      line = lines.nextLine(line)
    }
    return line >= text.count || lines.isBlank(lineAt: line) ? further : end
  }

  /// An element of an array of tables.
  package func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> [TextEdit] {
    let path = array.path.appending(index)
    guard case .object(let members) = value else {
      throw .unsupported(path, "this array is written as [[ ]] tables, so its elements are objects")
    }
    let new = try sectionLines([members], tables.headerPath(of: array.index), isArray: true, writer(path))
    guard let next = array[index], let header = tables.header(of: next.index) else {
      return [section(new, after: array)]
    }
    let block = (new + (hasBlankLines ? [""] : [])).joined(separator: lines.lineBreak)
    return [lines.insertion(of: block, above: header.start)]
  }

  // MARK: - What stays

  /// The last thing in a table that no line of its own defines: the table must stay, empty.
  func emptying(_ table: Node, of node: Node) throws(EditError) -> [TextEdit]? {
    guard table.count == 1 else { return removalWithHeader(of: node, in: table) }
    switch definition(of: table) {
    case .dotted:
      let line = try line(showing: table)
      return tables.values(in: table.index).count == 1 ? [TextEdit(line.rest, with: " = {}")] : nil
    case .implicit:
      let own = entries(of: node)
      guard let run = own.first, own.count == 1 else { return nil }
      let start = max(lines.lineStart(run.range.lowerBound), wholeLines(of: run).lowerBound)
      return [
        TextEdit(start..<lines.lineEnd(run.range.upperBound), with: "[\(tables.headerPath(of: table.index))]")
      ]
    case .tableArray: return try emptying(array: table, of: node)
    default: return removalWithHeader(of: node, in: table)
    }
  }

  /// The last `[[ ]]` table goes, and its array stays as one in brackets without anything in it.
  private func emptying(array: Node, of node: Node) throws(EditError) -> [TextEdit] {
    guard let table = array.parent, definition(of: table) == .header, let key = array.key else {
      throw .unsupported(node.path, "the last [[ ]] table is removed with its array")
    }
    let line = try keyLine(key, .array([]), in: table.index, writer(node.path))
    var edits = entries(of: node).map { lines.removal(ofLines: wholeLines(of: $0)) }
    if let index = edits.firstIndex(where: { $0.range.lowerBound...$0.range.upperBound ~= line.range.lowerBound }) {
      edits[index] = TextEdit(edits[index].range, with: line.replacement)
      return edits
    }
    return (edits + [line]).ordered { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The only key of a table goes with its header where headers above name the table all the same.
  private func removalWithHeader(of node: Node, in table: Node) -> [TextEdit]? {
    guard tables.values(in: table.index) == [node.index], let header = superfluousHeader(of: table) else { return nil }
    let line = entry(node.index).range
    guard header.upperBound == lines.lineEnd(header.upperBound),
      lines.nextLine(header.upperBound) == lines.lineStart(line.lowerBound)
    else { return nil }
    let whole = LineEntry(range: header.lowerBound..<line.upperBound, value: line, isHeader: true)
    return [lines.removal(ofLines: wholeLines(of: whole))]
  }

  /// The header of a table that headers above it name as well.
  private func superfluousHeader(of table: Node) -> Range<Int>? {
    let headers = storage.headers
    guard table.parent?.kind == .object, let place = headers.firstIndex(where: { $0.container == table.index }),
      place > 0, table.index..<table.record.next ~= headers[place - 1].container
    else { return nil }
    return headers[place].span
  }

  /// Where the first key of a table goes that has a header, and would be a table without it: so that the header can be
  /// told from one that came with the key.
  func placeOfNothing(in table: Node) -> Range<Int>? {
    guard table.kind == .object, tables.values(in: table.index).isEmpty, let header = superfluousHeader(of: table)
    else {
      return nil
    }
    return header.upperBound..<header.upperBound
  }
}
