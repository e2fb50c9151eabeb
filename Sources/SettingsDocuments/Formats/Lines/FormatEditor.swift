/// Writes changes into a text.
///
/// All that formats have in common is here: where lines go, whose comments are above them, what goes with them, how a
/// setting that is commented out comes back and goes again, the order of lines, and what is between brackets. A format
/// says which lines or brackets its nodes are written in, and how keys and values are spelled.
protocol FormatEditor {
  var storage: DocumentStorage { get }
  var lines: LineText { get }

  // MARK: What is written

  /// The lines that a node is written on: a setting's, one by one those of a list's elements, of a container its parts.
  /// None for what is between brackets.
  func entries(of node: Node) throws(EditError) -> [LineEntry]

  /// The brackets that a node is in, and its place there; `nil` where it has lines of its own.
  func brackets(around node: Node) throws(EditError) -> (brackets: Brackets, place: Int)?

  /// The brackets whose items are the children of a container; `nil` where these have lines of their own.
  func brackets(of container: Node) throws(EditError) -> Brackets?

  /// Wherever a node's key is written.
  func keySpans(of node: Node) -> [Range<Int>]

  /// The end of what is above an entry, where that may itself end in blank lines; else 0.
  func endOfPrevious(to entry: LineEntry) -> Int

  /// Whether a line right below an entry has a setting of the same container.
  func isSetting(lineAt start: Int, below entry: LineEntry) -> Bool

  // MARK: What is written anew

  func replacement(of node: Node, by value: Value) throws(EditError) -> [TextEdit]
  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit]
  func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> [TextEdit]

  /// An item between brackets.
  func item(_ key: String?, _ value: Value, _ layout: FlowLayout, in container: Node) throws(EditError) -> String

  /// A key in the place of another.
  func written(_ key: String, inPlaceOf span: Range<Int>, of node: Node) -> String

  /// How a container stays when the only node in it goes; `nil` where nothing has to be done for that.
  func emptying(_ container: Node, of node: Node) throws(EditError) -> [TextEdit]?

  /// What changes places when children of a container are moved.
  func slots(in container: Node) throws(EditError) -> [Range<Int>]

  // MARK: What is commented out

  /// The settings of a container that are commented out; where a key is given, others may be left out.
  func commentedEntries(in container: Node, forKey key: String?) -> [CommentedEntry]

  /// Every setting of the text that is commented out.
  func commentedLines() -> [CommentedLine]

  /// The comments above an entry that are settings and belong to nobody.
  func commentedEntries(onLines range: Range<Int>, above entry: LineEntry) -> [CommentedEntry]

  /// Whether a value is written on the line of its key, so that it may take the place of a comment.
  func isOnOneLine(_ value: Value) -> Bool

  /// The value of a setting that is commented out.
  func written(
    _ value: Value, inPlaceOf commented: CommentedEntry, _ path: Path
  ) throws(EditError) -> String

  /// A setting made a comment as it is; `nil` where it is removed instead.
  func commentingOut(_ node: Node) throws(EditError) -> [TextEdit]?
}

/// Items between brackets, and how they are laid out.
struct Brackets {
  let editor: FlowEditor
  let container: FlowContainer
  /// Where a new item goes.
  let end: Int

  init(editor: FlowEditor, container: FlowContainer, end: Int? = nil) {
    self.editor = editor
    self.container = container
    self.end = end ?? container.items.count
  }
}

extension FormatEditor {
  var text: [UInt8] { storage.text }

  func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit] {
    switch edit {
    case .replace(let node, let value): return try replacement(of: node, by: value)
    case .add(let key, let value, let container):
      if let brackets = try brackets(of: container) {
        return try insertion(of: value, key, at: brackets.end, brackets, container)
      }
      if isOnOneLine(value), let commented = commentedEntry(forKey: key, in: container) {
        return [try uncommenting(commented, value, container.path.appending(key))]
      }
      return try addition(of: key, value, to: container)
    case .insert(let value, let index, let array):
      if let brackets = try brackets(of: array) {
        return try insertion(of: value, nil, at: index, brackets, array)
      }
      return try insertion(of: value, at: index, of: array)
    case .remove(let node): return try removal(of: node)
    case .commentOut(let node, let former): return try commentingOut(node, former)
    case .rename(let node, let key):
      return keySpans(of: node).map { TextEdit($0, with: written(key, inPlaceOf: $0, of: node)) }
    case .duplicate(let node, let key): return try copying(node, to: key)
    case .move(let node, let index): return try move(of: node, to: index)
    }
  }

  private func insertion(
    of value: Value, _ key: String?, at index: Int, _ brackets: Brackets, _ container: Node
  ) throws(EditError) -> [TextEdit] {
    try brackets.editor.insertion(into: brackets.container, at: index) { layout throws(EditError) in
      try item(key, value, layout, in: container)
    }
  }

  private func move(of node: Node, to index: Int) throws(EditError) -> [TextEdit] {
    guard let container = node.parent else { return [] }
    if let (brackets, place) = try brackets(around: node) {
      return brackets.editor.move(from: place, to: index, in: brackets.container)
    }
    return try slots(in: container).moving(from: node.indexInParent, to: index, in: text)
  }

  // MARK: - Copying

  /// A copy of what a node is written as, right behind it; the comments above it stay its own.
  private func copying(_ node: Node, to key: String?) throws(EditError) -> [TextEdit] {
    if let (brackets, place) = try brackets(around: node) {
      let copy = copy(of: node, in: brackets.container.items[place], to: key)
      return try brackets.editor.insertion(into: brackets.container, at: place + 1) { _ throws(EditError) in copy }
    }
    let entries = try entries(of: node)
    guard let first = entries.first, let last = entries.last else {
      throw .impossible(node.path, "no line shows how this is written")
    }
    let blocks = entries.map { entry in
      let start = entry.range.lowerBound
      let blanks = String(repeating: " ", count: lines.column(of: start))
      let indentation = lines.isFirstOnLine(start) ? lines.indentation(at: start) : blanks
      return indentation + copy(of: node, in: start..<wholeLines(of: entry).upperBound, to: key)
    }
    let above = lines.commentStart(above: lines.lineStart(first.range.lowerBound))
    let isSpaced = first.isHeader && (above == 0 || lines.isBlank(lineAt: lines.lineStart(above - 1)))
    let block = blocks.joined(separator: lines.lineBreak)
    return [.insert(lines.lineBreak + (isSpaced ? lines.lineBreak : "") + block, at: wholeLines(of: last).upperBound)]
  }

  private func copy(of node: Node, in range: Range<Int>, to key: String?) -> String {
    let keys = key == nil ? [] : keySpans(of: node).filter { range.contains($0.lowerBound) }
    let renamed = keys.map { span in
      let place = span.lowerBound - range.lowerBound..<span.upperBound - range.lowerBound
      return TextEdit(place, with: written(key ?? "", inPlaceOf: span, of: node))
    }
    return String(decoding: renamed.applied(to: Array(text[range])), as: UTF8.self)
  }

  // MARK: - Removing

  func removal(of node: Node) throws(EditError) -> [TextEdit] {
    if let container = node.parent, let edits = try emptying(container, of: node) { return edits }
    if let (brackets, place) = try brackets(around: node) {
      return brackets.editor.removal(of: place, in: brackets.container)
    }
    return try removalOfLines(of: node)
  }

  func removalOfLines(of node: Node) throws(EditError) -> [TextEdit] {
    let entries = try entries(of: node)
    if entries.isEmpty { throw .impossible(node.path, "no line shows how this is written") }
    return entries.map { lines.removal(ofLines: wholeLines(of: $0), behind: endOfPrevious(to: $0)) }
  }

  /// From the comments above an entry to the end of its last line. Comments that head a group belong to nobody, nor do
  /// those that are settings, with all that is above them.
  func wholeLines(of entry: LineEntry) -> Range<Int> {
    let start = lines.lineStart(entry.range.lowerBound)
    let column = entry.range.lowerBound - start
    let end = lines.end(ofEntry: entry.range, column: column)
    let comments = lines.commentStart(above: start, column: column)
    let isHeading =
      !entry.isHeader
      && lines.isHeading(commentsAt: comments, aboveLine: lines.lineStart(end)) { isSetting(lineAt: $0, below: entry) }
    if comments == start || isHeading { return start..<end }
    let setting = commentedEntries(onLines: comments..<start, above: entry).last
    return (setting.map { lines.nextLine($0.line.upperBound) } ?? comments)..<end
  }

  // MARK: - Comments that are settings

  /// The setting that is brought back when a key is set: the first one, tight ones before others.
  func commentedEntry(forKey key: String, in container: Node) -> CommentedEntry? {
    let found = commentedEntries(in: container, forKey: key).filter { isKey(key, at: $0.key) }
    return found.first(where: \.isTight) ?? found.first
  }

  func isKey(_ key: String, at span: Range<Int>) -> Bool {
    let syntax = storage.format.syntax
    let written = syntax.key(in: text, span: span)
    return syntax.ignoresCase ? written.lowercased() == key.lowercased() : written.hasSameBytes(as: key)
  }

  func uncommenting(_ commented: CommentedEntry, _ value: Value, _ path: Path) throws(EditError) -> TextEdit {
    let head = String(bytes: text, in: commented.key.lowerBound..<commented.value.lowerBound)
    return TextEdit(
      commented.range, with: commented.indentation + head + (try written(value, inPlaceOf: commented, path)))
  }

  /// Makes a setting a comment again: with the text that was there before, else as the format has it.
  private func commentingOut(_ node: Node, _ former: String?) throws(EditError) -> [TextEdit] {
    let own = try brackets(around: node) == nil ? entries(of: node) : []
    if let former, let entry = own.first, own.count == 1, !entry.isHeader,
      lines.isFirstOnLine(entry.range.lowerBound)
    {
      return [TextEdit(lines.lineStart(entry.range.lowerBound)..<lines.lineEnd(entry.range.upperBound), with: former)]
    }
    if let edits = try commentingOut(node) { return edits }
    return try removal(of: node)
  }
}

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

  /// A comment's text, read as if it were alone, as the setting it would be; `nil` where it is anything else.
  func entry(readFrom comment: LineText.Comment) -> CommentedEntry? {
    guard let start = comment.body.first(where: { !Prose.isBlank(text[$0]) }),
      let tree = try? storage.format.syntax.parse(Array(text[start..<comment.body.upperBound]), strictness: .tolerant),
      tree.headers.isEmpty, tree.records.count > 1, tree.records[0].kind == .object, tree.records[0].detail == 1,
      let key = tree.records[1].keySpan, key.upperBound <= tree.records[1].start
    else { return nil }
    let value = tree.records[1].span
    return CommentedEntry(
      line: comment.line, range: comment.body.lowerBound - 1..<start + value.upperBound,
      key: start + key.lowerBound..<start + key.upperBound,
      value: start + value.lowerBound..<start + value.upperBound, isTight: comment.isTight)
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

extension [Range<Int>] {
  /// What is written in these places in another order.
  func moving(from origin: Int, to index: Int, in text: [UInt8]) -> [TextEdit] {
    indices.moved(from: origin, to: index).map { place, content in
      TextEdit(self[place], with: Array<UInt8>(text[self[content]]))
    }
  }
}

extension Range<Int> {
  /// The places whose content changes when one is moved, each with the one that it comes from.
  func moved(from origin: Int, to index: Int) -> [(place: Int, content: Int)] {
    var order = Array(self)
    order.insert(order.remove(at: origin), at: index)
    return zip(self, order).filter { $0 != $1 }.map { ($0, $1) }
  }
}
