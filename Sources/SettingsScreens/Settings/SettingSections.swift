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
  /// The rows of each group in order, and all of them.
  private var rows: [SettingGroup: [Path]] = [:]
  private var placed: Set<Path> = []
  /// The small objects that stand as sections, in order.
  private var inline: [Path] = []
  /// Of these, the ones that have more settings than fit a section.
  private var partial: Set<Path> = []
  /// What stood at the path when it was last looked at.
  private var kind: Kind?

  private(set) var sections: [Section<SettingGroup, SettingItem>] = []

  /// The most settings that an object may have to stand inline as a section.
  private static let largestSection = 8

  /// No rows yet: they are placed by ``refresh()``, when the screen appears.
  init(_ model: SettingsModel, at path: Path) {
    self.model = model
    self.path = path
  }

  /// Takes up rows that are new, and drops those that are gone; what stood somewhere stays there.
  mutating func refresh() {
    let node = model.node(at: path)
    if let before = kind, let now = node?.kind, before != now { forgetPlaces() }
    kind = node?.kind ?? kind
    switch node?.kind {
    case .object?:
      for member in node?.members.map({ path.appending($0.key) }) ?? [] where !placed.contains(member) { place(member) }
      for object in inline {
        for member in model.node(at: object)?.members.map(\.key) ?? [] {
          put(object.appending(member), in: .object(object))
        }
      }
      placeUnset(of: node, in: placed.isEmpty ? .values : .more)
    case .array?: rows[.values] = (0..<(node?.count ?? 0)).map { path.appending($0) }
    case nil: placeUnset(of: nil, in: .values)
    default: rows[.values] = [path]
    }
    sections = makeSections(of: node)
  }

  private mutating func forgetPlaces() {
    rows = [:]
    placed = []
    inline = []
    partial = []
  }

  /// How many settings stand in a group.
  func count(in group: SettingGroup) -> Int {
    sections.first { $0.group == group }?.items.count ?? 0
  }

  // MARK: - Placing

  private mutating func place(_ member: Path) {
    guard let node = model.node(at: member) else { return }
    if node.kind != .object || model.isOfWrongKind(at: member) {
      put(member, in: .values)
    } else if isSmall(node) && !hasShapes(member) {
      placeInline(member, node)
    } else {
      put(member, in: .screens)
    }
  }

  /// Whether the object has other shapes to choose from, and so needs a row of its own to choose them at.
  private func hasShapes(_ path: Path) -> Bool {
    let variants = model.schema?.variants(at: path, in: model.document) ?? []
    return variants.count { $0.newValue.kind == .object } > 1
  }

  private mutating func put(_ path: Path, in group: SettingGroup) {
    if placed.insert(path).inserted { rows[group, default: []].append(path) }
  }

  private func isSmall(_ node: Node) -> Bool {
    (1...Self.largestSection).contains(node.count) && node.members.allSatisfy { $0.value.kind != .object }
  }

  private mutating func placeInline(_ object: Path, _ node: Node) {
    inline.append(object)
    placed.insert(object)
    for member in node.members { put(object.appending(member.key), in: .object(object)) }
    let unset = model.schema?.properties(at: object, in: model.document).missing(in: node) ?? []
    let isPlain = unset.allSatisfy { $0.setting?.control != .object }
    if isPlain && node.count + unset.count <= Self.largestSection {
      for property in unset { put(property.path, in: .object(object)) }
    } else if !unset.isEmpty {
      partial.insert(object)
    }
  }

  /// What the schema declares and the document does not have; what is deprecated is not offered anew.
  private mutating func placeUnset(of node: Node?, in group: SettingGroup) {
    guard let schema = model.schema else { return }
    for property in schema.properties(at: path, in: model.document).missing(in: node)
    where property.key != "$schema" && !placed.contains(property.path) && property.setting?.isDeprecated != true {
      put(property.path, in: group)
    }
  }

  // MARK: - Sections

  private func makeSections(of node: Node?) -> [Section<SettingGroup, SettingItem>] {
    var sections: [Section<SettingGroup, SettingItem>] = []
    func add(_ group: SettingGroup, _ items: [SettingItem]) {
      if !items.isEmpty { sections.append(Section(group, items)) }
    }
    add(.values, items(in: .values))
    for object in inline {
      add(.object(object), items(in: .object(object)) + rest(of: object))
    }
    add(.screens, items(in: .screens))
    add(.more, items(in: .more))
    add(.actions, actions(on: node))
    if path.isRoot { add(.document, [.about]) }
    return sections
  }

  private func items(in group: SettingGroup) -> [SettingItem] {
    rows[group, default: []].filter(isThere).map(SettingItem.setting)
  }

  /// A row without a value stays only where the schema offers the setting.
  private func isThere(_ path: Path) -> Bool {
    model.node(at: path) != nil || model.isDescribed(path)
  }

  /// The way to what an inline section has no room for, or to an object whose settings were all taken out.
  private func rest(of object: Path) -> [SettingItem] {
    guard model.node(at: object) != nil || model.isDescribed(object) else { return [] }
    return partial.contains(object) || items(in: .object(object)).isEmpty ? [.all(object)] : []
  }

  private func actions(on node: Node?) -> [SettingItem] {
    switch node?.kind {
    case .array?: return [entryIsGroup ? .addGroup : .addEntry]
    case .object?: return model.allowsOtherKeys(at: path) ? [.addKey] : []
    case nil where path.isRoot: return model.allowsOtherKeys(at: path) ? [.addKey] : []
    case nil:
      switch model.setting(at: path).control {
      case .list: return [entryIsGroup ? .addGroup : .addEntry]
      case .object: return model.allowsOtherKeys(at: path) ? [.addKey] : []
      default: return []
      }
    default: return []
    }
  }

  private var entryIsGroup: Bool {
    let entry = model.setting(at: path.appending(model.node(at: path)?.count ?? 0))
    return entry.control == .object || entry.control == .list
  }
}
