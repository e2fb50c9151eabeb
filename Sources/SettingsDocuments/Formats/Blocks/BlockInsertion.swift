/// New directives and blocks.
extension BlockEditor {
  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    let path = container.path.appending(key)
    let values: [Value] = if case .array(let values) = value { values } else { [value] }
    guard let first = values.first else { throw .unsupported(path, "a list that is empty is written nowhere") }
    let statements = statements(in: container.index)
    let directive = statements.last { storage.records[$0].kind != .object }
    let indentation = indentation(in: container, statements)
    var new: [String] = []
    for value in values {
      new += try lines(key, value, at: indentation, separator: separator(like: directive), path)
    }
    let block = new.joined(separator: lines.lineBreak)
    if first.kind == .object { return [insertion(ofBlock: block, in: container, statements)] }
    if let directive { return [lines.insertion(of: block, below: entry(directive).range.upperBound)] }
    if container.parent != nil, let header = header(container.index) {
      return [lines.insertion(of: block, below: header.end)]
    }
    guard let above = statements.first.map({ lines.commentStart(above: lines.lineStart(entry($0).range.lowerBound)) })
    else { return [lines.appending(block, afterBlankLine: true)] }
    return [.insert(block + lines.lineBreak + lines.lineBreak, at: above)]
  }

  /// A block goes below all others.
  private func insertion(ofBlock block: String, in container: Node, _ statements: [Int]) -> TextEdit {
    let blocks = statements.filter { storage.records[$0].kind == .object }.dropFirst()
    let spaced = blocks.count { lines.hasBlankLine(above: storage.records[$0].start) }
    guard container.parent != nil, let header = header(container.index) else {
      return lines.appending(block, afterBlankLine: spaced * 2 >= blocks.count)
    }
    guard let last = statements.last else { return lines.insertion(of: block, below: header.end) }
    let isSpaced = !blocks.isEmpty && spaced * 2 >= blocks.count
    let end = wholeLines(of: entry(last)).upperBound
    return .insert(lines.lineBreak + (isSpaced ? lines.lineBreak : "") + block, at: end)
  }

  func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> [TextEdit] {
    let path = array.path.appending(index)
    guard let model = array[min(index, array.count - 1)]?.index else {
      throw .impossible(path, "no line shows how this list is written")
    }
    let block = try lines(like: model, value, path).joined(separator: lines.lineBreak)
    if index == array.count {
      return [.insert(lines.lineBreak + block, at: wholeLines(of: entry(model)).upperBound)]
    }
    return [lines.insertion(of: block, above: entry(model).range.lowerBound)]
  }

  // MARK: - Lines

  /// The lines of a value with the key of another, and laid out as that is.
  func lines(like model: Int, _ value: Value, _ path: Path) throws(EditError) -> [String] {
    let node = Node(storage: storage, index: model)
    let entry = entry(model)
    let written = entry.key.map { String(bytes: text, in: $0) } ?? key(of: node)
    return try lines(
      written, value, at: lines.indentation(at: entry.range.lowerBound), separator: separator(like: model), path)
  }

  private func lines(
    _ key: String, _ value: Value, at indentation: String, separator: String, _ path: Path
  ) throws(EditError) -> [String] {
    if case .object(let members) = value { return try block(key, members, at: indentation, path) }
    guard writing.isKey(key) else {
      throw .unsupported(path, "a directive's name is one word, which begins with a letter")
    }
    let written = try written(value, path)
    return [indentation + key + (written.isEmpty && dialect.separator == .blanks ? "" : separator) + written]
  }

  /// The lines of a block, with all that is in it.
  func block(
    _ key: String, _ members: ObjectMembers, at indentation: String, _ path: Path
  ) throws(EditError) -> [String] {
    guard writing.isHeader(key) else {
      throw .unsupported(path, "a block's first line is a name, which begins with a letter, and what may follow it")
    }
    var result = [indentation + dialect.header(key)]
    for member in members {
      let values: [Value] = if case .array(let values) = member.value { values } else { [member.value] }
      for value in values {
        result += try lines(
          member.key, value, at: indentation + step, separator: dialect.separator.rawValue, path.appending(member.key))
      }
    }
    return result + (dialect.footer(key).map { [indentation + $0] } ?? [])
  }

  // MARK: - Layout

  /// What is between key and value in another directive; columns say nothing about the next line.
  private func separator(like statement: Int?) -> String {
    separator(
      like: statement.map { entry($0) }, else: dialect.separator.rawValue, atMost: dialect.separator == .blanks ? 2 : 3)
  }

  private func indentation(in container: Node, _ statements: [Int]) -> String {
    if let first = statements.last { return lines.indentation(at: entry(first).range.lowerBound) }
    if container.parent == nil { return "" }
    return lines.indentation(at: container.span.lowerBound) + step
  }

  /// How much further in the lines of a block are: as in the first block of the text that shows it.
  private var step: String {
    let block = storage.records.indices.dropFirst().first { index in
      storage.records[index].kind == .object && storage.records[index].detail > 0
    }
    guard let block, let first = statements(in: block).first else { return dialect.indentation }
    let outer = lines.indentation(at: storage.records[block].start)
    let inner = lines.indentation(at: entry(first).range.lowerBound)
    return inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : dialect.indentation
  }
}
