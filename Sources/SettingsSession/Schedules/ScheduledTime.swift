/// When something will be, in words.
enum ScheduledTime {
  /// The weekday, the day and the minute, such as `Wed 2026-11-25 06:25`.
  ///
  /// - Parameter time: seconds since 1970.
  static func text(of time: Int, by clock: LocalClock) -> String {
    let wall = clock.wall(at: time)
    let number = Int((Double(wall) / 86_400).rounded(.down))
    let (day, rest) = (CivilDay(number), wall - number * 86_400)
    func padded(_ number: Int) -> String { String(number, digits: 2) }
    let weekday = CronSchedule.weekdayNames[day.weekday]
    return
      "\(weekday.prefix(1).uppercased() + weekday.dropFirst()) \(day.year)-\(padded(day.month))-\(padded(day.day)) "
      + "\(padded(rest / 3600)):\(padded(rest / 60 % 60))"
  }
}
