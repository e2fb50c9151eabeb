/// New keys and sections, and commented-out ones brought back.
extension INIEditor {
  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    let path = container.path.appending(key)
    switch value {
    case .object(let members): return [try newSection(key, members, in: container, path)]
    case .array(let values):
      guard dialect.isList(key), !values.isEmpty else {
        throw .unsupported(path, "\(dialect.name) files have no lists here")
      }
      return [try newLines(key, values, in: container, path)]
    default:
      if let commented = commentedLine(forKey: key, in: container) { return [try uncommenting(commented, value, path)] }
      return [try newLines(key, [value], in: container, path)]
    }
  }

  private func newLines(
    _ key: String, _ values: [Value], in container: Node, _ path: Path
  ) throws(EditError) -> TextEdit {
    let own = sections(of: container)
    let isDirective = dialect.directives.contains(key)
    func isAlike(_ entry: INIText.Entry) -> Bool { isDirective || !self.isDirective(entry) }
    let last = own.last { $0.entries.contains(where: isAlike) }?.entries.last(where: isAlike)
    let model = last ?? content.sections.lazy.flatMap(\.entries).first(where: isAlike)
    let separator = isDirective ? " " : self.separator(like: model)
    let indentation =
      last.map { lines.indentation(at: $0.range.lowerBound) }
      ?? own.last?.header.map { defaultIndentation(below: $0) } ?? ""
    var new: [String] = []
    for value in values {
      new.append(indentation + writtenKey(key, like: model) + separator + (try text(of: value, path)))
    }
    let block = new.joined(separator: lines.lineBreak)
    if let last { return lines.insertion(of: block, below: last.range.upperBound) }
    if let header = own.last?.header { return lines.insertion(of: block, below: header.upperBound) }
    return firstLines(block)
  }

  private func isDirective(_ entry: INIText.Entry) -> Bool {
    dialect.directives.contains { $0.utf8.elementsEqual(text[entry.key]) }
  }

  private func writtenKey(_ key: String, like model: INIText.Entry?) -> String {
    guard let prefix = dialect.prefix, let model, model.range.lowerBound < model.key.lowerBound else { return key }
    return prefix + " " + key
  }

  /// The first lines of the part before all sections: above the first of them, or at the end of the text.
  private func firstLines(_ block: String) -> TextEdit {
    if let header = content.sections.dropFirst().first?.header {
      let start = lines.commentStart(above: lines.lineStart(header.lowerBound))
      return .insert(block + lines.lineBreak + lines.lineBreak, at: start)
    }
    let start = UTF8Text.start(of: text)
    if lines.isBlank(in: start..<text.count) { return .insert(block + lines.lineBreak, at: start) }
    // A blank line keeps it from the comments above, which are about the file.
    return lines.insertion(of: lines.lineBreak + block, below: lines.lastContent)
  }

  /// What is between key and value in another line; columns say nothing about the next line.
  private func separator(like entry: INIText.Entry?) -> String {
    guard let entry, entry.value.lowerBound > entry.key.upperBound else { return dialect.separator }
    let gap = String(bytes: text, in: entry.key.upperBound..<entry.value.lowerBound)
    return gap.utf8.count <= 3 && !gap.utf8.contains(0x0A) ? gap : dialect.separator
  }

  /// The indentation of the first line of any section, as far as it goes beyond its header's.
  private func defaultIndentation(below header: Range<Int>) -> String {
    for section in content.sections.dropFirst() {
      if let first = section.entries.first { return lines.indentation(at: first.range.lowerBound) }
    }
    switch dialect.sections {
    case .subsections: return "\t"
    case .blocks: return "    "
    case .brackets, .none: return ""
    }
  }

  // MARK: - Sections

  private func newSection(
    _ key: String, _ members: ObjectMembers, in container: Node, _ path: Path
  ) throws(EditError) -> TextEdit {
    var new: [String] = []
    let isSubsection = container.parent != nil
    let hasSubsections = dialect.sections == .subsections && members.contains { $0.value.kind == .object }
    if hasSubsections {
      for member in members {
        guard case .object(let inner) = member.value else {
          throw .unsupported(path, "give its keys and its subsections one after another")
        }
        new += try sectionLines("[\(key) \(quoted(member.key))]", inner, path)
      }
    } else {
      new = try sectionLines(try header(key, in: container, isSubsection, path), members, path)
    }
    let block = new.joined(separator: lines.lineBreak)
    let start = UTF8Text.start(of: text)
    if lines.isBlank(in: start..<text.count) { return .insert(block + lines.lineBreak, at: start) }
    let lead = hasBlankLines ? lines.lineBreak : ""
    return text.last == 0x0A
      ? .insert(lead + block + lines.lineBreak, at: text.count)
      : .insert(lines.lineBreak + lead + block, at: text.count)
  }

  private func header(
    _ key: String, in container: Node, _ isSubsection: Bool, _ path: Path
  ) throws(EditError) -> String {
    switch dialect.sections {
    case .none: throw .unsupported(path, "\(dialect.name) files have no sections")
    case .blocks where isSubsection: throw .unsupported(path, "a block holds no blocks")
    case .blocks: return key
    case .brackets where isSubsection: throw .unsupported(path, "a section holds no sections")
    case .brackets: return "[\(key)]"
    case .subsections: return isSubsection ? "[\(container.key ?? "") \(quoted(key))]" : "[\(key)]"
    }
  }

  private func quoted(_ name: String) -> String {
    "\"" + name.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  private func sectionLines(_ header: String, _ members: ObjectMembers, _ path: Path) throws(EditError) -> [String] {
    let indentation = defaultIndentation(below: 0..<0)
    let separator = self.separator(like: content.sections.lazy.flatMap(\.entries).first)
    var result = [header]
    for member in members {
      let values: [Value] = if case .array(let values) = member.value { values } else { [member.value] }
      for value in values {
        result.append(indentation + member.key + separator + (try text(of: value, path.appending(member.key))))
      }
    }
    return result
  }

  /// Whether there are blank lines between this text's sections.
  private var hasBlankLines: Bool {
    let headers = content.sections.dropFirst().compactMap(\.header)
    let spaced = headers.count { header in
      let start = lines.commentStart(above: lines.lineStart(header.lowerBound))
      return start <= UTF8Text.start(of: text) || lines.isBlank(lineAt: lines.lineStart(start - 1))
    }
    return spaced * 2 >= headers.count
  }
}
