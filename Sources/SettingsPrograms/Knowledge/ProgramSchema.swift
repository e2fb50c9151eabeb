import SettingsDocuments

/// What is known of a program's settings as a JSON Schema, so that they are shown, checked and found as all others are.
struct ProgramSchema {
  let page: ProgramPage
  let settings: [SettingKnowledge]
  /// Where the knowledge comes from, in words; empty where only the page knows.
  let sources: [String]

  /// Where there is no list of all, a setting that is not known may be there all the same.
  private var isOpen: Bool { page.names.isOpen || sources.isEmpty }

  /// The schema as JSON.
  var json: String { schema.json }

  private var schema: Value {
    var members: [(String, Value)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(page.title)),
      ("$comment", .string(sources.isEmpty ? "from the page of the program alone" : "from " + sources.joined(separator: ", "))),
      ("type", .string("object")), ("properties", object(properties)),
    ]
    if !page.blocks.isEmpty {
      members.append(
        ("patternProperties", object(page.blocks.map { (Self.pattern(of: $0), object([("$ref", .string("#"))])) })))
    }
    if !isOpen { members.append(("additionalProperties", .boolean(false))) }
    return object(members)
  }

  private var properties: [(String, Value)] {
    var sections: [String] = []
    for setting in settings {
      if let section = setting.section, !sections.contains(section) { sections.append(section) }
    }
    let ofRoot = settings.filter { $0.section == nil }.map { ($0.name, schema(of: $0)) }
    return ofRoot + sections.map { section in (section, schema(ofSection: section)) }
  }

  private func schema(ofSection section: String) -> Value {
    let own = settings.filter { $0.section == section }.map { ($0.name, schema(of: $0)) }
    var members: [(String, Value)] = [("type", .string("object")), ("properties", object(own))]
    if !page.names.others.isEmpty {
      let others = page.names.others.map { (Self.pattern(of: $0), Value.boolean(true)) }
      members.append(("patternProperties", object(others)))
    }
    if !isOpen { members.append(("additionalProperties", .boolean(false))) }
    return object(members)
  }

  private func schema(of setting: SettingKnowledge) -> Value {
    let one = valueSchema(of: setting)
    var members: [(String, Value)] = []
    if setting.repeats {
      members.append(("anyOf", .array([object(one), object([("type", .string("array")), ("items", object(one))])])))
    } else {
      members += one
    }
    if !setting.description.isEmpty { members.append(("description", .string(setting.description))) }
    if let standard = setting.standard { members.append(("default", .string(standard))) }
    if setting.isSecret { members.append(("writeOnly", .boolean(true))) }
    return object(members)
  }

  private func valueSchema(of setting: SettingKnowledge) -> [(String, Value)] {
    if !setting.values.isEmpty { return [("enum", .array(setting.values.map(Value.string)))] }
    switch setting.kind {
    case .number:
      var members: [(String, Value)] = [("type", .string("integer"))]
      if let least = setting.least { members.append(("minimum", .number(Number(least)))) }
      if let most = setting.most { members.append(("maximum", .number(Number(most)))) }
      return members
    case .flag: return [("enum", .array(["yes", "no"].map(Value.string)))]
    case .path: return [("format", .string("path"))]
    case .text, .duration, .size, nil: return []
    }
  }

  private func object(_ members: [(String, Value)]) -> Value {
    .object(ObjectMembers(members))
  }

  /// A pattern with `*` as a regular expression.
  static func pattern(of glob: String) -> String {
    let special: Set<Character> = [".", "+", "?", "(", ")", "[", "]", "{", "}", "^", "$", "|", "\\", "/"]
    return "^" + glob.map { $0 == "*" ? ".*" : special.contains($0) ? "\\\($0)" : "\($0)" }.joined() + "$"
  }
}
