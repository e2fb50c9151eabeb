/// `settee completions SHELL`: prints the script with which a shell completes.
struct CompletionsVerb: Verb {
  nonisolated static let name = "completions"
  nonisolated static var entry: VerbEntry {
    VerbEntry(forms: [([.shell], "prints the completions of a shell")])
  }

  private let shell: Shell
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    shell = try Shell(argument: try arguments.require(Operand.shell.rawValue))
    self.context = context
  }

  func run() -> ExitStatus {
    output.ownText(shell.script)
    return .fine
  }
}
