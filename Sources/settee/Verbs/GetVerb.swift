import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// `settee get FILE PATH`: prints one setting.
struct GetVerb: FileVerb {
  nonisolated static let name = "get"
  nonisolated static var entry: VerbEntry {
    VerbEntry(forms: [([.file, .path], "prints one setting")], options: VerbEntry.reading + [.json, .effective])
  }

  let file: FileRequest
  private let path: Path
  private let asJSON: Bool
  private let effective: EffectiveAnswer?
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    effective = try EffectiveAnswer(arguments, ofOne: true, context)
    file = try FileRequest(&arguments)
    path = try arguments.requirePath()
    asJSON = arguments.has(.json)
    self.context = context
  }

  func run() throws(VerbError) -> ExitStatus {
    if let effective { return try effective.run(by: opener.layers) }
    return try runOnFile()
  }

  /// A schema says nothing about a setting that is set; one that is named must be usable all the same.
  func answer(from document: Document) -> ExitStatus? {
    if file.schema.schema != nil { return nil }
    guard let path = try? document.resolved(path) else { return nil }
    return document.node(at: path).map(show)
  }

  func answer(_ session: EditingSession, _ subject: FileSubject?) throws(VerbError) -> ExitStatus {
    let path = try session.resolved(self.path)
    guard let node = session.document.node(at: path) else {
      throw .no("\(path) is not set" + (hint(at: path, in: session).map { "; " + $0 } ?? ""))
    }
    return show(node)
  }

  private func show(_ node: Node) -> ExitStatus {
    if !asJSON, let text = node.string {
      output.settingText(text)
    } else {
      output.line(node.value.json)
    }
    return .fine
  }

  /// What is known of a setting that is not set.
  private func hint(at path: Path, in session: EditingSession) -> String? {
    if let commented = session.document.commentedSetting(at: path) {
      return "commented out, it says \(commented.value.value.json)"
    }
    if let standard = session.setting(at: path).defaultValue { return "its default is \(standard.json)" }
    return session.likelyPath(for: path).map { "did you mean \($0)?" }
  }
}
