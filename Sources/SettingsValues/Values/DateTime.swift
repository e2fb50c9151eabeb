/// A date, a time, or both, as TOML and YAML write them without quotes.
///
/// It keeps the text as it is (RFC 3339, section 5.6, with what the format allows beyond it): a settings file
/// needs the moment written back exactly, not computed with.
///
///     let day = DateTime(literal: "1979-05-27", parts: .localDate)
///     try document.applying(.set(["born"], .dateTime(day)))
public struct DateTime: Sendable, Hashable, CustomStringConvertible {
  /// Which parts are there.
  public enum Parts: Sendable, Hashable {
    /// A date and a time with its offset from UTC: `1979-05-27T07:32:00Z`.
    case offsetDateTime
    /// A date and a time of no place: `1979-05-27T07:32:00`.
    case localDateTime
    /// A date alone: `1979-05-27`.
    case localDate
    /// A time alone: `07:32:00`.
    case localTime
  }

  /// The text as it is, without quotes.
  public let literal: String
  /// Which parts the text has.
  public let parts: Parts

  /// A date or time of a text that is known to be one; it is not checked here, but when it is written.
  public init(literal: String, parts: Parts) {
    self.literal = literal
    self.parts = parts
  }

  /// The date or time that a text spells, as TOML 1.1 has it; nil where it spells none.
  ///
  ///     DateTime("1979-05-27")?.parts           // localDate
  ///     DateTime("tomorrow")                    // nil
  public init?(_ text: String) {
    guard let parts = DateTimeText.parts(of: text.utf8) else { return nil }
    self.init(literal: text, parts: parts)
  }

  /// The text as it is.
  public var description: String { literal }
}
