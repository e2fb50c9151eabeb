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

  /// In the order of the units.
  private static let facts: [(size: Int, sign: String, words: String)] = [
    (1, "ns", "ns nsec nanos nanosecond nanoseconds"),
    (1000, "µs", "us µs μs usec usecs microsecond microseconds"),
    (1_000_000, "ms", "ms msec msecs millis millisecond milliseconds"),
    (1_000_000_000, "s", "s sec secs second seconds"),
    (60_000_000_000, "min", "m min mins minute minutes"),
    (3_600_000_000_000, "h", "h hr hrs hour hours"),
    (86_400_000_000_000, "d", "d day days"),
    (604_800_000_000_000, "w", "w wk wks week weeks"),
  ]

  var size: Int { Self.facts[rawValue].size }

  /// The sign that people read: SI's, and `min` for minutes.
  var sign: String { Self.facts[rawValue].sign }

  private static let words = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { unit in
      facts[unit.rawValue].words.split(separator: " ").map { (String($0), unit) }
    })

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
}
