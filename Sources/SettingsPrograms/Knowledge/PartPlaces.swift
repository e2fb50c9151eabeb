extension ProgramPage {
  /// A setting of a source in the part of a file that it stands in; nil where it is of a part that the page leaves out.
  ///
  /// - Parameter section: the part that the page says that the source is about; nil where the source tells itself.
  func placed(_ setting: SettingKnowledge, in section: String?) -> SettingKnowledge? {
    if let section { return setting.renamed(setting.name, section: section) }
    if !setting.parts.isEmpty {
      var setting = setting
      setting.parts = setting.parts.compactMap { $0 == PagePart.root ? $0 : part(named: $0)?.name }
      return setting.parts.isEmpty ? nil : setting
    }
    guard let section = setting.section, !section.isEmpty else { return setting }
    return part(named: section).map { setting.renamed(setting.name, section: $0.name) }
  }

  /// The part of this name, or that a block of this key is.
  private func part(named name: String) -> PagePart? {
    parts.first { $0.name == name } ?? parts.first { $0.matches(name) }
  }

  /// `zone.type` as the part `zone` and the name; a name of which nothing is a part as it is.
  func partAndName(of name: String) -> (part: String?, name: String) {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return (nil, name) }
    let part = name[..<dot]
    guard let known = parts.first(where: { $0.name == part }) else { return (nil, name) }
    return (known.name, String(name[name.utf8.index(after: dot)...]))
  }
}
