/// A verb about one file: the file is opened, the verb answers, and what is refused is said.
@MainActor
protocol FileVerb {
  var file: FileRequest { get }
  var opener: FileOpener { get }
  var output: Output { get }

  func answer(_ opened: OpenedFile) throws(Refusal) -> ExitStatus
}

extension FileVerb {
  func run() -> ExitStatus {
    let opened: OpenedFile
    do throws(OpenFailure) {
      opened = try opener.open(file)
    } catch {
      output.error(error.description)
      return .failure
    }
    do throws(Refusal) {
      return try answer(opened)
    } catch {
      output.error(error.description)
      return error.status
    }
  }
}
