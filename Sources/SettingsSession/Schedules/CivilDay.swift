import Libc

/// A day of the Gregorian calendar.
struct CivilDay {
  let year: Int
  /// From 1.
  let month: Int
  /// From 1.
  let day: Int
  /// From 0, Sunday.
  let weekday: Int

  /// - Parameter number: days since 1970-01-01.
  init(_ number: Int) {
    var seconds = time_t(number * 86_400)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    (year, month, day) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    weekday = Int(parts.tm_wday)
  }
}
