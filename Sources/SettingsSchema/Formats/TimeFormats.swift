import SettingsFiles

/// Dates and times of RFC 3339, section 5.6.
enum TimeFormats {
  /// `full-date`: `2024-02-29`.
  static func isDate(_ text: String) -> Bool { DateTimeText.isDate(Array(text.utf8)[...]) }

  /// `full-time`, which has its offset from UTC: `08:30:06.28Z`.
  static func isTime(_ text: String) -> Bool { isTime(Array(text.utf8)[...]) }

  /// `date-time`.
  static func isDateTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count > 11, bytes[10] | 0x20 == UInt8(ascii: "t") else { return false }
    return DateTimeText.isDate(bytes[..<10]) && isTime(bytes[11...])
  }

  private static func isTime(_ bytes: ArraySlice<UInt8>) -> Bool {
    var reader = Reader(bytes)
    guard let hour = reader.number(digits: 2), hour < 24, reader.take(":"),
      let minute = reader.number(digits: 2), minute < 60, reader.take(":"),
      let second = reader.number(digits: 2), second <= 60
    else { return false }
    if reader.take("."), !reader.skipDigits() { return false }
    guard let offset = reader.offset(), reader.isAtEnd else { return false }
    // A leap second is the last of a day in UTC.
    return second < 60 || (hour * 60 + minute - offset + 2 * 1440) % 1440 == 1439
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: scalar) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func number(digits: Int) -> Int? {
      guard rest.count >= digits, rest.prefix(digits).allSatisfy(\.isASCIIDigit) else { return nil }
      defer { rest.removeFirst(digits) }
      return rest.prefix(digits).reduce(0) { $0 * 10 + Int($1 - 48) }
    }

    mutating func skipDigits() -> Bool {
      let count = rest.prefix(while: \.isASCIIDigit).count
      rest.removeFirst(count)
      return count > 0
    }

    /// The offset from UTC in minutes.
    mutating func offset() -> Int? {
      if take("Z") || take("z") { return 0 }
      let isNegative = take("-")
      guard isNegative || take("+"), let hour = number(digits: 2), hour < 24, take(":"),
        let minute = number(digits: 2), minute < 60
      else { return nil }
      return (hour * 60 + minute) * (isNegative ? -1 : 1)
    }
  }
}
