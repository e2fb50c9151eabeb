/// New statements and blocks.
extension BraceEditor {
  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    let path = container.path.appending(key)
    let values: [Value] = if case .array(let values) = value { values } else { [value] }
    guard !values.isEmpty else { throw .unsupported(path, "\(dialect.name) files have no empty lists") }
    let own = statements(of: container.index)
    let isOfLines = dialect.lines != nil
    let isBlock = values.contains { $0.kind == .object }
    let isSection = isBlock && container.parent == nil && dialect.hasSections
    let isDefinition = dialect.definitions.contains { $0 == key || $0 == "*" && !dialect.includes.contains(key) }
    let above = isDefinition && !isBlock ? own.prefix { !mayUseDefinitions($0) } : own[...]
    let scalars = above.filter { storage.records[$0].kind.isScalar }
    let model =
      isBlock
      ? own.last { storage.records[$0].kind == .object }
      : scalars.last ?? (isOfLines ? nil : first { $0.kind.isScalar && !isRaw($1) })
    var new: [String] = []
    for value in values {
      if isBlock, !new.isEmpty, !isOfLines { new.append("") }
      new += try isSection ? section(key, value, path) : written(key, value, like: model, path)
    }
    if isSection || isOfLines && isBlock && container.parent == nil {
      let isApart = !isOfLines || areBlocksApart(in: 0)
      return [lines.appending(new.joined(separator: lines.lineBreak), afterBlankLine: isApart)]
    }
    if values.count == 1, isBlock, let comment = commentedBlock(key, in: container.index, own) {
      let separator = lines.lineBreak + lines.indentation(at: comment.lowerBound)
      return [TextEdit(comment, with: new.joined(separator: separator))]
    }
    if let last = isBlock ? own.last : scalars.last {
      return [insertion(of: (isBlock && areBlocksApart(in: container.index) ? [""] : []) + new, behind: last)]
    }
    return [firstInsertion(of: new, into: container.index, own)]
  }

  /// A block of this key that is commented out, with nothing else in the comment.
  private func commentedBlock(_ key: String, in container: Int, _ own: [Int]) -> Range<Int>? {
    let ranges = own.map { entry($0).range }
    return lines.commentedBlock(key, marks: dialect.lineComments, in: inside(container)) { place, block in
      let read = try? Document(parsing: block, as: storage.format)
      let isAlone = read?.root.count == 1 && read?.root.members.first?.value.kind == .object
      return isAlone && !ranges.contains { $0.contains(place) }
    }
  }

  private func mayUseDefinitions(_ statement: Int) -> Bool {
    !storage.records[statement].kind.isScalar
      || dialect.includes.contains(String(bytes: text, in: self.key(of: statement)).lowercased())
  }

  /// The lines of one more behind another, an empty line apart where blocks are.
  func apart(_ new: [String], behind model: Int) -> [String] {
    let (record, records) = (storage.records[model], storage.records)
    let container = record.keySpan == nil ? records[record.parent].parent : record.parent
    return record.kind == .object && areBlocksApart(in: container) ? [""] + new : new
  }

  /// Whether blank lines are above the blocks of a container; where none shows it, above those of a file.
  private func areBlocksApart(in container: Int) -> Bool {
    let blocks = statements(of: container).dropFirst().filter { storage.records[$0].kind == .object }
    if blocks.isEmpty { return container == 0 }
    return blocks.count { lines.hasBlankLine(above: entry($0).range.lowerBound) } * 2 >= blocks.count
  }

  // MARK: - Places

  /// New lines below a statement, or behind it where it shares its line.
  func insertion(of new: [String], behind index: Int) -> TextEdit {
    let entry = entry(index)
    let isShared = sharesLines(entry)
    let isBlockOnLines = entry.isHeader && lines.lineStart(entry.range.upperBound) > entry.range.lowerBound
    if isShared, !isBlockOnLines, new.count <= 1, dialect.ends != .newline {
      return .insert(" " + new.joined(), at: entry.range.upperBound)
    }
    let indentation = lines.indentation(at: entry.range.lowerBound)
    let block = new.map { lines.lineBreak + ($0.isEmpty ? "" : indentation + $0) }.joined()
    return .insert(block, at: isShared ? entry.range.upperBound : lines.lineEnd(entry.range.upperBound))
  }

  /// The first statement of its kind in a container.
  private func firstInsertion(of new: [String], into container: Int, _ own: [Int]) -> TextEdit {
    let inside = inside(container)
    if container == 0 {
      guard let first = own.first else {
        return lines.appending(new.joined(separator: lines.lineBreak), afterBlankLine: true)
      }
      let block = new.joined(separator: lines.lineBreak) + lines.lineBreak + lines.lineBreak
      return .insert(block, at: lines.commentStart(above: lines.lineStart(entry(first).range.lowerBound)))
    }
    let outer = lines.indentation(at: entry(container).range.lowerBound)
    let indentation =
      own.first.flatMap { first -> String? in
        lines.isFirstOnLine(entry(first).range.lowerBound) ? lines.indentation(at: entry(first).range.lowerBound) : nil
      } ?? (isSection(container) ? sectionStep : outer + step)
    let block = new.map { lines.lineBreak + ($0.isEmpty ? "" : indentation + $0) }.joined()
    if hasHeader(container) { return .insert(block, at: inside.lowerBound) }
    if lines.isBlank(in: inside), !text[inside].contains(0x0A) {
      return TextEdit(inside, with: block + lines.lineBreak + outer)
    }
    let lineEnd = min(lines.lineEnd(inside.lowerBound), inside.upperBound)
    let rest = text[inside.lowerBound..<lineEnd].first { !BraceLexer.isBlank($0) }
    let isFree = rest == nil || dialect.comments.contains { $0.start.first == rest }
    return .insert(block + (isFree ? "" : lines.lineBreak + indentation), at: isFree ? lineEnd : inside.lowerBound)
  }

  // MARK: - Indentation

  /// How much further in than its block a statement is.
  var step: String {
    for (index, record) in storage.records.enumerated() where record.kind == .object && index > 0 && !isSection(index) {
      guard let first = statements(of: index).first else { continue }
      guard let step = step(from: entry(index), to: entry(first)) else { continue }
      if !step.isEmpty || dialect.lines != nil { return step }
    }
    return dialect.indentation
  }

  var sectionStep: String {
    let first = statements(of: 0).lazy.filter(isSection).compactMap { statements(of: $0).first }.first
    return first.map { lines.indentation(at: entry($0).range.lowerBound) } ?? dialect.indentation
  }
}
