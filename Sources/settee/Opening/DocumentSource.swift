import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// Where a verb has settings from, and where it puts them.
enum DocumentSource {
  case file(SettingsFile, FileSubject)
  /// Standard input; what it becomes goes to standard output.
  case stream(Document, FileSubject?)

  /// The operand that means standard input.
  static let streamName = "-"

  var document: Document {
    switch self {
    case .file(let file, _): file.document
    case .stream(let document, _): document
    }
  }

  /// What it is, by its path or the one that it is to have; nil where nothing tells.
  var subject: FileSubject? {
    switch self {
    case .file(_, let subject): subject
    case .stream(_, let subject): subject
    }
  }

  /// The path of the file itself, without symbolic links; nil where there is none.
  var target: String? { if case .file(let file, _) = self { file.target } else { nil } }
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
