import Libc
import SettingsFiles

extension EditingSession {
  /// The next times that a job runs, such as `Wed 2026-11-25 06:25`; empty where the path leads to no job, or nothing
  /// is known of when it runs.
  ///
  /// - Parameter path: a job, or one of its columns.
  package func nextRuns(at path: Path) -> [String] { nextRuns(at: path, after: Libc.time(nil), by: .system) }

  func nextRuns(at path: Path, after now: Int, by clock: LocalClock) -> [String] {
    guard let job = [path, path.parent].compactMap({ $0 }).first(where: { setting(at: $0).isSchedule }),
      let node = node(at: job), node.kind == .object
    else { return [] }
    let runs = schedule(of: node)?.runs(3, after: now, by: clock) ?? []
    return runs.map { ScheduledTime.text(of: $0, by: clock) }
  }

  private func schedule(of job: Node) -> CronSchedule? {
    if let word = job["time"]?.string { return CronSchedule(word: word) }
    guard let minute = job["minute"]?.string, let hour = job["hour"]?.string, let day = job["day"]?.string,
      let month = job["month"]?.string, let weekday = job["weekday"]?.string
    else { return nil }
    return CronSchedule(minute: minute, hour: hour, day: day, month: month, weekday: weekday)
  }
}
