import SettingsDocuments
import SettingsPrograms

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
  private let environment: [String: String]
  private let currentFolder: String
  private let input: Input
  private let output: Output

  init(environment: [String: String], currentFolder: String, input: Input = .standard, output: Output) {
    folders = XDGFolders(application: "settee", environment: environment).forThisAccount()
    self.environment = environment
    self.currentFolder = currentFolder
    self.input = input
    self.output = output
  }

  func run(_ words: [String]) -> Exit {
    let command: Command
    do throws(UsageError) {
      command = try Command(words)
    } catch {
      output.error(error.description)
      output.advice("settee --help says how it is used")
      return .status(.failure)
    }
    switch command {
    case .help(let verb):
      output.ownText(
        verb == Usage.formatsWord ? Usage.formats : verb.flatMap(Verb.named).map(Usage.text(of:)) ?? Usage.text)
      return .status(.fine)
    case .version:
      output.line("settee \(Version.current)")
      return .status(.fine)
    case .get(let request): return .status(GetVerb(request: request, context: context).run())
    case .set(let request, let assignments):
      return .status(SetVerb(request: request, assignments: assignments, context: context).run())
    case .reset(let request, let path):
      return .status(ResetVerb(request: request, path: path, context: context).run())
    case .list(let request): return .status(ListVerb(request: request, context: context).run())
    case .effective(let request):
      return .status(EffectiveVerb(request: request, layers: opener.layers, output: output).run())
    case .describe(let request): return .status(DescribeVerb(request: request, context: context).run())
    case .diff(let request): return .status(DiffVerb(request: request, context: context).run())
    case .completions(let shell):
      output.ownText(shell.script)
      return .status(.fine)
    case .complete(let shell, let words):
      return .status(CompleteVerb(shell: shell, words: words, home: folders.home, context: context).run())
    case .check(let request): return .status(CheckVerb(request: request, context: context).run())
    case .recover(let request):
      return .status(RecoverVerb(request: request, writer: opener.writer, output: output).run())
    case .schemas(let request):
      return .status(
        SchemasVerb(
          request: request, context: context, fetcher: WebFetcher(environment: environment), knownFiles: knownFiles
        ).run())
    case .place(let path):
      return .status(PlaceVerb(path: path, writer: opener.writer, input: input, output: output).run())
    case .confine(let words):
      Confinement.become(words)
      return .status(.failure)
    case .open(let file): return fullScreen.open(file)
    case .home: return fullScreen.home()
    }
  }

  /// The files that the home screen lists.
  private func knownFiles() -> [String] {
    let recognized = RecognizedFiles(folders: folders, currentFolder: currentFolder)
    let found = recognized.inCurrentFolder() + recognized.inAccount() + MachineFiles().files()
    return RecentFiles(folders: folders, writer: opener.writer).paths() + found.map(\.path)
  }

  private var opener: FileOpener { FileOpener(folders: folders, currentFolder: currentFolder) }

  private var context: VerbContext { VerbContext(opener: opener, input: input, output: output) }

  private var fullScreen: FullScreen {
    FullScreen(
      folders: folders, currentFolder: currentFolder, opener: opener, editor: EditorCommand(environment: environment),
      searchPath: environment[FullScreen.searchPathVariable] ?? "",
      logPath: environment[FullScreen.logVariable].flatMap { $0.isEmpty ? nil : $0 },
      fetcher: WebFetcher(environment: environment), output: output)
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
