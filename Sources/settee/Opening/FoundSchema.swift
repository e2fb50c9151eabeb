import SettingsDocuments
import SettingsSchema

/// The schema of a file, and where it was found.
struct FoundSchema {
  let schema: CompiledSchema
  let source: String

  /// The schema that the user named, else the one that the file names where that is a file; nil where there is none.
  ///
  /// - Throws: where the one that the user named cannot be used. What the file names and cannot be had is no hindrance.
  static func find(
    for file: SettingsFile, named path: String?, writer: FileWriter
  ) throws(SchemaFailure) -> FoundSchema? {
    if let path { return try load(path, writer: writer) }
    guard let word = file.document.root["$schema"]?.string, !word.contains("://") || word.hasPrefix("file://") else {
      return nil
    }
    let named = word.hasPrefix("file://") ? String(word.dropFirst("file://".count)) : word
    let folder = file.target.lastIndex(of: "/").map { String(file.target[...$0]) } ?? ""
    return try? load(named.hasPrefix("/") ? named : folder + named, writer: writer)
  }

  private static func load(_ path: String, writer: FileWriter) throws(SchemaFailure) -> FoundSchema {
    do {
      let file = try SettingsFile.open(path, format: .jsonc, writer: writer)
      let schema = try CompiledSchema(file.document, uri: "file://" + file.target)
      return FoundSchema(schema: schema, source: path)
    } catch {
      throw SchemaFailure(description: "the schema cannot be used: \(error)")
    }
  }
}

/// Why a schema that was asked for is not used.
struct SchemaFailure: Error {
  let description: String
}
