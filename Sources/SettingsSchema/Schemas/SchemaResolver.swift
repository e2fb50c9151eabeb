import SettingsFiles

/// Finds the schemas that a schema refers to: in files and folders, never over the network.
///
///     let resolver = SchemaResolver { uri in
///       uri == "https://example.com/a.json" ? document : nil
///     }
///
/// The metaschemas of the drafts are always at hand and are not asked for.
public struct SchemaResolver: Sendable {
  private let find: @Sendable (String) -> Document?

  /// A resolver that asks `find` for the document with an absolute URI without a fragment. It may be called from
  /// any thread, and once for each URI of a compiled schema.
  public init(_ find: @escaping @Sendable (_ uri: String) -> Document?) {
    self.find = find
  }

  /// Finds nothing beyond the schema itself.
  public static let none = SchemaResolver { _ in nil }

  /// The document with this URI; nil when it cannot be had.
  public func document(at uri: String) -> Document? { find(uri) }

  /// Asks this resolver first, then `other`.
  public func or(_ other: SchemaResolver) -> SchemaResolver {
    SchemaResolver { uri in document(at: uri) ?? other.document(at: uri) }
  }
}
