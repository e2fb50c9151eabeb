import SettingsFiles
import SettingsSchema

extension EditingSession {
  /// What a text of the setting amounts to in words for people, as `10 MiB` for `10m`; nil where it is no quantity, and
  /// where it says so itself.
  package func spokenQuantity(_ text: String, at path: Path) -> String? {
    guard let quantities = SettingQuantities(self, at: path), let count = quantities.count(of: text) else { return nil }
    let spoken = quantities.kind == .bytes ? QuantityWords.bytes(count) : QuantityWords.time(count)
    return spoken.filter { $0 != " " } == text.filter { $0 != " " } ? nil : spoken
  }

  /// The value a step away from the one that holds, for a setting whose text is a quantity, a date or a time; nil at an
  /// end, and where there is nothing to step from.
  package func steppedText(at path: Path, by direction: Int) -> Value? {
    switch valueInForce(at: path) {
    case .string(let text)?:
      if let next = SettingQuantities(self, at: path)?.next(after: text, by: direction) { return .string(next) }
      guard setting(at: path).isMoment else { return nil }
      return Moment(text)?.stepped(by: direction).map { .string($0.text) }
    case .dateTime(let moment)?:
      return Moment(moment.literal)?.stepped(by: direction).flatMap { DateTime($0.text) }.map(Value.dateTime)
    default: return nil
    }
  }

  /// Whether Left and Right step through the text of a setting.
  package func hasSteps(at path: Path) -> Bool {
    let setting = setting(at: path)
    guard QuantityKind(setting) != nil || setting.isMoment || writtenNode(at: path)?.kind == .dateTime else {
      return false
    }
    switch valueInForce(at: path) {
    case .string(let text)?:
      return SettingQuantities(self, at: path)?.count(of: text) != nil || setting.isMoment && Moment(text) != nil
    case .dateTime?: return true
    default: return false
    }
  }
}

extension SettingDescription {
  /// Whether its schema says that its text is a date or a time.
  var isMoment: Bool { format.map { ["date", "time", "date-time"].contains($0) } ?? false }
}

/// Quantities as a person says them.
package enum QuantityWords {
  /// `10 MiB`, `1.5 GiB`, `97.7 KiB`.
  package static func bytes(_ count: Int) -> String {
    let names = ["B", "KiB", "MiB", "GiB", "TiB", "PiB"]
    var power = 0
    while power + 1 < names.count, count >> (10 * (power + 1)) > 0 { power += 1 }
    let tenths = Int((Double(count) * 10 / Double(1 << (10 * power))).rounded())
    return (tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)") + " " + names[power]
  }

  /// `1 h 30 min`; people count no further than days.
  package static func time(_ nanoseconds: Int) -> String { time(nanoseconds, of: .nanosecond) }

  /// The same for a number of a unit that is named by its sign; nil where nothing is gained by it.
  package static func time(_ count: Int, in sign: String) -> String? {
    guard let unit = TimeUnit(sign: sign), unit != .week else { return nil }
    let spoken = time(count, of: unit)
    return spoken == "\(count) \(sign)" ? nil : spoken
  }

  private static func time(_ count: Int, of counted: TimeUnit) -> String {
    var rest = count
    var parts: [String] = []
    for unit in TimeUnit.allCases.reversed() where unit != .week && unit.size >= counted.size {
      let size = unit.size / counted.size
      if rest >= size { parts.append("\(rest / size) \(unit.sign)") }
      rest %= size
    }
    return parts.isEmpty ? "0 s" : parts.joined(separator: " ")
  }
}
