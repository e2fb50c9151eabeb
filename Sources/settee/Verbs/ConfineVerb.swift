import SettingsPrograms

/// `settee confine -- WORD…`: becomes a program that sees a text in the place of a file. Settee runs it, and not
/// people.
struct ConfineVerb: Verb {
  nonisolated static let name = "confine"
  /// The words are those of the program.
  nonisolated static var hasOptions: Bool { false }

  private let words: [String]
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    guard arguments.next() == "--" else { throw UsageError("confine is for Settee itself") }
    (words, self.context) = (arguments.takeRemaining(), context)
  }

  func run() -> ExitStatus {
    Confinement.become(words)
    return .failure
  }
}
