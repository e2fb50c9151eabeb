/// Where a file's schema comes from, by precedence.
///
///     SchemaOrigin.document.description       // named by the file itself
public enum SchemaOrigin: Int, Hashable, Sendable, CaseIterable {
  /// The caller, for this file and time.
  case option
  /// The file itself: `$schema`, or a comment for an editor.
  case document
  /// The user's own map of files and schemas.
  case userMap
  /// The list that ships with the program.
  case shipped
  /// A local copy of SchemaStore's catalogue.
  case catalogue
  /// The program that the file belongs to: a schema made of its output and its manual.
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

/// A schema that a file may have, and where it comes from.
///
///     let candidates = discovery.candidates(forFile: path, document: document)
///     if let (schema, candidate) = try loader.schema(from: candidates) {
///       print("\(schema.uri), \(candidate.origin.description)")
///     }
public struct SchemaCandidate: Hashable, Sendable {
  /// An absolute URI; a `file:` one for a schema on this machine.
  public let uri: String
  /// Where it comes from.
  public let origin: SchemaOrigin

  /// A schema by its URI, and where it comes from.
  public init(uri: String, origin: SchemaOrigin) {
    self.uri = uri
    self.origin = origin
  }

  /// The schema as a person knows it: a path, or the URI.
  public var name: String { FileURI.path(of: uri) ?? uri }
}
