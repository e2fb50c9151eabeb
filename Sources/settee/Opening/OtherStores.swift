import SettingsDocuments
import SettingsSession

/// A place where nothing can be kept.
final class NoStore: DocumentStore {
  let location = "nowhere"
  private let reason: String

  init(reason: String) {
    self.reason = reason
  }

  func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome { .failed(SaveFailure(reason)) }
  func reload() throws(ReloadError) -> Document { throw ReloadError(reason) }
}

/// Keeps a document that was read from standard input: it is written to standard output.
final class StreamStore: DocumentStore {
  let location = "standard input"
  private let output: Output

  init(output: Output) {
    self.output = output
  }

  func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome {
    output.text(document.text)
    return .saved(document)
  }

  func reload() throws(ReloadError) -> Document { throw ReloadError("standard input is read once") }
}
