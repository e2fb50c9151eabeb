import SettingsFiles
import SettingsSchema

/// Counts of bytes and spans of time of a setting that are written as text, such as `10m` and `1h30m`.
///
/// What a person types (`1.5 GB`, `90 minutes`) is written as the setting's present value is, else as its default, its
/// examples, its neighbours or the files of its format have it. Nothing is rounded.
@MainActor
struct SettingQuantities {
  let session: EditingSession
  let path: Path
  let setting: SettingDescription
  let kind: QuantityKind

  /// - Returns: nil for a setting that is no quantity.
  init?(_ session: EditingSession, at path: Path) {
    let setting = session.setting(at: path)
    guard let kind = QuantityKind(setting) else { return nil }
    (self.session, self.path, self.setting, self.kind) = (session, path, setting, kind)
  }

  // MARK: - Typing

  /// A text as the setting's file writes it; the same where it is written so, and where it is no quantity.
  func respelled(_ text: String) -> String {
    guard let typed = TypedQuantity(text, kind) else { return text }
    let (shown, dialect) = (shownNotation, dialect)
    // Where nobody knows the program, 512M and 512Mi are two numbers.
    let isKnown = dialect != nil || setting.pattern != nil || setting.format != nil
    if !isKnown, typed.isOfSigns, samples.lazy.compactMap({ TypedQuantity($0, kind) }).first?.isOfSigns ?? true,
      isAllowed(text)
    {
      return text
    }
    // In redis.conf 2k and 2kb are two numbers.
    if let dialect, shown == nil || !dialect.decimalWords.isEmpty, dialect.reads(text), isAllowed(text) { return text }
    let notations = [shown ?? dialect].compactMap { $0 }
    if notations.isEmpty || notations.contains(where: { $0.writes(text) }), isAllowed(text) { return text }
    for notation in notations.isEmpty ? possible : notations {
      guard let count = typed.count(base: notation.base) else { continue }
      let texts = notation.texts(
        for: count, preferring: typed.largestUnit(base: notation.base), isChecked: setting.pattern != nil)
      if let fitting = texts.first(where: isAllowed) { return fitting }
    }
    if setting.format == "duration", kind == .time, let count = typed.count(base: 1024),
      let iso = ISODuration.text(for: count), isAllowed(iso)
    {
      return iso
    }
    return text
  }

  /// The number that a typed text means for a setting that counts a unit of its own, such as `timeoutMs`.
  func number(for text: String) -> Value? {
    guard let typed = TypedQuantity(text, kind), let count = typed.count(base: 1024), let size = unitSize,
      count % size == 0
    else { return nil }
    return .number(Number(count / size))
  }

  /// What a plain number of the setting counts, in bytes or nanoseconds.
  private var unitSize: Int? {
    switch (kind, setting.unit) {
    case (.bytes, nil): 1
    case (.bytes, "KiB"): 1 << 10
    case (.bytes, "MiB"): 1 << 20
    case (.bytes, "GiB"): 1 << 30
    case (.time, let unit?): TimeUnit(sign: unit)?.size
    default: nil
    }
  }

  private func isAllowed(_ text: String) -> Bool { session.isAllowed(.string(text), at: path) }

  // MARK: - Notations

  /// How the file writes such quantities; nil where nothing in it shows that.
  private var shownNotation: QuantityNotation? {
    samples.lazy.compactMap { QuantityNotation(like: $0, kind, in: session.document.format) }.first
  }

  /// How the programs of the format do.
  private var dialect: QuantityNotation? { QuantityDialects.notation(of: kind, in: session.document.format) }

  /// What its schema's pattern decides between.
  private var possible: [QuantityNotation] { setting.pattern == nil ? [] : QuantityDialects.all(of: kind) }

  /// How many neighbours are looked at.
  private static let mostNeighbours = 64

  /// Texts that show how quantities are written, the nearest first.
  private var samples: [String] {
    let own = [session.writtenNode(at: path)?.value, setting.defaultValue] + setting.examples
    return own.compactMap { $0?.string } + neighbours
  }

  private var neighbours: [String] {
    guard let parent = path.parent.flatMap({ session.node(at: $0) }) else { return [] }
    return parent.children.prefix(Self.mostNeighbours).compactMap(\.string)
  }

  // MARK: - Telling

  /// What the text that is written amounts to, in bytes or nanoseconds; nil where it is no quantity with a unit.
  func count(of text: String) -> Int? {
    if kind == .time, let count = ISODuration.nanoseconds(of: text) { return count }
    let base = QuantityNotation(like: text, kind, in: session.document.format)?.base ?? 1024
    return TypedQuantity(text, kind)?.count(base: base)
  }

  // MARK: - Stepping

  /// The text a step away from a present one; nil at an end, and where the setting is no quantity with a unit.
  func next(after text: String, by direction: Int) -> String? {
    guard let count = count(of: text) else { return nil }
    if kind == .time, text.hasPrefix("P") {
      return QuantitySteps.time(after: count, by: direction).flatMap(ISODuration.text)
    }
    guard let notation = QuantityNotation(like: text, kind, in: session.document.format) else { return nil }
    let unit = TypedQuantity(text, kind)?.largestUnit(base: notation.base) ?? 1
    let next =
      kind == .time
      ? QuantitySteps.time(after: count, by: direction) : QuantitySteps.bytes(after: count, in: unit, by: direction)
    guard let next else { return nil }
    return notation.texts(for: next, preferring: nil, isChecked: setting.pattern != nil).first(where: isAllowed)
  }
}

/// The quantities that Left and Right step to: those that people choose.
enum QuantitySteps {
  private static let times: [Int] = {
    let steps: [(TimeUnit, [Int])] = [
      (.millisecond, [1, 2, 5, 10, 20, 50, 100, 200, 500]), (.second, [1, 2, 3, 5, 10, 15, 20, 30, 45]),
      (.minute, [1, 2, 3, 5, 10, 15, 20, 30, 45]), (.hour, [1, 2, 3, 4, 6, 8, 12, 18]),
      (.day, [1, 2, 3, 5, 7, 14, 21, 30, 60, 90, 180, 365]),
    ]
    return steps.flatMap { unit, numbers in numbers.map { $0 * unit.size } }
  }()

  static func time(after count: Int, by direction: Int) -> Int? {
    direction > 0 ? times.first { $0 > count } : times.last { $0 < count }
  }

  /// A power of two is doubled or halved; any other number goes on to 1, 2 or 5 of its order.
  static func bytes(after count: Int, in unit: Int, by direction: Int) -> Int? {
    guard count > 0 else { return direction > 0 ? unit : nil }
    let number = count / unit
    if count % unit != 0 || number.nonzeroBitCount == 1 {
      let (next, isTooLarge) = direction > 0 ? count.multipliedReportingOverflow(by: 2) : (count / 2, false)
      return isTooLarge || next == 0 ? nil : next
    }
    var order = 1
    while order <= number / 10 { order *= 10 }
    let choices = [order / 2, order, order * 2, order * 5, order * 10].filter { $0 > 0 }
    guard let next = direction > 0 ? choices.first(where: { $0 > number }) : choices.last(where: { $0 < number }) else {
      return nil
    }
    let (product, isTooLarge) = next.multipliedReportingOverflow(by: unit)
    return isTooLarge ? nil : product
  }
}
