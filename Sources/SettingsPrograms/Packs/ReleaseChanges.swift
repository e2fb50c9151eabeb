/// A setting whose default another release changes.
package struct ChangedDefault: Equatable, Sendable {
  /// Its name, with its section before a dot where the program has sections.
  package let name: String
  package let now: String
  package let then: String
}

/// What becomes of a program's settings in another release.
extension ProgramKnowledge {
  /// Adds the settings that are known now and are gone in this release, and tells which defaults are others.
  mutating func compare(with now: ProgramKnowledge) {
    let names = Set(listed.map { page.names.canonical($0.name) })
    let places = Set(listed.map { page.names.canonical($0.whole) })
    for setting in now.listed {
      // What stands in parts is told by its name alone, as other parts may have it now.
      let isThere =
        page.parts.isEmpty
        ? places.contains(page.names.canonical(setting.whole)) : names.contains(page.names.canonical(setting.name))
      if !isThere { addGone(setting) }
    }
    var standards: [String: Set<String>] = [:]
    for setting in now.settings {
      if let standard = setting.standard {
        standards[page.names.canonical(setting.whole), default: []].insert(standard)
      }
    }
    changedDefaults = settings.compactMap { setting in
      guard !setting.isGone, let then = setting.standard, let known = standards[page.names.canonical(setting.whole)],
        let now = known.first, known.count == 1, now.lowercased() != then.lowercased(), !setting.isSecret
      else { return nil }
      return ChangedDefault(name: setting.whole, now: now, then: then)
    }
  }
}
