import Libc

/// What the clocks of a place show, by how far they are ahead of UTC.
///
///     LocalClock.system.wall(at: 0)      // seconds since 1970 as the clocks here show them
struct LocalClock: Sendable {
  /// How far ahead of UTC they are at a time, in seconds; both count from 1970.
  let offset: @Sendable (Int) -> Int

  /// The clocks of the account's own time zone.
  static var system: LocalClock {
    tzset()
    return LocalClock { time in
      var seconds = time_t(time)
      var parts = tm()
      localtime_r(&seconds, &parts)
      return parts.tm_gmtoff
    }
  }

  /// What they show at a time, as seconds since 1970 of a place without an offset.
  func wall(at time: Int) -> Int { time + offset(time) }

  /// When they show something: once, twice where they are put back, and never where they are put forward.
  func times(showing wall: Int) -> [Int] {
    let offsets = Set([offset(wall - Self.day), offset(wall + Self.day)])
    return offsets.map { wall - $0 }.filter { self.wall(at: $0) == wall }.sorted()
  }

  /// When they are put forward over what they never show.
  func jump(over wall: Int) -> Int {
    var (before, after) = (wall - Self.day - offset(wall - Self.day), wall + Self.day)
    let early = offset(before)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if offset(middle) == early { before = middle } else { after = middle }
    }
    return after
  }

  private static let day = 86_400
}
