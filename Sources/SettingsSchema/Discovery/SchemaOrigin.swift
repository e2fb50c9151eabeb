/// Who says which schema a file has.
public enum SchemaOrigin: Int, Hashable, Sendable, CaseIterable {
  /// The command line.
  case option
  /// The file itself: `$schema`, or a comment for an editor.
  case document
  /// The user's own map of files and schemas.
  case userMap
  /// What Settee ships.
  case shipped
  /// A local copy of SchemaStore's catalogue.
  case catalogue

  /// In words, for the screen: `named by the file itself`.
  public var description: String {
    switch self {
    case .option: "named on the command line"
    case .document: "named by the file itself"
    case .userMap: "named by your own list"
    case .shipped: "known to Settee by the file's place"
    case .catalogue: "found in SchemaStore's catalogue"
    }
  }
}

/// A schema that a file may have, and who says so.
public struct SchemaCandidate: Hashable, Sendable {
  /// An absolute URI; a `file:` one for a schema on this machine.
  public let uri: String
  public let origin: SchemaOrigin

  public init(uri: String, origin: SchemaOrigin) {
    self.uri = uri
    self.origin = origin
  }

  /// The schema as a person knows it: a path, or the URI.
  public var name: String { FileURI.path(of: uri) ?? uri }
}
