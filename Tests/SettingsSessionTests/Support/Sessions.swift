import SettingsDocuments
import SettingsSchema
import SettingsSession

/// A session with a document in memory.
@MainActor
func session(_ text: String, _ format: Format = .jsonc, schema: String? = nil) throws -> EditingSession {
  let document = try Document(parsing: Array(text.utf8), as: format)
  let compiled = try schema.map { try CompiledSchema(Document(parsing: Array($0.utf8), as: .json)) }
  return EditingSession(name: "test", document: document, schema: compiled, store: MemoryStore(document))
}

extension EditingSession {
  var text: String { String(decoding: document.text, as: UTF8.self) }
}

/// Keeps a document in memory, and what it is told of changes.
@MainActor
final class MemoryStore: DocumentStore, DocumentRecord {
  let location = "memory"
  private(set) var kept: Document
  var entries: [JournalEntry] = []
  /// What leads back from the text that is kept.
  var earlierEdits: [[TextEdit]] = []
  /// What the next saving answers in the place of keeping the document.
  var answer: SaveOutcome?

  init(_ document: Document) {
    kept = document
  }

  func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome {
    if let answer { return answer }
    kept = document
    return .saved(document)
  }

  func reload() throws(ReloadError) -> Document { kept }

  var record: (any DocumentRecord)? { self }

  func remember(_ entry: JournalEntry) { entries.append(entry) }

  func formerState(of path: Path) -> FormerState? { nil }

  var mayHaveEarlierChanges: Bool { !entries.isEmpty }

  func earlierChanges() -> [JournalEntry] { entries }

  func editsBack(fromSize size: Int) -> [[TextEdit]] { kept.text.count == size ? earlierEdits : [] }
}
