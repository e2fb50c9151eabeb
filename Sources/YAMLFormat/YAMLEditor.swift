/// Writes changes into a YAML text, in the style of what is around them.
///
/// It works on a document as it is written, with aliases unfollowed.
struct YAMLEditor: FormatEditor {
  let storage: DocumentStorage
  let tree: YAMLTree
  let layout: YAMLLayout
  let lines: LineText
  let style: YAMLStyle
  let writer: YAMLWriter

  init(_ document: Document) {
    storage = document.storage
    tree = document.yaml.tree
    layout = YAMLLayout(document)
    lines = LineText(document.text, commentMarks: [UInt8(ascii: "#")], isIndented: true)
    style = YAMLStyle(document.text, tree, lineBreak: lines.lineBreak)
    writer = YAMLWriter(style: style)
  }

  /// The node of the tree that a node of the document is; 0, the stream, for the array of several documents and for a
  /// text without any.
  func index(of node: Node) -> Int { layout.place(ofRecord: node.index) }

  func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit] {
    switch edit {
    case .move(let node, let index) where node.parent.map { self.index(of: $0) == 0 } ?? false:
      return try movingDocument(node, to: index)
    case .commentOut(let node, let former?) where !isComment(former.utf8):
      if let edits = bringingBackNothing(former, inPlaceOf: node) { return edits }
      return try removal(of: node)
    default: return try commonEdits(for: edit)
    }
  }

  // MARK: - Entries

  package func entries(of node: Node) -> [LineEntry] {
    layout.entry(ofValue: index(of: node)).map { [lineEntry($0)] } ?? []
  }

  func lineEntry(_ entry: YAMLLayout.Entry) -> LineEntry {
    LineEntry(
      range: entry.range, key: entry.key.map { tree[$0].span }, value: tree[entry.value].span, record: entry.record)
  }

  func column(of entry: YAMLLayout.Entry) -> Int { lines.column(of: entry.range.lowerBound) }

  /// A block scalar may end in blank lines.
  func endOfPrevious(to entry: LineEntry) -> Int {
    layout.entry(ofRecord: entry.record).flatMap(layout.previous)?.range.upperBound ?? 0
  }

  package func isSetting(lineAt start: Int, below entry: LineEntry) -> Bool {
    let next = layout.entry(ofRecord: entry.record).flatMap(layout.next)
    return next.map { lines.lineStart($0.range.lowerBound) == start } ?? false
  }

  /// Anchors, each with a blank beside it: an alias below would mean the copy.
  func namesGivenOnce(in range: Range<Int>) -> [Range<Int>] {
    tree.properties.values.compactMap(\.anchor).filter { range.contains($0.lowerBound) }
      .ordered { $0.lowerBound < $1.lowerBound }.map { anchor in
        func isBlank(_ place: Int) -> Bool { range.contains(place) && storage.text[place] == UInt8(ascii: " ") }
        if isBlank(anchor.lowerBound - 1) { return anchor.lowerBound - 1..<anchor.upperBound }
        return anchor.lowerBound..<anchor.upperBound + (isBlank(anchor.upperBound) ? 1 : 0)
      }
  }

  func keySpans(of node: Node) -> [Range<Int>] { entries(of: node).compactMap(\.key) }

  func written(_ key: String, inPlaceOf span: Range<Int>, of node: Node) -> String {
    guard let old = layout.entry(ofValue: index(of: node))?.key else { return key }
    let former = tree[old].style == .plain ? String(bytes: text, in: span) : nil
    return writer.key(key, keyStyle(like: old), inFlow: layout.isInFlow(index(of: node)), insteadOf: former)
  }

  /// The style of a key beside this one.
  func keyStyle(like key: Int?) -> YAMLTree.Style {
    guard let style = key.map({ tree[$0].style }) else { return .plain }
    return style == .singleQuoted || style == .doubleQuoted ? style : .plain
  }

  // MARK: - Between brackets

  func brackets(of container: Node) throws(EditError) -> Brackets? {
    let collection = index(of: container)
    guard tree[collection].style == .flow, !isOpenedAsBlock(collection) else { return nil }
    let items = Array(layout.entries(of: collection)).map(\.range)
    let span = tree[collection].span
    let isInOrder =
      zip(items, items.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
      && items.first.map { $0.lowerBound > span.lowerBound } ?? true
      && items.last.map { $0.upperBound < span.upperBound } ?? true
    guard isInOrder else { throw .refused([], "its brackets hold something that cannot be told apart") }
    // No comma can follow a lone `?`.
    let isBehind = items.last.map { $0.isEmpty || text[$0.upperBound - 1] != UInt8(ascii: "?") } ?? true
    return Brackets(
      editor: FlowEditor(text: text, style: style.flow, comments: .hash),
      container: FlowContainer(span: span, items: items), end: items.count - (isBehind ? 0 : 1))
  }

  func brackets(around node: Node) throws(EditError) -> (brackets: Brackets, place: Int)? {
    guard let parent = node.parent, let brackets = try brackets(of: parent) else { return nil }
    return (brackets, node.indexInParent)
  }

  func item(_ key: String?, _ value: Value, _ layout: FlowLayout, in container: Node) -> String {
    let writer = writer(beside: container.children)
    guard let key else { return writer.text(of: value) }
    let last = self.layout.lastEntry(of: index(of: container))
    return writer.flowPair(key, value, keyStyle: keyStyle(like: last?.key))
  }

  /// Whether `{}` or `[]` becomes a block once something is in it: where it is a value among blocks.
  private func isOpenedAsBlock(_ collection: Int) -> Bool {
    let parent = tree[layout.parent(of: collection)]
    return layout.count(of: collection) == 0 && tree[collection].span.count == 2 && parent.style == .block
      && parent.kind != .document
  }

  // MARK: - New members and elements

  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit] {
    let collection = index(of: container)
    let last = layout.lastEntry(of: collection)
    let writer = writer(beside: container.children)
    let keyStyle = keyStyle(like: last?.key)
    switch tree[collection].style {
    case .pair:
      let pair = ", " + writer.flowPair(key, value, keyStyle: keyStyle)
      let span = tree[collection].span
      return [.insert("{", at: span.lowerBound), .insert(pair + "}", at: span.upperBound)]
    case .flow: return blockReplacement(of: collection, by: .object(ObjectMembers([(key, value)])))
    default:
      guard let last else { throw .impossible(container.path, "no line shows how it is written") }
      let column = lines.column(of: tree[collection].start)
      return [append(writer.entry(key, value, column: column, keyStyle: keyStyle), behind: last, column: column)]
    }
  }

  func insertion(of value: Value, at place: Int, of array: Node) throws(EditError) -> [TextEdit] {
    let collection = index(of: array)
    if collection == 0 { return [try insertion(ofDocument: value, at: place, in: array)] }
    let writer = writer(beside: array.children)
    if tree[collection].style == .flow {
      let value = Value.array([value])
      if writer.isBlock(value) { return blockReplacement(of: collection, by: value) }
      return [TextEdit(tree[collection].span, with: writer.text(of: value))]
    }
    let column = lines.column(of: tree[collection].start)
    let written = "-" + writer.behindDash(value, column: column)
    guard let entry = array[place].flatMap({ layout.entry(ofValue: index(of: $0)) }) else {
      guard let last = layout.lastEntry(of: collection) else {
        throw .impossible(array.path, "no line shows how it is written")
      }
      return [append(written, behind: last, column: column)]
    }
    let start = entry.range.lowerBound
    guard lines.isFirstOnLine(start) else {
      return [.insert(written + style.lineBreak + writer.blanks(column), at: start)]
    }
    return [lines.insertion(of: writer.blanks(column) + written, above: start, column: column)]
  }

  /// A new entry below another, with a blank line between where all of the text's main parts have one.
  private func append(_ written: String, behind last: YAMLLayout.Entry, column: Int) -> TextEdit {
    let end = lines.end(ofEntry: last.range, column: column)
    let isSpaced = column == 0 && written.utf8.contains(0x0A) && hasBlankLinesBetweenAll(before: last)
    return .insert((isSpaced ? style.lineBreak : "") + style.lineBreak + writer.blanks(column) + written, at: end)
  }

  /// Whether an entry is not the first, and a blank line is before it and before all others above it but the first.
  private func hasBlankLinesBetweenAll(before last: YAMLLayout.Entry) -> Bool {
    let later = sequence(first: last, next: layout.previous).prefix { layout.previous(before: $0) != nil }
    return layout.previous(before: last) != nil && later.allSatisfy { lines.hasBlankLine(above: $0.range.lowerBound) }
  }

  /// Writes as what is beside it is written: in quotes where all text there has them; in an object, where none of it
  /// would need them.
  private func writer(beside siblings: NodeChildren) -> YAMLWriter {
    var writer = writer
    let styles = siblings.prefix(Self.siblingSample).filter { $0.kind == .string }.compactMap { sibling in
      let style = YAMLTree.Style(rawValue: UInt8(sibling.record.detail & 7))
      let isNeeded = sibling.keySpan != nil && !YAMLSpelling.isPlain(sibling.string ?? "", inFlow: false)
      return style.flatMap { $0 == .literal || $0 == .folded || $0 != .plain && isNeeded ? nil : $0 }
    }
    guard let quote = styles.first else { return writer }
    writer.style.quotesText = styles.allSatisfy { $0 == .singleQuoted || $0 == .doubleQuoted }
    if writer.style.quotesText { writer.style.quote = quote }
    return writer
  }

  private static let siblingSample = 16

  // MARK: - What stays

  /// The last entry of a collection leaves it empty: `{}` or `[]`; the last of a document leaves it without a value.
  func emptying(_ container: Node, of node: Node) throws(EditError) -> [TextEdit]? {
    let index = index(of: node)
    let collection = layout.parent(of: index)
    if tree[collection].kind == .document { return try removal(ofDocument: collection, node) }
    if tree[collection].style == .pair { return [TextEdit(tree[collection].span, with: "{}")] }
    guard tree[collection].style == .block, let entry = layout.entry(ofValue: index) else { return nil }
    let isOnOwnLine = lines.isFirstOnLine(entry.range.lowerBound)
    guard layout.count(of: collection) == 1 else {
      return isOnOwnLine ? nil : [removalOfCompact(entry, layout.next(after: entry))]
    }
    let brackets = tree[collection].kind == .mapping ? "{}" : "[]"
    let whole = wholeLines(of: lineEntry(entry))
    let properties = tree.properties[collection]
    let parent = layout.parent(of: collection)
    if tree[parent].kind == .document {
      let isAlone = tree[parent].style == .unmarked && tree[0].next == tree[parent].next && parent == 1
      if isAlone, properties == nil, tree[collection].kind == .mapping { return [lines.removal(ofLines: whole)] }
    } else if isOnOwnLine {
      let head = properties?.end ?? layout.entry(ofValue: collection)?.headEnd ?? tree[collection].start
      return [.insert(" " + brackets, at: head), lines.removal(ofLines: whole)]
    }
    return [TextEdit(entry.range.lowerBound..<whole.upperBound, with: brackets)]
  }

  /// An entry on the line of the `-` that it is behind.
  private func removalOfCompact(_ entry: YAMLLayout.Entry, _ next: YAMLLayout.Entry?) -> TextEdit {
    let end = lines.end(ofEntry: entry.range, column: column(of: entry))
    if let next, lines.lineStart(next.range.lowerBound) == lines.nextLine(end) {
      return .delete(entry.range.lowerBound..<next.range.lowerBound)
    }
    var start = entry.range.lowerBound
    while start > 0, YAMLBytes.isBlank(text[start - 1]) { start -= 1 }
    return .delete(start..<end)
  }
}
