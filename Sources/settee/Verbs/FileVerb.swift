import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// A verb about one file: the file is opened, the verb answers, and what is refused is said.
@MainActor
protocol FileVerb: Verb {
  var file: FileRequest { get }

  /// The answer where the document alone tells it; nil where its schema is asked.
  func answer(from document: Document) -> ExitStatus?
  /// Says what the user should know of the file before the verb answers.
  func didOpen(_ source: DocumentSource)
  /// - Parameter subject: the file; nil where the settings are of none.
  func answer(_ session: EditingSession, _ subject: FileSubject?) throws(VerbError) -> ExitStatus
}

extension FileVerb {
  func answer(from document: Document) -> ExitStatus? { nil }
  func didOpen(_ source: DocumentSource) {}

  func run() throws(VerbError) -> ExitStatus { try runOnFile() }

  func runOnFile() throws(VerbError) -> ExitStatus { try context.run(self) }
}

extension VerbContext {
  fileprivate func run(_ verb: any FileVerb) throws(VerbError) -> ExitStatus {
    let source = try read(verb.file)
    if let status = verb.answer(from: source.document) { return status }
    let session = try session(with: source, verb.file)
    verb.didOpen(source)
    do throws(VerbError) {
      return try verb.answer(session, source.subject)
    } catch {
      // A new file that another program has made meanwhile is edited as it is.
      guard error.isOvertaken, let file = source.file, file.status == nil else { throw error }
      return try run(verb)
    }
  }

  /// Reads a file, or standard input; what is to be known of it is said.
  func read(_ file: FileRequest) throws(VerbError) -> DocumentSource {
    do throws(FileOpeningError) {
      let source = try opener.source(of: file, input)
      if let target = source.target { warn(of: InterruptedSave.find(ofTarget: target, writer: opener.writer), file) }
      return source
    } catch {
      // What is half written is not understood.
      if !file.isStandardInput { warn(of: InterruptedSave.find(file.path, writer: opener.writer), file) }
      throw VerbError(error.description + (ProgramName(file, opener)?.advice ?? ""))
    }
  }

  private func warn(of interrupted: InterruptedSave?, _ file: FileRequest) {
    guard let interrupted else { return }
    let state = interrupted.isTorn ? "" : ", and another program has changed it since"
    output.error(
      """
      \(file.path): saving this file was interrupted\(state); settee recover \(file.path) puts it back as it was before
      """)
  }

  func session(with source: DocumentSource, _ request: FileRequest) throws(VerbError) -> EditingSession {
    try VerbError.from { () throws(FileOpeningError) in try opener.session(with: source, request, output: output) }
  }

  func session(with request: FileRequest) throws(VerbError) -> EditingSession {
    try session(with: VerbError.from { () throws(FileOpeningError) in try opener.source(of: request, input) }, request)
  }
}
