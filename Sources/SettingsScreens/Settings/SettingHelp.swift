import SettingsDocuments
import SettingsSchema
import SettingsSession
import TerminalTables

/// What is said of the focused setting: its name, what it may be, its default, what it does, where it is.
@MainActor
struct SettingHelp {
  let model: EditingSession
  let path: Path

  var rowHelp: RowHelp {
    let setting = model.setting(at: path)
    var help = RowHelp(summary(of: setting), text: text(of: setting), problem: model.problem(at: path)?.message)
    help.location = location
    return help
  }

  private func summary(of setting: SettingDescription) -> String {
    var parts = [SettingTitle.text(of: path, in: model)]
    parts.append(SettingExpectation.text(for: setting, in: model.document.format))
    if let spoken = QuantityText.text(for: number, of: setting) { parts.append("= \(spoken)") }
    if let standard = setting.defaultValue, !standard.isContainer, standard != .null {
      parts.append("default: \(ValueText.short(standard))")
    }
    if model.node(at: path) == nil { parts.append(isCommented ? "commented out" : "not set") }
    if setting.isRequired { parts.append("required") }
    if setting.isReadOnly { parts.append("read-only") }
    if setting.isDeprecated { parts.append("deprecated") }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The value in force, where it may be a number: lists are not copied to find out that they are none.
  private var number: Value? {
    if let node = model.writtenNode(at: path) { node.number.map(Value.number) } else { model.valueInForce(at: path) }
  }

  private func text(of setting: SettingDescription) -> String {
    let sentences = [SettingTitle.unshownTitle(of: setting, at: path, in: model), setting.summary].compactMap { $0 }
    let said = sentences.joined(separator: sentences.first?.hasSuffix(".") == true ? " " : ". ")
    let summary = said.isEmpty ? model.comment(on: path) ?? "" : said
    guard let deprecation = setting.deprecationMessage else { return summary }
    return "Deprecated: \(deprecation) \(summary)"
  }

  private var isCommented: Bool { model.commented[path] != nil }

  private var location: String {
    model.node(at: path) == nil && !isCommented ? path.description : "\(path), line \(model.line(of: path))"
  }
}

/// What a setting may be, in a few words.
enum SettingExpectation {
  static func text(for setting: SettingDescription, in format: Format) -> String {
    if !setting.choices.isEmpty {
      let names = setting.choices.filter { format.hasNull || $0.value != .null }.map { ValueText.shown($0.value) }
      let list = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
      return (setting.allowsOtherValues ? "such as " : "one of ") + list
    }
    switch setting.control {
    case .toggle: return "on or off"
    case .stepper, .port, .byteSize, .duration: return number(setting)
    case .text, .picker: return text(setting)
    case .color: return "colour"
    case .secret: return "secret"
    case .path: return "path"
    case .url: return "URL"
    case .list: return "list"
    case .object: return "group of settings"
    case .union:
      if setting.types == .all { return "any value" }
      let types = format.hasNull ? setting.types : setting.types.subtracting(.null)
      return types.names.map(KindName.plain).joined(separator: " or ")
    }
  }

  private static func number(_ setting: SettingDescription) -> String {
    let isWhole = setting.types.contains(.integer) && !setting.types.contains(.number)
    let isText = setting.types.contains(.string)
    let kind = isText ? name(of: setting.control) : isWhole ? "whole number" : "number"
    let counted = setting.unit ?? (setting.control == .byteSize && !isText ? "bytes" : nil)
    let unit = counted.map { " of \(UnitName.plural(of: $0))" } ?? ""
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

  private static func text(_ setting: SettingDescription) -> String {
    let kind = setting.format ?? (setting.types == .all ? "any value" : "text")
    switch (setting.minLength, setting.maxLength) {
    case (_, let most?): return "\(kind), at most \(most) characters"
    case (let least?, nil) where least > 1: return "\(kind), at least \(least) characters"
    default: return kind
    }
  }
}
