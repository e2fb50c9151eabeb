/// `settee help [VERB]` and `settee VERB --help`: says how it is used.
@MainActor
struct HelpVerb: Verb {
  nonisolated static let name = "help"
  nonisolated static var entry: VerbEntry {
    VerbEntry(forms: [.init([.optionalVerb], "says how it is used; so does settee VERB --help")], options: [])
  }

  /// A verb, or what else there is help on; nil for the whole program.
  private let subject: String?
  private let output: Output

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    (subject, output) = (arguments.next(), context.output)
  }

  func run() -> ExitStatus {
    output.ownText(
      subject == Usage.formatsWord ? Usage.formats : subject.flatMap(VerbTable.named).map(Usage.text(of:)) ?? Usage.text
    )
    return .fine
  }
}

/// `settee --version`.
@MainActor
struct VersionVerb: Verb {
  nonisolated static let name = "--version"
  nonisolated static let entry = VerbEntry(forms: [], options: [])

  private let output: Output

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    output = context.output
  }

  func run() -> ExitStatus {
    output.line("settee \(Version.current)")
    return .fine
  }
}
