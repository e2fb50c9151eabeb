import SettingsDocuments
import SettingsSession

/// A verb about one file: the file is opened, the verb answers, and what is refused is said.
@MainActor
protocol FileVerb {
  var file: FileRequest { get }
  var opener: FileOpener { get }
  var output: Output { get }

  /// The answer where the file alone tells it; nil where its schema is asked.
  func answer(from file: SettingsFile) -> ExitStatus?
  /// Says what the user should know of the file before the verb answers.
  func didOpen(_ opened: OpenedFile)
  func answer(_ session: EditingSession) throws(VerbError) -> ExitStatus
}

extension FileVerb {
  func answer(from file: SettingsFile) -> ExitStatus? { nil }
  func didOpen(_ opened: OpenedFile) {}

  func run() -> ExitStatus {
    RecoverVerb.warn(of: file.path, writer: opener.writer, output: output)
    let session: EditingSession
    do throws(FileOpeningError) {
      let read = try opener.file(file)
      if let status = answer(from: read) { return status }
      let opened = try opener.opened(read, file)
      didOpen(opened)
      // Nobody waits between two changes: the comments of a text of any size are read.
      session = opener.session(for: opened, commentLimit: .max)
    } catch {
      output.error(error.description)
      return .failure
    }
    do throws(VerbError) {
      return try answer(session)
    } catch {
      output.error(error.description)
      return error.status
    }
  }
}
