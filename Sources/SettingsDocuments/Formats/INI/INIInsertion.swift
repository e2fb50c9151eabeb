/// New settings and sections.
extension INIEditor {
  var separator: String { dialect.separator }

  var indentation: String { dialect.sections.layout.indentation }

  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    let path = container.path.appending(key)
    if dialect.arraysOfSections.contains(key), container.parent == nil { return try newSections(key, value, path) }
    if case .object(let members) = value { return [try newSection(key, members, in: container, path)] }
    let values: [Value] = if case .array(let values) = value { values } else { [value] }
    guard !values.isEmpty, value.kind.isScalar || dialect.isList(key) else { throw hasNoLists(path) }
    if container.parent != nil, sections.sections(of: [container.index]).isEmpty, let name = container.key {
      // All that is written of it are its subsections.
      return [belowAllOthers(section: try sectionLines("[\(name)]", ObjectMembers([(key, value)]), path))]
    }
    let isDirective = dialect.directives.contains(key)
    func isAlike(_ index: Int) -> Bool { isDirective || !self.isDirective(index) }
    let edit = try insertion(into: container.index, isAlike: isAlike) { place throws(EditError) in
      let hasPrefix =
        dialect.prefix != nil
        && place.model.map { $0.range.lowerBound < $0.key?.lowerBound ?? 0 } ?? dialect.needsPrefix
      let written = (hasPrefix ? (dialect.prefix ?? "") + " " : "") + writing.key(key)
      let head =
        place.indentation + written
        + (isDirective ? " " : separator(like: place.model.flatMap { isInlineFile($0) ? nil : $0 }))
      return try values.map { value throws(EditError) in try line(key, value, behind: head, path) }
    }
    return [edit]
  }

  private func isDirective(_ index: Int) -> Bool {
    guard !dialect.directives.isEmpty else { return false }
    let owner = storage.records[index].keySpan == nil ? storage.records[index].parent : index
    return dialect.directives.contains(storage.key(of: owner) ?? "")
  }

  func firstSetting(where isWanted: (Int) -> Bool) -> Int? {
    storage.records.indices.first { storage.records[$0].kind.isScalar && isWanted($0) }
  }

  // MARK: - Lists

  /// A list in the place of a value: more lines with its key.
  func list(_ values: [Value], inPlaceOf node: Node) throws(EditError) -> [TextEdit] {
    guard dialect.isList(node.key ?? ""), let first = values.first else { throw hasNoLists(node.path) }
    let entry = entry(node.index)
    var edits = try replacement(of: node, by: first)
    for value in values.dropFirst() {
      edits.append(lines.insertion(of: try line(like: entry, value, node.path), below: entry.range.upperBound))
    }
    return edits
  }

  func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> [TextEdit] {
    let path = array.path.appending(index)
    if case .object(let members) = value { return [try newElement(members, at: index, of: array, path)] }
    guard let model = array[min(index, array.count - 1)].map({ entry($0.index) }) else {
      throw .impossible(path, "no line shows how this list is written")
    }
    let line = try line(like: model, value, path)
    if index == array.count { return [lines.insertion(of: line, below: model.range.upperBound)] }
    return [lines.insertion(of: line, above: model.range.lowerBound)]
  }

  private func hasNoLists(_ path: Path) -> EditError { .unsupported(path, "\(dialect.name) files have no lists here") }

  /// A line with the key and the separator of another and a value of its own.
  private func line(like entry: LineEntry, _ value: Value, _ path: Path) throws(EditError) -> String {
    let key = String(bytes: text, in: entry.key ?? entry.head)
    let isFile = isInlineFile(entry)
    let own = isFile ? key : String(bytes: text, in: entry.head)
    let head = lines.indentation(at: entry.range.lowerBound) + own + (entry.isAlone || isFile ? dialect.separator : "")
    return try line(key, value, behind: head, path)
  }

  // MARK: - Sections

  private func newSection(
    _ key: String, _ members: ObjectMembers, in container: Node, _ path: Path
  ) throws(EditError) -> TextEdit {
    guard dialect.sections == .subsections, members.contains(where: { $0.value.kind == .object }) else {
      return adding(section: try sectionLines(try header(key, in: container, path), members, path), key)
    }
    var new: [String] = []
    for member in members {
      guard case .object(let inner) = member.value else {
        throw .unsupported(path, "give its keys and its subsections one after another")
      }
      new += try sectionLines("[\(key) \"\(escaped(member.key))\"]", inner, path)
    }
    return belowAllOthers(section: new)
  }

  /// A new section below all others but those that come last, as the first value counts.
  private func adding(section: [String], _ key: String) -> TextEdit {
    func isLast(_ key: String?) -> Bool { key.map { dialect.lastBlocks.contains($0.lowercased()) } ?? false }
    let allLast = storage.headers.reversed().prefix { isLast(storage.key(of: $0.container)) }
    guard !isLast(key), let last = allLast.last else { return belowAllOthers(section: section) }
    let block = section.joined(separator: lines.lineBreak) + lines.lineBreak
    let start = lines.commentStart(above: lines.lineStart(last.start))
    return .insert(block + (hasBlankLines ? lines.lineBreak : ""), at: start)
  }

  /// A section below all others.
  private func belowAllOthers(section: [String]) -> TextEdit {
    guard let end = startOfLastComment else { return appending(section: section) }
    return .insert((section + ["", ""]).joined(separator: lines.lineBreak), at: end)
  }

  /// Where the comment begins behind which nothing counts; nil where there is none.
  private var startOfLastComment: Int? {
    dialect.lastComments.lazy.compactMap { ending in
      let place = ByteScan.firstOffset(of: Array(ending.utf8), in: text, UTF8Text.start(of: text)..<text.count)
      return place.map(lines.lineStart).flatMap { lines.isComment(lineAt: $0) ? $0 : nil }
    }.first
  }

  /// Sections that are the elements of a new array.
  private func newSections(_ key: String, _ value: Value, _ path: Path) throws(EditError) -> [TextEdit] {
    guard case .array(let elements) = value, !elements.isEmpty else {
      throw .unsupported(path, "each \(key) is an element of a list: give a list")
    }
    var new: [String] = []
    for element in elements {
      guard case .object(let members) = element else { throw .unsupported(path, "a section holds settings") }
      if !new.isEmpty { new.append("") }
      new += try sectionLines(dialect.header(ofElement: key), members, path)
    }
    return [belowAllOthers(section: new)]
  }

  /// A section or a stanza among those of an array, a blank line apart.
  private func newElement(
    _ members: ObjectMembers, at index: Int, of array: Node, _ path: Path
  ) throws(EditError) -> TextEdit {
    let header = array.key.map(dialect.header(ofElement:))
    let block = try sectionLines(header, members, path).joined(separator: lines.lineBreak)
    guard !members.isEmpty || header != nil else { throw .unsupported(path, "a stanza holds a setting at least") }
    if let next = array[index].flatMap({ entries(of: $0).first }) {
      return lines.insertion(of: block + lines.lineBreak, above: next.range.lowerBound)
    }
    guard let last = array[array.count - 1].flatMap({ entries(of: $0).last }) else {
      return lines.appending(block, afterBlankLine: true)
    }
    return lines.insertion(of: lines.lineBreak + block, below: last.range.upperBound)
  }

  private func header(_ key: String, in container: Node, _ path: Path) throws(EditError) -> String {
    let isSubsection = container.parent != nil
    switch dialect.sections {
    case .none, .stanzas: throw .unsupported(path, "\(dialect.name) files have no sections here")
    case .clauses(let names) where !isSubsection && names.contains(key): return "\(key):"
    case .clauses: throw .unsupported(path, "\(dialect.name) files have no section of this name")
    case .closed where isSubsection: throw .unsupported(path, "a block is added outside others")
    case .blocks where isSubsection: throw .unsupported(path, "a block holds no blocks")
    case .closed, .blocks: return key
    case .brackets where isSubsection: throw .unsupported(path, "a section holds no sections")
    case .brackets: return "[\(key)]"
    case .subsections: return isSubsection ? "[\(container.key ?? "") \"\(escaped(key))\"]" : "[\(key)]"
    }
  }

  /// - Parameter header: none where blank lines alone part what belongs together.
  private func sectionLines(_ header: String?, _ members: ObjectMembers, _ path: Path) throws(EditError) -> [String] {
    let separator = separator(like: firstSetting { _ in true }.map(entry))
    let indentation = header == nil ? "" : indentation(below: 0..<0)
    var result = header.map { [$0] } ?? []
    for member in members {
      let values: [Value] = if case .array(let values) = member.value { values } else { [member.value] }
      let head = indentation + writing.key(member.key) + separator
      for value in values { result.append(try line(member.key, value, behind: head, path.appending(member.key))) }
    }
    if case .closed(let blocks) = dialect.sections, let word = header?.prefix(while: { $0 != " " }).lowercased(),
      let block = blocks.first(where: { $0.opening == word })
    {
      result.append(block.closing)
    }
    return result
  }
}
