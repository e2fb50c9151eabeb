import SettingsDocuments

/// What is said of values that name accounts, groups or files of the machine.
extension ProgramSchema {
  var hasExistingNames: Bool { !page.isElsewhere && settings.contains { $0.existing != nil } }

  /// Where such names are in the settings of an object, for its `allOf`.
  ///
  /// Nothing is said of a file elsewhere: it may be for another machine.
  func existingNames(in settings: [SettingKnowledge]) -> [Value] {
    if page.isElsewhere { return [] }
    let named = settings.compactMap { setting in setting.existing.map { (name: setting.name, existing: $0) } }
    return named.map(\.existing.exceptions).uniqued().map { exceptions in
      let properties: Members = named.filter { $0.existing.exceptions == exceptions }.map {
        let rule: Members = [
          ("wordPattern", .string($0.existing.pattern)), ("wordsName", .string($0.existing.kind.rawValue)),
        ]
        // It may be there more than once.
        return ($0.name, object(rule + [("items", object(rule))]))
      }
      let names = object([("properties", object(properties))])
      return exceptions.isEmpty ? names : object([("if", condition(exceptions)), ("else", names)])
    }
  }
}
