import SettingsDocuments

/// What the program answers to its caller.
enum ExitStatus: Int32 {
  case fine = 0
  /// The answer is no: the setting is not set, or the value is not allowed.
  case no = 1
  /// Wrong usage, a file that cannot be read or written, no terminal.
  case failure = 2
}

/// The program: reads its arguments and does the one thing that they ask for.
@MainActor
struct Program {
  private let folders: XDGFolders

  init(environment: [String: String]) {
    folders = XDGFolders(environment: environment)
  }

  func run(_ words: [String]) -> Exit {
    let command: Command
    do throws(UsageError) {
      command = try Command(words)
    } catch {
      Output.error("\(error)\nsettee --help says how it is used")
      return .status(.failure)
    }
    switch command {
    case .help:
      Output.line(Usage.text)
      return .status(.fine)
    case .version:
      Output.line("settee \(Version.current)")
      return .status(.fine)
    case .get(let request): return .status(GetVerb(request: request, folders: folders).run())
    case .set(let request): return .status(SetVerb(request: request, folders: folders).run())
    case .open(let file): return FullScreen(folders: folders).open(file)
    case .home: return FullScreen(folders: folders).home()
    }
  }
}

/// How the program ends.
enum Exit {
  case status(ExitStatus)
  /// By a signal: a shell expects 128 and its number.
  case signal(Int32)

  var rawValue: Int32 {
    switch self {
    case .status(let status): status.rawValue
    case .signal(let number): 128 + number
    }
  }
}
