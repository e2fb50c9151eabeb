/// Blocks that were written as their texts.
extension BraceEditor {
  /// - Returns: nil where the block is written by its value.
  func edits(for edit: NodeEdit, writtenAs entry: WrittenEntry) throws(EditError) -> [TextEdit]? {
    var editor = self
    editor.typed = lines(of: entry)
    switch edit {
    // What it is in is not there yet and is written with it.
    case .add(_, .object(let members), _) where .object(members) != entry.value: return nil
    case .replace(let node, .object) where node.kind == .object:
      // Where comments would be lost, what is in it is changed part by part.
      let inside = text[node.span]
      if isSection(node.index) || dialect.comments.contains(where: { inside.contains($0.start[0]) }) { return nil }
      if dialect.lines != nil { return try editor.edits(for: edit) }
      let indentation = lines.indentation(at: key(of: node.index).lowerBound)
      let block = editor.typed?.joined(separator: lines.lineBreak + indentation) ?? ""
      return [TextEdit(key(of: node.index).lowerBound..<end(of: node.index), with: block)]
    case .replace, .add, .insert: return try editor.edits(for: edit)
    default: return nil
    }
  }

  /// The lines of a block: as they are where there are several, else each setting on its own.
  private func lines(of entry: WrittenEntry) -> [String] {
    let written = String(bytes: entry.text, in: entry.range)
    guard !written.utf8.contains(0x0A) else { return Self.withoutIndentation(written) }
    return BraceEditor(entry.node.storage, shared).lines(ofBlock: entry.node.index, step: step)
  }

  private func lines(ofBlock index: Int, step: String) -> [String] {
    let record = storage.records[index]
    let end = end(of: index)
    let head = String(bytes: text, in: key(of: index).lowerBound..<record.start + 1)
    var all = [head]
    let own = statements(of: index)
    if own.count == 1, storage.records[own[0]].span.isEmpty {
      return [String(bytes: text, in: key(of: index).lowerBound..<end)]
    }
    for statement in own {
      let isBlock = storage.records[statement].kind == .object
      let own = isBlock ? lines(ofBlock: statement, step: step) : [String(bytes: text, in: entry(statement).range)]
      all += own.map { step + $0 }
    }
    return all + [String(bytes: text, in: record.end - 1..<end)]
  }

  /// Lines without the indentation that all behind the first have.
  private static func withoutIndentation(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.last == "\r" ? $0.dropLast() : $0
    }
    let depths = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    let depth = depths.min() ?? 0
    return lines.prefix(1).map(String.init) + lines.dropFirst().map { String($0.dropFirst(depth)) }
  }
}
