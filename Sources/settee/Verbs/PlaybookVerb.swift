import SettingsDocuments
import SettingsSession

/// `settee playbook FILE…`: proposes tasks that set settings for those that write lines.
struct PlaybookVerb: Verb {
  nonisolated static let name = "playbook"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.files], "proposes tasks that set settings for those of Ansible that write lines")],
      options: [.dryRun, .write, .quiet, .trustFolder, .why], exclusive: [.dryRun, .write])
  }

  private let files: [String]
  private let writes: Bool
  private let isQuiet: Bool
  private let request: FileRequest
  private let note: SaveNote
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    (writes, isQuiet) = (arguments.has(.write), arguments.has(.quiet))
    note = SaveNote(tool: Self.name, reason: arguments.value(of: .why))
    (files, self.context) = (try arguments.requireNamedFiles(), context)
    request = try FileRequest(options: arguments)
  }

  func run() -> ExitStatus {
    files.reduce(.fine) { status, file in
      status.orWorse(context.saying { () throws(VerbError) in try propose(in: file) })
    }
  }

  private func propose(in name: String) throws(VerbError) -> ExitStatus {
    var request = request
    (request.path, request.format) = (name, .yaml)
    let session = try session(with: request)
    session.saveNote = note
    let before = session.document
    for task in LineTask.all(in: before) {
      let line = before.lines.position(at: (task.arguments.keySpan ?? task.arguments.span).lowerBound).line
      if let reason = take(task, session), !isQuiet { output.advice("\(name):\(line): left: \(reason)") }
    }
    if session.document.text == before.text { return .fine }
    guard writes else {
      output.difference(UnifiedDiff(before.text, session.document.text), inFile: name)
      return .no
    }
    for notice in try session.saved(as: name) { output.error(notice) }
    if !isQuiet { output.line("\(UndecodedBytes.shown(name)): changed") }
    return .fine
  }

  /// Puts what is proposed in the place of a task; why that is not done.
  private func take(_ task: LineTask, _ session: EditingSession) -> String? {
    let path = task.arguments.path
    do {
      let arguments = try TaskProposal(task, context.opener).arguments()
      try session.apply([.set(path, arguments), .rename(path, to: TaskProposal.module)])
      return nil
    } catch {
      return (error as? TaskProposal.Unsure)?.reason ?? "\(error)"
    }
  }
}
