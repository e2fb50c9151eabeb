import SettingsDocuments

/// The schema of a program whose files have blocks: each part of the page is told once, and referred to wherever such a
/// block may stand.
extension ProgramSchema {
  var schemaOfParts: Value {
    let shared = settings.indices.filter { isInSeveral(settings[$0]) }
    let names = Dictionary(uniqueKeysWithValues: shared.map { ($0, "s\($0)") })
    var definitions: Members = page.parts.indices.filter { page.parts[$0].words == nil }.map {
      let schedule: Members = page.parts[$0].isSchedule ? [("schedule", .boolean(true))] : []
      return ("p\($0)", object(rules(of: page.parts[$0].name, names) + schedule))
    }
    definitions += shared.map { ("s\($0)", schema(of: settings[$0])) }
    var members = head + rules(of: page.part, names)
    if isOpen { members += hintsAtSlips }
    members += hintsAtWords
    members.append(("$defs", object(definitions)))
    return object(members)
  }

  private func isInSeveral(_ setting: SettingKnowledge) -> Bool {
    setting.parts.count > 1 || setting.parts.contains(PagePart.any)
  }

  private func isIn(_ part: String, _ setting: SettingKnowledge) -> Bool {
    if setting.parts.isEmpty { return (setting.section ?? PagePart.root) == part }
    return setting.parts.contains(part) || setting.parts.contains(PagePart.any)
  }

  /// Whether a setting is no more than the word that blocks begin with which have to have a name: `<string> { ... }`.
  func isNamedBlock(_ setting: SettingKnowledge, in part: String) -> Bool {
    guard let words = setting.words?.utf8, words.first == UInt8(ascii: "<"), words.contains(UInt8(ascii: "{")) else {
      return false
    }
    return page.parts.contains { $0.mayStand(in: part) && $0.keys.contains(setting.name + " *") }
  }

  /// What holds of the settings and the blocks of a part, and of a list of such parts.
  private func rules(of part: String, _ shared: [Int: String]) -> Members {
    let all = settings.indices.filter { isIn(part, settings[$0]) }
    let blocks = all.filter { isNamedBlock(settings[$0], in: part) }
    let own = blocks.isEmpty ? all : all.filter { !blocks.contains($0) }
    func words(ofBlock key: String) -> String? {
      blocks.first { settings[$0].name + " *" == key }.flatMap { settings[$0].words }
    }
    var members: Members = []
    let texts = WordTexts(of: part, in: self)
    let properties = texts.added(
      to: own.map { index in
        (settings[index].name, shared[index].map { reference("#/$defs/\($0)") } ?? schema(of: settings[index]))
      })
    let inner = page.parts.indices.filter { page.parts[$0].words == nil && page.parts[$0].mayStand(in: part) }
    // A block of a name alone is a setting that one looks for among the others.
    let named = inner.flatMap { index -> Members in
      page.parts[index].keys.filter { !$0.contains("*") && $0 != PagePart.element }.map {
        ($0, block("#/$defs/p\(index)"))
      }
    }
    let others = named.filter { block in !properties.contains { $0.key == block.key } }
    members.append(("properties", object(properties + others)))
    var patterns = inner.flatMap { index -> Members in
      page.parts[index].keys.filter { $0.contains("*") }.map {
        (pattern(of: $0), block("#/$defs/p\(index)", words(ofBlock: $0)))
      }
    }
    let itself = part == page.part ? "#" : page.parts.firstIndex { $0.name == part }.map { "#/$defs/p\($0)" } ?? "#"
    patterns += page.blocks.map { (pattern(of: $0), block(itself)) }
    patterns += page.names.others.map { (pattern(of: $0), .boolean(true)) } + texts.patterns
    if !patterns.isEmpty { members.append(("patternProperties", object(patterns))) }
    members += self.names(
      of: inner.flatMap { page.parts[$0].places.contains(part) ? page.parts[$0].keys : [] } + page.blocks)
    if let index = inner.first(where: { page.parts[$0].keys.contains(PagePart.element) }) {
      members.append(("items", reference("#/$defs/p\(index)")))
    }
    if !isOpen { members.append(("additionalProperties", .boolean(false))) }
    return members + conditions(texts.conditions, of: own.map { settings[$0] })
  }

  /// How the headers of blocks begin, to be proposed where one is added: with a blank where words follow.
  func names(of headers: [String]) -> Members {
    let beginnings = headers.filter { $0 != PagePart.element && !$0.hasPrefix("*") }.map { header in
      Value.string(String(header.prefix { $0 != "*" }))
    }
    if beginnings.isEmpty { return [] }
    return [("propertyNames", object([("examples", .array(beginnings))]))]
  }

  /// A block, or several of one key.
  private func block(_ part: String, _ words: String? = nil) -> Value {
    object([
      ("$ref", .string(part)), ("items", reference(part)), ("expected", .string(words ?? "a group of settings")),
    ])
  }

  private func reference(_ part: String) -> Value { object([("$ref", .string(part))]) }

  func pattern(of glob: String) -> String {
    let pattern = Self.pattern(of: glob)
    return page.names.ignoresCase ? "(?i)" + pattern : pattern
  }
}
