import SettingsFiles
import SettingsSchema

/// Gathers the settings of a document for the search: first what is written, set and commented out, in the order of the
/// text, then what the schema knows beside it.
struct SearchGatherer {
  private let document: Document
  private let commented: CommentedSettings
  private let schema: CompiledSchema?
  private let inferenceTable: InferenceTable
  /// Whether only what is written is gathered.
  private let leavesOutUnset: Bool
  /// Takes the settings as they are gathered; false where no more are wanted.
  private let publish: (SearchSegment) -> Bool
  private var builder = SearchSegmentBuilder()
  /// How many entries are published.
  private var published = 0
  private var isWanted = true
  private let settingLines: Set<Int>
  /// Takes the texts of each setting instead of their words; nil where they go into segments.
  private let take: ((SettingTexts) -> Void)?
  /// Objects of which the schema may know more settings, with their entries' numbers and where the schema tells of them.
  private var objects: [(path: Path, entry: Int32?, node: Node?, location: String, chain: [String])] = []
  /// Where the schema tells of objects whose settings have been taken: those of others like them are the same.
  private var taken: Set<String> = []

  /// So many settings of a document are searched, and so many that the schema knows beside them.
  static let mostWritten = 1 << 20
  static let mostUnset = 1 << 16
  private static let firstSegment = 512
  private static let longestSegment = 1 << 15
  /// So many objects inside one another are not set, at most.
  private static let deepestUnset = 6

  init(
    _ document: Document, commented: CommentedSettings, schema: CompiledSchema?, inferenceTable: InferenceTable,
    leavingOutUnset: Bool = false, taking take: ((SettingTexts) -> Void)? = nil,
    publish: @escaping (SearchSegment) -> Bool
  ) {
    self.take = take
    self.document = document
    self.commented = commented
    self.schema = schema
    self.inferenceTable = inferenceTable
    leavesOutUnset = leavingOutUnset
    self.publish = publish
    settingLines = Set(commented.all.map(\.line.lowerBound))
  }

  mutating func run() {
    gather(childrenOf: document.root, at: .root, entry: nil, location: "")
    flush()
    if leavesOutUnset { return }
    // Those that are nearer to the root come first.
    var next = 0
    let written = count
    while next < objects.count, isWanted, count - written < Self.mostUnset {
      gatherUnset(of: objects[next])
      next += 1
    }
    flush()
  }

  private var count: Int { published + builder.count }

  // MARK: - Written settings

  private mutating func gather(childrenOf node: Node, at path: Path, entry: Int32?, location: String) {
    guard isWanted, count < Self.mostWritten else { return }
    if node.kind == .object || path.isRoot { objects.append((path, entry, node, location, [])) }
    let members = node.kind == .object ? commented.paths(in: path) : []
    var out = members[...]
    for (index, child) in node.children.enumerated() {
      if node.kind == .object, !document.notes.isEmpty, node.member(withKeyOf: child) != child { continue }
      let start = child.keySpan?.lowerBound ?? child.span.lowerBound
      while let next = out.first, let setting = commented[next], setting.line.lowerBound < start {
        add(setting, parent: entry)
        out.removeFirst()
      }
      let step = node.kind == .array ? Path.Step.index(index) : .key(child.key ?? "")
      let place = path.appending(step)
      let added = add(child, at: place, step, parent: entry)
      if !child.kind.isScalar { gather(childrenOf: child, at: place, entry: added.number, location: added.location) }
    }
    for next in out { if let setting = commented[next] { add(setting, parent: entry) } }
  }

  private mutating func add(
    _ node: Node, at path: Path, _ step: Path.Step, parent: Int32?
  ) -> (number: Int32, location: String) {
    let setting = describe(path, node)
    var traits: SearchEntry.Traits = .set
    if !node.kind.isScalar ? setting.defaultValue == nil : setting.defaultValue != node.value {
      traits.insert(.modified)
    }
    let start = node.keySpan?.lowerBound ?? node.span.lowerBound
    let lines = start..<(node.kind.isScalar ? max(start, node.span.upperBound) : start)
    let number = add(setting, at: path, step, parent, traits, value: node, comment: comment(on: lines))
    return (number, setting.schemaLocation)
  }

  private mutating func add(_ commented: CommentedSetting, parent: Int32?) {
    guard let step = commented.path.last else { return }
    let setting = describe(commented.path, commented.value)
    let lines = commented.line.lowerBound..<commented.valueSpan.upperBound
    add(
      setting, at: commented.path, step, parent, .commented, value: commented.value, comment: comment(on: lines))
  }

  private func comment(on lines: Range<Int>) -> String? {
    document.comment(on: lines) { [settingLines] in settingLines.contains($0) }
  }

  private func describe(_ path: Path, _ node: Node?) -> SettingDescription {
    schema?.description(at: path, in: document)
      ?? SettingDescription(inferredFrom: node, key: path.last?.key, inferenceTable: inferenceTable)
  }

  // MARK: - Settings that are not set

  private mutating func gatherUnset(
    of object: (path: Path, entry: Int32?, node: Node?, location: String, chain: [String])
  ) {
    guard let schema else { return }
    if take != nil, !object.location.isEmpty, !taken.insert(object.location).inserted { return }
    for property in schema.properties(at: object.path, in: document).missing(in: object.node) {
      guard property.key != "$schema", commented[property.path] == nil,
        let setting = schema.description(at: property.path, in: document), !setting.isDeprecated
      else { continue }
      let number = add(setting, at: property.path, .key(property.key), object.entry, [], value: nil, comment: nil)
      let isObject = setting.types != .all && setting.types.contains(.object)
      // A schema that refers to itself has no end.
      if isObject, object.chain.count < Self.deepestUnset, !object.chain.contains(setting.schemaLocation) {
        objects.append(
          (property.path, number, nil, setting.schemaLocation, object.chain + [setting.schemaLocation]))
      }
    }
  }

  // MARK: - Adding

  @discardableResult
  private mutating func add(
    _ setting: SettingDescription, at path: Path, _ step: Path.Step, _ parent: Int32?, _ traits: SearchEntry.Traits,
    value: Node?, comment: String?
  ) -> Int32 {
    let isSecret = setting.control == .secret || setting.isWriteOnly
    var traits = traits
    if isSecret { traits.insert(.secret) }
    if setting.isDeprecated { traits.insert(.deprecated) }
    let number = Int32(count)
    let entry = SearchEntry(
      parent: parent, step: step, traits: traits, types: setting.types, control: setting.control)
    builder.begin(entry)
    if let take {
      let isHidden = isSecret || (value.map { !$0.isSwitchWord } ?? false) && namesSecret(path)
      take(SettingTexts(setting, path, entry, value: value, comment: comment, isSecret: isHidden))
    } else {
      addWords(of: path)
      SettingTexts.forEach(of: setting, value: value, comment: comment, isSecret: isSecret) { builder.add($1, as: $0) }
    }
    let isFull = builder.count >= min(Self.longestSegment, max(Self.firstSegment, published))
    if isFull { flush() }
    return number
  }

  /// Whether the setting, or one around it, has the name of a secret.
  private func namesSecret(_ path: Path) -> Bool {
    let names = SecretNames(inferenceTable: inferenceTable)
    return path.steps.contains { names.isSecret($0.key) }
  }

  private mutating func addWords(of path: Path) {
    if let key = path.last?.key { addWords(of: key, as: .key) }
    for step in path.steps.dropLast() { if let key = step.key { addWords(of: key, as: .path) } }
  }

  /// The words of a key, and the key as one.
  private mutating func addWords(of key: String, as field: SearchField) {
    let words = KeyWords.words(of: key)
    for word in words { builder.add(word, as: field) }
    if words.count > 1 { builder.add(words.joined(), as: field) }
  }

  private mutating func flush() {
    guard builder.count > 0 else { return }
    let count = builder.count
    isWanted = publish(builder.finish(first: published))
    published += count
  }
}
