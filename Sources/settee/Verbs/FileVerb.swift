import SettingsDocuments
import SettingsSession

/// A verb about one file: the file is opened, the verb answers, and what is refused is said.
@MainActor
protocol FileVerb: Verb {
  var file: FileRequest { get }
  var context: VerbContext { get }

  /// The answer where the document alone tells it; nil where its schema is asked.
  func answer(from document: Document) -> ExitStatus?
  /// Says what the user should know of the file before the verb answers.
  func didOpen(_ source: DocumentSource)
  func answer(_ session: EditingSession) throws(VerbError) -> ExitStatus
}

extension FileVerb {
  var opener: FileOpener { context.opener }
  var output: Output { context.output }

  func answer(from document: Document) -> ExitStatus? { nil }
  func didOpen(_ source: DocumentSource) {}

  func run() -> ExitStatus { runOnFile() }

  func runOnFile() -> ExitStatus {
    let session: EditingSession
    do throws(FileOpeningError) {
      let source = try read(file)
      if let status = answer(from: source.document) { return status }
      session = try opener.session(with: source, file, output: output)
      didOpen(source)
    } catch {
      output.error(error.description)
      return .failure
    }
    return run(on: session)
  }

  func run(on session: EditingSession) -> ExitStatus {
    do throws(VerbError) {
      return try answer(session)
    } catch {
      output.error(error.description)
      return error.status
    }
  }

  /// Reads a file, or standard input; what is to be known of it is said.
  func read(_ file: FileRequest) throws(FileOpeningError) -> DocumentSource {
    if !file.isStandardInput { RecoverVerb.warn(of: file.path, writer: opener.writer, output: output) }
    return try opener.source(of: file, context.input)
  }
}
