import SettingsDocuments
import SettingsPrograms
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
  /// - Parameter subject: the file; nil where the settings are of none.
  func answer(_ session: EditingSession, _ subject: FileSubject?) throws(VerbError) -> ExitStatus
}

extension FileVerb {
  var opener: FileOpener { context.opener }
  var output: Output { context.output }

  func answer(from document: Document) -> ExitStatus? { nil }
  func didOpen(_ source: DocumentSource) {}

  func run() -> ExitStatus { runOnFile() }

  func runOnFile() -> ExitStatus {
    let session: EditingSession
    let subject: FileSubject?
    do throws(FileOpeningError) {
      let source = try read(file)
      if let status = answer(from: source.document) { return status }
      session = try opener.session(with: source, file, output: output)
      subject = source.subject
      didOpen(source)
    } catch {
      output.error(error.description)
      return .failure
    }
    return run(on: session, subject)
  }

  func run(on session: EditingSession, _ subject: FileSubject?) -> ExitStatus {
    end { () throws(VerbError) in try answer(session, subject) }
  }

  /// Says what is refused.
  func end(_ answer: () throws(VerbError) -> ExitStatus) -> ExitStatus {
    do throws(VerbError) {
      return try answer()
    } catch {
      output.error(error.description)
      return error.status
    }
  }

  /// Reads a file, or standard input; what is to be known of it is said.
  func read(_ file: FileRequest) throws(FileOpeningError) -> DocumentSource {
    do throws(FileOpeningError) {
      let source = try opener.source(of: file, context.input)
      if let target = source.target { warn(InterruptedSave.find(ofTarget: target, writer: opener.writer)) }
      return source
    } catch {
      // What is half written is not understood.
      if !file.isStandardInput { warn(InterruptedSave.find(file.path, writer: opener.writer)) }
      throw error
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
