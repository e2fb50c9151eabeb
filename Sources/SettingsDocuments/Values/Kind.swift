/// The sorts of value a settings file holds.
public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
  case null, boolean, number, string, dateTime, array, object

  /// Whether the value has no values inside.
  public var isScalar: Bool { self != .array && self != .object }
}
