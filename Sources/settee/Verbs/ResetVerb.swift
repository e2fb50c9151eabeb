import SettingsDocuments
import SettingsSession

/// `settee reset FILE PATH`: takes one setting back to its default and saves the file.
@MainActor
struct ResetVerb: EditingVerb {
  nonisolated static let name = "reset"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [.init([.file, .path], "takes one setting back to its default")],
      options: VerbEntry.changing, exclusive: [.json, .quiet],
      text: """
        Takes the setting at PATH back to its default: its key goes, with the comment that belongs to it. Where a file \
        has settings at their default as comments, as an sshd_config, its line becomes one again, with the text that \
        was there before Settee set it; what was not there goes. A secret goes there too, but where a comment explains \
        it, its name stays as a comment without its value. What must be set is given its default instead. A section is \
        removed.

        Says "changed", or "unchanged" where there was nothing to do; --quiet says neither. --dry-run prints the \
        difference and writes nothing. --ask asks the program that FILE belongs to, as for "set".
        """,
      status: [
        "it is at its default", "it must be set and has none, or the program refuses it", "the file cannot be used",
      ])
  }

  let request: EditRequest
  private let path: Path
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    request = try EditRequest(&arguments)
    path = try arguments.requirePath()
    self.context = context
  }

  let forceHint = "--force removes it all the same"

  func edit(_ session: EditingSession) throws(VerbError) -> [Path] {
    let path = try change(path, session)
    if session.node(at: path) == nil, let likely = session.likelyPath(for: path) {
      output.warning("\(path) is not set; did you mean \(likely)?")
    }
    try refusing(path) { () throws(SettingError) in try session.reset(path, force: request.isForced) }
    return [path]
  }
}
