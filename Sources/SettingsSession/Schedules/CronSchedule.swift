/// When a job of cron runs (crontab(5), cron(8)).
///
///     CronSchedule(minute: "25", hour: "6", day: "*", month: "*", weekday: "*")?.runs(1, after: now, by: .system)
struct CronSchedule {
  private let (minutes, hours, days, months, weekdays): (CronField, CronField, CronField, CronField, CronField)

  /// Nil for fields that cannot be read, and for those that a random number decides.
  init?(minute: String, hour: String, day: String, month: String, weekday: String) {
    guard let minutes = CronField(minute, 0...59), let hours = CronField(hour, 0...23),
      let days = CronField(day, 1...31), let months = CronField(month, 1...12, names: Self.monthNames),
      let weekdays = CronField(weekday, 0...7, names: Self.weekdayNames)
    else { return nil }
    (self.minutes, self.hours, self.days, self.months, self.weekdays) = (minutes, hours, days, months, weekdays)
  }

  /// - Parameter word: `@daily` and its like; nil for `@reboot`, which has no time.
  init?(word: String) {
    let fields = ["@yearly": "0 0 1 1 *", "@annually": "0 0 1 1 *", "@monthly": "0 0 1 * *", "@weekly": "0 0 * * 0"]
      .merging(["@daily": "0 0 * * *", "@midnight": "0 0 * * *", "@hourly": "0 * * * *"]) { first, _ in first }
    guard let parts = fields[word]?.split(separator: " ").map(String.init) else { return nil }
    self.init(minute: parts[0], hour: parts[1], day: parts[2], month: parts[3], weekday: parts[4])
  }

  static let monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
  static let weekdayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

  /// February 29 comes again after eight years at most.
  private static let longestWait = 8 * 366 + 2

  /// The next times that it runs, in seconds since 1970.
  ///
  /// - Complexity: a look at each day up to the last of them, and at most at those of eight years for each.
  func runs(_ count: Int, after now: Int, by clock: LocalClock) -> [Int] {
    var found: [Int] = []
    let today = Int((Double(clock.wall(at: now)) / 86_400).rounded(.down))
    for day in today...today + count * Self.longestWait where runs(on: CivilDay(day)) {
      found += times(on: day, by: clock).filter { $0 > now }
      if found.count >= count { break }
    }
    return Array(found.prefix(count))
  }

  /// Where neither the day nor the day of the week is any, one of them is enough.
  private func runs(on day: CivilDay) -> Bool {
    guard months.numbers.contains(day.month) else { return false }
    let isDay = days.numbers.contains(day.day)
    let isWeekday = weekdays.numbers.contains { $0 % 7 == day.weekday }
    return days.hasStar || weekdays.hasStar ? isDay && isWeekday : isDay || isWeekday
  }

  private func times(on day: Int, by clock: LocalClock) -> [Int] {
    var times: Set<Int> = []
    for hour in hours.numbers {
      for minute in minutes.numbers {
        let wall = day * 86_400 + hour * 3600 + minute * 60
        let shown = clock.times(showing: wall)
        // A job for a time of its own runs once where clocks are put back, and at once where its time is left out.
        if hours.hasStar || minutes.hasStar {
          times.formUnion(shown)
        } else {
          times.insert(shown.first ?? clock.jump(over: wall))
        }
      }
    }
    return times.sorted()
  }
}
