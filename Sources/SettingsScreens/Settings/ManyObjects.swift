import SettingsFiles
import SettingsSchema
import TerminalTables

/// The objects of a screen that holds too many to show each as a section: rows that lead to them, made when they are
/// shown.
@MainActor
struct ManyObjects {
  private let parent: Path
  /// In the order of the document.
  private let objects: [Node]

  /// So many sections are more than anybody reads through.
  static let leastCount = 1000

  /// - Returns: nil where the node holds fewer objects.
  init?(of node: Node, at path: Path, in document: Document) {
    guard node.kind == .object, node.count >= Self.leastCount else { return nil }
    parent = path
    let all = node.members.lazy.map(\.value).filter { $0.kind == .object }
    // Of a key that is repeated, the last one counts.
    objects = document.hasRepeatedKeys ? all.filter { node.member(withKeyOf: $0) == $0 } : Array(all)
    guard objects.count >= Self.leastCount else { return nil }
  }

  /// Whether a member is shown by one of these rows.
  func holds(_ member: Node) -> Bool { member.kind == .object }

  var section: Section<SettingGroup, SettingItem> {
    Section(.screens(parent), count: objects.count, item: { .setting(path(at: $0)) }) { item in
      item.settingPath.flatMap(position)
    }
  }

  private func path(at position: Int) -> Path { parent.appending(objects[position].key ?? "") }

  private func position(of path: Path) -> Int? {
    guard let key = path.last?.key, path.steps.count == parent.steps.count + 1, parent.isPrefix(of: path),
      let object = objects.first?.parent?[key]
    else { return nil }
    let place = objects.partitioningIndex { $0.id >= object.id }
    return place < objects.count && objects[place] == object ? place : nil
  }
}
