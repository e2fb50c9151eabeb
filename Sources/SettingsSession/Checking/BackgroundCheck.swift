import SettingsFiles
import SettingsSchema
import Synchronization

/// The first check of a large document, which is made beside the interface.
final class BackgroundCheck: Sendable {
  let progress = CheckProgress()
  private let document: Document
  private let schema: CompiledSchema
  private let finished = Mutex<DocumentCheck?>(nil)

  init(of document: Document, against schema: CompiledSchema) {
    (self.document, self.schema) = (document, schema)
  }

  /// Checks; on whatever thread it is called.
  func run() {
    let check = DocumentCheck(of: document, against: schema, reporting: progress)
    finished.withLock { $0 = check }
  }

  /// What was found; nil before the end, and after it was taken.
  func take() -> DocumentCheck? {
    finished.withLock { $0.take() }
  }
}
