import SettingsFiles

/// Dates and times of RFC 3339, section 5.6.
enum TimeFormats {
  /// `full-date`: `2024-02-29`.
  static func isDate(_ text: String) -> Bool { DateTimeText.isDate(Array(text.utf8)[...]) }

  /// `full-time`, which has its offset from UTC: `08:30:06.28Z`.
  static func isTime(_ text: String) -> Bool { isDateTime("2000-01-01T" + text) }

  /// `date-time`.
  static func isDateTime(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard DateTimeText.parts(of: bytes, needsSeconds: true) == .offsetDateTime, bytes[10] != UInt8(ascii: " ") else {
      return false
    }
    // A leap second is the last of a day in UTC.
    return !bytes[17...18].elementsEqual("60".utf8) || minuteInUTC(of: bytes) == 1439
  }

  private static func minuteInUTC(of bytes: [UInt8]) -> Int {
    func minutes(at place: Int) -> Int {
      let digits = [place, place + 1, place + 3, place + 4].map { Int(bytes[$0] - UInt8(ascii: "0")) }
      return (digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3]
    }
    let isUTC = bytes.last.map { $0 | 0x20 == UInt8(ascii: "z") } ?? false
    let offset = isUTC ? 0 : minutes(at: bytes.count - 5)
    let isAhead = bytes[bytes.count - 6] == UInt8(ascii: "+")
    return (minutes(at: 11) + (isAhead ? 1440 - offset : offset)) % 1440
  }
}
