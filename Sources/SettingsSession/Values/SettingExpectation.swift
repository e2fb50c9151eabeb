import SettingsFiles
import SettingsSchema

/// What a setting may be, in a few words.
package enum SettingExpectation {
  /// The range, the choices or the kind, without the default.
  ///
  /// - Parameter mostChoices: so many choices are named; an ellipsis tells that there are more.
  package static func text(
    for setting: SettingDescription, in format: Format, mostChoices: Int = 8
  ) -> String {
    if !setting.choices.isEmpty {
      // `on` as a text and as a switch is one word.
      let names = setting.choices.filter { format.hasNull || $0.value != .null }.map { ValueText.shown($0.value) }
        .uniqued()
      let list = names.prefix(mostChoices).joined(separator: ", ") + (names.count > mostChoices ? ", …" : "")
      return (setting.allowsOtherValues && !setting.namesAllValues ? "such as " : "one of ") + list
    }
    switch setting.control {
    case .toggle: return "on or off"
    case .flag: return "set or not set"
    case .stepper, .port, .byteSize, .duration: return number(setting)
    case .text, .picker: return text(setting)
    case .color: return "colour"
    case .secret: return "secret"
    case .path: return "path"
    case .url: return "URL"
    case .list: return "list"
    case .object: return "group of settings"
    case .union where setting.expectation != nil: return words(setting.expectation ?? "")
    case .union:
      if setting.types == .all { return "any value" }
      let types = format.hasNull ? setting.types : setting.types.subtracting(.null)
      return types.names.map(KindName.plain).joined(separator: " or ")
    }
  }

  /// What units are called in a sentence, where that is not as people write them.
  private static let units = ["ms": "milliseconds", "s": "seconds", "min": "minutes", "h": "hours", "d": "days"]

  private static func number(_ setting: SettingDescription) -> String {
    let isWhole = setting.types.contains(.integer) && !setting.types.contains(.number)
    let isText = setting.types.contains(.string)
    let kind = isText ? name(of: setting.control) : isWhole ? "whole number" : "number"
    let counted = setting.unit ?? (setting.control == .byteSize && !isText ? "bytes" : nil)
    let unit = counted.map { " of \(units[$0] ?? $0)" } ?? ""
    return kind + unit + range(setting)
  }

  private static func name(of control: Control) -> String {
    control == .byteSize ? "number of bytes" : control.rawValue
  }

  private static func range(_ setting: SettingDescription) -> String {
    func end(_ bound: Bound) -> String { bound.value.literal }
    switch (setting.minimum, setting.maximum) {
    case (let low?, let high?): return ", \(end(low)) to \(end(high))"
    case (let low?, nil): return low.isExclusive ? ", more than \(end(low))" : ", at least \(end(low))"
    case (nil, let high?): return high.isExclusive ? ", less than \(end(high))" : ", at most \(end(high))"
    case (nil, nil): return ""
    }
  }

  /// A longer message of a pattern leaves no room for anything else in a line.
  private static let longestMessage = 72

  /// `<conns>` is how it is written, and no word for it.
  private static func words(_ text: String) -> String {
    text.first.map { "<[(".contains($0) } == true ? "written as " + text : text
  }

  private static func text(_ setting: SettingDescription) -> String {
    if setting.pattern == nil, let text = setting.expectation { return words(text) }
    let kind = setting.format ?? (setting.types == .all ? "any value" : "text")
    if let message = setting.patternMessage, message.hasPrefix("must be "), message.count <= longestMessage {
      let isSaid = setting.format == nil || message.hasPrefix("must be a \(kind)")
      return (isSaid ? "" : "\(kind): ") + message.dropFirst(8) + range(setting)
    }
    if let kind = setting.kindOfWords {
      let names = setting.words.prefix(3).map(\.name).joined(separator: ", ")
      return names.isEmpty ? "text" : "each \(kind), such as \(names)"
    }
    if let words = setting.patternInWords {
      return words.hasPrefix("be ") ? "\(kind): \(words.dropFirst(3))" : "\(kind) that must \(words)"
    }
    switch (setting.minLength, setting.maxLength) {
    case (_, let most?): return "\(kind), at most \(most) characters"
    case (let least?, nil) where least > 1: return "\(kind), at least \(least) characters"
    default: return kind
    }
  }
}
