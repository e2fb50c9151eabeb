/// Why a text cannot serve as a schema.
public struct SchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence without a full stop.
  public let message: String
  /// The bytes at fault in the schema's text.
  public let span: Range<Int>

  public var description: String { message }
}
