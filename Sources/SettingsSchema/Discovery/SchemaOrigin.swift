/// Who says which schema a file has, the most binding first.
///
///     SchemaOrigin.document.description       // named by the file itself
public enum SchemaOrigin: Int, Hashable, Sendable, CaseIterable {
  /// Whoever opens the file, for this once.
  case option
  /// The file itself: `$schema`, or a comment for an editor.
  case document
  /// The user's own map of files and schemas.
  case userMap
  /// The list that ships with the program.
  case shipped
  /// A local copy of SchemaStore's catalogue.
  case catalogue
  /// The program that the file belongs to: a schema made from what it and its manual tell.
  case program

  /// In words, for the screen: `named by the file itself`.
  public var description: String {
    switch self {
    case .option: "named for this file"
    case .document: "named by the file itself"
    case .userMap: "named by your own list"
    case .shipped: "known by the file's place"
    case .catalogue: "found in SchemaStore's catalogue"
    case .program: "made from what its program tells"
    }
  }
}

/// A schema that a file may have, and who says so.
///
///     let candidates = discovery.candidates(forFile: path, document: document)
///     if let (schema, candidate) = try loader.schema(from: candidates) {
///       print("\(schema.uri), \(candidate.origin.description)")
///     }
public struct SchemaCandidate: Hashable, Sendable {
  /// An absolute URI; a `file:` one for a schema on this machine.
  public let uri: String
  /// Who says so.
  public let origin: SchemaOrigin

  /// A schema by its URI, and who says so.
  public init(uri: String, origin: SchemaOrigin) {
    self.uri = uri
    self.origin = origin
  }

  /// The schema as a person knows it: a path, or the URI.
  public var name: String { FileURI.path(of: uri) ?? uri }
}
