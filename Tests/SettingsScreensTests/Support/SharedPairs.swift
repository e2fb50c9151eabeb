import SettingsDocuments
import SettingsSchema
import TestSupport

@testable import SettingsScreens

/// Real settings files with their schemas, from the shared folders.
enum SharedPairs {
  struct Pair: CustomStringConvertible {
    let description: String
    let document: Document
    let schema: CompiledSchema
  }

  /// SchemaStore's own test files, and the larger ones of programs in daily use.
  static func all() throws -> [Pair] { try loaded.get() }

  private static let loaded = Result { try load() }

  private static func load() throws -> [Pair] {
    let table = String(decoding: try SharedFolder.schemaStore.bytes("pairs.tsv"), as: UTF8.self)
    let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: "\t").map(String.init) }
    let small = rows.filter { $0.count > 3 && $0[3] == "json" }.map { row in
      (document: row[1], schema: row[0], folder: SharedFolder.schemaStore)
    }
    let names = [
      ("claude-settings", "claude-code-settings"), ("daemon", "dockerd"), ("tsconfig", "tsconfig"),
      ("vector", "vector"),
    ]
    let large = names.map { name in
      (document: "documents/\(name.0).json", schema: "schemas/\(name.1).json", folder: SharedFolder.real)
    }
    return try (small + large).map { pair in
      let uri = "file://" + pair.folder.url(pair.schema).path
      let schema = try CompiledSchema(try document(pair.schema, in: pair.folder), uri: uri)
      return Pair(description: pair.document, document: try document(pair.document, in: pair.folder), schema: schema)
    }
  }

  private static func document(_ path: String, in folder: SharedFolder) throws -> Document {
    try Document(parsing: try folder.bytes(path), as: .jsonc)
  }
}
