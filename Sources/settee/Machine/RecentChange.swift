import Libc

/// That a file was changed within the last week.
struct RecentChange {
  let minutes: Int
  private static let most = 7 * 24 * 60

  /// - Parameters:
  ///   - time: when it was changed, in seconds since 1970.
  ///   - now: the present, in the same.
  /// - Returns: nil where that is long ago, or lies ahead.
  init?(at time: Int, now: Int = Libc.time(nil)) {
    minutes = (now - time) / 60
    if !(0...Self.most).contains(minutes) { return nil }
  }

  /// In words: `changed 3 h ago`.
  var text: String {
    switch minutes {
    case ..<2: "changed just now"
    case ..<120: "changed \(minutes) min ago"
    case ..<(48 * 60): "changed \(minutes / 60) h ago"
    default: "changed \(minutes / 60 / 24) days ago"
    }
  }
}
