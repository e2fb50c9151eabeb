/// New keys and sections, and commented-out ones brought back.
extension INIEditor {
  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    let path = container.path.appending(key)
    switch value {
    case .object(let members): return [try newSection(key, members, in: container, path)]
    case .array(let values):
      guard dialect.isList(key), !values.isEmpty else { throw hasNoLists(path) }
      return [try newLines(key, values, in: container, path)]
    default:
      if let commented = commentedLine(forKey: key, in: container) { return [try uncommenting(commented, value, path)] }
      return [try newLines(key, [value], in: container, path)]
    }
  }

  private func newLines(
    _ key: String, _ values: [Value], in container: Node, _ path: Path
  ) throws(EditError) -> TextEdit {
    let own = sections.sections(of: container.index)
    if own.isEmpty, let name = container.key {
      // All that is written of it are its subsections.
      let members = ObjectMembers([(key, values.count == 1 ? values[0] : .array(values))])
      return lines.appending(joined(try sectionLines("[\(name)]", members, path)), afterBlankLine: hasBlankLines)
    }
    let isDirective = dialect.directives.contains(key)
    func isAlike(_ index: Int) -> Bool { isDirective || !self.isDirective(index) }
    let last = own.last { $0.settings.contains(where: isAlike) }?.settings.last(where: isAlike).map(entry)
    let model = last ?? sections.firstSetting(where: isAlike).map(entry)
    let indentation =
      last.map { lines.indentation(at: $0.start) } ?? (own.last?.header == nil ? "" : defaultIndentation)
    let hasPrefix = dialect.prefix != nil && model.map { $0.start < $0.key.lowerBound } ?? false
    let written = (hasPrefix ? (dialect.prefix ?? "") + " " : "") + writing.key(key)
    let head = indentation + written + (isDirective ? " " : separator(like: model))
    let block = try joined(
      values.map { value throws(EditError) in head + (try self.written(value, path, behind: head)) })
    if let last { return lines.insertion(of: block, below: last.end) }
    if let header = own.last?.header { return lines.insertion(of: block, below: header.upperBound) }
    return firstLines(block)
  }

  private func joined(_ new: [String]) -> String { new.joined(separator: lines.lineBreak) }

  /// The first lines of the part above all sections: above the first of them, or at the end of the text.
  private func firstLines(_ block: String) -> TextEdit {
    if let header = storage.headers.first {
      let start = lines.commentStart(above: lines.lineStart(header.start))
      return .insert(block + lines.lineBreak + lines.lineBreak, at: start)
    }
    return lines.appending(block, afterBlankLine: true)
  }

  /// What is between key and value in another line; columns say nothing about the next line.
  private func separator(like entry: INILexer.Entry?) -> String {
    guard let entry, !entry.isAlone else { return dialect.separator }
    let gap = text[entry.key.upperBound..<entry.value.lowerBound]
    return gap.count <= 3 && !gap.contains(0x0A) ? String(decoding: gap, as: UTF8.self) : dialect.separator
  }

  /// The indentation of the first line below any header.
  private var defaultIndentation: String {
    if let first = sections.firstSetting(where: { !isAboveSections($0) }) {
      return lines.indentation(at: entry(first).start)
    }
    switch dialect.sections {
    case .subsections: return "\t"
    case .blocks: return "    "
    case .brackets, .none: return ""
    }
  }

  private func isAboveSections(_ index: Int) -> Bool {
    storage.headers.first.map { storage.records[index].start < $0.start } ?? true
  }

  // MARK: - Sections

  private func newSection(
    _ key: String, _ members: ObjectMembers, in container: Node, _ path: Path
  ) throws(EditError) -> TextEdit {
    var new: [String] = []
    if dialect.sections == .subsections, members.contains(where: { $0.value.kind == .object }) {
      for member in members {
        guard case .object(let inner) = member.value else {
          throw .unsupported(path, "give its keys and its subsections one after another")
        }
        new += try sectionLines("[\(key) \"\(escaped(member.key))\"]", inner, path)
      }
    } else {
      new = try sectionLines(try header(key, in: container, path), members, path)
    }
    return lines.appending(joined(new), afterBlankLine: hasBlankLines)
  }

  private func header(_ key: String, in container: Node, _ path: Path) throws(EditError) -> String {
    let isSubsection = container.parent != nil
    switch dialect.sections {
    case .none: throw .unsupported(path, "\(dialect.name) files have no sections")
    case .blocks where isSubsection: throw .unsupported(path, "a block holds no blocks")
    case .blocks: return key
    case .brackets where isSubsection: throw .unsupported(path, "a section holds no sections")
    case .brackets: return "[\(key)]"
    case .subsections: return isSubsection ? "[\(container.key ?? "") \"\(escaped(key))\"]" : "[\(key)]"
    }
  }

  private func sectionLines(_ header: String, _ members: ObjectMembers, _ path: Path) throws(EditError) -> [String] {
    let (indentation, separator) = (defaultIndentation, separator(like: sections.firstSetting().map(entry)))
    var result = [header]
    for member in members {
      let values: [Value] = if case .array(let values) = member.value { values } else { [member.value] }
      let head = indentation + writing.key(member.key) + separator
      for value in values {
        result.append(head + (try written(value, path.appending(member.key), behind: head)))
      }
    }
    return result
  }

  /// Whether there are blank lines between this text's sections.
  private var hasBlankLines: Bool {
    let spaced = storage.headers.count { header in
      let start = lines.commentStart(above: lines.lineStart(header.start))
      return start <= UTF8Text.start(of: text) || lines.isBlank(lineAt: lines.lineStart(start - 1))
    }
    return spaced * 2 >= storage.headers.count
  }
}
