import SettingsDocuments

/// `settee request`: does what a program asks in JSON, and answers in JSON.
@MainActor
struct RequestVerb: Verb {
  nonisolated static let name = "request"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [.init([], "does what standard input says in JSON, for programs")],
      options: [.why],
      text: """
        For programs such as Ansible's modules. Reads one request from standard input, the settings of one or of many \
        files and what is to become of them, and prints one answer, both JSON: {"files": [{"path": "/etc/ssh/sshd_config", \
        "settings": [{"path": "Port", "value": 22}]}]}. Documentation/Requests.md has all of it.

        All changes are made in memory, and checked by the schemas and the programs that read the files, before the \
        first is written; each file is written once. Where one is refused, none is written, unless the request says \
        otherwise. What is so already is not changed. With "check" nothing is written, and the answer is the same.
        """,
      status: [
        "all is as it was asked for", "something was refused, which the answer says", "the request cannot be read",
      ])
  }

  private let reason: String?
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    reason = arguments.value(of: .why)
    self.context = context
  }

  func run() throws(VerbError) -> ExitStatus {
    let text = try VerbError.from { () throws(InputError) in try context.input.read(.everything) }
    let request = try SettingsRequest(reading: text)
    let run = RequestRun(request, reason: reason, in: context)
    run.run()
    output.line(RequestAnswer(run: run, request: request).value.json)
    return run.hasFailed ? .no : .fine
  }
}
