/// What one member of the family of rows does its own way: tables whose lines are rows of columns. A dialect is data:
/// the parser and the editor are the same.
struct RowDialect: Dialect {
  let name: String
  var layout = Layout.rows
  /// The bytes that begin a comment line.
  var comments: [UInt8] = [UInt8(ascii: "#")]
  /// First words of lines that are no comments although they begin like one.
  var wordsThatAreNoComments: [String] = []
  var trailingComment = TrailingComment.none
  var continuation = Continuation.none
  /// What is between columns; nil for blanks.
  var separator: UInt8?
  /// Whether blanks around a separator are no part of the columns.
  var trimsColumns = true
  var beginsWithSeparator = false
  var quoting = Quoting.none
  /// What rows there are. The first whose beginning fits is read.
  var shapes: [RowShape] = []
  /// Whether lines `NAME=value` may be among the rows.
  var hasAssignments = false
  /// The column by which a new row is put behind the last of its like.
  var togetherBy: String?
  /// The columns whose values name files that are read as part of this one.
  var includes: [String] = []

  var booleans: (String, String) { ("no", "yes") }
  var booleanWords: [(String, String)] { [("no", "yes"), ("n", "y"), ("0", "1")] }

  /// What the rows become.
  enum Layout: Sendable, Equatable {
    /// An array of objects, whose members are the columns.
    case rows
    /// An array of texts, for tables of one column.
    case texts
    /// An object: the key is before this byte.
    case members(UInt8)
    /// An array of objects, whose members are the `KEY=="value"` of a row; see ``RowMember``.
    case pairs
    /// An object: assignments are its members, and below each of these keys is an array of rows.
    case groups([String])
  }

  enum TrailingComment: String, CaseIterable, Sendable {
    case none
    /// Behind a blank.
    case afterBlank
    /// Wherever the mark is.
    case anywhere
    /// Wherever the mark is without a backslash before it, unless it begins a word and a number is behind it: sudoers'
    /// numbers of users, as in `#1000` and `%#100`.
    case unlessNumber
    /// Behind the last column that a row can have.
    case afterLastColumn
  }

  enum Continuation: String, CaseIterable, Sendable {
    case none
    /// A backslash at the end of a line.
    case backslash
    /// Lines that begin with a blank go on with the row above.
    case indentation
  }

  /// How a word holds blanks.
  enum Quoting: String, CaseIterable, Sendable {
    case none
    /// `\040`: the number of the character in octal digits.
    case octal
    /// `"…"` around a whole word, with nothing escaped.
    case double
    /// `"…"` around a whole word, or octal numbers.
    case doubleOrOctal
    /// `"…"` in words, which is a part of the value: its programs tell `"all"` from `all`.
    case kept
  }

  /// What is written between columns.
  var separatorText: String { separator.map { String(UnicodeScalar($0)) } ?? " " }

  /// What is behind the key of an object's member, or of an assignment.
  var memberMark: String { if case .members(let byte) = layout { String(UnicodeScalar(byte)) } else { "=" } }

  var groups: [String] { if case .groups(let names) = layout { names } else { [] } }

  /// The number that the first column of each shape has, counted over all shapes: what ``Syntax/columnNames`` is in.
  var firstColumns: [Int] {
    shapes.reduce(into: (result: [Int](), next: 0)) { numbers, shape in
      numbers.result.append(numbers.next)
      numbers.next += shape.columns.count
    }.result
  }

  var isGrouped: Bool { if case .groups = layout { true } else { false } }

  /// Whether keys may be repeated in one object, and are lists then.
  var repeatsAreLists: Bool { isGrouped || layout == .pairs }

  /// The bytes at which a column may end that means the bytes that it is written with. None where rows go on over
  /// lines, or the columns between separators have quotes or blanks around them.
  var endsOfPlainColumns: ByteSet? {
    if continuation != .none || beginsWithSeparator { return nil }
    if let separator { return trimsColumns || hasQuotes ? nil : ByteSet([separator]) }
    return ByteSet((trailingComment == .afterLastColumn ? " \t\r\n\\\"#" : " \t\r\n\\\"").utf8)
  }

  /// Whether `"…"` holds blanks and comment marks.
  var hasQuotes: Bool { quoting == .double || quoting == .doubleOrOctal || quoting == .kept || layout == .pairs }
}
