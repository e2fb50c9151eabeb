/// `settee help [VERB]` and `settee VERB --help` say how it is used, `--version` and `--licences` what it is.
@MainActor
struct HelpVerb: Verb {
  nonisolated static let name = "help"
  nonisolated static var entry: VerbEntry {
    VerbEntry(forms: [.init([.optionalVerb], "says how it is used; so does settee VERB --help")], options: [])
  }

  private let text: String
  let context: VerbContext

  /// Help on a verb, or what else there is help on, or on the whole program.
  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    let subject = arguments.next()
    let text =
      subject == Usage.formatsWord ? Usage.formats : subject.flatMap(VerbTable.named).map(Usage.text(of:)) ?? Usage.text
    self.init(text, in: context)
  }

  init(_ text: String, in context: VerbContext) { (self.text, self.context) = (text, context) }

  func run() -> ExitStatus {
    output.ownText(text)
    return .fine
  }
}
