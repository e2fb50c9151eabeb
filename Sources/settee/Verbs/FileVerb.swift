/// A verb about one file: the file is opened, the verb answers, and what is refused is said.
@MainActor
protocol FileVerb {
  var file: FileRequest { get }
  var opener: FileOpener { get }
  var output: Output { get }

  func answer(_ opened: OpenedFile) throws(VerbError) -> ExitStatus
}

extension FileVerb {
  func run() -> ExitStatus {
    let opened: OpenedFile
    do throws(FileOpeningError) {
      opened = try opener.open(file)
    } catch {
      output.error(error.description)
      return .failure
    }
    do throws(VerbError) {
      return try answer(opened)
    } catch {
      output.error(error.description)
      return error.status
    }
  }
}
