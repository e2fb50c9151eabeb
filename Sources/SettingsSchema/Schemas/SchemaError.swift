/// Why a text cannot serve as a schema, or why a schema is not at hand.
///
///     do {
///       schema = try loader.schema(at: uri)
///     } catch {
///       print("unchecked: \(error)")
///     }
public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence without a full stop.
  public let message: String
  /// The bytes at fault in the schema's text; empty where there is none.
  public let span: Range<Int>

  public var description: String { message }
}
