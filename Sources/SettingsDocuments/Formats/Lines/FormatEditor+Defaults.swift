// What a format need not say.

// MARK: - What most formats have

extension FormatEditor {
  func brackets(around node: Node) throws(EditError) -> (brackets: Brackets, place: Int)? { nil }
  func brackets(of container: Node) throws(EditError) -> Brackets? { nil }
  func endOfPrevious(to entry: LineEntry) -> Int { 0 }
  func emptying(_ container: Node, of node: Node) throws(EditError) -> [TextEdit]? { nil }
  func isOnOneLine(_ value: Value) -> Bool { value.kind.isScalar }
  func commentingOut(_ node: Node) throws(EditError) -> [TextEdit]? { nil }

  /// Each child with its comments, from its first byte to the end of its last line.
  func slots(in container: Node) throws(EditError) -> [Range<Int>] {
    try container.children.map { child throws(EditError) in try slot(of: child) }
  }

  func slot(of node: Node) throws(EditError) -> Range<Int> {
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
  func entries(of node: Node) -> [LineEntry] { [] }
  func isSetting(lineAt start: Int, below entry: LineEntry) -> Bool { false }
  func commentedEntries(in container: Node, forKey key: String?) -> [CommentedEntry] { [] }
  func commentedEntries(onLines range: Range<Int>, above entry: LineEntry) -> [CommentedEntry] { [] }
  func commentedLines() -> [CommentedLine] { [] }

  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    throw .impossible(container.path, "no line shows how it is written")
  }
  func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> [TextEdit] {
    throw .impossible(array.path, "no line shows how it is written")
  }
  func written(
    _ value: Value, inPlaceOf commented: CommentedEntry, _ path: Path
  ) throws(EditError) -> String {
    throw .impossible(path, "nothing is commented out here")
  }
}

// MARK: - What formats have that are all lines

extension FormatEditor {
  func item(_ key: String?, _ value: Value, _ layout: FlowLayout, in container: Node) throws(EditError) -> String {
    throw .impossible(container.path, "nothing is between brackets here")
  }
}
