import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// Which rows a settings screen has, and in which section each is.
///
/// Where a row goes is decided when the screen appears and holds until it is left: setting a value, or resetting
/// one, never moves the row away from under the cursor.
@MainActor
struct SettingSections {
  private let model: EditingSession
  private let path: Path
  /// The rows of each group in order, and all of them.
  private var rows: [SettingGroup: [Path]] = [:]
  private var placed: Set<Path> = []
  /// All objects, in the order of the file.
  private var objects: [Path] = []
  /// The small ones among them, which are shown as sections.
  private var inline: [Path] = []
  /// Of these, the ones that have more settings than fit a section.
  private var partial: Set<Path> = []
  /// The headings in comments that plain values are below.
  private(set) var banners: SettingBanners
  /// How many entries there are, where there is a list.
  private var entryCount: Int?
  /// The objects, where there are too many for sections; they are in no group.
  private var manyObjects: ManyObjects?
  /// What was at the path when it was last looked at.
  private var kind: Kind?
  /// What told the shape of the object from others then.
  private var shape: [String: Value] = [:]
  /// A setting that has its name and not yet its value, which is being typed.
  var unfinished: Path? { didSet { countedUnset = nil } }
  /// How many settings were not set, and the root of the text that they were counted in.
  private var countedUnset: (root: Node, count: Int)?

  private(set) var sections: [Section<SettingGroup, SettingItem>] = []
  /// The lists and objects that were passed through on the way here.
  private let passed: [Path]

  /// Whether a setting is offered that has the name of one in a section.
  private(set) var offersNamesOfSections = false

  /// The most settings that an object may have to be shown inline as a section.
  private static let largestSection = 8

  /// No rows yet: they are placed by ``refresh()``, when the screen appears.
  init(_ model: EditingSession, at path: Path, passed: [Path] = []) {
    self.model = model
    self.path = path
    self.passed = passed
    banners = SettingBanners(model, in: path)
  }

  /// Takes up rows that are new, and drops those that are gone; what was somewhere stays there.
  mutating func refresh() {
    let node = model.node(at: path)
    countedUnset = nil
    if let before = kind, let now = node?.kind, before != now { forgetPlaces() }
    kind = node?.kind ?? kind
    noticeShape(of: node)
    manyObjects = nil
    entryCount = node.flatMap { $0.kind == .array ? $0.count : nil }
    placeNeeded(in: node)
    switch node?.kind {
    case .object?:
      manyObjects = node.flatMap { ManyObjects(of: $0, at: path, in: model.document) }
      if manyObjects != nil, !inline.isEmpty { forgetPlaces() }
      for member in members(of: path) where !placed.contains(member) { place(member) }
      for object in inline {
        for member in members(of: object) { put(member, in: .object(object)) }
      }
      for column in model.unsetColumns(of: path) { put(column, in: .values) }
      placeUnset(of: node, in: placed.subtracting(rows[.needed, default: []]).isEmpty ? .values : .more)
    case .array?: rows[.values] = nil
    case .null? where !hasComments(path) && !model.isUnfilled(at: path): rows[.values] = [path]
    case nil, .null?:
      rows[.values]?.removeAll { $0.last?.key == nil }
      for member in model.commented.paths(in: path) { put(member, in: .values) }
      placeUnset(of: nil, in: .values)
    default: rows[.values] = [path]
    }
    if let node, node.kind == .object { banners.find(above: rows[.values, default: []], in: node) }
    if let unfinished { put(unfinished, in: group(of: unfinished) ?? .more) }
    sections = makeSections(of: node)
  }

  /// Forgets where each row is: ``refresh()`` then places them by the order of the text.
  mutating func forgetPlaces() {
    rows = [:]
    placed = []
    objects = []
    inline = []
    banners = SettingBanners(model, in: path)
    partial = []
  }

  /// How many of the settings that could be set as well are not set.
  ///
  /// - Complexity: the settings that the schema declares here; asked again before the text changes, constant.
  var unsetCount: Int {
    mutating get {
      let root = model.document.root
      if let countedUnset, countedUnset.root == root { return countedUnset.count }
      let count = rows[.more, default: []].count { model.node(at: $0) == nil && isOffered($0) } + removed.count
      countedUnset = (root, count)
      return count
    }
  }

  // MARK: - Placing

  /// Whether a setting that is added goes among the rows: to the object itself or to one that is a section here.
  func shows(newSettingAt place: Path) -> Bool { group(of: place) != nil }

  private func group(of member: Path) -> SettingGroup? {
    guard let parent = member.parent else { return nil }
    return parent == path ? .values : inline.contains(parent) ? .object(parent) : nil
  }

  /// The settings of an object in the order of the text, those among them that are commented out.
  private func members(of object: Path) -> [Path] {
    let node = model.node(at: object)
    let commented = model.commented.paths(in: object)
    let isListed = object == path ? manyObjects?.holds : nil
    let members = node.map { $0.members.filter { isListed?($0.value) != true } }
    let set = members?.map { object.appending($0.key) } ?? []
    guard !commented.isEmpty, let members else { return set + commented }
    let places =
      members.map { $0.value.keySpan?.lowerBound ?? 0 }
      + commented.map { model.commented[$0]?.line.lowerBound ?? 0 }
    return zip(places, set + commented).ordered { $0.0 < $1.0 }.map(\.1)
  }

  private func hasComments(_ path: Path) -> Bool { !model.commented.paths(in: path).isEmpty }

  private mutating func place(_ member: Path) {
    guard let node = model.node(at: member) else { return put(member, in: .values) }
    let isGroup = node.kind == .object || (node.kind == .null && hasComments(member))
    if !isGroup || model.isOfWrongKind(at: member) {
      put(member, in: .values)
    } else {
      objects.append(member)
      // Where there are other shapes to choose from, a row of its own is needed to choose them at.
      if isSmall(node, at: member) && !model.hasShapes(at: member) {
        placeInline(member, node)
      } else {
        placed.insert(member)
      }
    }
  }

  private mutating func put(_ path: Path, in group: SettingGroup) {
    if placed.insert(path).inserted { rows[group, default: []].append(path) }
  }

  /// Whether an object is to be shown as a section: it has few settings, or there is nothing beside it.
  private func isSmall(_ node: Node, at member: Path) -> Bool {
    let count = node.count + model.commented.paths(in: member).count
    guard count > 0, count <= Self.largestSection || (model.node(at: path)?.count == 1 && !hasComments(path)) else {
      return false
    }
    return node.members.allSatisfy { $0.value.kind != .object }
  }

  private mutating func placeInline(_ object: Path, _ node: Node) {
    inline.append(object)
    placed.insert(object)
    let members = members(of: object)
    for member in members { put(member, in: .object(object)) }
    let unset = model.properties(at: object)?.missing(in: node) ?? []
    let fits = members.count + unset.count <= Self.largestSection
    if fits && unset.allSatisfy({ model.setting(at: $0.path).control != .object }) {
      for property in unset { put(property.path, in: .object(object)) }
    } else if !unset.allSatisfy({ placed.contains($0.path) }) {
      partial.insert(object)
    }
  }

  /// What must be there comes first; a file that has nothing yet is not to begin with a list of it.
  private mutating func placeNeeded(in node: Node?) {
    guard node?.kind == .object || node == nil && !path.isRoot, hasRules else { return }
    for needed in model.neededSettings(in: path)
    where needed.last?.key != "$schema" && !placed.contains(needed) && model.commented[needed] == nil {
      put(needed, in: .needed)
    }
  }

  /// Whether a schema says what is to be here; a list's own items are none of it.
  private var hasRules: Bool { model.schema != nil && !model.isList(at: path) }

  /// In another shape an object has other settings, so that their rows begin from the start.
  private mutating func noticeShape(of node: Node?) {
    guard let node, node.kind == .object else { return }
    var present: [String: Value] = [:]
    for key in model.shapeKeys(of: path) { present[key] = node[key]?.value }
    if !placed.isEmpty, present != shape { forgetPlaces() }
    shape = present
  }

  /// What the schema declares and the document does not have; what is deprecated is not offered again.
  private mutating func placeUnset(of node: Node?, in group: SettingGroup) {
    guard let properties = model.properties(at: path) else { return }
    for property in SiblingKeys(of: path, in: model).sorted(properties.missing(in: node))
    where property.key != "$schema" && !placed.contains(property.path)
      && model.outline(of: property.path)?.isDeprecated != true
    {
      put(property.path, in: group)
    }
  }

  // MARK: - Sections

  private mutating func makeSections(of node: Node?) -> [Section<SettingGroup, SettingItem>] {
    var sections: [Section<SettingGroup, SettingItem>] = []
    func add(_ group: SettingGroup, _ items: [SettingItem]) {
      if !items.isEmpty { sections.append(SettingRows(items).section(group)) }
    }
    add(.needed, items(in: .needed))
    if let entries {
      sections.append(entries)
    } else {
      let (before, after) = objectsAroundValues
      let values = banners.sections(of: rows[.values, default: []].filter(isThere))
      for part in objectParts(before) + values + objectParts(after) { add(part.group, part.items) }
    }
    if let manyObjects { sections.append(manyObjects.section) }
    let more = items(in: .more) + removed.map(SettingItem.setting)
    let names = Set(inline.flatMap { rows[.object($0), default: []].compactMap(\.last?.key) })
    offersNamesOfSections = more.contains { $0.settingPath?.last?.key.map(names.contains) ?? false }
    add(.more, more)
    let actions = AddingRows(model: model, path: path).rows(for: node) + passed.map(SettingItem.all)
    // Below a section, what adds to the file would seem to add to the section.
    let isTop = path == model.top
    let isBelowOthers = isTop && sections.contains { $0.id != .values }
    if !isBelowOthers { add(.actions, actions) }
    if isTop { add(.document, (isBelowOthers ? actions : []) + [.about]) }
    return sections
  }

  /// The entries of a list, of which there may be many: rows are made for those that are shown.
  private var entries: Section<SettingGroup, SettingItem>? {
    guard let entryCount, entryCount > 0 else { return nil }
    let list = path
    return Section(.values, count: entryCount, item: { .setting(list.appending($0)) }) { item in
      guard case .setting(let path) = item, case .index(let index)? = path.last, index < entryCount,
        path.steps.count == list.steps.count + 1, list.isPrefix(of: path)
      else { return nil }
      return index
    }
  }

  /// The objects that are before the first plain value in the file, and the others.
  private var objectsAroundValues: (before: [Path], after: [Path]) {
    guard let first = rows[.values, default: []].lazy.compactMap(model.offset).first else { return ([], objects) }
    let before = objects.prefix { model.offset(of: $0).map { $0 < first } ?? false }
    return (Array(before), Array(objects.dropFirst(before.count)))
  }

  /// Objects in the order of the file: small ones with their settings, and runs of those that have screens.
  private func objectParts(_ objects: [Path]) -> [(group: SettingGroup, items: [SettingItem])] {
    let small = Set(inline)
    var parts: [(SettingGroup, [SettingItem])] = []
    var run: [Path] = []
    func endRun() {
      if let first = run.first { parts.append((.screens(first), run.map(SettingItem.setting))) }
      run = []
    }
    for object in objects {
      if !small.contains(object) {
        if isThere(object) { run.append(object) }
      } else if model.node(at: object) != nil {
        endRun()
        parts.append((.object(object), items(in: .object(object)) + rest(of: object)))
      }
    }
    endRun()
    return parts
  }

  private func items(in group: SettingGroup) -> [SettingItem] {
    rows[group, default: []].filter(isThere).map(SettingItem.setting)
  }

  /// The objects whose sections went with them, which the schema still offers.
  private var removed: [Path] { inline.filter { model.node(at: $0) == nil && model.isDescribed($0) } }

  /// A row without a value stays only where the schema offers the setting.
  private func isThere(_ path: Path) -> Bool {
    model.node(at: path) != nil || isOffered(path)
  }

  private func isOffered(_ path: Path) -> Bool {
    model.isDescribed(path) || model.commented[path] != nil || path == unfinished || model.isColumn(path)
  }

  /// The way to what an inline section has no room for, or to an object whose settings were all taken out.
  private func rest(of object: Path) -> [SettingItem] {
    guard model.node(at: object) != nil || model.isDescribed(object) else { return [] }
    return partial.contains(object) || items(in: .object(object)).isEmpty ? [.all(object)] : []
  }
}
