/// Values in the place of others.
extension BraceEditor {
  func replacement(of node: Node, by value: Value) throws(EditError) -> [TextEdit] {
    if case .array(let values) = value, node.kind.isScalar || values.first == node.value {
      return try list(values, inPlaceOf: node)
    }
    if case .object(let members) = value, node.kind == .object, dialect.lines != nil {
      let indentation = lines.indentation(at: node.span.lowerBound)
      let block = try block(key(of: node.index, node), members, like: nil, node.path)
      return [TextEdit(node.span, with: block.joined(separator: lines.lineBreak + indentation))]
    }
    if node.kind == .object || value.kind == .object {
      throw .unsupported(node.path, "a block and a setting cannot take each other's place")
    }
    return [try replacement(of: node.index, by: value, node.path)]
  }

  private func key(of index: Int, _ node: Node) -> String { node.key ?? String(bytes: text, in: key(of: index)) }

  private func replacement(of index: Int, by value: Value, _ path: Path) throws(EditError) -> TextEdit {
    let (key, span) = (key(of: index), storage.records[index].span)
    let string = try string(of: value, path)
    if isRaw(index) { return rawReplacement(of: span, by: string) }
    if string.isEmpty { try checkEmpty(storage.key(of: index), path) }
    if dialect.hasCalls, let call = try call(key, span, string, path) { return call }
    let head = String(bytes: text, in: key.lowerBound..<span.lowerBound)
    if span.isEmpty {
      let gap = gap(behind: key, span)
      return .insert(
        gap + (try spelled(string, Place(head: head + gap, key: storage.key(of: index)), path)), at: span.lowerBound)
    }
    if string.isEmpty, let deletion = emptied(key, span) { return deletion }
    return TextEdit(span, with: try spelled(string, Place(head: head, old: span, key: storage.key(of: index)), path))
  }

  /// Round brackets with a value, or what is more than one pair of them; nil where it is the inside that changes.
  private func call(_ key: Range<Int>, _ span: Range<Int>, _ string: String, _ path: Path) throws(EditError)
    -> TextEdit?
  {
    let gap = text[key.upperBound..<span.lowerBound]
    let head = String(bytes: text, in: key)
    let isInside = gap.contains(UInt8(ascii: "("))
    let end =
      isInside ? (text[span.upperBound...].firstIndex(of: UInt8(ascii: ")")) ?? span.upperBound) + 1 : span.upperBound
    let whole = (isInside ? key.upperBound : span.lowerBound)..<end
    if string.hasPrefix("("), writing.means(string, string, Place(head: head)) {
      return TextEdit(whole, with: string)
    }
    guard !isInside, text[span].first == UInt8(ascii: "(") else { return nil }
    if string.isEmpty { return TextEdit(whole, with: "()") }
    return TextEdit(whole, with: "(" + (try spelled(string, Place(head: head + "("), path)) + ")")
  }

  /// A value away, with the blanks before it; nil where two quotes are written in its place.
  private func emptied(_ key: Range<Int>, _ span: Range<Int>) -> TextEdit? {
    let isItem = text[key].first.map(dialect.quotes.contains) ?? false
    let isQuoted = !isItem && withLexer { $0.quote(span) } != nil
    var start = span.lowerBound
    while start > key.upperBound, BraceLexer.isBlank(text[start - 1]) { start -= 1 }
    if start == key.upperBound {
      // Where others have a separator, this is a word alone.
      let hasEmptyTexts = dialect.separators == .blanks && !dialect.emptyIsNothing && !isItem
      return isQuoted || hasEmptyTexts ? nil : .delete(start..<span.upperBound)
    }
    if text[start - 1] == UInt8(ascii: "("), dialect.hasCalls { return .delete(start..<span.upperBound) }
    return isQuoted || (!dialect.emptyIsNothing && !isItem) ? nil : .delete(start..<span.upperBound)
  }

  // MARK: - Text that is taken as it is

  /// Whether a value is text between a line with a word and another.
  func isRaw(_ index: Int) -> Bool {
    let (key, span) = (key(of: index), storage.records[index].span)
    guard span.lowerBound > 0, text[span.lowerBound - 1] == 0x0A, end(of: index) > span.upperBound else { return false }
    return dialect.rawParts.contains { $0.begin.utf8.elementsEqual(text[key]) }
      || dialect.rawBlocks.contains { text[key].starts(with: $0.utf8) }
      || (dialect.hasHereDocuments && String(bytes: text, in: key.upperBound..<span.lowerBound).holds("<<"))
  }

  private func rawReplacement(of span: Range<Int>, by string: String) -> TextEdit {
    if span.isEmpty { return .insert(string + lines.lineBreak, at: span.lowerBound) }
    if string.isEmpty { return .delete(span.lowerBound..<lines.nextLine(span.upperBound)) }
    return TextEdit(span, with: string)
  }

  // MARK: - Lists

  /// A list in the place of a value: more statements with its key.
  private func list(_ values: [Value], inPlaceOf node: Node) throws(EditError) -> [TextEdit] {
    guard let first = values.first else { throw .unsupported(node.path, "\(dialect.name) files have no empty lists") }
    var edits = first == node.value ? [] : [try replacement(of: node.index, by: first, node.path)]
    let new = try values.dropFirst().map { value throws(EditError) in
      apart(try element(value, like: node.index, node.path), behind: node.index)
    }.flatMap(\.self)
    edits.append(insertion(of: new, behind: node.index))
    return edits
  }

  func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> [TextEdit] {
    let path = array.path.appending(index)
    guard let model = array[min(index, array.count - 1)]?.index else {
      throw .impossible(path, "nothing shows how this list is written")
    }
    let new = try element(value, like: model, path)
    if index == array.count { return [insertion(of: apart(new, behind: model), behind: model)] }
    let entry = entry(model)
    if sharesLines(entry) { return [.insert(new.joined(separator: " ") + " ", at: entry.range.lowerBound)] }
    let indentation = lines.indentation(at: entry.range.lowerBound)
    let block = new.map { $0.isEmpty ? $0 : indentation + $0 }.joined(separator: lines.lineBreak)
    return [lines.insertion(of: block, above: entry.range.lowerBound)]
  }

  /// The lines of one more with the key of another.
  private func element(_ value: Value, like model: Int, _ path: Path) throws(EditError) -> [String] {
    try written(storage.key(of: model) ?? String(bytes: text, in: key(of: model)), value, like: model, path)
  }
}
