import Foundation
import SettingsDocuments

/// The data that stands beside the repository; tests that read it say so where it is absent.
enum SharedFiles {
  static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent().appending(path: "shared")
  }()

  static var isPresent: Bool { FileManager.default.fileExists(atPath: root.appending(path: "corpus").path) }

  static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: path)))
  }

  static func document(_ path: String) throws -> Document {
    try Document(parsing: try bytes(path), as: Format.detect(name: path, content: []) ?? .json)
  }

  static func files(in folder: String, suffix: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
  }
}

/// Reads JSON that a test writes.
func json(_ text: String) throws -> Document {
  try Document(parsing: Array(text.utf8), as: .json)
}
