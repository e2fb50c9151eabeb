import SettingsDocuments

/// What a setting is to become, as the command line says it.
struct Assignment {
  let path: Path
  let value: ValueSource
  /// Whether the path was written without quotes.
  var isBare = true
  var operation = Operation.set
  /// What the words are where a setting has the whole first one as its path, a pointer with an equals sign.
  private(set) var whole: [Assignment] = []

  /// What is done with a value, as the sign before it says.
  enum Operation {
    /// The setting has it from now on: `PATH=VALUE`.
    case set
    /// It is added to a list: `PATH+=VALUE`.
    case add
    /// It is taken out of a list: `PATH-=VALUE`.
    case remove
  }

  /// Where an entry goes that is given as its text: behind all others of a list that it is added to.
  ///
  /// - Parameter path: the path, resolved.
  func place(of path: Path) -> Path { operation == .add && self.path.last != .end ? path.appending(.end) : path }

  /// Reads `PATH VALUE`, or `PATH=VALUE`, `PATH+=VALUE` and `PATH-=VALUE` as many as there are.
  static func all(_ arguments: inout Arguments) throws(UsageError) -> [Assignment] {
    if isPathAndValue(arguments.remaining) {
      let isBare = arguments.remaining.first?.utf8.contains(UInt8(ascii: "\"")) == false
      return [Assignment(path: try arguments.requirePath(), value: try arguments.requireValue(), isBare: isBare)]
    }
    let words = arguments.remaining
    var all: [Assignment] = []
    while let word = arguments.next() { all.append(try Assignment(word)) }
    if words.count == 2, isPointer(words[0]) {
      all[0].whole = [Assignment(path: try Path(argument: words[0]), value: .argument(words[1]), isBare: true)]
    }
    return all
  }

  /// Whether the words are a path and a value, and no assignments.
  ///
  /// A key with an equals sign cannot be put in quotes in a pointer; there, what follows decides.
  private static func isPathAndValue(_ words: [String]) -> Bool {
    guard let first = words.first, sign(in: first) != nil else { return true }
    return words.count == 2 && isPointer(first) && (try? Assignment(words[1])) == nil
  }

  private static func isPointer(_ word: some StringProtocol) -> Bool { word.utf8.first == UInt8(ascii: "/") }

  /// The path and what is done, of the text before an equals sign.
  static func parts(of text: Substring) -> (path: Substring, Operation) {
    switch text.last {
    case "+"?: (text.dropLast(), .add)
    // In a pointer a dash is the place behind a list.
    case "-"? where !(isPointer(text) && text.hasSuffix("/-")): (text.dropLast(), .remove)
    default: (text, .set)
    }
  }

  /// The equals sign that parts the path from the value: the first that is neither between quotes nor in brackets.
  static func sign(in word: String) -> String.Index? {
    let equals = UInt8(ascii: "=")
    // The quotes and brackets of a pointer are parts of its keys.
    if isPointer(word) { return word.utf8.firstIndex(of: equals) }
    var scan = DottedPathScan()
    return word.utf8.indices.first { scan.isMark(word.utf8[$0]) && word.utf8[$0] == equals }
  }
}

extension Assignment {
  fileprivate init(_ word: String) throws(UsageError) {
    guard let sign = Self.sign(in: word) else {
      throw UsageError("\(word) is no PATH=VALUE; a key that holds an equals sign is written in quotes")
    }
    let (path, operation) = Self.parts(of: word[..<sign])
    if path.isEmpty { throw UsageError("\(word) has no PATH before the equals sign") }
    self.init(
      path: try Path(argument: path), value: .argument(String(word[word.utf8.index(after: sign)...])),
      isBare: !path.utf8.contains(UInt8(ascii: "\"")), operation: operation)
  }
}
