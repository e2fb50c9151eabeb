import SettingsDocuments

/// What is said of values that name accounts, groups or files of the machine.
extension ProgramSchema {
  var hasExistingNames: Bool { page.existing.contains { settings.contains(where: $0.isOf) } }

  /// The conditions of an object, with those of such names in its settings. Of a setting that is there more than once
  /// nothing is said, as one of them may count alone.
  func conditions(_ others: [Value] = [], of settings: [SettingKnowledge]) -> Members {
    var conditions = others
    for names in page.existing {
      let named = settings.filter(names.isOf)
      if named.isEmpty { continue }
      let rule: Members = [("wordPattern", .string(names.pattern)), ("wordsName", .string(names.kind.rawValue))]
      let properties = named.map { setting in
        (key: setting.name, value: object(rule + (setting.isList ? [("items", object(rule))] : [])))
      }
      let known: Members = [("properties", object(properties))]
      let unless = names.exception.map { object([("required", .texts([$0]))]) }
      conditions.append(object(unless.map { [("if", $0), ("else", object(known))] } ?? known))
    }
    return conditions.isEmpty ? [] : [("allOf", .array(conditions))]
  }
}
