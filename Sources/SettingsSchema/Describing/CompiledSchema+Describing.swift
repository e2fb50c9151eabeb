import SettingsFiles

extension CompiledSchema {
  /// What the schema says about the setting at a path; nil when it says nothing, or forbids it.
  ///
  /// - Parameters:
  ///   - path: the place, whether the document has a value there or not.
  ///   - document: the document, which decides between branches; nil to take them all into account.
  /// - Complexity: the schemas on the way. Places of one document share what they have in common.
  public func description(at path: Path, in document: Document?) -> SettingDescription? {
    guard let applicableSubschemas = Self.describing(applicableSubschemas(at: path, in: document)) else { return nil }
    let key = path.last?.key
    let around = key == nil ? [] : path.parent.map { self.applicableSubschemas(at: $0, in: document) } ?? []
    var setting = declaration(of: applicableSubschemas, key: key, around)
    let inference = ControlInference(table: inferenceTable)
    let present = document?.node(at: path)
    inference.complete(
      &setting, key: key, present: present, shape: shape(applicableSubschemas), texts: document?.format.textValues)
    if let format = document?.format, format.textValues != nil { setting.writeValues(as: format) }
    return setting
  }

  /// What subschemas say of a setting, without how its value is shown.
  ///
  /// - Parameter around: those that apply to the object that the setting is in.
  func declaration(
    of applicableSubschemas: [ApplicableSubschema], key: String?, _ around: [ApplicableSubschema]
  ) -> SettingDescription {
    var setting = SettingDescription(types: .all)
    readAnnotations(applicableSubschemas, into: &setting)
    readSpace(applicableSubschemas, into: &setting)
    setting.contents = applicableSubschemas.filter { $0.standing < .unused }.compactMap {
      $0.schema.rules.string?.words?.content?.node
    }
    if let key {
      setting.isRequired = Self.requiredKeys(around).contains(PropertyName(key))
      if setting.defaultValue == nil { setting.defaultValue = Self.inheritedDefault(of: key, around) }
    }
    return setting
  }

  /// The settings that the object at a path may have: what its schema declares, through all references and the
  /// branches that its present value takes.
  public func properties(at path: Path, in document: Document?) -> PropertyList {
    properties(of: applicableSubschemas(at: path, in: document), at: path, in: document)
  }

  func properties(
    of applicableSubschemas: [ApplicableSubschema], at path: Path, in document: Document?
  ) -> PropertyList {
    let required = Self.requiredKeys(applicableSubschemas)
    var seen: Set<PropertyName> = []
    var declared: [PropertyDescription] = []
    for members in Self.declarations(in: applicableSubschemas) {
      for member in members {
        let key = PropertyName(member.key)
        guard member.value.boolean != false, seen.insert(key).inserted else { continue }
        declared.append(
          PropertyDescription(
            key: key.text, path: path.appending(key.text), isRequired: required.contains(key),
            order: member.value["order"]?.number?.int, isHidden: Annotations(member.value).isHidden, schema: self,
            document: document))
      }
    }
    let objects = applicableSubschemas.filter { $0.standing <= .active }.map(\.schema.rules)
    let isClosed = objects.contains {
      $0.object?.additional?.rules.constant == false || $0.unevaluatedProperties?.rules.constant == false
    }
    return PropertyList(
      declared: Self.ordered(declared), allowsOthers: !isClosed,
      patterns: Self.patterns(in: applicableSubschemas),
      keyExamples: objects.flatMap { $0.object?.names.map(Self.keyExamples) ?? [] })
  }

  /// What subschemas have under `properties`.
  private static func declarations(in applicableSubschemas: [ApplicableSubschema]) -> [NodeMembers] {
    applicableSubschemas.compactMap { applicable in
      guard applicable.standing < .unused, let properties = applicable.schema.node["properties"],
        properties.kind == .object, applicable.schema.rules.object?.properties.isEmpty == false
      else { return nil }
      return properties.members
    }
  }

  static func declaredKeys(in applicableSubschemas: [ApplicableSubschema]) -> Set<String> {
    Set(declarations(in: applicableSubschemas).flatMap { $0.filter { $0.value.boolean != false }.map(\.key) })
  }

  /// The patterns of the keys that subschemas describe beside those.
  static func patterns(in applicableSubschemas: [ApplicableSubschema]) -> [String] {
    applicableSubschemas.filter { $0.standing <= .active }
      .flatMap { $0.schema.rules.object?.patterns.map(\.pattern.source) ?? [] }
  }

  private static func keyExamples(in names: Subschema) -> [String] {
    (names.node["enum"]?.strings ?? []) + Annotations(names).examples.compactMap(\.string)
  }

  /// What a new value at a path looks like: its default, or the least that the schema asks for.
  public func newValue(at path: Path, in document: Document?) -> Value {
    if let value = description(at: path, in: document)?.defaultValue { return value }
    guard let applicable = applicableSubschemas(at: path, in: document).first else { return nil }
    return NewValueReader(library: library).value(of: applicable.schema)
  }

  // MARK: - Applicable subschemas

  func applicableSubschemas(at path: Path, in document: Document?) -> [ApplicableSubschema] {
    applicableSubschemaCache.applicableSubschemas(at: path, of: document?.root) {
      var finder = ApplicableSubschemaFinder(library: library, document: document)
      let isStream = document?.holdsDocuments ?? false
      // Each of several documents is what the schema is about, and not the array of them.
      if isStream, path.isRoot { return [] }
      guard let step = path.last, let parent = path.parent, !(isStream && parent.isRoot) else {
        return finder.applicableSubschemas(ofRoot: root, document?.node(at: path))
      }
      return finder.applicableSubschemas(
        of: step, in: applicableSubschemas(at: parent, in: document), document?.node(at: path))
    }
  }

  static func requiredKeys(_ applicableSubschemas: [ApplicableSubschema]) -> Set<PropertyName> {
    let applicableSubschemas = applicableSubschemas.filter { $0.standing <= .active }
    return Set(applicableSubschemas.flatMap { $0.schema.rules.object?.required ?? [] })
  }

  // MARK: - Reading

  private func readAnnotations(_ applicableSubschemas: [ApplicableSubschema], into setting: inout SettingDescription) {
    for applicable in Self.speaking(applicableSubschemas) {
      let notes = Annotations(applicable.schema)
      setting.title = setting.title ?? Self.title(in: notes, of: applicable)
      // A description and its Markdown belong together, so they come from one schema.
      if setting.text == nil, let text = notes.description {
        setting.text = text
        setting.markdown = notes.markdown
      }
      if setting.schemaLocation.isEmpty { setting.schemaLocation = applicable.schema.location }
      guard applicable.standing <= .active else { continue }
      setting.defaultValue = setting.defaultValue ?? notes.defaultValue
      if setting.defaultEntries.isEmpty { setting.defaultEntries = notes.defaultEntries }
      setting.expectation = setting.expectation ?? notes.expectation
      setting.since = setting.since ?? notes.since
      if setting.itemSeparators.isEmpty { setting.itemSeparators = notes.itemSeparators }
      if setting.examples.isEmpty { setting.examples = notes.examples }
      setting.isDeprecated = setting.isDeprecated || notes.isDeprecated
      setting.deprecationMessage = setting.deprecationMessage ?? notes.deprecationMessage
      setting.isReadOnly = setting.isReadOnly || notes.isReadOnly
      setting.isWriteOnly = setting.isWriteOnly || notes.isWriteOnly
      setting.isSchedule = setting.isSchedule || notes.isSchedule
      setting.order = setting.order ?? notes.order
      setting.scope = setting.scope ?? notes.scope
      if setting.tags.isEmpty { setting.tags = notes.tags }
    }
  }

  /// Joins what the schemas at the place itself allow; each speaks for the ones it refers to.
  private func readSpace(_ applicableSubschemas: [ApplicableSubschema], into setting: inout SettingDescription) {
    var reader = ValueSpaceReader(library: library)
    let direct = applicableSubschemas.filter(\.isDirect).sorted { $0.schema.node.id < $1.schema.node.id }.map {
      (standing: $0.standing, space: reader.space(of: $0.schema))
    }
    let certain = direct.filter { $0.standing == .certain }.map(\.space)
    let active = direct.filter { $0.standing == .active }.map(\.space)
    var space = certain.reduce(ValueSpace()) { $0.intersection($1) }
    // Where the branch in use leaves one value only, the value is what chooses the branch: all of them are offered.
    let isSelector = active.contains { $0.choices.map { $0.count <= 1 } ?? false }
    var others = direct.filter { $0.standing > .certain }
    // What a condition that does not hold would ask for restricts nothing that is declared beside it.
    if active.isEmpty, !certain.isEmpty, others.allSatisfy({ $0.standing == .unused }) { others = [] }
    let alternatives = active.isEmpty || isSelector ? others.map(\.space) : active
    if let first = alternatives.first {
      space = space.intersection(alternatives.dropFirst().reduce(first) { $0.union($1) })
    }
    setting.types = space.types.reduced
    setting.choices = space.choices ?? []
    setting.allowsOtherValues = space.choices == nil || space.isOpen
    setting.namesAllValues = space.isOpen && space.isOfSpellings
    setting.minimum = space.minimum
    setting.maximum = space.maximum
    setting.multipleOf = space.multipleOf
    setting.minLength = space.minLength
    setting.maxLength = space.maxLength
    // The pattern of spellings says nothing of the values that are listed.
    setting.pattern = setting.namesAllValues ? nil : space.pattern
    setting.patternMessage = setting.namesAllValues ? nil : space.patternMessage
    setting.format = space.format
    setting.minItems = space.minItems
    setting.maxItems = space.maxItems
  }

  /// The kind of value that the keywords hint at where no type is named.
  func shape(_ applicableSubschemas: [ApplicableSubschema]) -> TypeSet {
    var shape: TypeSet = []
    for applicable in applicableSubschemas where applicable.standing <= .active {
      shape.formUnion(applicable.schema.rules.hintedTypes)
      if shape.isEmpty, let value = Annotations(applicable.schema).defaultValue { shape = TypeSet(of: value) }
    }
    return shape
  }

  /// A default of the object as a whole holds for its members.
  static func inheritedDefault(of key: String, _ around: [ApplicableSubschema]) -> Value? {
    for applicable in around where applicable.standing <= .active {
      if case .object(let members)? = Annotations(applicable.schema).defaultValue, let value = members[key] {
        return value
      }
    }
    return nil
  }

  private static func ordered(_ properties: [PropertyDescription]) -> [PropertyDescription] {
    guard properties.contains(where: { $0.order != nil }) else { return properties }
    return properties.sorted { $0.order ?? .max < $1.order ?? .max }
  }
}
