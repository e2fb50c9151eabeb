/// YAML 1.2 with the core schema, and with merge keys.
///
/// A text of several documents is an array of them.
struct YAMLSyntax: EditedSyntax {
  /// Whether aliases and merge keys are followed. Where they are not, a document is what is written and no more;
  /// changes are proven on that.
  var followsAliases = true

  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    var composer = YAMLComposer(
      text, try YAMLReader.tree(of: text, strictness: strictness), followsAliases: followsAliases)
    return try composer.compose()
  }

  func key(in text: [UInt8], span: Range<Int>) -> String {
    YAMLScalar.content(of: span, in: text) == span ? YAMLString.plain(text, span) : YAMLString.quoted(text, span)
  }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    let content = YAMLScalar.content(of: span, in: text)
    let escape =
      content == span ? 0x0A : text[span.lowerBound] == UInt8(ascii: "'") ? UInt8(ascii: "'") : UInt8(ascii: "\\")
    for offset in content where YAMLBytes.isBreak(text[offset]) || text[offset] == escape { return nil }
    return content
  }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String {
    YAMLScalar.string(text, span, YAMLTree.Style(rawValue: UInt8(detail & 7)) ?? .plain, contentColumn: detail >> 3)
  }

  func number(in text: [UInt8], span: Range<Int>) -> Number? {
    YAMLNumber.number(text, YAMLScalar.content(of: span, in: text))
  }

  func written(_ edit: NodeEdit, in document: Document) throws(EditError) -> (document: Document, edit: NodeEdit) {
    document.yaml.hasReferences ? try YAMLAliases(document).written(edit) : (document, edit)
  }

  func parts(around range: Range<Int>, in document: Document) -> [SiblingPart] { YAMLRuns(document).around(range) }

  func mayGoOn(_ tree: TreeBuilder, in text: [UInt8], before following: ArraySlice<UInt8>) -> Bool {
    (tree.syntaxTree as? YAMLSource)?.mayGoOn(in: text) ?? true
  }

  func shownTree(of written: Document) throws(ParseError) -> TreeBuilder {
    var composer = YAMLComposer(written.text, written.yaml.tree, followsAliases: followsAliases)
    return try composer.compose()
  }

  var readsNothingAsNull: Bool { true }

  /// The core schema has no dates: what looks like one is text.
  func readBack(_ value: Value) -> Value { value.withDatesAsText }

  // MARK: - Changes

  func editor(of document: Document) -> any FormatEditor { YAMLEditor(document) }

  var hasCommentedSettings: Bool { true }

  func commentedLine(forKey key: String, in container: Node) -> Range<Int>? {
    guard container.kind == .object || container.isNull, let node = YAMLAliases.written(container) else { return nil }
    let editor = YAMLEditor(Document(storage: node.storage))
    return editor.commentedEntry(forKey: key, in: node)?.line
      ?? (container.isNull ? editor.headOfNothing(editor.index(of: node)) : nil)
  }

  func commentedLines(in document: Document) -> [CommentedLine] {
    guard document.text.contains(UInt8(ascii: "#")), let root = YAMLAliases.written(document.root) else { return [] }
    return YAMLEditor(Document(storage: root.storage)).commentedLines()
  }
}
