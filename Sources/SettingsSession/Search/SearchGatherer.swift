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
  private let mayHaveComments: Bool
  /// Takes the settings as they are gathered; false where no more are wanted.
  private let publish: (SearchSegment) -> Bool
  private var builder = SearchSegmentBuilder()
  private var isWanted = true
  /// The place of the whole document: it keeps all others, which are known by what they are.
  private var root: DescribedPlace?
  private let settingLines: Set<Int>
  /// Takes the texts of each setting instead of their words; nil where they go into segments.
  private let take: ((SettingTexts) -> Void)?
  private var objects: [GatheredObject] = []
  /// Where the schema tells of objects whose settings have been taken: those of others like them are the same.
  private var taken: Set<String> = []
  /// Where the schema tells of settings that are not set.
  private var offered: Set<String> = []

  /// An object of which the schema may know more settings.
  private struct GatheredObject {
    let path: Path
    /// The number of its entry; nil for the root.
    let entry: Int32?
    let node: Node?
    let place: DescribedPlace
    /// Where the schema tells of the objects around it that are not set either, and of itself.
    let chain: [String]
    /// Whether all that the schema knows of is set.
    var isWhole = false

    var location: String { path.isRoot ? "" : place.setting.schemaLocation }
  }

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
    mayHaveComments = document.mayHaveComments
    self.publish = publish
    settingLines = Set(commented.all.map(\.line.lowerBound))
  }

  mutating func run() {
    root = schema.map { DescribedPlace(of: $0, in: document) }
    gather(childrenOf: document.root, at: .root, entry: nil, root)
    flush()
    if leavesOutUnset { return }
    // Those that are nearer to the root come first.
    var next = 0
    let written = builder.count
    while next < objects.count, isWanted, builder.count - written < Self.mostUnset {
      gatherUnset(of: objects[next])
      next += 1
    }
    flush()
  }

  // MARK: - Written settings

  private mutating func gather(childrenOf node: Node, at path: Path, entry: Int32?, _ place: DescribedPlace?) {
    guard isWanted, builder.count < Self.mostWritten else { return }
    if let place, !leavesOutUnset, node.kind == .object || path.isRoot {
      objects.append(GatheredObject(path: path, entry: entry, node: node, place: place, chain: []))
    }
    let own = objects.count - 1
    var known = 0
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
      let inner = place?.child(step, child)
      if !leavesOutUnset, let place, inner?.isProperty(of: place) == true { known += 1 }
      let number = add(child, in: path, step, parent: entry, inner)
      if !child.kind.isScalar { gather(childrenOf: child, at: path.appending(step), entry: number, inner) }
    }
    for next in out { if let setting = commented[next] { add(setting, parent: entry) } }
    if let place, node.kind == .object, !leavesOutUnset, document.notes.isEmpty, !document.format.ignoresCase {
      objects[own].isWhole = known == place.properties.declared.count
    }
  }

  private mutating func add(
    _ node: Node, in object: Path, _ step: Path.Step, parent: Int32?, _ place: DescribedPlace?
  ) -> Int32 {
    let start = node.keySpan?.lowerBound ?? node.span.lowerBound
    let lines = start..<(node.kind.isScalar ? max(start, node.span.upperBound) : start)
    let written = Written(traits: .set, value: node, comment: comment(on: lines))
    if let place, place.isDescribed {
      return add(.shared(place), place.control(of: node, key: step.key), in: object, step, parent, written)
    }
    let setting = SettingDescription(inferredFrom: node, key: step.key, inferenceTable: inferenceTable)
    return add(.own(setting), setting.control, in: object, step, parent, written)
  }

  private mutating func add(_ commented: CommentedSetting, parent: Int32?) {
    guard let step = commented.path.last, let object = commented.path.parent else { return }
    let setting =
      schema?.description(at: commented.path, in: document)
      ?? SettingDescription(inferredFrom: commented.value, key: step.key, inferenceTable: inferenceTable)
    let lines = commented.line.lowerBound..<commented.valueSpan.upperBound
    let written = Written(traits: .commented, value: commented.value, comment: comment(on: lines))
    add(.own(setting), setting.control, in: object, step, parent, written)
  }

  private func comment(on lines: Range<Int>) -> String? {
    mayHaveComments ? document.comment(on: lines) { [settingLines] in settingLines.contains($0) } : nil
  }

  // MARK: - Settings that are not set

  private mutating func gatherUnset(of object: GatheredObject) {
    if take != nil, !object.location.isEmpty, !taken.insert(object.location).inserted { return }
    if object.isWhole { return }
    for property in object.place.properties.missing(in: object.node) {
      let (path, place) = (object.path.appending(property.key), object.place.child(.key(property.key), nil))
      let setting = place.setting
      guard property.key != "$schema", commented[path] == nil, place.isDescribed, !setting.isDeprecated else {
        continue
      }
      let isRepeated = !offered.insert(setting.schemaLocation).inserted
      let number = add(
        .shared(place), place.control(of: nil, key: property.key), in: object.path, .key(property.key), object.entry,
        Written(traits: isRepeated ? .repeated : [], value: nil, comment: nil))
      let isObject = setting.types != .all && setting.types.contains(.object)
      // A schema that refers to itself has no end.
      if isObject, object.chain.count < Self.deepestUnset, !object.chain.contains(setting.schemaLocation) {
        objects.append(
          GatheredObject(
            path: path, entry: number, node: nil, place: place, chain: object.chain + [setting.schemaLocation]))
      }
    }
  }

  // MARK: - Adding

  /// What the text has of a setting.
  private struct Written {
    var traits: SearchEntry.Traits
    let value: Node?
    let comment: String?
  }

  /// What is said of a setting.
  private enum Said {
    /// What others like it share with it.
    case shared(DescribedPlace)
    /// What is said of this one; behind a reference, as it is large and few have one.
    indirect case own(SettingDescription)

    /// Part by part, as a whole description costs more to copy than all else of an entry.
    var parts: (isWriteOnly: Bool, isDeprecated: Bool, types: TypeSet, standard: Value?) {
      switch self {
      case .shared(let place):
        (place.setting.isWriteOnly, place.setting.isDeprecated, place.setting.types, place.setting.defaultValue)
      case .own(let setting): (setting.isWriteOnly, setting.isDeprecated, setting.types, setting.defaultValue)
      }
    }

    var setting: SettingDescription {
      switch self {
      case .shared(let place): place.setting
      case .own(let setting): setting
      }
    }
  }

  @discardableResult
  private mutating func add(
    _ said: Said, _ control: Control, in object: Path, _ step: Path.Step, _ parent: Int32?, _ written: Written
  ) -> Int32 {
    let parts = said.parts
    let isSecret = control == .secret || parts.isWriteOnly
    var traits = written.traits
    if isSecret { traits.insert(.secret) }
    if parts.isDeprecated { traits.insert(.deprecated) }
    if traits.contains(.set), isModified(written.value, from: parts.standard) { traits.insert(.modified) }
    let place: DescribedPlace? = if take == nil, case .shared(let place) = said { place } else { nil }
    let number = builder.begin(step, parent: parent, traits, parts.types, control, place, hasWords: take == nil)
    if let take {
      let path = object.appending(step)
      let isHidden = isSecret || (written.value.map { !$0.isSwitchWord } ?? false) && namesSecret(path)
      take(
        SettingTexts(
          said.setting, path, builder.last, value: written.value, comment: written.comment, isSecret: isHidden))
    } else {
      if case .own(let setting) = said { builder.add(said: setting) }
      SettingTexts.forEach(
        of: written.value, or: parts.standard, comment: written.comment, isSecret: isSecret
      ) { builder.add($1, as: $0) }
    }
    if builder.length >= min(Self.longestSegment, max(Self.firstSegment, builder.first)) { flush() }
    return number
  }

  /// Whether the setting, or one around it, has the name of a secret.
  private func namesSecret(_ path: Path) -> Bool {
    let names = SecretNames(inferenceTable: inferenceTable)
    return path.steps.contains { names.isSecret($0.key) }
  }

  private func isModified(_ node: Node?, from standard: Value?) -> Bool {
    guard let node, let standard else { return true }
    return node.kind.isScalar && node.value != standard
  }

  private mutating func flush() {
    if builder.length > 0 { isWanted = publish(builder.finish()) }
  }
}
