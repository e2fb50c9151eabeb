import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// The words of a command line, parted into options and operands.
struct Arguments {
  private var options: [(option: Option, value: String)] = []
  private var operands: [FileOperand] = []

  /// Options may be anywhere; after `--` every word is an operand.
  init(_ words: [String]) throws(UsageError) {
    if let first = words.first, VerbTable.named(first)?.hasOptions == false {
      operands = words.map { FileOperand(path: $0) }
      return
    }
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest.map { FileOperand(path: $0) }
        return
      }
      if word.hasPrefix("-"), word != "-" {
        try take(word, &rest)
      } else {
        operands.append(FileOperand(path: word, isStandardInput: word == "-"))
      }
    }
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Option.named(parts[0]) else {
      let likely = Suggestion.closest(to: parts[0], among: Option.allCases.map(\.rawValue))
      let advice = likely.map { "did you mean \($0)?" } ?? "a value that begins with a dash goes after --"
      throw UsageError("there is no option \(parts[0]); \(advice)")
    }
    if option.takesValue {
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw UsageError("\(option.rawValue) wants a value")
      }
      options.append((option, value))
    } else if parts.count > 1 {
      throw UsageError("\(option.rawValue) takes no value")
    } else {
      options.append((option, ""))
    }
  }

  func has(_ option: Option) -> Bool { options.contains { $0.option == option } }
  func value(of option: Option) -> String? { options.last { $0.option == option }?.value }
  func values(of option: Option) -> [String] { options.filter { $0.option == option }.map(\.value) }

  /// What `--format` names; nil without it.
  var format: Format? {
    get throws(UsageError) {
      guard let name = value(of: .format) else { return nil }
      guard let format = Format.named(name) else {
        let likely = Suggestion.closest(to: name, among: FormatCatalogue.shared.listings.map(\.name))
        let advice = likely.map { "did you mean \($0)?" } ?? "settee help formats lists them"
        throw UsageError("\(name) is no format that Settee knows; \(advice)")
      }
      return format
    }
  }

  /// The release that `--for` names; nil without it.
  func release(among known: @autoclosure () -> [KnowledgeRelease]) throws(UsageError) -> KnowledgeRelease? {
    guard let name = value(of: .release) else { return nil }
    let known = known()
    if let release = known.first(where: { $0.name == name }) { return release }
    let names = known.map(\.name).joined(separator: ", ")
    throw UsageError("of \(name) nothing is recorded; known are \(names)")
  }

  /// The absolute path that `--as` names; nil without it.
  var place: String? { value(of: .asFile).map(FilePath.absolute) }

  mutating func next() -> String? { nextFile()?.path }

  /// The verb that the next operand names; nil where that is none.
  mutating func nextVerb() -> (any Verb.Type)? {
    guard let verb = operands.first.flatMap({ VerbTable.named($0.path) }) else { return nil }
    operands.removeFirst()
    return verb
  }

  /// The operands that are left, as they were written.
  var remaining: [String] { operands.map(\.path) }

  mutating func takeRemaining() -> [String] {
    defer { operands = [] }
    return remaining
  }

  mutating func nextFile() -> FileOperand? { operands.isEmpty ? nil : operands.removeFirst() }

  mutating func requireFile() throws(UsageError) -> FileOperand {
    guard let file = nextFile() else { throw UsageError("FILE is missing") }
    return file
  }

  /// The next operand where only a file that has a name will do; nil where there is none.
  mutating func nextNamedFile() throws(UsageError) -> String? {
    guard let file = nextFile() else { return nil }
    if file.isStandardInput {
      throw UsageError("standard input cannot be used here: name a file; one that is called - is ./-")
    }
    return file.path
  }

  mutating func requireNamedFile() throws(UsageError) -> String {
    guard let file = try nextNamedFile() else { throw UsageError("FILE is missing") }
    return file
  }

  mutating func requireNamedFiles() throws(UsageError) -> [String] { [try requireNamedFile()] + (try namedFiles()) }

  /// All operands that are left, as files that have names.
  mutating func namedFiles() throws(UsageError) -> [String] {
    var files: [String] = []
    while let file = try nextNamedFile() { files.append(file) }
    return files
  }

  /// The next operand, which has to be a word that is written so.
  ///
  /// - Parameter subject: what something is done with.
  mutating func expect(_ word: Operand, doneWith subject: String) throws(UsageError) {
    let given = try require(word.rawValue)
    if given != word.rawValue {
      throw UsageError("\(given) is nothing that is done with \(subject); \(word.rawValue) is")
    }
  }

  mutating func nextPath() throws(UsageError) -> Path? {
    try next().map { text throws(UsageError) in try Path(argument: text) }
  }

  mutating func requirePath() throws(UsageError) -> Path {
    try Path(argument: require("PATH"))
  }

  mutating func requireValue() throws(UsageError) -> ValueSource {
    guard let operand = nextFile() else { throw UsageError("VALUE is missing") }
    return operand.isStandardInput ? .standardInput : .argument(operand.path)
  }

  mutating func require(_ name: String) throws(UsageError) -> String {
    guard let operand = next() else { throw UsageError("\(name) is missing") }
    return operand
  }

  /// Refuses options that mean nothing with a verb, and those that exclude each other.
  func allow(_ entry: @autoclosure () -> VerbEntry) throws(UsageError) {
    if options.isEmpty { return }
    let entry = entry()
    for (option, _) in options where !entry.options.contains(option) {
      throw UsageError("\(option.rawValue) means nothing here")
    }
    let excluding = entry.exclusive.filter(has)
    if excluding.count > 1 {
      throw UsageError(excluding.map(\.rawValue).joined(separator: " and ") + " exclude each other")
    }
  }

  func allowNone() throws(UsageError) {
    if let (option, _) = options.first { throw UsageError("\(option.rawValue) means nothing here") }
  }

  /// Refuses operands that are left over.
  mutating func end() throws(UsageError) {
    if let extra = next() { throw UsageError("\(extra) is one word too many; quote a value that has blanks") }
  }

  /// Refuses a first word that is nearly a verb, where more words follow: one that is a file has none behind it.
  func refuseMisspeltVerb() throws(UsageError) {
    guard operands.count > 1, let word = operands.first?.path, !word.contains(where: { "./".contains($0) }),
      UsageError.verb(near: word) != nil
    else { return }
    throw UsageError(noVerb: word)
  }
}

/// A word that is no option, or a file that is named so.
struct FileOperand {
  let path: String
  /// Whether it means standard input: a dash before `--`.
  var isStandardInput = false
}

/// Words that make no command; says which.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// For a word in the place of a verb that is none.
  init(noVerb word: String) {
    let advice = Self.verb(near: word).map { "did you mean \($0)?" } ?? "settee help says which there are"
    self.init("there is no verb \(word); \(advice)")
  }

  static func verb(near word: String) -> String? {
    Suggestion.closest(to: word, among: VerbTable.forPeople.map { $0.name })
  }
}

extension Path {
  init(argument text: some StringProtocol) throws(UsageError) {
    do throws(PathError) {
      self = try Path(parsing: String(text))
    } catch {
      throw UsageError("\(error)")
    }
  }
}
