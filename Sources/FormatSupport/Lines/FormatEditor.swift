/// Writes changes into a text.
///
/// All that formats have in common is here: where lines go, whose comments are above them, what goes with them, how a
/// setting that is commented out comes back and goes again, the order of lines, and what is between brackets. A format
/// says which lines or brackets its nodes are written in, and how keys and values are spelled.
package protocol FormatEditor {
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

  /// What a copy of a part of the text is written without, as it may be there once: names that others refer to.
  func namesGivenOnce(in range: Range<Int>) -> [Range<Int>]

  /// The end of what is above an entry, where that may itself end in blank lines; else 0.
  func endOfPrevious(to entry: LineEntry) -> Int

  /// Whether a line right below an entry has a setting of the same container.
  func isSetting(lineAt start: Int, below entry: LineEntry) -> Bool

  // MARK: What is written anew

  /// The edits that make a change of one place, in the style of what is around it. They need not be proven.
  func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit]

  func replacement(of node: Node, by value: Value) throws(EditError) -> [TextEdit]
  func addition(of key: String, _ value: Value, to container: Node) throws(EditError) -> [TextEdit]
  func insertion(of value: Value, at index: Int, of array: Node) throws(EditError) -> [TextEdit]

  /// An item between brackets.
  func item(_ key: String?, _ value: Value, _ layout: FlowLayout, in container: Node) throws(EditError) -> String

  /// A key in the place of another.
  func written(_ key: String, inPlaceOf span: Range<Int>, of node: Node) -> String

  /// How a container stays when the only node in it goes; `nil` where nothing has to be done for that.
  func emptying(_ container: Node, of node: Node) throws(EditError) -> [TextEdit]?

  /// A node in another place among its siblings.
  func move(of node: Node, to index: Int) throws(EditError) -> [TextEdit]

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
package struct Brackets {
  let editor: FlowEditor
  let container: FlowContainer
  /// Where a new item goes.
  let end: Int

  package init(editor: FlowEditor, container: FlowContainer, end: Int? = nil) {
    self.editor = editor
    self.container = container
    self.end = end ?? container.items.count
  }
}

extension FormatEditor {
  package var text: [UInt8] { storage.text }

  package func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit] { try commonEdits(for: edit) }

  package func commonEdits(for edit: NodeEdit) throws(EditError) -> [TextEdit] {
    switch edit {
    case .replace(let node, let value):
      return try node.isListOfLines && value.kind.isScalar
        ? replacement(ofAllLinesOf: node, by: value) : replacement(of: node, by: value)
    case .add(let key, let value, let container):
      if let brackets = try brackets(of: container) {
        return try insertion(of: value, key, at: brackets.end, brackets, container)
      }
      let line = storage.format.syntax.readsListOfOneAsScalar ? value.alone : value
      if isOnOneLine(line), let commented = commentedEntry(forKey: key, in: container, for: line) {
        return [try uncommenting(commented, line, container.path.appending(key))]
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

  package func move(of node: Node, to index: Int) throws(EditError) -> [TextEdit] {
    guard let container = node.parent else { return [] }
    if let (brackets, place) = try brackets(around: node) {
      return brackets.editor.move(from: place, to: index, in: brackets.container)
    }
    return try slots(in: container).moving(from: node.indexInParent, to: index, in: text)
  }
}
