/// The columns of one kind of row.
struct RowShape: Sendable {
  /// The word that the row begins with, and that is no column: `@include`.
  var keyword: String?
  /// The key of the root that rows of this shape are below, where a dialect has groups.
  var group: String?
  var columns: [RowColumn] { didSet { steps = columns.map(RowStep.init) } }
  /// What reading needs of each column.
  private(set) var steps: [RowStep]

  init(_ columns: [RowColumn] = []) {
    self.columns = columns
    steps = columns.map(RowStep.init)
  }

  /// Whether a row that begins with this word is of this shape.
  func fits(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if let keyword { return bytes[word].elementsEqual(keyword.utf8) }
    return steps[0].accepts(word, in: bytes) ?? columns[0].check.accepts(bytes[word])
  }

  /// Whether a column begins on a line of its own: the one behind a column that is the rest of its line.
  func isOnNextLine(_ column: RowColumn) -> Bool {
    column.kind == .rest && columns.contains { $0.kind == .line }
  }

  /// Whether a row begins with a column.
  func isFirst(_ index: Int) -> Bool { index == 0 && keyword == nil }

  func index(of column: String) -> Int? { columns.firstIndex { $0.name == column } }
}

/// What the reading of each row needs of a column: numbers alone, so that none counts the uses of texts.
struct RowStep: Sendable {
  let kind: RowColumn.Kind
  let isRequired: Bool
  let isSkipped: Bool
  private let test: Test

  private enum Test {
    case nothing
    /// Nothing but these bytes.
    case all(ByteSet)
    /// One of these bytes.
    case any(ByteSet)
    /// A first byte, and then what the column's own check says.
    case beginning(UInt8)
    /// What the column's own check says.
    case column
  }

  init(_ column: RowColumn) {
    (kind, isRequired, isSkipped) = (column.kind, column.isRequired, column.isSkipped)
    test =
      switch column.check {
      case .any: .nothing
      case .characters(let others): .all(ByteSet(RowColumn.Check.lettersAndDigits).union(others.utf8))
      case .holding(let bytes): .any(ByteSet(bytes.utf8))
      case .prefix(let prefix): prefix.utf8.first.map(Test.beginning) ?? .nothing
      default: .column
      }
  }

  /// Whether a column may hold a word; nil where only its own check says that.
  @inline(__always)
  func accepts(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    switch test {
    case .nothing: true
    case .all(let set): word.allSatisfy { set.contains(bytes[$0]) }
    case .any(let set): word.contains { set.contains(bytes[$0]) }
    case .beginning(let byte): word.isEmpty || bytes[word.lowerBound] != byte ? false : nil
    case .column: nil
    }
  }
}

struct RowColumn: Sendable {
  var name: String
  var kind = Kind.word
  /// Whether a row has to have it.
  var isRequired = true
  var check = Check.any
  /// Whether a word that does not pass the check is that of the next column.
  var isSkipped = false

  enum Kind: Sendable, Equatable {
    /// Up to a blank, or to the separator.
    case word
    /// A word, or `[…]` with blanks inside.
    case brackets
    /// Words with commas between them, and blanks around the commas.
    case list
    /// Up to a byte, which is no part of it.
    case until(UInt8)
    /// The rest of the row's first line.
    case line
    /// The rest of the row.
    case rest
  }

  /// What a column may hold.
  enum Check: Sendable {
    case any
    case words([String])
    /// Nothing but these characters, letters and digits.
    case characters(String)
    case prefix(String)
    /// A beginning that is none of these characters.
    case beginningOther(String)
    /// One of these characters somewhere.
    case holding(String)
    /// What a rule of a program's grammar allows.
    case rule(RowRule)

    func accepts(_ word: String) -> Bool { accepts(word.utf8) }

    func accepts(_ word: some Collection<UInt8>) -> Bool {
      switch self {
      case .any: true
      case .words(let words): words.contains { $0.utf8.elementsEqual(word) }
      case .characters(let others):
        word.allSatisfy { 0x30...0x39 ~= $0 || Prose.isLetter($0) || others.utf8.contains($0) }
      case .prefix(let prefix): word.starts(with: prefix.utf8)
      case .beginningOther(let bytes): !(word.first.map(bytes.utf8.contains) ?? false)
      case .holding(let bytes): word.contains(where: bytes.utf8.contains)
      case .rule(let rule): rule.allows(Array(word))
      }
    }

    static let lettersAndDigits = (0..<0x80 as Range<UInt8>).filter { 0x30...0x39 ~= $0 || Prose.isLetter($0) }

    /// What is accepted, in words.
    var words: String {
      switch self {
      case .any: "a word"
      case .words(let words): words.map { "\"\($0)\"" }.joined(separator: ", ")
      case .characters(let others): "letters, digits and \(others)"
      case .prefix(let prefix): "a word that begins with \"\(prefix)\""
      case .beginningOther(let bytes): "a word that begins with none of \(bytes)"
      case .holding(let bytes): "a word with one of \(bytes)"
      case .rule(let rule): rule.words
      }
    }
  }
}
