import Libc

/// Times in words.
enum TimeText {
  /// The day and the minute in the account's own time zone, such as `2026-11-21 21:54`.
  static func minute(ofMilliseconds time: Int) -> String {
    var seconds = time_t(time / 1000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
