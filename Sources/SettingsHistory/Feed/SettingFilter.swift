import SettingsFiles

/// Which settings a history is about.
package struct SettingFilter: Sendable {
  private let path: Path
  private let name: String?

  /// A setting by its path, what is in it, or one of this name wherever it stands.
  package init(_ path: Path) {
    self.path = path
    name = path.steps.count == 1 ? path.last?.key?.lowercased() : nil
  }

  package func includes(_ changed: Path) -> Bool {
    if Self.isSame(path.steps, changed.steps.prefix(path.steps.count)) { return true }
    return name.map { name in changed.steps.contains { $0.key?.lowercased() == name } } ?? false
  }

  /// A number in a pointer may be a key or an index.
  private static func isSame(_ one: [Path.Step], _ other: ArraySlice<Path.Step>) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { $0 == $1 || $0.arrayIndex != nil && $0.arrayIndex == $1.arrayIndex }
  }

  /// What an entry says of these settings; nil where it says nothing of them.
  func part(of entry: HistoryEntry) -> HistoryEntry? {
    var entry = entry
    entry.changes = entry.changes.filter { includes($0.path) }
    return entry.changes.isEmpty ? nil : entry
  }
}
