import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// Where a verb has settings from, and where it puts them.
enum DocumentSource {
  case file(SettingsFile, FileSubject)
  /// Standard input; what it becomes goes to standard output.
  case stream(Document)

  /// The operand that means standard input.
  static let streamName = "-"

  var document: Document {
    switch self {
    case .file(let file, _): file.document
    case .stream(let document): document
    }
  }

  /// The file; nil where there is none.
  var subject: FileSubject? { if case .file(_, let subject) = self { subject } else { nil } }
}

/// Keeps a document that was read from standard input: it is written to standard output.
@MainActor
final class StreamStore: DocumentStore {
  let location = "standard input"
  private let output: Output

  init(output: Output) {
    self.output = output
  }

  func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome {
    output.document(document)
    return .saved(document)
  }

  func reload() throws(ReloadError) -> Document { throw ReloadError("standard input is read once") }
}
