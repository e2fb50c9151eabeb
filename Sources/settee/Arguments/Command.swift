import SettingsDocuments

/// What the arguments ask for.
enum Command {
  case help, version, home
  case open(FileRequest)
  case get(GetRequest)
  case set(SetRequest)
  case check(CheckRequest)

  init(_ words: [String]) throws(UsageError) {
    var arguments = try Arguments(words)
    if arguments.has(.help) {
      self = .help
    } else if arguments.has(.version) {
      self = .version
    } else {
      self = try Self.command(&arguments)
    }
  }

  private static func command(_ arguments: inout Arguments) throws(UsageError) -> Command {
    guard let word = arguments.next() else {
      try arguments.allow([])
      return .home
    }
    switch word {
    case "get":
      try arguments.allow([.schema, .format, .json])
      let request = GetRequest(
        file: try file(&arguments), path: try path(&arguments), asJSON: arguments.has(.json))
      try arguments.end()
      return .get(request)
    case "set":
      try arguments.allow([.schema, .format, .json, .force, .dryRun])
      let request = SetRequest(
        file: try file(&arguments), path: try path(&arguments), value: try arguments.require("VALUE"),
        isForced: arguments.has(.force), isDryRun: arguments.has(.dryRun), asJSON: arguments.has(.json))
      try arguments.end()
      return .set(request)
    case "check":
      try arguments.allow([.schema, .format, .json])
      return .check(try CheckRequest(&arguments))
    case "help":
      return .help
    default:
      try arguments.allow([.schema, .format])
      let request = try FileRequest(path: word, arguments)
      try arguments.end()
      return .open(request)
    }
  }

  private static func file(_ arguments: inout Arguments) throws(UsageError) -> FileRequest {
    try FileRequest(path: arguments.require("FILE"), arguments)
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
  let schema: String?
  let format: Format?

  init(path: String, _ arguments: Arguments) throws(UsageError) {
    self.path = path
    schema = arguments.value(of: .schema)
    format = try arguments.format
  }

  init(path: String) {
    self.path = path
    schema = nil
    format = nil
  }
}

struct GetRequest {
  let file: FileRequest
  let path: Path
  let asJSON: Bool
}

struct SetRequest {
  let file: FileRequest
  let path: Path
  let value: String
  let isForced: Bool
  let isDryRun: Bool
  let asJSON: Bool
}
