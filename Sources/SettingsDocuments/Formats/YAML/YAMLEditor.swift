/// Writes changes into a YAML text, in the style of what is around them.
///
/// It works on a document as it is written, with aliases unfollowed.
struct YAMLEditor {
  let document: Document
  let tree: YAMLTree
  let layout: YAMLLayout
  let lines: LineText
  let style: YAMLStyle
  let writer: YAMLWriter
  var text: [UInt8] { document.text }

  init(_ document: Document) {
    self.document = document
    tree = document.yaml.tree
    layout = YAMLLayout(document)
    lines = LineText(document.text, commentMarks: [UInt8(ascii: "#")], isIndented: true)
    style = YAMLStyle(document.text, tree, lineBreak: lines.lineBreak)
    writer = YAMLWriter(style: style)
  }

  func edits(for edit: NodeEdit) throws(EditError) -> [TextEdit] {
    switch edit {
    case .replace(let node, let value): return try replacement(of: node, by: value)
    case .add(let key, let value, let container): return try addition(of: key, value, to: container)
    case .insert(let value, let index, let array): return try insertion(of: value, at: index, in: array)
    case .remove(let node): return try removal(of: node)
    case .commentOut(let node, let text): return try commentingOut(node, text)
    case .rename(let node, let key): return renaming(of: node, to: key)
    case .move(let node, let index): return try move(of: node, to: index)
    }
  }

  /// The node of the tree that a node of the document is; 0, the stream, for the array of several documents and for a
  /// text without any.
  func index(of node: Node) -> Int { layout.place(ofRecord: node.index) }

  /// Whether a node is the array of several documents.
  func isStream(_ node: Node) -> Bool { index(of: node) == 0 && node.kind == .array }

  // MARK: - Keys

  private func renaming(of node: Node, to key: String) -> [TextEdit] {
    guard let entry = layout.entry(ofValue: index(of: node)), let old = entry.key else { return [] }
    let isInFlow = layout.isInFlow(index(of: node))
    let former = tree[old].style == .plain ? String(bytes: text, in: tree[old].span) : nil
    let written = writer.key(key, keyStyle(tree[old].style), inFlow: isInFlow, insteadOf: former)
    return [TextEdit(tree[old].span, with: written)]
  }

  /// The style of a key beside this one.
  func keyStyle(_ style: YAMLTree.Style) -> YAMLTree.Style {
    style == .singleQuoted || style == .doubleQuoted ? style : .plain
  }

  // MARK: - Between brackets

  func flow(_ collection: Int) throws(EditError) -> (FlowEditor, FlowContainer) {
    let items = Array(layout.entries(of: collection)).map(\.range)
    let span = tree[collection].span
    let isInOrder =
      zip(items, items.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
      && items.first.map { $0.lowerBound > span.lowerBound } ?? true
      && items.last.map { $0.upperBound < span.upperBound } ?? true
    guard isInOrder else { throw .refused([], "its brackets hold something that cannot be told apart") }
    return (
      FlowEditor(text: text, style: style.flow, comments: .hash), FlowContainer(span: span, items: items)
    )
  }
}

extension YAMLSyntax {
  func edits(for edit: NodeEdit, in document: Document) throws(EditError) -> [TextEdit] {
    try YAMLEditor(document).edits(for: edit)
  }
}
