import SettingsDocuments

/// What the arguments ask for.
enum Command {
  case version, home
  /// About one verb, or the whole program.
  case help(String?)
  case open(FileRequest)
  case get(GetRequest)
  case set(EditRequest, value: ValueSource)
  case reset(EditRequest)
  case list(ListRequest)
  case check(CheckRequest)
  case recover(RecoverRequest)

  init(_ words: [String]) throws(UsageError) {
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
    guard let word = try arguments.nextFile() else {
      try arguments.allowNone()
      return .home
    }
    guard let verb = Verb.named(word) else {
      try arguments.allow(.screen)
      return .open(try FileRequest(path: word, arguments))
    }
    try arguments.allow(verb)
    switch verb {
    case .get:
      return .get(
        GetRequest(file: try file(&arguments), path: try path(&arguments), asJSON: arguments.has(.json)))
    case .set: return .set(try edit(&arguments), value: try arguments.requireValue())
    case .reset: return .reset(try edit(&arguments))
    case .list:
      return .list(
        ListRequest(
          file: try file(&arguments), onlyModified: arguments.has(.modified), withCommented: arguments.has(.all),
          asJSON: arguments.has(.json)))
    case .check: return .check(try CheckRequest(&arguments))
    case .recover: return .recover(try RecoverRequest(&arguments))
    case .help, .screen: return .help(arguments.next())
    }
  }

  private static func edit(_ arguments: inout Arguments) throws(UsageError) -> EditRequest {
    EditRequest(
      file: try file(&arguments), path: try path(&arguments), isForced: arguments.has(.force),
      isDryRun: arguments.has(.dryRun), asJSON: arguments.has(.json), isQuiet: arguments.has(.quiet))
  }

  private static func file(_ arguments: inout Arguments) throws(UsageError) -> FileRequest {
    try FileRequest(path: arguments.requireFile(), arguments)
  }

  private static func path(_ arguments: inout Arguments) throws(UsageError) -> Path {
    let text = try arguments.require("PATH")
    do throws(PathError) {
      return try Path(parsing: text)
    } catch {
      throw UsageError("\(error)")
    }
  }
}

/// A file to open, and how to understand it.
struct FileRequest {
  let path: String
  let schema: SchemaOptions
  let format: Format?
  /// What is allowed with the file that is refused as a rule.
  var options: FileOptions

  init(path: String, _ arguments: Arguments) throws(UsageError) {
    self.path = path
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

/// One setting of a file that is to be changed.
struct EditRequest {
  let file: FileRequest
  let path: Path
  let isForced: Bool
  let isDryRun: Bool
  let asJSON: Bool
  /// Whether nothing is said where all is well.
  let isQuiet: Bool
}

struct ListRequest {
  let file: FileRequest
  /// Only what is not known to be the default.
  let onlyModified: Bool
  /// Also what is commented out.
  let withCommented: Bool
  let asJSON: Bool
}
