import SettingsDocuments

/// What a program of a release tells of its settings, as it was recorded from it: names, types, values, defaults,
/// bounds and places, source by source. It has no sentence of a manual.
///
/// It answers for the sources of a page as the program does that is installed, so that all that is made of the answers
/// is the same.
package struct KnowledgePack: Equatable, Sendable {
  /// Raised where packs are written otherwise.
  static let version = 1

  package struct Origin: Equatable, Sendable {
    /// The name of the program's page.
    package let program: String
    /// The version of the program; nil where it is not known.
    package let version: String?
    package let release: KnowledgeRelease
  }

  /// What one source of the page lists.
  struct Answer: Equatable, Sendable {
    /// The source as the pack names it.
    let source: String
    var settings: [SettingKnowledge]
  }

  package let origin: Origin
  private(set) var answers: [Answer] = []

  init(_ origin: Origin, _ answers: [Answer]) {
    (self.origin, self.answers) = (origin, answers)
  }

  /// What a source of the page lists; nil where it was not at hand when the pack was recorded.
  func settings(of source: KnowledgeSource) -> [SettingKnowledge]? {
    let name = source.packName
    return answers.first { $0.source == name }?.settings
  }
}

/// Records what sources say.
extension KnowledgePack {
  /// - Returns: nil where the program that is asked tells nothing.
  init?(recording page: ProgramPage, of origin: Origin, from answers: inout some SourceAnswers) {
    let known = ProgramKnowledge(page, from: &answers)
    let names = Set(known.settings.flatMap { [$0.name, $0.whole] }.map(page.names.canonical))
    var recorded: [Answer] = []
    for source in page.sources where !source.isOfKernel && !recorded.contains(where: { $0.source == source.packName }) {
      guard let found = answers.settings(of: source), !found.isEmpty else { continue }
      var settings = found.map { $0.facts(of: source, page) }
      if source.onlyDescribes { settings = Self.telling(settings, of: names, by: page.names) }
      if !settings.isEmpty { recorded.append(Answer(source: source.packName, settings: settings)) }
    }
    if recorded.isEmpty { return nil }
    self.init(origin, recorded)
  }

  /// Of what a source only tells more of, the first of each name that counts, where there is more than the name.
  private static func telling(
    _ settings: [SettingKnowledge], of names: Set<String>, by rules: NameRules
  ) -> [SettingKnowledge] {
    var seen: Set<String> = []
    return settings.filter { setting in
      let name = rules.canonical(setting.name)
      return names.contains(name) && seen.insert(name).inserted && setting != SettingKnowledge(name: setting.name)
    }
  }

  /// The same without the defaults that another recording does not have: they are those of a machine.
  func agreeing(with other: KnowledgePack) -> KnowledgePack {
    var pack = self
    for (place, answer) in answers.enumerated() {
      guard let others = other.answers.first(where: { $0.source == answer.source })?.settings else { continue }
      let standards = Dictionary(others.map { ($0.whole, $0.standard) }) { first, _ in first }
      for (index, setting) in answer.settings.enumerated() {
        if let standard = standards[setting.whole], standard != setting.standard {
          pack.answers[place].settings[index].standard = nil
        }
      }
    }
    return pack
  }
}

extension SettingKnowledge {
  /// What is told of it without the words of a manual.
  fileprivate func facts(of source: KnowledgeSource, _ page: ProgramPage) -> SettingKnowledge {
    if source.valuesOf != nil { return SettingKnowledge(name: name) }
    // The page says it then.
    var facts = source.section == nil ? self : renamed(name, section: nil)
    facts.description = ""
    // How a value is written is a fact where it is no sentence.
    if let words, !Self.isUsage(words) { facts.words = nil }
    // Of the others nothing would be made.
    let types = page.types.map { NamePattern($0.name) }
    facts.typeName = nil
    for name in typeNames where types.contains(where: { $0.matches(name) }) { facts.typeNames(adding: name) }
    return facts
  }

  /// `<address> [len <length>]`, `seconds`.
  private static func isUsage(_ words: String) -> Bool {
    words.contains { "<>[]|{}".contains($0) } || words.split(separator: " ").count <= 3
  }
}

extension KnowledgeSource {
  /// What it is called in a pack.
  var packName: String {
    switch place {
    case .manual(let reference, let sections): ([reference.description] + sections).joined(separator: ", ")
    case .command(let words, let form): (words + form.sections).joined(separator: " ")
    case .file(let path, let form): ([path] + form.sections).joined(separator: " ")
    case .folder(let path), .paths(let path): path
    }
  }

  /// Whether the kernel tells it, which every machine has.
  var isOfKernel: Bool {
    switch place {
    case .folder: true
    case .file(let path, _): path.hasPrefix("/proc/")
    case .manual, .command, .paths: false
    }
  }
}
