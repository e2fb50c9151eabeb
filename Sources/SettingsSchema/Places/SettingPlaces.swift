import SettingsFiles

/// All settings that a schema names, in whichever object, block, section or column they may stand.
///
/// An object that a schema describes once is one place, by the shortest way to it, however many ways lead there and
/// however deep such objects may be in each other.
package struct SettingPlaces {
  private var objects: [DescribedObject] = []
  /// Where each schema that was met is among the objects; nil for one that holds no others.
  private var numbers: [Node: Int?] = [:]
  private let library: SchemaLibrary
  /// Deeper objects are not looked into, and no more of them.
  private static let (deepest, most) = (16, 20_000)
  /// So many schemas that apply to one value are looked at.
  private static let mostParts = 1_000

  /// - Complexity: linear in the schema.
  package init(of schema: CompiledSchema) {
    library = schema.library
    enter(schema.root, by: Way(text: "")) { DescribedObject(schema: schema.root) }
    var next = 0
    while next < objects.count, objects.count < Self.most {
      lookInto(next)
      next += 1
    }
  }

  package var names: Set<String> { Set(objects.flatMap { $0.names.map(\.name) }) }

  func hasSetting(_ name: String) -> Bool { objects.contains { $0.names.contains { $0.name == name } } }

  /// Where the settings of a name may stand, those nearest to the root first.
  ///
  /// - Parameter keys: the name, and before it what it stands in, as far as that matters: `["server", "listen"]`.
  package func places(of keys: [String]) -> [SettingPlace] {
    guard let name = keys.last else { return [] }
    let inside = objects.filter { $0.isWithin(keys.dropLast()) }
    let found = inside.compactMap { $0.place { $0 == name } }
    if !found.isEmpty { return found }
    let alike = inside.compactMap { object in object.place { $0.lowercased() == name.lowercased() } }
    return alike.isEmpty ? inside.compactMap { $0.place(ofSpelling: name) } : alike
  }

  // MARK: - Walking

  private mutating func lookInto(_ number: Int) {
    let object = objects[number]
    guard object.shown.steps.count < Self.deepest else { return }
    for part in parts(of: object.schema) {
      if let members = part.rules.object { lookAt(members, of: object, number) }
      guard let array = part.rules.array else { continue }
      for element in array.prefix + [array.rest].compactMap(\.self) {
        enter(element, by: Way(text: object.elementWay)) { object.appending(.index(0), shown: .end) }
      }
    }
  }

  private mutating func lookAt(_ members: Box<ObjectRules>, of object: DescribedObject, _ number: Int) {
    for (key, schema) in members.properties.all where schema.rules.constant != false {
      objects[number].add(key, .key(key), shown: .key(key))
      enter(schema, by: Way(text: key)) { object.appending(.key(key), shown: .key(key)) }
    }
    for (pattern, schema) in members.patterns where schema.rules.constant == nil {
      if !holdsOthers(target(of: schema)) { objects[number].spellings.append(pattern) }
      guard let key = KeyGlob.example(of: pattern) else { continue }
      let shown = KeyGlob.text(of: pattern.source) ?? "*"
      // A block of a name and words behind it is looked for by the name.
      if let word = shown.split(separator: " ").first, shown == word + " *" {
        objects[number].add(String(word), .key(key), shown: .key(shown))
      }
      enter(schema, by: Way(text: object.way(shown), pattern: pattern)) {
        object.appending(.key(key), shown: .key(shown))
      }
    }
    if let schema = members.additional, schema.rules.constant == nil {
      enter(schema, by: Way(text: object.way("*"))) { object.appending(.key("any"), shown: .key("*")) }
    }
  }

  /// Adds an object that another one may hold; or a way to it, where it is known.
  private mutating func enter(_ schema: Subschema, by way: Way, _ described: () -> DescribedObject) {
    let target = target(of: schema)
    if let known = numbers[target.node] {
      if let known { objects[known].add(way) }
    } else if holdsOthers(target) {
      numbers[target.node] = objects.count
      var object = described()
      object.schema = target
      object.add(way)
      objects.append(object)
    } else {
      numbers[target.node] = .some(nil)
    }
  }

  /// Whether a schema describes an object with settings, or a list of such.
  ///
  /// - Parameter depth: how many lists are around it.
  private func holdsOthers(_ schema: Subschema, in depth: Int = 0) -> Bool {
    // Most settings are plain values: nothing else applies to them.
    let parts = hasParts(schema.rules) ? parts(of: schema) : [schema]
    return parts.contains { part in
      if part.rules.object?.looksAtMembers == true { return true }
      guard let element = part.rules.array?.rest, depth < Self.deepest else { return false }
      return holdsOthers(target(of: element), in: depth + 1)
    }
  }

  private func hasParts(_ rules: Rules) -> Bool {
    !rules.references.isEmpty || rules.branches != nil || rules.object?.dependentSchemas.isEmpty == false
      || rules.string?.words != nil
  }

  /// What a schema that does nothing but refer to another one refers to.
  private func target(of schema: Subschema) -> Subschema {
    var schema = schema
    for _ in 0..<32 {
      guard schema.rules.object == nil, schema.rules.branches == nil, let reference = schema.rules.references.first,
        let target = try? reference.target(in: schema.resource, library: library)
      else { break }
      schema = target
    }
    return schema
  }

  /// A schema with those that apply to the same value.
  private func parts(of schema: Subschema) -> [Subschema] {
    var parts: [Subschema] = []
    gather(schema, into: &parts)
    return parts
  }

  private func gather(_ part: Subschema, into parts: inout [Subschema]) {
    guard parts.count < Self.mostParts, !parts.contains(where: { $0 === part }) else { return }
    parts.append(part)
    let rules = part.rules
    for reference in rules.references {
      if let target = try? reference.target(in: part.resource, library: library) { gather(target, into: &parts) }
    }
    if let branches = rules.branches {
      for branch in branches.allOf + branches.anyOf + branches.oneOf { gather(branch, into: &parts) }
      for branch in [branches.then, branches.otherwise] { if let branch { gather(branch, into: &parts) } }
    }
    for dependent in rules.object?.dependentSchemas ?? [] { gather(dependent.schema, into: &parts) }
    // The words of a text are settings in it.
    if let content = rules.string?.words?.content { gather(content, into: &parts) }
  }
}

/// A way into an object: the key that it has there, or the pattern of such keys.
private struct Way {
  let text: String
  var pattern: PatternRule?

  func isBy(_ key: String) -> Bool {
    if text == key || text.split(separator: " ").first == key[...] { return true }
    return pattern?.matches(key) ?? false
  }
}

/// An object that a schema describes, with the names in it.
private struct DescribedObject {
  typealias Name = (name: String, step: Path.Step, shown: Path.Step)

  var schema: Subschema
  private(set) var path = Path.root
  private(set) var shown = Path.root
  private(set) var ways: [Way] = []
  /// Of several of one name the first counts.
  private(set) var names: [Name] = []
  /// Patterns of names that are other spellings of settings.
  var spellings: [PatternRule] = []

  init(schema: Subschema) { self.schema = schema }

  mutating func add(_ way: Way) {
    if !ways.contains(where: { $0.text == way.text }) { ways.append(way) }
  }

  mutating func add(_ name: String, _ step: Path.Step, shown: Path.Step) {
    names.append((name, step, shown))
  }

  /// What is at a step into it, with nothing in it yet.
  func appending(_ step: Path.Step, shown shownStep: Path.Step) -> DescribedObject {
    var inner = DescribedObject(schema: schema)
    (inner.path, inner.shown) = (path.appending(step), shown.appending(shownStep))
    return inner
  }

  /// A pattern of its keys in words: any key of `ethernets` is `ethernets.*`.
  func way(_ pattern: String) -> String {
    pattern == "*" ? shown.last?.key.map { "\($0).*" } ?? "*" : pattern
  }

  /// Elements are in the same block as their list.
  var elementWay: String { shown.last?.key ?? "[]" }

  func isWithin(_ keys: ArraySlice<String>) -> Bool {
    guard let last = keys.last else { return true }
    let above = shown.steps.dropLast().compactMap(\.key).suffix(keys.count - 1)
    return ways.contains { $0.isBy(last) } && above.elementsEqual(keys.dropLast())
  }

  func place(where matches: (String) -> Bool) -> SettingPlace? {
    names.first { matches($0.name) }.map { place(at: $0.step, $0.shown) }
  }

  func place(ofSpelling name: String) -> SettingPlace? {
    spellings.contains { $0.matches(name) } ? place(at: .key(name), .key(name)) : nil
  }

  private func place(at step: Path.Step, _ shownStep: Path.Step) -> SettingPlace {
    SettingPlace(path: path.appending(step), shown: shown.appending(shownStep), containers: ways.map(\.text))
  }
}
