// What a format need not say.

// MARK: - What most formats have

extension FormatEditor {
  package func brackets(around node: Node) throws(EditError) -> (brackets: Brackets, place: Int)? { nil }
  package func brackets(of container: Node) throws(EditError) -> Brackets? { nil }
  package func namesGivenOnce(in range: Range<Int>) -> [Range<Int>] { [] }
  package func written(_ key: String, inPlaceOf span: Range<Int>, of node: Node) -> String { key }
  package func endOfPrevious(to entry: LineEntry) -> Int { 0 }
  package func emptying(_ container: Node, of node: Node) throws(EditError) -> [TextEdit]? { nil }
  package func isOnOneLine(_ value: Value) -> Bool { value.kind.isScalar }
  package func commentingOut(_ node: Node) throws(EditError) -> [TextEdit]? { nil }

  /// Each child with its comments, from its first byte to the end of its last line.
  package func slots(in container: Node) throws(EditError) -> [Range<Int>] {
    try container.children.map { child throws(EditError) in try slot(of: child) }
  }

  package func slot(of node: Node) throws(EditError) -> Range<Int> {
    let own = try entries(of: node)
    guard let entry = own.first, own.count == 1 else {
      throw .impossible(node.path, "its lines are between those of others")
    }
    let whole = wholeLines(of: entry)
    let start = entry.range.lowerBound
    guard whole.lowerBound < lines.lineStart(start) else { return start..<whole.upperBound }
    return whole.lowerBound + lines.column(ofLineAt: whole.lowerBound)..<whole.upperBound
  }
}

// MARK: - What formats have that are all brackets

extension FormatEditor {
  package func entries(of node: Node) -> [LineEntry] { [] }
  package func isSetting(lineAt start: Int, below entry: LineEntry) -> Bool { false }
  package func commentedEntries(in container: Node, forKey key: String?) -> [CommentedEntry] { [] }
  package func commentedEntries(onLines range: Range<Int>, above entry: LineEntry) -> [CommentedEntry] { [] }
  package func commentedLines() -> [CommentedLine] { [] }

  package func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    throw .impossible(container.path, "no line shows how it is written")
  }
  package func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> [TextEdit] {
    throw .impossible(array.path, "no line shows how it is written")
  }
  package func written(
    _ value: Value, inPlaceOf commented: CommentedEntry, _ path: Path
  ) throws(EditError) -> String {
    throw .impossible(path, "nothing is commented out here")
  }
}

// MARK: - What formats have that are all lines

extension FormatEditor {
  package func item(_ key: String?, _ value: Value, _ layout: FlowLayout, in container: Node) throws(EditError)
    -> String
  {
    throw .impossible(container.path, "nothing is between brackets here")
  }
}
