import SettingsDocuments

/// Gathers what is known of a program: from its page, and from what the page says to read and to ask on this machine.
struct ProgramKnowledge {
  let page: ProgramPage
  /// Whether every setting is in a section; see ``ProgramPage/hasSections``.
  private let hasSections: Bool
  /// Where the knowledge comes from, in words.
  private(set) var sources: [String] = []
  /// Of which program it is that is not on this machine; nil where the machine's own tells, or the page alone.
  private(set) var origin: KnowledgePack.Origin?
  /// What has another default than before, where two releases were compared.
  var changedDefaults: [ChangedDefault] = []
  /// Why the pack of the program is not used, where it is wanted.
  private(set) var packProblem: PackError?
  /// Whether the program or its manual tells its settings, or the page has all.
  private(set) var isTold = false
  /// Whether one of the sources lists all settings.
  private(set) var isComplete = false
  /// All settings, those of the first source first.
  private(set) var settings: [SettingKnowledge] = []
  /// How many of them, from the first on, the sources list; the page has the rest.
  private var listedCount = 0
  private var places: [Place: Int] = [:]
  /// What the page's types mean, by their names.
  private let types: [String: ProgramSetting]

  /// A setting as the program tells it from others.
  private struct Place: Hashable {
    let section: String?
    let name: String
  }

  /// - Parameter answers: what the page's sources say.
  init(_ page: ProgramPage, from answers: inout some SourceAnswers) {
    self.init(page, listedBy: &answers)
    complete(from: &answers)
  }

  /// The settings that sources list, of which nothing else is told yet.
  private init(_ page: ProgramPage, listedBy answers: inout some SourceAnswers) {
    self.page = page
    hasSections = page.hasSections
    types = Dictionary(page.types.map { ($0.name, $0) }) { first, _ in first }
    for source in page.sources where source.listsSettings {
      guard let found = answers.settings(of: source), !found.isEmpty else { continue }
      sources.append(source.words)
      if !source.isPartial { isComplete = true }
      for setting in Self.agreeing(found.compactMap { placed($0, by: source) }) { add(setting) }
    }
    listedCount = settings.count
  }

  /// Adds what the page says, and what other sources do.
  private mutating func complete(from answers: inout some SourceAnswers) {
    let hasList = !sources.isEmpty
    let (single, forSeveral) = (page.settings.filter { !$0.isForSeveral }, page.settings.filter(\.isForSeveral))
    for part in page.parts { addWords(of: part) }
    for setting in single { addFromPage(setting) }
    for source in page.sources where source.onlyDescribes {
      guard let found = answers.settings(of: source), !found.isEmpty else { continue }
      sources.append(source.words)
      describe(by: found, in: source.section)
    }
    applyTypes()
    // What is said of one setting counts more than what is said of several.
    correctAll(by: forSeveral)
    let named =
      page.parts.isEmpty ? [:] : Dictionary(grouping: settings.indices) { page.names.canonical(settings[$0].name) }
    for setting in single { correct(by: setting, named) }
    for source in page.sources {
      guard let name = source.valuesOf, let found = answers.settings(of: source) else { continue }
      add(values: found, to: name)
    }
    applyMeaningsOfKinds()
    applyWords()
    isTold = page.sources.contains(where: \.listsSettings) ? hasList : page.sources.isEmpty || !sources.isEmpty
  }

  /// What the program tells that is installed; where it is not, what its pack tells.
  ///
  /// - Parameter pack: gives the pack; nil where there is none.
  init(_ page: ProgramPage, on machine: MachineAnswers, orFrom pack: () throws(PackError) -> KnowledgePack?) {
    var answers = machine
    self.init(page, listedBy: &answers)
    // Where no list is there that should be, all else is told of what the pack lists.
    let mayBeTold = !sources.isEmpty || !page.sources.contains(where: \.listsSettings)
    if mayBeTold {
      complete(from: &answers)
      if isTold { return }
    }
    do throws(PackError) {
      if let pack = try pack() {
        self.init(page, of: pack, on: machine)
        return
      }
    } catch {
      packProblem = error
    }
    if !mayBeTold { complete(from: &answers) }
  }

  /// What a pack tells, whatever is installed.
  init(_ page: ProgramPage, of pack: KnowledgePack, on machine: MachineAnswers) {
    var answers = PackedAnswers(pack: pack, machine: machine)
    self.init(page, from: &answers)
    origin = pack.origin
  }

  /// A setting in the section that the source says, or its name.
  private func placed(_ setting: SettingKnowledge, by source: KnowledgeSource) -> SettingKnowledge? {
    var setting = setting
    if !page.parts.isEmpty { return page.placed(setting, in: source.section) }
    if let section = source.section {
      setting.section = section
    } else if setting.section == nil, hasSections, let (section, name) = Self.split(setting.name) {
      setting = setting.renamed(name, section: section)
    }
    return setting
  }

  /// Without the defaults of settings that have another one in another block of the same kind.
  private static func agreeing(_ found: [SettingKnowledge]) -> [SettingKnowledge] {
    var standards: [Place: String] = [:]
    var differing: Set<Place> = []
    for setting in found {
      let place = Place(section: setting.section, name: setting.name)
      guard let standard = setting.standard else { continue }
      if standards.updateValue(standard, forKey: place).map({ $0 != standard }) == true { differing.insert(place) }
    }
    if differing.isEmpty { return found }
    var agreeing = found
    for index in found.indices where differing.contains(Place(section: found[index].section, name: found[index].name)) {
      agreeing[index].standard = nil
    }
    return agreeing
  }

  private func place(_ setting: SettingKnowledge) -> Place {
    Place(section: setting.section, name: page.names.canonical(setting.name))
  }

  private mutating func add(_ found: SettingKnowledge) {
    let key = place(found)
    if let place = places[key] {
      settings[place].add(found)
    } else {
      places[key] = settings.count
      settings.append(found)
    }
  }

  /// The settings that the sources list.
  var listed: ArraySlice<SettingKnowledge> { settings[..<listedCount] }

  /// Adds a setting that is no longer there, and marks it where the page has it all the same.
  mutating func addGone(_ setting: SettingKnowledge) {
    var gone = setting
    gone.isGone = true
    add(gone)
    if let place = places[place(gone)] { settings[place].isGone = true }
  }

  /// The words of a text that the page lists.
  private mutating func addWords(of part: PagePart) {
    for name in part.words?.names ?? [] {
      var setting = SettingKnowledge(name: name, section: part.name)
      setting.description = part.words?.meanings[name] ?? ""
      setting.words = "the word alone, or with a value"
      add(setting)
    }
  }

  /// Values that a source lists of a setting, beside those that are known.
  private mutating func add(values: [SettingKnowledge], to setting: String) {
    for index in settings.indices where settings[index].whole == setting {
      for value in values where !settings[index].values.contains(value.name) {
        settings[index].values.append(value.name)
      }
    }
  }

  private mutating func addFromPage(_ setting: ProgramSetting) {
    if !page.parts.isEmpty {
      let (part, name) = page.partAndName(of: setting.name)
      // What is said of a name alone is said of the setting wherever it stands.
      if part == nil, setting.parts.isEmpty, settings.contains(where: { $0.name == name }) { return }
      var known = SettingKnowledge(name: name, section: part)
      known.parts = setting.parts
      add(known)
    } else if hasSections {
      guard let (section, name) = Self.split(setting.name) else { return }
      add(SettingKnowledge(name: name, section: section))
    } else {
      add(SettingKnowledge(name: setting.name))
    }
  }

  /// Tells more of the settings of these names, in the section given, or else in any.
  private mutating func describe(by found: [SettingKnowledge], in section: String?) {
    let byName = Dictionary(found.map { (page.names.canonical($0.name), $0) }) { first, _ in first }
    for index in settings.indices where section == nil || settings[index].section == section {
      let (name, whole) = (settings[index].name, settings[index].whole)
      if let more = byName[page.names.canonical(whole)] ?? byName[page.names.canonical(name)] {
        settings[index].add(more)
      }
    }
  }

  private mutating func applyTypes() {
    let patterns = types.values.filter { $0.name.contains("*") }.ordered { $0.name < $1.name }.map {
      (pattern: NamePattern($0.name), type: $0)
    }
    for index in settings.indices {
      if let type = Self.type(of: settings[index].typeNames, types, patterns) { settings[index].apply(type) }
    }
    applyTypesOfDefaults()
  }

  /// What takes the value of another setting where it is not set is of its type: `$default_process_limit`.
  private mutating func applyTypesOfDefaults() {
    guard page.placeholders != nil else { return }
    // The other one may take that of a third.
    for _ in 0..<3 {
      for index in settings.indices where !settings[index].hasType {
        guard let standard = settings[index].standard, standard.first == "$",
          let other = places[Place(section: settings[index].section, name: String(standard.dropFirst()))],
          settings[other].hasType
        else { continue }
        settings[index].takeType(of: settings[other])
      }
    }
  }

  /// The first type that a name has, by itself rather than by a pattern.
  private static func type(
    of names: [String], _ types: [String: ProgramSetting], _ patterns: [(pattern: NamePattern, type: ProgramSetting)]
  ) -> ProgramSetting? {
    for name in names {
      if let type = types[name] ?? patterns.first(where: { $0.pattern.matches(name) })?.type { return type }
    }
    return nil
  }

  /// What the page says that its kinds are, as not every program writes a span of time in the same way.
  private mutating func applyMeaningsOfKinds() {
    for index in settings.indices {
      guard let kind = settings[index].kind, let meaning = types[kind.rawValue] else { continue }
      settings[index].apply(meaning)
    }
  }

  /// What the descriptions say of the values of which nothing else tells; and the kind that the page has for the rest.
  private mutating func applyWords() {
    for index in settings.indices where settings[index].saysNothing || settings[index].kind == .text {
      settings[index].words = settings[index].words ?? ValueWords.phrase(in: settings[index].description)
      if settings[index].saysNothing { settings[index].kind = page.kindOfOthers }
    }
  }

  private mutating func correctAll(by forSeveral: [ProgramSetting]) {
    if forSeveral.isEmpty { return }
    let names = settings.map { page.names.canonical($0.whole) }
    for setting in forSeveral {
      let pattern = NamePattern(page.names.canonical(setting.name))
      for index in names.indices where pattern.matches(names[index]) { settings[index].correct(by: setting, types) }
    }
  }

  /// - Parameter named: where the settings of each name are, in pages with parts.
  private mutating func correct(by setting: ProgramSetting, _ named: [String: [Int]]) {
    if !page.parts.isEmpty {
      let (part, name) = page.partAndName(of: setting.name)
      for index in named[page.names.canonical(name)] ?? [] where part == nil || settings[index].section == part {
        let staysInPart = part == nil && !setting.parts.isEmpty && isToldInPart(settings[index])
        settings[index].correct(by: staysInPart ? setting.withoutParts : setting, types)
      }
      return
    }
    let (section, name) = hasSections ? Self.split(setting.name) ?? ("", setting.name) : (nil, setting.name)
    let key = Place(section: section, name: page.names.canonical(name))
    if let place = places[key] { settings[place].correct(by: setting, types) }
  }

  /// Whether the page tells a setting in its part by itself: others of its name may stand elsewhere.
  private func isToldInPart(_ setting: SettingKnowledge) -> Bool {
    guard setting.section != nil, setting.parts.isEmpty, case let whole = setting.whole else { return false }
    return page.settings.contains { $0.name == whole }
  }

  /// `Journal.Storage` as a section and a name; `remote.*.url` is in the section `remote.*`.
  private static func split(_ name: String) -> (section: String?, name: String)? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return nil }
    return (String(name[..<dot]), String(name[name.utf8.index(after: dot)...]))
  }
}

extension KnowledgeSource {
  /// Whether it lists settings, and does not only tell more of them or of their values.
  var listsSettings: Bool { !onlyDescribes && valuesOf == nil }

  /// What is read or asked, in words.
  fileprivate var words: String {
    switch place {
    case .manual(let reference, _): reference.description
    case .command(let words, _): words.joined(separator: " ")
    case .file(let path, _), .folder(let path), .paths(let path): path
    }
  }
}
