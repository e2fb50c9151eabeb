import SettingsDocuments

/// `settee request`: does what a program asks in JSON, and answers in JSON.
struct RequestVerb: Verb {
  nonisolated static let name = "request"
  nonisolated static var entry: VerbEntry {
    VerbEntry(forms: [([], "does what standard input says in JSON, for programs")], options: [.why])
  }

  private let reason: String?
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    reason = arguments.value(of: .why)
    self.context = context
  }

  func run() throws(VerbError) -> ExitStatus {
    let text = try VerbError.from { () throws(InputError) in try context.input.read(.everything) }
    let run = RequestRun(try SettingsRequest(reading: text), reason: reason, in: context)
    run.run()
    output.line(run.answer.json)
    return run.hasFailed ? .no : .fine
  }
}
