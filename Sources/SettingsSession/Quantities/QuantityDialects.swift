import SettingsFiles

/// How programs write quantities, as far as the format of their files tells.
enum QuantityDialects {
  /// The notation of a format's programs; nil where the format tells nothing.
  static func notation(of kind: QuantityKind, in format: Format) -> QuantityNotation? {
    guard let known = kind == .bytes ? format.facts.bytes : format.facts.durations else { return nil }
    let units = known.units.enumerated().compactMap { place, name in
      (kind == .bytes ? 1 << (10 * place) : TimeUnit(name)?.size).map { QuantityNotation.Unit($0, name) }
    }
    return QuantityNotation(
      kind: kind, units: units, joint: known.joint, decimalWords: known.decimalUnits, ignoresCase: known.ignoresCase)
  }

  /// What a schema's pattern is tried with where nothing shows how a program writes.
  static func all(of kind: QuantityKind) -> [QuantityNotation] {
    switch kind {
    case .bytes:
      [
        bytes("B", "KB", "MB", "GB", "TB"), bytes("", "K", "M", "G", "T"), bytes("", "k", "m", "g", "t"),
        bytes("b", "kb", "mb", "gb", "tb"), bytes("B", "KiB", "MiB", "GiB", "TiB"), bytes("", "Ki", "Mi", "Gi", "Ti"),
      ]
    case .time: [shortTime, spokenTime, longTime]
    }
  }

  private static func bytes(_ names: String...) -> QuantityNotation {
    QuantityNotation(
      kind: .bytes, units: names.enumerated().map { QuantityNotation.Unit(1 << (10 * $0), $1) })
  }

  /// `30s` and `5m`; what Go reads, and with days what others do.
  static let shortTime = QuantityNotation(
    kind: .time,
    units: [
      .init(TimeUnit.nanosecond.size, "ns", isUncertain: true),
      .init(TimeUnit.microsecond.size, "us", isUncertain: true),
      .init(TimeUnit.millisecond.size, "ms"), .init(TimeUnit.second.size, "s"), .init(TimeUnit.minute.size, "m"),
      .init(TimeUnit.hour.size, "h"), .init(TimeUnit.day.size, "d", isUncertain: true),
      .init(TimeUnit.week.size, "w", isUncertain: true),
    ])

  /// `30s` and `5min`.
  static let spokenTime = QuantityNotation(
    kind: .time,
    units: [TimeUnit.millisecond, .second, .minute, .hour, .day].map { QuantityNotation.Unit($0.size, $0.sign) })

  /// `30 seconds`.
  static let longTime: QuantityNotation = {
    let names: [(TimeUnit, String)] = [
      (.millisecond, "millisecond"), (.second, "second"), (.minute, "minute"), (.hour, "hour"), (.day, "day"),
      (.week, "week"),
    ]
    return QuantityNotation(
      kind: .time, units: names.map { QuantityNotation.Unit($0.0.size, $0.1, many: $0.1 + "s") }, gap: " ")
  }()
}
