/// What the program answers to its caller.
enum ExitStatus: Equatable {
  case fine
  /// The answer is no: the setting is not set, or the value is not allowed.
  case no
  /// Wrong usage, a file that cannot be read or written, no terminal.
  case failure
  /// What a program said that did it, on another machine.
  case remote(Int32)
  case signal(Int32)

  /// As the system is told: of a signal, a shell expects 128 and its number.
  var code: Int32 {
    switch self {
    case .fine: 0
    case .no: 1
    case .failure: 2
    case .remote(let code): code
    case .signal(let number): 128 + number
    }
  }

  /// Of two that are told as one, the worse.
  func orWorse(_ other: ExitStatus) -> ExitStatus { code < other.code ? other : self }
}

/// The program: reads its arguments and does the one thing that they ask for.
@MainActor
struct Program {
  let context: VerbContext

  func run(_ words: [String]) -> ExitStatus {
    let verb: any Verb
    do throws(UsageError) {
      verb = try VerbTable.verb(words, in: context)
    } catch {
      context.output.error(error.description)
      context.output.advice("settee --help says how it is used")
      return .failure
    }
    if !type(of: verb).entry.forms.isEmpty, !(verb is ScreenVerb) {
      let notices = ReturnNotices(folders: context.folders, writer: context.opener.writer)
      for line in notices.take() { context.output.error(line) }
    }
    return context.saying { () throws(VerbError) in try verb.run() }
  }
}
