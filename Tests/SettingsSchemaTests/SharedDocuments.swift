import SettingsDocuments
import TestSupport

extension SharedFolder {
  /// A document here; its name tells its format.
  func document(_ path: String) throws -> Document {
    try Document(parsing: try bytes(path), as: Format.detect(name: path, content: []) ?? .json)
  }
}

/// Reads JSON that a test writes.
func json(_ text: String) throws -> Document {
  try Document(parsing: Array(text.utf8), as: .json)
}
