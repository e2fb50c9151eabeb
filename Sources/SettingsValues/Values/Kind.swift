/// The sorts of value a settings file holds.
///
///     if document.root["theme"]?.kind == .string { … }
public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
  /// Nothing: JSON's `null`.
  case null
  /// True or false.
  case boolean
  /// A `Number`, whole or not.
  case number
  /// A text.
  case string
  /// A `DateTime`; JSON has none.
  case dateTime
  /// Values in order.
  case array
  /// Members, each a key with a value: also a TOML table, and a section or block of an /etc dialect.
  case object

  /// Whether the value has no values inside.
  public var isScalar: Bool { self != .array && self != .object }
}
