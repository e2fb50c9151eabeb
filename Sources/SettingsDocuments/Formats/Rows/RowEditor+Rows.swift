/// Rows and members that are added, and what comments keep.
extension RowEditor {
  // MARK: - Rows

  func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> [TextEdit] {
    let path = array.path.appending(index)
    let block: String
    if let key = array.key, !isGroup(array) {
      block = try line(ofMember: key, value, path, like: array.elements.first)
    } else if dialect.layout == .texts {
      block = try writing.written(try string(of: value, path), in: placeOfScalars, path)
    } else {
      block = try row(value, path, in: array, near: index)
    }
    return placed(block, at: index, of: array)
  }

  /// A row that is written already, between those that are there.
  func placed(_ block: String, at index: Int, of array: Node) -> [TextEdit] {
    let neighbours = [index - 1, index].compactMap { $0 >= 0 ? array[$0] : nil }
    guard let neighbour = neighbours.first, let entry = entries(of: neighbour).first else {
      return [lines.appending(block, afterBlankLine: false)]
    }
    let indented = lines.indentation(at: entry.range.lowerBound) + block
    if index > 0 { return [lines.insertion(of: indented, below: neighbour.span.upperBound)] }
    return [.insert(indented + lines.lineBreak, at: wholeLines(of: entry).lowerBound)]
  }

  /// A row as it is written, its columns below those of the rows around it.
  private func row(_ value: Value, _ path: Path, in table: Node, near index: Int) throws(EditError) -> String {
    guard case .object(let members) = storage.format.syntax.readBack(value), !members.isEmpty else {
      throw .unsupported(path, "a row is an object of columns")
    }
    if dialect.layout == .pairs {
      return try members.map { member throws(EditError) in try pair(member.key, member.value, path) }
        .joined(separator: ", ")
    }
    let shape = try shape(for: members, path, group: isGroup(table) ? table.key : nil)
    var line = shape.keyword ?? (dialect.beginsWithSeparator ? dialect.separatorText : "")
    var isFirst = shape.keyword == nil
    let neighbours = RowNeighbours(of: index, in: table)
    for (number, column) in shape.columns.enumerated() {
      guard let member = members[column.name] else {
        if column.kind == .until(UInt8(ascii: ":")) { line += ":" }
        continue
      }
      let place = RowWriting.Place.column(column, isFirst: shape.isFirst(number))
      let own = path.appending(column.name)
      let cell = try writing.written(try string(of: member, own), in: place, own)
      if shape.isOnNextLine(column) {
        line += lines.lineBreak + "\t"
      } else if !isFirst {
        line += gap(behind: line, to: column.name, like: neighbours)
      }
      line += cell
      if case .until(let mark) = column.kind {
        line += (mark == UInt8(ascii: "=") ? " " : "") + String(UnicodeScalar(mark))
      }
      isFirst = false
    }
    return line
  }

  /// The shape that has just these columns.
  private func shape(for members: ObjectMembers, _ path: Path, group: String?) throws(EditError) -> RowShape {
    let keys = members.map(\.key)
    let own = dialect.shapes.filter { group == nil || $0.group == group }
    let known = own.filter { shape in keys.allSatisfy { shape.index(of: $0) != nil } }
    let columns = own.map { dialect.kind(of: $0).columnsInWords }.joined(separator: " or ")
    let hint = "columns: \(columns); or the line itself"
    guard !known.isEmpty else { throw .unsupported(path, "there are other columns in a row; \(hint)") }
    var missing = ""
    for shape in known {
      let last = shape.columns.lastIndex { keys.contains($0.name) } ?? 0
      let absent = shape.columns.enumerated().first { number, column in
        !keys.contains(column.name)
          && (column.isRequired
            || (number < last && !column.isSkipped && shape.columns[last].kind != .rest
              && column.kind == .word))
      }
      let first = shape.columns[0]
      var isFitting = true
      if shape.keyword == nil, case .string(let text)? = members[first.name] { isFitting = first.check.accepts(text) }
      if absent == nil, isFitting { return shape }
      missing = absent?.element.name ?? first.name
    }
    throw .unsupported(path, "a row needs the column \(missing), or another value there; \(hint)")
  }

  // MARK: - Members

  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    let path = container.path.appending(key)
    let model = container.children.filter { !isGroup($0) }.last
    let read = storage.format.syntax.readBack(value)
    let values: [Value] = if case .array(let values) = read, dialect.isGrouped { values } else { [value] }
    let block = try values.map { value throws(EditError) in try line(ofMember: key, value, path, like: model) }
    return [place(block.joined(separator: lines.lineBreak), behind: model)]
  }

  /// Below the last member; in a table, where assignments are for the rows below, above all rows.
  private func place(_ block: String, behind model: Node?) -> TextEdit {
    let first = Node(storage: storage, index: 0).children.filter(isGroup).compactMap { $0.elements.first?.span }
      .min { $0.lowerBound < $1.lowerBound }
    let before = model.map { model in first.map { model.span.lowerBound < $0.lowerBound } ?? true } ?? false
    if let model, before { return lines.insertion(of: block, below: model.span.upperBound) }
    guard let first else { return lines.appending(block, afterBlankLine: false) }
    let start = wholeLines(of: LineEntry(range: first, value: first)).lowerBound
    return .insert(block + lines.lineBreak, at: start)
  }

  private func line(ofMember key: String, _ value: Value, _ path: Path, like model: Node?) throws(EditError) -> String {
    let written = try writing.written(try string(of: value, path), in: .member, path)
    let mark = dialect.memberMark
    var separator = dialect.hasAssignments ? mark : mark + " "
    if let entry = model.map(entries)?.last, let modelKey = entry.key, !entry.value.isEmpty,
      entry.value.lowerBound > modelKey.upperBound,
      !text[modelKey.upperBound..<entry.value.lowerBound].contains(0x0A)
    {
      separator = String(bytes: text, in: modelKey.upperBound..<entry.value.lowerBound)
      if text[entry.value.lowerBound - 1] == 0x20, !dialect.hasAssignments {
        let column = column(at: entry.value.lowerBound)
        let blanks = blanks(like: " ", from: key.utf8.count + mark.utf8.count, to: column)
        separator =
          mark + (separator.utf8.contains(0x09) ? String(separator.utf8.drop { $0 != 0x09 }) ?? "\t" : blanks ?? " ")
      }
    }
    return key + separator + written
  }
}
