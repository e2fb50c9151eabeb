import SettingsDocuments

/// Gathers what is known of a program: from its page, and from what the page says to read on this machine.
struct ProgramKnowledge {
  let page: ProgramPage
  /// The folder that the system is in: `/`, but for tests.
  var root = ""

  /// All settings, those of the first source first, and where the knowledge comes from.
  func gather(reading read: (String) -> [UInt8]?) -> (settings: [SettingKnowledge], sources: [String]) {
    var settings: [SettingKnowledge] = []
    var places: [String: Int] = [:]
    var sources: [String] = []
    func add(_ found: SettingKnowledge) {
      let key = "\(found.section ?? "")\u{0}\(page.names.canonical(found.name))"
      if let place = places[key] {
        settings[place].add(found)
      } else {
        places[key] = settings.count
        settings.append(found)
      }
    }
    for source in page.sources {
      guard case .manual(let reference, let sections) = source.place,
        let bytes = read(ManualPage.path(of: reference, in: root)), let manual = ManualPage(source: bytes)
      else { continue }
      sources.append(reference.description)
      for setting in ManualKnowledge(manual, sections: sections, section: source.section).settings { add(setting) }
    }
    for setting in page.settings {
      let (section, name) = split(setting.name)
      let key = "\(section ?? "")\u{0}\(page.names.canonical(name))"
      if places[key] == nil { add(SettingKnowledge(name: name, section: section)) }
      if let place = places[key] { settings[place].correct(by: setting) }
    }
    return (settings, sources)
  }

  /// `Journal.Storage` as a section and a name, where the program's files have sections.
  private func split(_ name: String) -> (section: String?, name: String) {
    guard page.sources.contains(where: { $0.section != nil }), let dot = name.firstIndex(of: ".") else {
      return (nil, name)
    }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
