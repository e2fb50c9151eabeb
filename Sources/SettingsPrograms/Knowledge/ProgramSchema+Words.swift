import SettingsDocuments

/// What is known of the words that texts are made of, as `wordPattern` and `contentSchema` of the texts.
extension ProgramSchema {
  /// Asks for hints at words that are nearly ones that are known, where there are any.
  var hintsAtWords: Members {
    let hasWords =
      page.parts.contains { $0.words != nil } || hasExistingNames
      || settings.contains { $0.isOpen && !$0.values.isEmpty }
    return hasWords ? [("hintsAtWords", .boolean(true))] : []
  }

  /// Values with what they mean; where others may be as well, one that is nearly one of them is a hint.
  func explained(_ values: ObjectMembers.Element, of setting: SettingKnowledge) -> Members {
    let meanings = setting.values.map { Value.string(setting.meanings[$0] ?? "") }
    let choices: Members = [values] + (setting.meanings.isEmpty ? [] : [("enumDescriptions", .array(meanings))])
    guard setting.isOpen else { return choices }
    let names: Members = setting.values.map { ($0, object([])) }
    return [
      ("anyOf", .array([object(choices), object([("type", .string("string"))])])), ("wordPattern", .string("^(.+)$")),
      ("contentSchema", object([("title", .string(setting.name)), ("properties", object(names))])),
    ]
  }

  /// The words that the text of a part may have.
  fileprivate func content(of part: PagePart, _ words: PartWords) -> Members {
    var content: Members = words.kind.map { [("title", .string($0))] } ?? []
    let own = settings.filter { $0.parts.isEmpty ? $0.section == part.name : $0.parts.contains(part.name) }
    content.append(("properties", object(own.map { ($0.name, schema(of: $0)) })))
    if !words.others.isEmpty {
      content.append(("patternProperties", object(words.others.map { (pattern(of: $0), .boolean(true)) })))
    }
    if words.isClosed { content.append(("additionalProperties", .boolean(false))) }
    let ignoresCase: Members = words.ignoresCase ? [("ignoreCaseOfWords", .boolean(true))] : []
    return [("wordPattern", .string(words.pattern))] + ignoresCase + [("contentSchema", object(content))]
  }
}

/// The texts of one part that are made of words: what is said of them always, and what on a condition.
struct WordTexts {
  /// By their keys, what is said of them whatever is beside them.
  private var always: [(key: String, schema: ProgramSchema.Members)] = []
  /// What is said of them where the settings beside them are what a part asks for.
  private(set) var conditions: [Value] = []

  init(of place: String, in schema: ProgramSchema) {
    for part in schema.page.parts {
      guard let words = part.words, part.mayStand(in: place) else { continue }
      let content = schema.content(of: part, words)
      if part.conditions.isEmpty {
        always += part.keys.map { ($0, content) }
      } else {
        let then = schema.object([("properties", schema.object(part.keys.map { ($0, schema.object(content)) }))])
        conditions.append(schema.object([("if", Self.condition(part.conditions, schema)), ("then", then)]))
      }
    }
  }

  private static func condition(_ conditions: [String: [String]], _ schema: ProgramSchema) -> Value {
    let columns = conditions.ordered { $0.key < $1.key }
    let properties = columns.map { column, values -> ObjectMembers.Element in
      let patterns = values.filter { $0.contains("*") }.map {
        schema.object([("pattern", .string(schema.pattern(of: $0)))])
      }
      let words = schema.object([("enum", .array(values.filter { !$0.contains("*") }.map(Value.string)))])
      return (column, schema.object([("anyOf", .array([words] + patterns))]))
    }
    return schema.object([
      ("properties", schema.object(properties)), ("required", .array(columns.map { .string($0.key) })),
    ])
  }

  /// The settings of the part with what is said of their words.
  func added(to properties: ProgramSchema.Members) -> ProgramSchema.Members {
    if always.isEmpty { return properties }
    let known = Set(properties.map(\.key))
    let others = always.map(\.key).filter { !known.contains($0) && !$0.contains("*") }
    let added: ProgramSchema.Members = Set(others).sorted().map { ($0, .object(ObjectMembers([]))) }
    return (properties + added).map { name, schema in
      let contents = always.filter { $0.key == name }.map { Value.object(ObjectMembers($0.schema)) }
      guard !contents.isEmpty, case .object(var members) = schema else { return (name, schema) }
      members["allOf"] = .some(.array(contents))
      return (name, .object(members))
    }
  }

  /// Texts whose keys are patterns with `*`.
  var patterns: ProgramSchema.Members {
    Set(always.map(\.key).filter { $0.contains("*") }).sorted().map { key in
      let contents = always.filter { $0.key == key }.map { Value.object(ObjectMembers($0.schema)) }
      return (ProgramSchema.pattern(of: key), .object(ObjectMembers([("allOf", .array(contents))])))
    }
  }
}
