/// XML 1.0 as programs use it for their settings.
///
/// An element is an object; the root is one with a single member. An attribute is a member whose key is `@` and its
/// name, a text beside attributes or elements the member `#text`, and an element of text alone the text. Elements of
/// one name are an array at the place of the first. Comments, instructions, CDATA, entities and the document type stay
/// as they are written.
struct XMLSyntax: EditedSyntax {
  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder {
    try XMLComposer.tree(of: text)
  }

  /// A key without bytes is that of a text; one behind a `<` is an element's name.
  func key(in text: [UInt8], span: Range<Int>) -> String {
    if span.isEmpty { return XMLKey.text }
    let name = String(bytes: text, in: span)
    return isElementName(text, span) ? name : XMLKey.attributeMark + name
  }

  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    !span.isEmpty && isElementName(text, span) ? span : nil
  }

  private func isElementName(_ text: [UInt8], _ span: Range<Int>) -> Bool {
    span.lowerBound > 0 && text[span.lowerBound - 1] == UInt8(ascii: "<")
  }

  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String { XMLText(text, span).string }

  func plainString(in text: [UInt8], span: Range<Int>) -> Range<Int>? {
    let string = XMLText(text, span)
    return string.isPlain ? string.content : nil
  }

  /// Every scalar is text; an element with nothing but a text is the text.
  func readBack(_ value: Value) -> Value {
    switch value {
    case .array(let values): return .array(values.map(readBack))
    case .object(let members):
      if members.count == 1, let text = members[XMLKey.text], text.kind.isScalar { return readBack(text) }
      return .object(ObjectMembers(members.map { ($0.key, readBack($0.value)) }))
    default: return value.asTexts(booleans: Self.booleans)
    }
  }

  static let booleans = (off: "false", on: "true")

  func parts(around range: Range<Int>, in document: Document) -> [SiblingPart] {
    XMLRuns(document).map { StatementRuns(document, $0).around(range) } ?? []
  }

  func editor(of document: Document) -> any FormatEditor { XMLEditor(document.storage) }

  func isReplacedInPlace(_ node: Node) -> Bool { node.kind != .array }

  var textValues: TextValues? {
    TextValues(
      written: Self.booleans, words: [("false", "true"), ("no", "yes"), ("off", "on"), ("0", "1")],
      repeatsAreLists: true, emptyIsUnset: false)
  }

  var readsListOfOneAsScalar: Bool { true }

  /// Elements are, but for the one that the document is.
  func mayBeRepeated(_ node: Node) -> Bool {
    guard let key = node.key, node.parent?.parent != nil else { return false }
    return key != XMLKey.text && XMLKey.attribute(key) == nil
  }

  var textKey: String? { XMLKey.text }

  var hasNull: Bool { false }

  var hasOneRoot: Bool { true }

  func explanation(of setting: Range<Int>, in document: Document) -> String? {
    XMLEditor(document.storage).explanation(of: setting)
  }

  func takesBlock(at path: Path) -> Bool { path.steps.count > 1 }

  var lineCommentMarks: [[UInt8]] { [] }

  var hasCommentedSettings: Bool { true }

  func commentedLine(forKey key: String, in container: Node) -> Range<Int>? {
    XMLEditor(container.storage).commented(forKey: key, in: container)?.line
  }
}

/// The keys of what is no element.
enum XMLKey {
  static let text = "#text"
  static let attributeMark = "@"

  /// The name of the attribute that a key means; nil where it means none.
  static func attribute(_ key: String) -> String? {
    key.hasPrefix(attributeMark) ? String(key.dropFirst(attributeMark.count)) : nil
  }
}
