import SettingsDocuments

/// A time of the past on the command line: `90m`, `2h`, `3d`, `1w`, `today`, `yesterday`, `2026-11-24`, `2026-11-24 14:02`.
struct TimeArgument {
  /// Since 1970.
  let milliseconds: Int

  private static let day = 24 * 3600 * 1000
  private static let units = ["s": 1000, "m": 60_000, "h": 3_600_000, "d": day, "w": 7 * day]

  /// - Parameter now: the present, in milliseconds since 1970.
  init(_ text: String, now: Int = TimeText.now) throws(UsageError) {
    let today = TimeText.startOfDay(ofMilliseconds: now)
    if text == "today" {
      milliseconds = today
    } else if text == "yesterday" {
      milliseconds = TimeText.startOfDay(ofMilliseconds: today - Self.day / 2)
    } else if let unit = text.last.flatMap({ Self.units[String($0)] }), let count = Int(text.dropLast()), count >= 0,
      count < 1_000_000
    {
      milliseconds = now - count * unit
    } else if let time = TimeText.milliseconds(of: text) {
      milliseconds = time
    } else {
      throw UsageError("\(text) is no time: give 2h, 3d, today, 2026-11-24, or \"2026-11-24 14:02\"")
    }
  }
}
