import Foundation
import SettingsDocuments
import SettingsSchema

@testable import SettingsScreens

/// Real settings files with their schemas, which stand beside the repository.
enum SharedPairs {
  struct Pair: CustomStringConvertible {
    let description: String
    let document: Document
    let schema: CompiledSchema
  }

  private static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent().appending(path: "shared")
  }()

  /// Whether they are here; says so once where they are not.
  static let arePresent: Bool = {
    let arePresent = FileManager.default.fileExists(atPath: root.appending(path: "corpus/schemastore").path)
    if !arePresent { print("skipped: the screens of real settings files, because \(root.path) is absent") }
    return arePresent
  }()

  /// SchemaStore's own test files, and the larger ones of programs in daily use.
  static func all() throws -> [Pair] { try loaded.get() }

  private static let loaded = Result { try load() }

  private static func load() throws -> [Pair] {
    let table = try String(contentsOf: root.appending(path: "corpus/schemastore/pairs.tsv"), encoding: .utf8)
    let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
    let small = rows.filter { $0.count > 3 && $0[3] == "json" }.map {
      (document: "corpus/schemastore/" + $0[1], schema: "corpus/schemastore/" + $0[0])
    }
    let names = [
      ("claude-settings", "claude-code-settings"), ("daemon", "dockerd"), ("tsconfig", "tsconfig"),
      ("vector", "vector"),
    ]
    let large = names.map { (document: "real/documents/\($0).json", schema: "real/schemas/\($1).json") }
    return try (small + large).map { pair in
      let schema = try CompiledSchema(try document(pair.schema), uri: "file://" + root.path + "/" + pair.schema)
      return Pair(description: pair.document, document: try document(pair.document), schema: schema)
    }
  }

  private static func document(_ path: String) throws -> Document {
    let text = [UInt8](try Data(contentsOf: root.appending(path: path)))
    return try Document(parsing: text, as: .jsonc)
  }
}
