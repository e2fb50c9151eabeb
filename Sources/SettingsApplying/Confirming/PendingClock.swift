import Libc

/// The clocks that a waiting change is told by.
struct PendingClock: Sendable {
  /// Milliseconds since 1970-01-01 00:00 UTC: for people, as it may be set.
  var milliseconds: @Sendable () -> Int = { PendingClock.nanoseconds(of: CLOCK_REALTIME) / 1_000_000 }
  /// Nanoseconds since the machine started, sleep among them: nobody can set it, and processes are told by it.
  var sinceBoot: @Sendable () -> Int = { PendingClock.nanoseconds(of: CLOCK_BOOTTIME) }

  private static func nanoseconds(of clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
