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

  func runOnFile() throws(VerbError) -> ExitStatus {
    let source = try read(file)
    if let status = answer(from: source.document) { return status }
    let session = try session(with: source, file)
    didOpen(source)
    do throws(VerbError) {
      return try answer(session, source.subject)
    } catch {
      // A new file that another program has made meanwhile is edited as it is.
      guard error.isOvertaken, let file = source.file, file.status == nil else { throw error }
      return try runOnFile()
    }
  }

  /// Reads a file, or standard input; what is to be known of it is said.
  func read(_ file: FileRequest) throws(VerbError) -> DocumentSource {
    do throws(FileOpeningError) {
      let source = try opener.source(of: file, context.input)
      if let target = source.target { warn(InterruptedSave.find(ofTarget: target, writer: opener.writer)) }
      return source
    } catch {
      // What is half written is not understood.
      if !file.isStandardInput { warn(InterruptedSave.find(file.path, writer: opener.writer)) }
      throw VerbError(error.description + (ProgramName(file, opener)?.advice ?? ""))
    }
  }

  private func warn(_ interrupted: InterruptedSave?) {
    guard let interrupted else { return }
    let state = interrupted.isTorn ? "" : ", and another program has changed it since"
    output.error(
      """
      \(file.path): saving this file was interrupted\(state); settee recover \(file.path) puts it back as it was before
      """)
  }
}
