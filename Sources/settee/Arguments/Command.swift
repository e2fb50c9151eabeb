import SettingsDocuments

/// What the arguments ask for.
enum Command {
  case version, home
  /// About one verb, or the whole program.
  case help(String?)
  case open(FileRequest)
  case get(GetRequest)
  case set(EditRequest, [Assignment])
  case reset(EditRequest, Path)
  case list(ListRequest)
  /// `get` or `list` of what counts with all files of a program.
  case effective(EffectiveRequest)
  case describe(DescribeRequest)
  case diff(DiffRequest)
  case check(CheckRequest)
  case recover(RecoverRequest)
  case schemas(SchemasRequest)
  case completions(Shell)
  /// What may follow on a shell's line: its words behind the program's name, or what the shell gives in their place.
  case complete(Shell, [String])
  /// Puts what standard input holds in the place of a file.
  case place(String)
  /// Becomes a program that sees a text in the place of a file.
  case confine([String])

  init(_ words: [String]) throws(UsageError) {
    if words.first == Verb.complete.rawValue {
      self = try Self.completion(of: words.dropFirst())
      return
    }
    if words.first == Verb.confine.rawValue, words.dropFirst().first == "--" {
      self = .confine(Array(words.dropFirst(2)))
      return
    }
    var arguments = try Arguments(words)
    if arguments.has(.help) {
      self = .help(arguments.next())
    } else if arguments.has(.version) {
      self = .version
    } else {
      self = try Self.command(&arguments)
      try arguments.end()
    }
  }

  private static func command(_ arguments: inout Arguments) throws(UsageError) -> Command {
    guard let word = try arguments.nextNamedFile() else {
      try arguments.allowNone()
      return .home
    }
    guard let verb = Verb.named(word) else {
      try arguments.allow(.screen)
      return .open(try FileRequest(FileOperand(path: word, isStandardInput: false), arguments))
    }
    try arguments.allow(verb)
    return try command(verb, &arguments)
  }

  private static func command(_ verb: Verb, _ arguments: inout Arguments) throws(UsageError) -> Command {
    switch verb {
    case .get where arguments.has(.effective), .list where arguments.has(.effective):
      return .effective(try EffectiveRequest(&arguments, ofOne: verb == .get))
    case .get:
      return .get(
        GetRequest(file: try file(&arguments), path: try arguments.requirePath(), asJSON: arguments.has(.json)))
    case .set:
      let request = try EditRequest(&arguments, mayCreate: arguments.has(.create))
      let assignments = try Assignment.all(&arguments)
      try request.check(assignments)
      return .set(request, assignments)
    case .reset: return .reset(try EditRequest(&arguments), try arguments.requirePath())
    case .list:
      return .list(
        ListRequest(
          file: try file(&arguments), path: try arguments.nextPath() ?? .root, onlyModified: arguments.has(.modified),
          withCommented: arguments.has(.all), asJSON: arguments.has(.json)))
    case .describe:
      return .describe(
        DescribeRequest(file: try file(&arguments), path: try arguments.nextPath(), asJSON: arguments.has(.json)))
    case .diff: return .diff(try DiffRequest(&arguments))
    case .completions: return .completions(try Shell(argument: try arguments.require(Operand.shell.rawValue)))
    case .check: return .check(try CheckRequest(&arguments))
    case .recover: return .recover(try RecoverRequest(&arguments))
    case .schemas: return .schemas(try SchemasRequest(&arguments))
    case .place: return .place(try arguments.requireNamedFile())
    case .help, .screen, .complete, .confine: return .help(arguments.next())
    }
  }

  /// The words are those of another line, and none of them is an option here.
  private static func completion(of words: ArraySlice<String>) throws(UsageError) -> Command {
    guard let name = words.first else { throw UsageError("\(Operand.shell.rawValue) is missing") }
    return .complete(try Shell(argument: name), Array(words.dropFirst()))
  }

  private static func file(_ arguments: inout Arguments) throws(UsageError) -> FileRequest {
    try FileRequest(arguments.requireFile(), arguments)
  }
}

/// A file to open, and how to understand it.
struct FileRequest {
  /// The path as it was written; a dash for standard input.
  let path: String
  var isStandardInput = false
  var schema: SchemaOptions
  var format: Format?
  /// What is allowed with the file that is refused as a rule.
  var options: FileOptions
  /// Whether a file that is not there is made; nil where that would be of no use.
  var mayCreate: Bool?

  init(_ operand: FileOperand, _ arguments: Arguments) throws(UsageError) {
    path = operand.path
    isStandardInput = operand.isStandardInput
    options = FileOptions(arguments)
    schema = SchemaOptions(arguments)
    format = try arguments.format
  }

  init(path: String, format: Format? = nil) {
    self.path = path
    schema = .none
    self.format = format
    options = []
  }
}

struct GetRequest {
  let file: FileRequest
  let path: Path
  let asJSON: Bool
}

struct ListRequest {
  let file: FileRequest
  /// The setting whose settings are listed.
  let path: Path
  /// Only what is not known to be the default.
  let onlyModified: Bool
  /// Also what is commented out.
  let withCommented: Bool
  let asJSON: Bool
}
