import SettingsSchema

/// What a quantity counts.
enum QuantityKind: Hashable, Sendable {
  /// Counted in bytes.
  case bytes
  /// Counted in nanoseconds.
  case time

  /// The kind that a setting's control shows; nil for what is no quantity.
  init?(_ setting: SettingDescription) {
    switch setting.control {
    case .byteSize: self = .bytes
    case .duration: self = .time
    default: return nil
    }
  }
}

/// Units of time and how many nanoseconds they are, the finest first; months and years differ from program to program.
enum TimeUnit: Int, CaseIterable, Hashable, Sendable {
  case nanosecond, microsecond, millisecond, second, minute, hour, day, week

  var size: Int {
    switch self {
    case .nanosecond: 1
    case .microsecond: 1000
    case .millisecond: 1_000_000
    case .second: 1_000_000_000
    case .minute: 60_000_000_000
    case .hour: 3_600_000_000_000
    case .day: 86_400_000_000_000
    case .week: 604_800_000_000_000
    }
  }

  /// The unit of a word as people and programs write it.
  init?(_ word: String) {
    // In systemd.time(7) M is a month.
    guard word != "M", let unit = Self.words[word.lowercased()] else { return nil }
    self = unit
  }

  /// A unit by the sign of Settee's own, as in ``SettingDescription/unit``.
  init?(sign: String) {
    guard let unit = Self.allCases.first(where: { $0.sign == sign }) else { return nil }
    self = unit
  }

  /// The sign that people read: SI's, and `min` for minutes.
  var sign: String {
    switch self {
    case .nanosecond: "ns"
    case .microsecond: "µs"
    case .millisecond: "ms"
    case .second: "s"
    case .minute: "min"
    case .hour: "h"
    case .day: "d"
    case .week: "w"
    }
  }

  private static let words: [String: TimeUnit] = {
    let names: [(TimeUnit, String)] = [
      (.nanosecond, "ns nsec nanos nanosecond nanoseconds"),
      (.microsecond, "us µs μs usec usecs microsecond microseconds"),
      (.millisecond, "ms msec msecs millis millisecond milliseconds"), (.second, "s sec secs second seconds"),
      (.minute, "m min mins minute minutes"), (.hour, "h hr hrs hour hours"), (.day, "d day days"),
      (.week, "w wk wks week weeks"),
    ]
    var words: [String: TimeUnit] = [:]
    for (unit, list) in names { for word in list.split(separator: " ") { words[String(word)] = unit } }
    return words
  }()
}
