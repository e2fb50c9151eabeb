/// What a format knows: how its text is read, and how a change is written in it.
///
/// Each format is a room of its own under `Formats/`; nothing outside it knows how the text is spelled.
/// `parse` is called with text that is UTF-8.
package protocol Syntax: Sendable {
  /// Reads a text whole; there is always a root.
  func parse(_ text: [UInt8], strictness: Document.Strictness) throws(ParseError) -> TreeBuilder

  /// The key that is in the span.
  func key(in text: [UInt8], span: Range<Int>) -> String

  /// The bytes that spell the key exactly, or `nil` when it must be decoded.
  func plainKey(in text: [UInt8], span: Range<Int>) -> Range<Int>?

  /// The keys that no text spells: the names of columns. A scalar without a key in the text has the number of its name,
  /// counted from one, in its detail above the first eight bits.
  var columnNames: [String] { get }

  /// What has to be before a value for a text to be one of the format: a key, where the root is no value.
  var headOfValue: String { get }

  /// The column by which a new row of a table is put behind the last of its like; nil where it goes to the end.
  var columnOfLike: String? { get }

  /// The string that is in the span; `detail` is what the parser told the tree.
  func string(in text: [UInt8], span: Range<Int>, detail: Int) -> String

  /// The bytes that spell the string exactly, or `nil` when it must be decoded.
  func plainString(in text: [UInt8], span: Range<Int>) -> Range<Int>?

  /// The parts of a string that refer to variables and commands, as they are written; the span is that of its value.
  func references(in text: [UInt8], span: Range<Int>) -> [String]

  func number(in text: [UInt8], span: Range<Int>) -> Number?

  func dateTime(in text: [UInt8], span: Range<Int>) -> DateTime?

  /// The edits that make a change of one place, in the style of what is around it. They need not be proven.
  func edits(for edit: NodeEdit, in document: Document) throws(EditError) -> [TextEdit]

  /// An edit in terms of what is written, where a document shows more than that: the document with each thing only
  /// where it is, and the edit of it. The proof is made on that document.
  func written(_ edit: NodeEdit, in document: Document) throws(EditError) -> (document: Document, edit: NodeEdit)

  /// The part of a list or an object that holds its children, where these can be read apart from what is around them;
  /// `nil` where they cannot.
  func inner(of container: Node) -> Range<Int>?

  /// The runs of siblings, the smallest first, that may be read instead of the whole text where an edit touches a
  /// range.
  ///
  /// A run begins where the reading of the text comes to be as at the beginning of its frame, whatever changes in the
  /// range, and ends where a sibling or something further out begins, or the text ends.
  func parts(around range: Range<Int>, in document: Document) -> [SiblingPart]

  /// Whether what a text ends with may be read otherwise with what follows, which is on lines of its own.
  func mayGoOn(_ tree: TreeBuilder, in text: [UInt8], before following: ArraySlice<UInt8>) -> Bool

  /// The tree of a text that was read already as `written` gives it.
  func shownTree(of written: Document) throws(ParseError) -> TreeBuilder

  /// Whether the format can write any other value in a node's place; where it cannot, the node is removed and the value
  /// added again.
  func isReplacedInPlace(_ node: Node) -> Bool

  /// Whether keys in small letters and in capitals are the same to the programs that read this format.
  var ignoresCase: Bool { get }
  /// Whether capitals matter in the names of groups inside groups all the same, as in those of git's subsections.
  var innerGroupsKeepCase: Bool { get }

  /// Whether two keys are one that differ by capitals alone, where keys are the same in capitals: some have parts that
  /// are not.
  func haveSameName(_ key: String, _ other: String) -> Bool

  /// Whether a list of one value is read as the value: where a list is a key that is repeated.
  var readsListOfOneAsScalar: Bool { get }

  /// Whether what a member of an object is may be there several times, and is a list then.
  func mayBeRepeated(_ node: Node) -> Bool

  /// The key of the text of an object that has others beside it: without them it is read as that text, or as an empty
  /// one.
  var textKey: String? { get }

  /// Whether its lists of objects are tables: the objects are rows, their members columns.
  var hasRows: Bool { get }

  /// The kinds of rows that a list may have: the root, or what is below a key of it.
  func rowKinds(of table: Node?, below key: String?) -> [TableRowKind]

  /// What kind of row a node is; nil where it is none, or may have any columns.
  func rowKind(of row: Node) -> TableRowKind?

  /// A text as the one row, block or line with a key that it is by itself; nil where no such text is taken at a place.
  ///
  /// - Parameter path: as ``Document/resolved(_:)`` gives it.
  func entry(writtenAs text: [UInt8], at path: Path, in document: Document) throws(EntryFault) -> WrittenEntry?

  /// A row of a table as far as it is typed; nil where none begins so.
  func rowBegun(as text: [UInt8], at path: Path) -> (kind: TableRowKind, columns: ObjectMembers)?

  /// The edits that make a change of one place with its value as it was written; nil where it is written by its value.
  func edits(for edit: NodeEdit, writtenAs entry: WrittenEntry, in document: Document) throws(EditError) -> [TextEdit]?

  /// Whether everything is in one object, the only member of the root, which a program gives its name, as in XML.
  var hasOneRoot: Bool { get }

  /// Whether the key of a setting is one word, so that several are those before a block.
  var keysAreWords: Bool { get }

  /// The words that are a part of the key with the word behind them, as `timeout` is in `timeout client`.
  var keyPrefixes: [String] { get }

  /// Whether an object at a path can be added by the words that are before what it holds, be it a block or an element.
  func takesBlock(at path: Path) -> Bool

  /// Whether a list or an object may be there without the last it holds; where it may not, it goes with that.
  func mayBeEmptied(_ container: Node) -> Bool

  /// Whether an object without members may be null: with nothing but comments in it, or as it was before it had any.
  var readsNothingAsNull: Bool { get }

  /// The keys, in small letters, whose values name files that are read as part of this one.
  var includingKeys: [String] { get }

  /// Whether the value of this key names files that are read as part of this one.
  func includesFiles(byKey key: String) -> Bool

  /// What texts mean, where all values are texts; nil where values have kinds.
  var textValues: TextValues? { get }

  /// Whether null can be written.
  var hasNull: Bool { get }

  /// Whether the root holds nothing but objects.
  var holdsSectionsOnly: Bool { get }

  /// The names of sections each of which is an element of a list.
  var repeatedSections: [String] { get }

  /// The words that begin the header of a block at the root.
  var blockWords: [String] { get }

  /// How many keys lead to the objects that are deepest inside others; nil where there is no end to it.
  var deepestObject: Int? { get }

  /// Whether the root holds nothing but scalars whose keys may hold dots, so that no path needs quotes.
  var joinsKeysByDots: Bool { get }

  /// The units that may follow a number where one without quotes is no text for sure; nil where nothing is sure.
  var numberUnits: [String]? { get }

  /// What begins a comment that goes on to the end of its line.
  var lineCommentMarks: [[UInt8]] { get }

  /// What comments say of the setting in a range, in a format whose comments are not lines.
  func explanation(of setting: Range<Int>, in document: Document) -> String?

  /// Whether a setting at its default is written as a comment.
  var hasCommentedSettings: Bool { get }

  /// The line, without its line break, on which a setting is commented out; or what is written in the place of the
  /// object that it would be in, where that has no members.
  func commentedLine(forKey key: String, in container: Node) -> Range<Int>?

  /// All settings that are commented out, in the order of the text; not those in containers that are shown but
  /// written elsewhere.
  func commentedLines(in document: Document) -> [CommentedLine]

  /// The same without some that have another key.
  func commentedLines(in document: Document, mentioning key: String) -> [CommentedLine]

  /// What a value is after it was written and read: the same, unless the format has no such kind.
  func readBack(_ value: Value) -> Value
}

extension Syntax {
  package var columnNames: [String] { [] }
  package var columnOfLike: String? { nil }
  package var headOfValue: String { "" }
  package func plainString(in text: [UInt8], span: Range<Int>) -> Range<Int>? { nil }
  package func references(in text: [UInt8], span: Range<Int>) -> [String] { [] }
  package func number(in text: [UInt8], span: Range<Int>) -> Number? { nil }
  package func dateTime(in text: [UInt8], span: Range<Int>) -> DateTime? { nil }
  package func written(_ edit: NodeEdit, in document: Document) throws(EditError) -> (
    document: Document, edit: NodeEdit
  ) {
    (document, edit)
  }
  package func inner(of container: Node) -> Range<Int>? { nil }
  package func parts(around range: Range<Int>, in document: Document) -> [SiblingPart] { [] }
  package func mayGoOn(_ tree: TreeBuilder, in text: [UInt8], before following: ArraySlice<UInt8>) -> Bool { false }
  package func shownTree(of written: Document) throws(ParseError) -> TreeBuilder {
    try parse(written.text, strictness: .tolerant)
  }
  package func isReplacedInPlace(_ node: Node) -> Bool { true }
  package var ignoresCase: Bool { false }
  package var innerGroupsKeepCase: Bool { false }
  package func haveSameName(_ key: String, _ other: String) -> Bool { true }
  package var readsListOfOneAsScalar: Bool { false }
  package func mayBeRepeated(_ node: Node) -> Bool { readsListOfOneAsScalar && node.parent?.kind == .object }
  package func mayBeEmptied(_ container: Node) -> Bool { true }
  package var readsNothingAsNull: Bool { false }
  package var textKey: String? { nil }
  package var textValues: TextValues? { nil }
  package var hasNull: Bool { true }
  package var holdsSectionsOnly: Bool { false }
  package var repeatedSections: [String] { [] }
  package var blockWords: [String] { [] }
  package var hasRows: Bool { false }
  package func rowKinds(of table: Node?, below key: String?) -> [TableRowKind] { [] }
  package func rowKind(of row: Node) -> TableRowKind? { nil }
  package func entry(writtenAs text: [UInt8], at path: Path, in document: Document) throws(EntryFault) -> WrittenEntry?
  {
    nil
  }
  package func rowBegun(as text: [UInt8], at path: Path) -> (kind: TableRowKind, columns: ObjectMembers)? { nil }
  package func edits(
    for edit: NodeEdit, writtenAs entry: WrittenEntry, in document: Document
  ) throws(EditError) -> [TextEdit]? {
    nil
  }
  package var hasOneRoot: Bool { false }
  package func explanation(of setting: Range<Int>, in document: Document) -> String? { nil }
  package var keysAreWords: Bool { false }
  package var keyPrefixes: [String] { [] }
  package func takesBlock(at path: Path) -> Bool { false }
  package var deepestObject: Int? { nil }
  package var joinsKeysByDots: Bool { false }
  package var numberUnits: [String]? { nil }
  package var includingKeys: [String] { [] }
  package func includesFiles(byKey key: String) -> Bool {
    let keys = includingKeys
    return !keys.isEmpty && keys.contains(key.lowercased())
  }
  package var lineCommentMarks: [[UInt8]] { [[UInt8(ascii: "#")]] }
  package var hasCommentedSettings: Bool { false }
  package func commentedLines(in document: Document, mentioning key: String) -> [CommentedLine] {
    commentedLines(in: document)
  }
  package func readBack(_ value: Value) -> Value { value }
}
