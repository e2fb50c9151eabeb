import SettingsFiles

/// Decides how a setting is shown, from its description and the table.
struct ControlInference {
  let table: InferenceTable

  /// Fills in the control and the unit of a setting.
  ///
  /// - Parameters:
  ///   - key: the setting's key; nil for entries of a list and the whole document.
  ///   - present: its value in the document, where it is set.
  ///   - shape: the kind of value that the schema's keywords hint at, where it names no type.
  ///   - values: what texts mean, where all values are texts.
  func complete(
    _ setting: inout SettingDescription, key: String?, present: Node?, shape: TypeSet, texts values: TextValues? = nil
  ) {
    let (control, rule) = control(of: setting, key: key, present: present, shape: shape, texts: values)
    setting.control = control
    guard let rule else { return }
    setting.unit = rule.unit
    if rule.control == .port { addPortRange(to: &setting) }
    setting.isSecretInPart = rule.isAboutValues && rule.control == .secret && !(key.map(table.makesSecret) ?? false)
  }

  /// How a setting is shown, and the rule that says so, where one does.
  ///
  /// - Parameter hint: what its description and its pattern hint at, where that is known.
  func control(
    of setting: SettingDescription, key: String?, present: Node?, shape: TypeSet, texts values: TextValues? = nil,
    hint: Control?? = nil
  ) -> (control: Control, rule: InferenceRule?) {
    var types = setting.types.expanded
    if types == .all, !shape.isEmpty { types = shape.expanded }
    types.subtract(.null)
    if values != nil, present == nil || present?.kind == .string { types = Self.typed(types) }
    if !setting.choices.isEmpty, !setting.allowsOtherValues || types.isSubset(of: [.string, .integer, .number]) {
      return (isSwitch(setting) ? .toggle : .picker, nil)
    }
    // Where values of several kinds are allowed, the present one decides.
    if let present, !present.isNull {
      let own = values?.types(of: present) ?? TypeSet(of: present)
      types.formIntersection(own.expanded)
    }
    if types.isEmpty, let present { types = TypeSet(of: present).expanded }
    let plain = plainControl(types, setting)
    if values != nil, plain == .text, setting.allowsOnlyEmptyText { return (.flag, nil) }
    guard plain == .text || plain == .stepper else { return (plain, nil) }
    if setting.isWriteOnly, plain == .text { return (.secret, nil) }
    let texts = TextsOfSetting(setting, present: present?.text)
    let rule = table.rule(forKey: key, types: types, format: setting.format, texts: texts)
    if let rule, fits(rule, setting, texts) {
      // `2m` looks like minutes, and the pattern knows better.
      let isLook = rule.isAboutValues && rule.control == .duration && plain == .text
      return ((isLook ? setting.pattern.flatMap(QuantityHints.control(ofPattern:)) : nil) ?? rule.control, rule)
    }
    let isText = plain == .text && types == .string
    return ((isText ? hint ?? QuantityHints.control(of: setting) : nil) ?? plain, nil)
  }

  /// The types of a value that is typed: in a format whose values are all texts, one that may be of several types is a
  /// text, and a single value does where a list may be.
  private static func typed(_ types: TypeSet) -> TypeSet {
    if types == .all { return .string }
    let scalars = types.subtracting([.array, .object])
    if scalars.isEmpty { return types }
    return scalars.contains(.string) || scalars.isSuperset(of: [.boolean, .integer]) ? .string : scalars
  }

  private func plainControl(_ types: TypeSet, _ setting: SettingDescription) -> Control {
    switch types.reduced {
    case .boolean: return .toggle
    case .integer, .number: return .stepper
    case .string: return .text
    case .array: return .list
    case .object: return .object
    default:
      if case .boolean? = setting.defaultValue, types.isSubset(of: [.boolean, .string]) { return .union }
      return types.isSubset(of: [.string, .integer, .number]) ? .text : .union
    }
  }

  /// How far ports go, where the schema names no end.
  private func addPortRange(to setting: inout SettingDescription) {
    let ports = SettingDescription.ports
    setting.minimum = setting.minimum ?? Bound(value: ports.lowerBound, isExclusive: false)
    setting.maximum = setting.maximum ?? Bound(value: ports.upperBound, isExclusive: false)
  }

  /// A port is a number up to 65535 where the schema says how far it goes, or a name; `http,https` and `0:65535` are
  /// more. The size of a cache in entries is none in bytes, nor is one in kilobytes.
  private func fits(_ rule: InferenceRule, _ setting: SettingDescription, _ texts: TextsOfSetting) -> Bool {
    switch rule.control {
    case .port:
      let areNames = texts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || "_-${}".contains($0) } }
      return areNames && setting.maximum.map { $0.value <= Number(65_536) } ?? true
    case .byteSize where rule.unit == nil && texts.allSatisfy({ $0.allSatisfy(\.isNumber) }):
      return !Self.countsOthers(setting.text?.source ?? "")
    default: return true
    }
  }

  /// Whether a description says that something else than bytes is counted.
  private static func countsOthers(_ description: String) -> Bool {
    if ["in kilobytes", "in megabytes"].contains(where: description.holds) { return true }
    let others = ["entries", "umber of", "ow many", "in rows", "in characters", "percentage"]
    return others.contains(where: description.holds) && !description.holds("yte")
  }

  private func isSwitch(_ setting: SettingDescription) -> Bool {
    guard !setting.allowsOtherValues || setting.types == .boolean else { return false }
    guard case .boolean? = setting.choices.first?.value else { return false }
    return Set(setting.choices.map(\.value)) == [true, false]
  }
}

extension SettingDescription {
  fileprivate var allowsOnlyEmptyText: Bool { pattern == "^$" || maxLength == 0 }
}
