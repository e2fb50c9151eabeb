import SettingsSession

/// A verb about one file: the file is opened, the verb answers, and what is refused is said.
@MainActor
protocol FileVerb {
  var file: FileRequest { get }
  var opener: FileOpener { get }
  var output: Output { get }

  func answer(_ session: EditingSession) throws(VerbError) -> ExitStatus
}

extension FileVerb {
  func run() -> ExitStatus {
    RecoverVerb.warn(of: file.path, writer: opener.writer, output: output)
    let session: EditingSession
    do throws(FileOpeningError) {
      // Nobody waits between two changes: a text of any size is checked.
      session = opener.session(for: try opener.open(file), checkLimit: .max)
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
