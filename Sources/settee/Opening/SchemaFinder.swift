import SettingsDocuments
import SettingsSchema

/// Finds the schema of a file: the one that is named for it, the file's own word, the user's list, what Settee knows.
///
/// Schemas of the web are looked for in the folder `schemas` beside Settee's settings; nothing is fetched. The user's
/// list is `schemas.json` there, a copy of SchemaStore's catalogue `schemas/catalog.json`.
struct SchemaFinder {
  /// The schema of a file, or why there is none.
  struct Found {
    let schema: CompiledSchema?
    /// Said to the user.
    let source: String
  }

  private let folders: XDGFolders
  private let currentFolder: String
  private let writer: FileWriter

  init(folders: XDGFolders, currentFolder: String, writer: FileWriter) {
    self.folders = folders
    self.currentFolder = currentFolder
    self.writer = writer
  }

  /// - Parameter option: the schema that the command line names.
  /// - Throws: where the one that the command line names cannot be used. Any other that cannot is no hindrance.
  func schema(of file: SettingsFile, option: String?) throws(SchemaError) -> Found {
    let candidates = discovery.candidates(
      forFile: file.target, document: file.document, option: option, workingFolder: currentFolder)
    do throws(SchemaError) {
      guard let (schema, candidate) = try loader.schema(from: candidates) else {
        return Found(schema: nil, source: "none is known for this file")
      }
      return Found(schema: schema, source: "\(candidate.name), \(candidate.origin.description)")
    } catch {
      if option != nil { throw error }
      let advice = schemaFolder.map { "; a copy in \($0) would be used" } ?? ""
      return Found(schema: nil, source: error.message + advice)
    }
  }

  /// What checks many files, each schema being opened once for all of them.
  ///
  /// - Parameter option: the schema that the command line names for all files.
  /// - Throws: where that one cannot be used.
  func check(option: String?) throws(SchemaError) -> FileCheck {
    let (discovery, loader) = (discovery, loader)
    if option != nil {
      let named = discovery.candidates(forFile: "/", document: nil, option: option, workingFolder: currentFolder)
      _ = try loader.schema(from: named)
    }
    return FileCheck(discovery: discovery, loader: loader, option: option, workingFolder: currentFolder)
  }

  private var schemaFolder: String? { folders.configuration.map { $0 + "/schemas" } }

  private var loader: SchemaLoader { SchemaLoader(folders: schemaFolder.map { [$0] } ?? []) }

  private var discovery: SchemaDiscovery {
    SchemaDiscovery(
      userMap: associations(folders.configuration.map { $0 + "/schemas.json" }),
      userMapFolder: folders.configuration ?? "/", shipped: .shipped(home: folders.home),
      catalogue: associations(schemaFolder.map { $0 + "/catalog.json" }), home: folders.home)
  }

  private func associations(_ path: String?) -> SchemaAssociations {
    guard let path, let file = try? SettingsFile.open(path, format: .jsonc, writer: writer) else { return .none }
    return SchemaAssociations(from: file.document, home: folders.home)
  }
}
