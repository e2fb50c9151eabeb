import Libc

/// Times in words, in the account's own time zone; all are milliseconds since 1970-01-01 00:00 UTC.
package enum TimeText {
  /// The day and the minute, such as `2026-11-21 21:54`.
  package static func minute(ofMilliseconds time: Int) -> String { text(time, "%Y-%m-%d %H:%M") }

  /// The day with its name, such as `Sat 2026-11-21`.
  package static func day(ofMilliseconds time: Int) -> String { text(time, "%a %Y-%m-%d") }

  /// The second of the day, such as `21:54:07`.
  package static func second(ofMilliseconds time: Int) -> String { text(time, "%H:%M:%S") }

  /// The time of the day, such as `21:54`.
  package static func clock(ofMilliseconds time: Int) -> String { text(time, "%H:%M") }

  /// The second in UTC, as ISO 8601 writes it: `2026-11-21T20:54:07Z`.
  package static func utc(ofMilliseconds time: Int) -> String {
    var seconds = time_t(time / 1000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return text(&parts, "%Y-%m-%dT%H:%M:%SZ")
  }

  /// When the day of a time begins.
  package static func startOfDay(ofMilliseconds time: Int) -> Int {
    var parts = parts(of: time)
    (parts.tm_hour, parts.tm_min, parts.tm_sec, parts.tm_isdst) = (0, 0, 0, -1)
    return mktime(&parts) * 1000
  }

  /// The time that a day and a time of day of this zone are: `2026-11-21`, `2026-11-21 21:54`, `2026-11-21T21:54:07`; nil
  /// for any other text.
  package static func milliseconds(of text: some StringProtocol) -> Int? {
    let (lengths, marks) = ([4, 2, 2, 2, 2, 2], ["-", "-", " T", ":", ":"])
    var numbers: [Int32] = []
    var rest = Substring(text)
    while numbers.count < lengths.count, !rest.isEmpty {
      if !numbers.isEmpty {
        guard let mark = rest.popFirst(), marks[numbers.count - 1].contains(mark) else { return nil }
      }
      let digits = rest.prefix(lengths[numbers.count])
      guard digits.count == lengths[numbers.count], digits.allSatisfy({ $0.isASCII && $0.isNumber }),
        let number = Int32(digits)
      else { return nil }
      numbers.append(number)
      rest = rest.dropFirst(digits.count)
    }
    guard rest.isEmpty, [3, 5, 6].contains(numbers.count) else { return nil }
    numbers += Array(repeating: 0, count: lengths.count - numbers.count)
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    (parts.tm_hour, parts.tm_min, parts.tm_sec, parts.tm_isdst) = (numbers[3], numbers[4], numbers[5], -1)
    let asked = (parts.tm_mon, parts.tm_mday)
    let time = mktime(&parts)
    // What is no day, as February 30, is made one.
    return (parts.tm_mon, parts.tm_mday) == asked ? time * 1000 : nil
  }

  package static var now: Int { nanoseconds(of: CLOCK_REALTIME) / 1_000_000 }

  private static func text(_ time: Int, _ format: String) -> String {
    var parts = parts(of: time)
    return text(&parts, format)
  }

  private static func parts(of time: Int) -> tm {
    var seconds = time_t(time / 1000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return parts
  }

  private static func text(_ parts: inout tm, _ format: String) -> String {
    var text = [CChar](repeating: 0, count: 40)
    let count = strftime(&text, text.count, format, &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
