import SettingsDocuments
import SettingsSchema
import TerminalTables

/// Which rows a settings screen has, and in which section each stands.
///
/// Where a row stands is decided when the screen appears and holds until it is left: setting a value, or resetting
/// one, never moves the row away from under the cursor.
@MainActor
struct SettingSections {
  private let model: SettingsModel
  private let path: Path
  private var places: [Path: SettingGroup] = [:]
  private var order: [Path] = []
  /// The small objects that stand as sections, in order.
  private var inline: [Path] = []
  /// Of these, the ones that have more settings than fit a section.
  private var partial: Set<Path> = []

  /// The most settings that an object may have to stand inline as a section.
  private static let largestSection = 8

  init(_ model: SettingsModel, at path: Path) {
    self.model = model
    self.path = path
    refresh()
  }

  /// Takes up rows that are new; what stood somewhere stays there.
  mutating func refresh() {
    guard let node = model.node(at: path) else {
      placeUnset(at: path, in: nil, group: .values)
      return
    }
    if node.kind == .array {
      order = (0..<node.count).map { path.appending($0) }
      places = Dictionary(uniqueKeysWithValues: order.map { ($0, .values) })
      return
    }
    let members = node.members.map { path.appending($0.key) }
    for member in members where places[member] == nil && !inline.contains(member) { place(member) }
    let hasOthers = !members.isEmpty
    placeUnset(at: path, in: node, group: hasOthers ? .more : .values)
  }

  // MARK: - Placing

  private mutating func place(_ member: Path) {
    guard let node = model.node(at: member) else { return }
    if node.kind == .object {
      isSmall(node) ? placeInline(member, node) : put(member, in: .screens)
    } else {
      put(member, in: .values)
    }
  }

  private mutating func put(_ path: Path, in group: SettingGroup) {
    guard places[path] == nil else { return }
    places[path] = group
    order.append(path)
  }

  private func isSmall(_ node: Node) -> Bool {
    (1...Self.largestSection).contains(node.count) && node.members.allSatisfy { $0.value.kind != .object }
  }

  private mutating func placeInline(_ object: Path, _ node: Node) {
    inline.append(object)
    for member in node.members { put(object.appending(member.key), in: .object(object)) }
    let unset = model.schema?.properties(at: object, in: model.document).missing(in: node) ?? []
    let isPlain = unset.allSatisfy { $0.setting?.control != .object }
    if isPlain && node.count + unset.count <= Self.largestSection {
      for property in unset { put(property.path, in: .object(object)) }
    } else if !unset.isEmpty {
      partial.insert(object)
    }
  }

  /// What the schema declares and the document does not have; deprecated settings are not offered anew.
  private mutating func placeUnset(at object: Path, in node: Node?, group: SettingGroup) {
    guard let schema = model.schema else { return }
    for property in schema.properties(at: object, in: model.document).missing(in: node)
    where places[property.path] == nil && !inline.contains(property.path) && property.key != "$schema" {
      put(property.path, in: group)
    }
  }

  // MARK: - Sections

  var sections: [Section<SettingGroup, SettingItem>] {
    var sections: [Section<SettingGroup, SettingItem>] = []
    func add(_ group: SettingGroup, _ items: [SettingItem]) {
      if !items.isEmpty { sections.append(Section(group, items)) }
    }
    add(.values, items(in: .values))
    for object in inline {
      add(.object(object), items(in: .object(object)) + (partial.contains(object) ? [.all(object)] : []))
    }
    add(.screens, items(in: .screens))
    add(.more, items(in: .more))
    add(.actions, actions)
    return sections
  }

  private func items(in group: SettingGroup) -> [SettingItem] {
    order.filter { places[$0] == group && isThere($0) }.map(SettingItem.setting)
  }

  /// A row without a value stays only where the schema offers the setting.
  private func isThere(_ path: Path) -> Bool {
    model.node(at: path) != nil || model.isDescribed(path)
  }

  private var actions: [SettingItem] {
    guard let node = model.node(at: path) else { return [] }
    switch node.kind {
    case .array: return [.addEntry]
    case .object: return allowsOtherKeys ? [.addKey] : []
    default: return []
    }
  }

  private var allowsOtherKeys: Bool {
    model.schema?.properties(at: path, in: model.document).allowsOthers ?? true
  }

  /// How many settings stand in a group.
  func count(in group: SettingGroup) -> Int {
    items(in: group).count
  }
}
