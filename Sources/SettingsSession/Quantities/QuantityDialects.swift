/// How programs write quantities, as far as the format of their files tells.
enum QuantityDialects {
  /// The notation of a format's programs; nil where the format tells nothing.
  static func notation(of kind: QuantityKind, in format: String) -> QuantityNotation? {
    switch (format, kind) {
    // PostgreSQL documentation, "Parameter Names and Values".
    case ("postgresql", .bytes): bytes("B", "kB", "MB", "GB", "TB")
    case ("postgresql", .time): time(joint: nil, .microsecond, .millisecond, .second, .minute, .hour, .day)
    // systemd.syntax(7) and systemd.time(7).
    case ("systemd", .bytes): bytes("", "K", "M", "G", "T", "P")
    case ("systemd", .time): time(joint: " ", .microsecond, .millisecond, .second, .minute, .hour, .day, .week)
    // MariaDB's and MySQL's manuals, "Using Options to Set Program Variables".
    case ("mysql", .bytes): bytes("", "K", "M", "G", "T", "P", ignoresCase: true)
    // git-config(1), "Values": integer.
    case ("gitconfig", .bytes): bytes("", "k", "m", "g", ignoresCase: true)
    // redis.conf, "Note on units".
    case ("redis", .bytes): bytes("", "kb", "mb", "gb", decimals: ["k", "m", "g"], ignoresCase: true)
    // sshd_config(5), "TIME FORMATS", and RekeyLimit.
    case ("sshd", .time), ("ssh", .time): short(joint: "", .second, .minute, .hour, .day, .week)
    case ("sshd", .bytes), ("ssh", .bytes): bytes("", "K", "M", "G", ignoresCase: true)
    // nginx.org, "Configuration file measurement units".
    case ("nginx", .bytes): bytes("", "k", "m", "g", ignoresCase: true)
    case ("nginx", .time): short(joint: "", .millisecond, .second, .minute, .hour, .day, .week)
    // HAProxy's configuration manual, "Time format".
    case ("haproxy", .time): short(joint: nil, .microsecond, .millisecond, .second, .minute, .hour, .day)
    // postconf(5), "Time units".
    case ("postfix", .time): short(joint: nil, .second, .minute, .hour, .day, .week)
    // jail.conf(5), "TIME ABBREVIATION FORMAT".
    case ("fail2ban", .time): short(joint: " ", .second, .minute, .hour, .day, .week)
    // libucl's README, "Automatic numbers": 5m is five millions.
    case ("ucl", .bytes): bytes("", "kb", "mb", "gb", decimals: ["k", "m", "g"], ignoresCase: true)
    case ("ucl", .time): time(joint: nil, .millisecond, .second, .minute, .hour, .day, .week)
    // PHP's manual, "Shorthand byte values".
    case ("php", .bytes): bytes("", "K", "M", "G", ignoresCase: true)
    default: nil
    }
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

  private static func bytes(
    _ names: String..., decimals: [String] = [], ignoresCase: Bool = false
  ) -> QuantityNotation {
    let units = names.enumerated().map { power, name in QuantityNotation.Unit(1 << (10 * power), name) }
    return QuantityNotation(kind: .bytes, units: units, decimalWords: decimals, ignoresCase: ignoresCase)
  }

  private static func time(joint: String?, _ units: TimeUnit...) -> QuantityNotation {
    QuantityNotation(
      kind: .time,
      units: units.map { QuantityNotation.Unit($0.size, $0 == .microsecond ? "us" : $0.sign) }, joint: joint)
  }

  /// The same with `m` for minutes.
  private static func short(joint: String?, _ units: TimeUnit...) -> QuantityNotation {
    QuantityNotation(
      kind: .time,
      units: units.map { unit in
        QuantityNotation.Unit(unit.size, unit == .microsecond ? "us" : unit == .minute ? "m" : unit.sign)
      }, joint: joint)
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
  static let spokenTime = time(joint: nil, .millisecond, .second, .minute, .hour, .day)

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
