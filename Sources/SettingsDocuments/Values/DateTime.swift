/// A date, a time, or both, as TOML and YAML write them without quotes.
///
/// It keeps the text as it stands (RFC 3339, section 5.6, with what the format allows beyond it): a settings file
/// needs the moment written back exactly, not computed with.
public struct DateTime: Sendable, Hashable, CustomStringConvertible {
  /// Which parts are there.
  public enum Parts: Sendable, Hashable {
    case offsetDateTime, localDateTime, localDate, localTime
  }

  public let literal: String
  public let parts: Parts

  public init(literal: String, parts: Parts) {
    self.literal = literal
    self.parts = parts
  }

  public var description: String { literal }
}
