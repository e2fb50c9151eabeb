import SettingsFiles

extension Document {
  /// Which of its siblings a member of an object is; the first of its key, where several have that.
  package func memberPlace(of path: Path) -> Int? {
    guard let key = path.last?.key, let parent = path.parent.flatMap(node(at:)) else { return nil }
    return parent.members.enumerated().first { $0.element.key == key }?.offset
  }
}
