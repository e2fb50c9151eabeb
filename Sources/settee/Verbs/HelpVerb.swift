/// `settee help [VERB]` and `settee VERB --help` say how it is used, `--version` and `--licences` what it is.
struct HelpVerb: Verb {
  nonisolated static let name = "help"
  nonisolated static var entry: VerbEntry {
    VerbEntry(forms: [([.optionalVerb], "says how it is used; so does settee VERB --help")])
  }

  private let text: String
  let context: VerbContext

  /// Help on a verb, or what else there is help on, or on the whole program.
  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    // `settee FILE --help` asks for the whole help.
    let isAsked = !arguments.has(.help)
    guard let subject = arguments.next() else {
      self.init(Usage.text, in: context)
      return
    }
    if isAsked { try arguments.end() }
    let known = subject == Usage.formatsWord ? Usage.formats : VerbTable.named(subject).map(Usage.text(of:))
    if known == nil, isAsked { throw UsageError(noVerb: subject) }
    self.init(known ?? Usage.text, in: context)
  }

  init(_ text: String, in context: VerbContext) { (self.text, self.context) = (text, context) }

  func run() -> ExitStatus {
    output.ownText(text)
    return .fine
  }
}
