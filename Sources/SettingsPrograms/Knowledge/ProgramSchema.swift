import SettingsDocuments

/// What is known of a program's settings as a JSON Schema, so that they are shown, checked and found as all others are.
struct ProgramSchema {
  /// Members of an object. With other names for its parts an array would be converted member by member.
  typealias Members = [ObjectMembers.Element]

  let page: ProgramPage
  let settings: [SettingKnowledge]
  /// Where the knowledge comes from, in words; empty where only the page knows.
  let sources: [String]
  /// Whether these are all settings.
  let isComplete: Bool
  /// The version of the program; nil where that is not known.
  var version: String?
  /// The release whose pack tells it; nil where the machine does.
  let release: KnowledgeRelease?
  /// The release that was asked about, where no pack of it tells of the program.
  var missingRelease: KnowledgeRelease?
  private let packProblem: PackError?
  private let changedDefaults: [ChangedDefault]

  init(_ knowledge: ProgramKnowledge) {
    page = knowledge.page
    let sections = page.sections
    settings = knowledge.settings.filter { sections.isEmpty || $0.section.map(sections.contains) ?? true }
    (sources, isComplete) = (knowledge.sources, knowledge.isComplete)
    (release, packProblem) = (knowledge.origin?.release, knowledge.packProblem)
    changedDefaults = knowledge.changedDefaults
    version = knowledge.origin?.version
  }

  /// Where there is no list of all, a setting that is not known may be there all the same.
  var isOpen: Bool { page.names.isOpen || !isComplete }

  /// The schema as JSON, in UTF-8.
  var jsonBytes: [UInt8] { schema.jsonBytes }

  private var schema: Value {
    if !page.parts.isEmpty { return schemaOfParts }
    let tree = SectionTree(settings)
    var members = head + [("properties", object(properties(of: tree)))]
    // Of a program of which no setting is known, the file may be a table.
    if !settings.isEmpty { members.append(("type", .string("object"))) }
    let patterns = rootPatterns(of: tree)
    if !patterns.isEmpty { members.append(("patternProperties", object(patterns))) }
    members += names(of: page.blocks) + conditions(of: tree.settings)
    members += isOpen ? hintsAtSlips : [("additionalProperties", .boolean(false))]
    return object(members + hintsAtWords)
  }

  /// What the schema says of itself; ``ProgramKnowledgeSummary`` reads it.
  var head: Members {
    let comment = sources.isEmpty ? "from the page of the program alone" : "from " + sources.joined(separator: ", ")
    let summary = ProgramKnowledgeSummary(
      program: page.name, version: version, release: release?.name, missingRelease: missingRelease?.name,
      isPartial: sources.isEmpty && page.sources.contains { !$0.onlyDescribes } || packProblem != nil,
      problem: packProblem?.description, changedDefaults: changedDefaults)
    let same = page.names.interchangeable
    return [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(page.title)),
      ("$comment", .string(comment)), (ProgramKnowledgeSummary.key, summary.value),
    ] + (page.hasHeadings ? [("sectionsAreHeadings", .boolean(true))] : [])
      + (same.isEmpty ? [] : [("interchangeable", .string(String(same)))])
  }

  /// Where a name that is not known may be right.
  var hintsAtSlips: Members {
    [("hintsAtSlips", .boolean(true))] + (page.names.hasOwn ? [] : [("refusesSlips", .boolean(true))])
  }

  private func rootPatterns(of tree: SectionTree) -> Members {
    var patterns: Members = page.blocks.map { (Self.pattern(of: $0), object([("$ref", .string("#"))])) }
    for (section, others) in page.sameSections.ordered(by: { $0.key < $1.key }) {
      let same = object([("$ref", .string("#/properties/\(section)"))])
      patterns += others.map { ("^(?!\(section)$)" + Self.pattern(of: $0).dropFirst(), same) }
    }
    patterns += (page.otherSections + page.names.others).map { (Self.pattern(of: $0), .boolean(true)) }
    return patterns + (page.hasSections ? [] : spellings(of: tree))
  }

  private func properties(of tree: SectionTree) -> Members {
    let sections = tree.sections.filter { $0.name != "*" }
    let settings = tree.settings.map { setting -> ObjectMembers.Element in
      let section = sections.first { $0.name == setting.name }
      return (setting.name, section.map { schema(of: setting, and: $0.tree) } ?? schema(of: setting))
    }
    let names = Set(tree.settings.map(\.name))
    return settings
      + sections.filter { !names.contains($0.name) }.map { section in
        (section.name, page.repeatsSection(section.name) ? schema(ofEach: section.tree) : schema(of: section.tree))
      }
  }

  /// Of several sections of one name.
  private func schema(ofEach tree: SectionTree) -> Value {
    object([("type", .string("array")), ("items", schema(of: tree))])
  }

  private func schema(of tree: SectionTree) -> Value { object([("type", .string("object"))] + rules(of: tree)) }

  /// What holds of the settings of a section.
  private func rules(of tree: SectionTree) -> Members {
    var members: Members = [("properties", object(properties(of: tree)))]
    var patterns: Members = page.names.others.map { (Self.pattern(of: $0), .boolean(true)) }
    if let any = tree.sections.first(where: { $0.name == "*" }) {
      patterns.append((pattern(ofAllBut: tree.settings.map(\.name)), schema(of: any.tree)))
    }
    patterns += spellings(of: tree)
    if !patterns.isEmpty { members.append(("patternProperties", object(patterns))) }
    if !isOpen { members.append(("additionalProperties", .boolean(false))) }
    return members + conditions(of: tree.settings)
  }

  /// Of the names of subsections: a setting beside them is none.
  private func pattern(ofAllBut names: [String]) -> String {
    if names.isEmpty { return "" }
    let others = names.map { String(Self.pattern(of: $0).dropFirst()) }.joined(separator: "|")
    return (page.files.contains { $0.format?.ignoresCase == true } ? "(?i)" : "") + "^(?!\(others))"
  }

  /// Names in another spelling, which mean the same settings.
  private func spellings(of tree: SectionTree) -> Members {
    guard !page.names.interchangeable.isEmpty || !page.names.prefixes.isEmpty, !tree.settings.isEmpty else { return [] }
    let spelled = tree.settings.map { setting in
      (setting: setting, pattern: Self.spelling(of: setting.name, by: page.names.interchangeable))
    }
    let same: Members = spelled.filter { $0.pattern != $0.setting.name }.map { spelled in
      ("^(?!\(Self.escaped(spelled.setting.name))$)\(spelled.pattern)$", schema(of: spelled.setting))
    }
    if page.names.prefixes.isEmpty { return same }
    // All names in one pattern would be larger than a pattern may be.
    let prefixes = page.names.prefixes.map { Self.spelling(of: $0, by: page.names.interchangeable) }
    return same + [("^(?:\(prefixes.joined(separator: "|"))).", .boolean(true))]
  }

  private static func spelling(of name: String, by characters: [Character]) -> String {
    if !name.contains(where: characters.contains) { return name }
    let any = "[\(characters.map { $0 == "-" ? "\\-" : String($0) }.joined())]"
    return name.map { characters.contains($0) ? any : String($0) }.joined()
  }

  /// A name may be a setting and a section at once: nothing is said of its values then, and of the section no type.
  private func schema(of setting: SettingKnowledge, and section: SectionTree) -> Value {
    let description: Members = setting.description.isEmpty ? [] : [("description", .string(setting.description))]
    return object(description + rules(of: section))
  }

  func schema(of setting: SettingKnowledge) -> Value {
    if setting.isGone {
      let program = [page.name, version].compactMap(\.self).joined(separator: " ")
      let place = release.map { " of \($0.words)" } ?? ""
      return object([("not", object([])), ("errorMessage", .string("is no longer a setting of \(program)\(place)"))])
    }
    let one = withPlaceholders(valueSchema(of: setting))
    var members: Members = []
    if setting.isList {
      members += [("type", .string("array")), ("items", object(one))]
    } else if setting.repeats || page.repeats, !one.isEmpty {
      members.append(("anyOf", .array([object(one), object([("type", .string("array")), ("items", object(one))])])))
    } else {
      members += one
    }
    if one.isEmpty, let words = expectation(of: setting) { members.append(("expected", .string(words))) }
    if !setting.description.isEmpty { members.append(("description", .string(setting.description))) }
    if let standard = setting.standard { members.append(("default", .string(standard))) }
    if !setting.standardEntries.isEmpty { members.append(("defaultEntries", .texts(setting.standardEntries))) }
    if let since = setting.since { members.append(("since", .string(since))) }
    if !setting.separators.isEmpty { members.append(("itemSeparators", .texts(setting.separators))) }
    if setting.isSecret { members.append(("writeOnly", .boolean(true))) }
    return object(members)
  }

  /// What may be written, where no rule says it.
  private func expectation(of setting: SettingKnowledge) -> String? {
    switch setting.kind {
    case .duration: "a span of time"
    case .size: "a size"
    case .text: setting.words ?? "text"
    default: setting.words
    }
  }

  /// The schema of a value, or of the page's placeholders. The value's own rules come first: they are offered.
  private func withPlaceholders(_ value: Members) -> Members {
    guard let placeholder = page.placeholders, let first = value.first else { return value }
    let other = object([("pattern", .string(placeholder)), ("type", "string"), ("otherSpellings", true)])
    switch (first.0, first.1) {
    case ("pattern", .string(let pattern)):
      return [("pattern", .string("(?:\(pattern))|(?:\(placeholder))"))] + value.dropFirst()
    case ("type", .string("integer")):
      return [("pattern", .string("^[-+]?[0-9]+$|(?:\(placeholder))")), ("patternErrorMessage", "must be a number")]
        + value.dropFirst()
    case ("type", .string("boolean")):
      let words = object([("enum", .texts(flagWords))])
      return [("anyOf", .array([words, other, object(value + [("otherSpellings", true)])]))]
    case ("anyOf", .array(let choices)): return [("anyOf", .array(choices + [other]))]
    case ("enum", _): return [("anyOf", .array([object(value), other]))]
    default: return value
    }
  }

  private func valueSchema(of setting: SettingKnowledge) -> Members {
    if let pattern = setting.pattern {
      let message: Members = setting.expected.map { [("patternErrorMessage", .string("must be \($0)"))] } ?? []
      // Bounds are those of a bare number, and the pattern is of what is written otherwise.
      let rules: Members = [("pattern", .string(pattern))] + message + bounds(of: setting)
      if setting.values.isEmpty || setting.isList { return rules }
      // What is listed is offered.
      return rules + [("examples", .texts(setting.values))]
    }
    if !setting.values.isEmpty {
      let isFlag = setting.kind == .flag
      let words = setting.values + (isFlag ? flagWords.filter { !setting.values.contains($0) } : [])
      let values: ObjectMembers.Element = ("enum", .texts(words))
      if setting.isOpen || !setting.meanings.isEmpty { return explained(values, of: setting) }
      if !page.hasLooseValues && !page.ignoresCaseOfValues && !isFlag { return [values] }
      let others = object([("pattern", .string(loosePattern(of: words))), ("otherSpellings", true)])
      let flags = isFlag ? [object([("type", "boolean"), ("otherSpellings", true)])] : []
      return [("anyOf", .array([object([values]), others] + flags))]
    }
    switch setting.kind {
    case .number: return [("type", .string("integer"))] + bounds(of: setting)
    case .flag: return [("type", .string("boolean"))]
    case .path: return [("format", .string("path"))]
    case nil:
      // What is yes or no as a rule may have other words that no source lists.
      guard let standard = setting.standard, ["yes", "no"].contains(standard) else { return [] }
      return [("anyOf", [["enum": ["yes", "no"]], ["type": "string"]])]
    case .text, .duration, .size: return []
    }
  }

  private func bounds(of setting: SettingKnowledge) -> Members {
    [("minimum", setting.least), ("maximum", setting.most)].compactMap { key, bound in
      bound.map { (key, .count($0)) }
    }
  }

  /// The words that are written for off and on.
  private var flagWords: [String] {
    page.files.first?.format?.textValues.map { [$0.written.off, $0.written.on] } ?? []
  }

  /// The values in any case where the program takes them so; and their numbers and the other words for a switch, where
  /// the program takes them.
  private func loosePattern(of values: [String]) -> String {
    let hasSwitch = page.hasLooseValues && values.contains { SwitchWord.matches($0) }
    let words = values + (hasSwitch ? SwitchWord.all : [])
    let special = words.map(Self.escaped)
    let ignoresCase = page.hasLooseValues || page.ignoresCaseOfValues
    return "\(ignoresCase ? "(?i)" : "")^(?:\(special.joined(separator: "|"))\(page.hasLooseValues ? "|[0-9]*" : ""))$"
  }

  func object(_ members: Members) -> Value { .object(ObjectMembers(members)) }

  /// A pattern with `*` as a regular expression.
  static func pattern(of glob: String) -> String {
    let parts = glob.split(separator: "*", omittingEmptySubsequences: false)
    return "^" + parts.map { escaped(String($0)) }.joined(separator: ".*") + "$"
  }

  /// A text as a regular expression that it alone fits.
  private static func escaped(_ text: String) -> String {
    let marks = "\\.+*?()[]{}^$|".utf8
    guard text.utf8.contains(where: marks.contains) else { return text }
    let bytes = text.utf8.flatMap { marks.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
