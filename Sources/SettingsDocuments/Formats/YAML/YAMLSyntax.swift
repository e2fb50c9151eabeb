/// YAML 1.2 with the core schema, and with merge keys.
///
/// A text of several documents is an array of them.
struct YAMLSyntax: Syntax {
  /// Whether aliases and merge keys are followed. Where they are not, a document is what is written and no more; changes
  /// are proven on that.
  var followsAliases = true

  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    var composer = YAMLComposer(text, try YAMLReader.tree(of: text), followsAliases: followsAliases)
    return try composer.compose()
  }

  func key(in text: [UInt8], span: Range<Int>) -> String {
    switch text[span].first {
    case UInt8(ascii: "\""): YAMLString.doubleQuoted(text, span)
    case UInt8(ascii: "'"): YAMLString.singleQuoted(text, span)
    default: YAMLString.plain(text, span)
    }
  }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    guard let first = text[span].first else { return span }
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let content = isQuoted ? YAMLScalar.content(of: span, in: text) : span
    let escape = first == UInt8(ascii: "'") ? first : UInt8(ascii: "\\")
    let isPlain = text[content].allSatisfy { !YAMLBytes.isBreak($0) && !(isQuoted && $0 == escape) }
    return isPlain ? content : nil
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

  func shownTree(of written: Document) throws(ParseError) -> TreeBuilder {
    var composer = YAMLComposer(written.text, written.yaml.tree, followsAliases: followsAliases)
    return try composer.compose()
  }

  var readsNothingAsNull: Bool { true }

  var movesMembers: Bool { true }

  /// The core schema has no dates: what looks like one is text.
  func readBack(_ value: Value) -> Value { value.withDatesAsText }
}
