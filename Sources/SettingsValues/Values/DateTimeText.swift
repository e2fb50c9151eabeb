/// Dates and times (RFC 3339, section 5.6, with a blank for the T, and without offset, date or time).
package enum DateTimeText {
  /// Which parts the word has; `nil` when it is no date that exists or no time of a day.
  ///
  /// - Parameter needsSeconds: whether a time without seconds is none, as before TOML 1.1.
  package static func parts(of word: some Collection<UInt8>, needsSeconds: Bool = false) -> DateTime.Parts? {
    let bytes = Array(word)
    if bytes.count > 2, bytes[2] == UInt8(ascii: ":") {
      return timeEnd(bytes[...], needsSeconds) == bytes.count ? .localTime : nil
    }
    guard bytes.count >= 10, isDate(bytes[..<10]) else { return nil }
    if bytes.count == 10 { return .localDate }
    guard [UInt8(ascii: "T"), UInt8(ascii: "t"), 0x20].contains(bytes[10]),
      let end = timeEnd(bytes[11...], needsSeconds)
    else { return nil }
    if end == bytes.count { return .localDateTime }
    return isOffset(bytes[end...]) ? .offsetDateTime : nil
  }

  /// Whether the bytes are a day that exists: `2024-02-29`.
  package static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.startIndex
    guard bytes.count == 10, bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 7] == UInt8(ascii: "-"),
      let year = number(bytes, start, 4), let month = number(bytes, start + 5, 2),
      let day = number(bytes, start + 8, 2), 1...12 ~= month
    else { return false }
    return 1...days(in: month, of: year) ~= day
  }

  /// How many days a month from 1 to 12 has.
  package static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Where the time that begins the slice ends.
  private static func timeEnd(_ bytes: ArraySlice<UInt8>, _ needsSeconds: Bool) -> Int? {
    let start = bytes.startIndex
    guard bytes.count >= 5, bytes[start + 2] == UInt8(ascii: ":"), let hour = number(bytes, start, 2), hour < 24,
      let minute = number(bytes, start + 3, 2), minute < 60
    else { return nil }
    guard bytes.count >= 8, bytes[start + 5] == UInt8(ascii: ":") else { return needsSeconds ? nil : start + 5 }
    guard let second = number(bytes, start + 6, 2), second <= 60 else { return nil }
    var end = start + 8
    if end < bytes.endIndex, bytes[end] == UInt8(ascii: ".") {
      end += 1
      let fraction = end
      while end < bytes.endIndex, 0x30...0x39 ~= bytes[end] { end += 1 }
      if end == fraction { return nil }
    }
    return end
  }

  private static func isOffset(_ bytes: ArraySlice<UInt8>) -> Bool {
    let start = bytes.startIndex
    if bytes.count == 1 { return bytes[start] == UInt8(ascii: "Z") || bytes[start] == UInt8(ascii: "z") }
    guard bytes.count == 6, bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-"),
      bytes[start + 3] == UInt8(ascii: ":"), let hour = number(bytes, start + 1, 2),
      let minute = number(bytes, start + 4, 2)
    else { return false }
    return hour < 24 && minute < 60
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ start: Int, _ count: Int) -> Int? {
    guard start + count <= bytes.endIndex else { return nil }
    return UInt64(digits: bytes[start..<start + count], base: 10).map { Int($0) }
  }
}
