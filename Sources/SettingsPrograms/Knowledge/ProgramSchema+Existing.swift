import SettingsDocuments

/// What is said of values that name accounts, groups or files of the machine.
extension ProgramSchema {
  var hasExistingNames: Bool { page.wantsNames && settings.contains { $0.existing != nil } }

  /// Where such names are in the settings of an object, for its `allOf`. Of a setting that is there more than once
  /// nothing is said, as one of them may count alone.
  func existingNames(in settings: [SettingKnowledge]) -> [Value] {
    if !page.wantsNames { return [] }
    let named = settings.compactMap { setting in setting.existing.map { (setting: setting, existing: $0) } }
    return named.map(\.existing.exception).uniqued().map { exception in
      let properties: Members = named.filter { $0.existing.exception == exception }.map { setting, existing in
        let rule: Members = [
          ("wordPattern", .string(existing.pattern)), ("wordsName", .string(existing.kind.rawValue)),
        ]
        return (setting.name, object(rule + (setting.isList ? [("items", object(rule))] : [])))
      }
      let names = object([("properties", object(properties))])
      return exception.map { object([("if", object([("required", .texts([$0]))])), ("else", names)]) } ?? names
    }
  }
}
