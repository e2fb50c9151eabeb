import Testing

@testable import SettingsSession

/// When a job of cron runs next, by fixed clocks.
@Suite struct CronScheduleTests {
  /// Berlin in 2026: an hour ahead of UTC, and two from March 29 to October 25, each at 01:00 UTC.
  private static let berlin = LocalClock { time in (1_774_746_000..<1_792_890_000).contains(time) ? 7200 : 3600 }
  private static let utc = LocalClock { _ in 0 }
  /// 2026-11-24 06:35 UTC, a Tuesday.
  private static let now = 1_795_502_100

  private static func runs(_ line: String, after time: Int = now, by clock: LocalClock = utc) -> [String]? {
    let fields = line.split(separator: " ").map(String.init)
    let schedule =
      fields.count == 1
      ? CronSchedule(word: line)
      : CronSchedule(minute: fields[0], hour: fields[1], day: fields[2], month: fields[3], weekday: fields[4])
    return schedule?.runs(3, after: time, by: clock).map { ScheduledTime.text(of: $0, by: clock) }
  }

  @Test(arguments: [
    ("25 6 * * *", ["Wed 2026-11-25 06:25", "Thu 2026-11-26 06:25", "Fri 2026-11-27 06:25"]),
    ("*/20 * * * *", ["Tue 2026-11-24 06:40", "Tue 2026-11-24 07:00", "Tue 2026-11-24 07:20"]),
    ("35 6 * * *", ["Wed 2026-11-25 06:35", "Thu 2026-11-26 06:35", "Fri 2026-11-27 06:35"]),
    ("0 12 1 1,JUL *", ["Fri 2027-01-01 12:00", "Thu 2027-07-01 12:00", "Sat 2028-01-01 12:00"]),
    ("0 0 29 2 *", ["Tue 2028-02-29 00:00", "Sun 2032-02-29 00:00", "Fri 2036-02-29 00:00"]),
    ("0 9-17/4 * * mon-fri", ["Tue 2026-11-24 09:00", "Tue 2026-11-24 13:00", "Tue 2026-11-24 17:00"]),
    // Where both days are given, one of them is enough.
    ("0 0 13 * fri", ["Fri 2026-11-27 00:00", "Fri 2026-12-04 00:00", "Fri 2026-12-11 00:00"]),
    ("0 0 * * 7", ["Sun 2026-11-29 00:00", "Sun 2026-12-06 00:00", "Sun 2026-12-13 00:00"]),
    ("@weekly", ["Sun 2026-11-29 00:00", "Sun 2026-12-06 00:00", "Sun 2026-12-13 00:00"]),
    ("0 0 31 2 *", []),
  ]) func tellsTheNextThreeTimes(_ line: String, _ times: [String]) {
    #expect(Self.runs(line) == times)
  }

  /// 02:30 is left out on March 29: a job for that time runs at once when the clocks have been put forward.
  @Test func aTimeThatIsLeftOutIsMadeUpFor() {
    let morning = 1_774_738_800  // 2026-03-29 00:00
    #expect(
      Self.runs("30 2 * * *", after: morning, by: Self.berlin) == [
        "Sun 2026-03-29 03:00", "Mon 2026-03-30 02:30", "Tue 2026-03-31 02:30",
      ])
    #expect(
      Self.runs("30 * * * *", after: morning, by: Self.berlin) == [
        "Sun 2026-03-29 00:30", "Sun 2026-03-29 01:30", "Sun 2026-03-29 03:30",
      ])
  }

  /// 02:30 comes twice on October 25: a job for that time runs once, and one for every hour both times.
  @Test func aTimeThatComesTwiceIsOneRun() {
    let morning = 1_792_879_200  // 2026-10-25 00:00
    #expect(
      Self.runs("30 2 * * *", after: morning, by: Self.berlin) == [
        "Sun 2026-10-25 02:30", "Mon 2026-10-26 02:30", "Tue 2026-10-27 02:30",
      ])
    #expect(
      Self.runs("30 * * * *", after: morning + 3600, by: Self.berlin) == [
        "Sun 2026-10-25 01:30", "Sun 2026-10-25 02:30", "Sun 2026-10-25 02:30",
      ])
  }

  @Test(arguments: ["99 * * * *", "* * * * mno", "*/0 * * * *", "1- * * * *", "@reboot", "1~5 * * * *"])
  func saysNothingOfWhatItCannotRead(_ line: String) {
    #expect(Self.runs(line) == nil)
  }
}
