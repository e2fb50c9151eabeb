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
