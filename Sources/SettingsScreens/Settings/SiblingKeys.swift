import SettingsFiles
import SettingsSchema
import SettingsSession

/// What the other entries of a list or a map have set: what an entry lacks that they have comes before what none has.
@MainActor
struct SiblingKeys {
  /// How many of the others have a key.
  private var counts: [String: Int] = [:]

  /// More than these are not looked at, nor more of their members.
  private static let mostSiblings = 16
  private static let mostMembers = 64

  /// - Complexity: a bounded number of siblings and members.
  init(of path: Path, in model: EditingSession) {
    guard let parent = path.parent, path.last?.key == nil || SettingTitle.isChosen(path, in: model),
      let siblings = model.node(at: parent)?.children
    else { return }
    for sibling in siblings.prefix(Self.mostSiblings) where sibling.kind == .object {
      for member in sibling.members.prefix(Self.mostMembers) { counts[member.key, default: 0] += 1 }
    }
  }

  /// The settings in their order, but that those come first that most of the others have.
  func sorted(_ properties: [PropertyDescription]) -> [PropertyDescription] {
    if counts.isEmpty { return properties }
    return properties.ordered { counts[$0.key, default: 0] > counts[$1.key, default: 0] }
  }
}
