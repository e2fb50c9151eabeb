import SettingsFiles
import SettingsSession

/// What is said of a change in a list of changes: what became of which setting. Secrets are masked.
@MainActor
struct ChangeText {
  let model: EditingSession

  /// Longer values are told by their beginning; their lines are beside them.
  private static let longestValue = 2000

  func text(of change: UnsavedChange) -> String {
    let name = name(of: change.path)
    switch change.kind {
    case .added: return "\(name): added \(value(change.new, at: change.path))"
    case .removed: return "\(name): removed \(value(change.old, at: change.path))"
    case .changed: return text(of: change.path, change.old, change.new)
    case .moved:
      guard let former = change.formerPath else { return "\(name): moved" }
      return "\(former) → \(name): moved \(value(change.new, at: change.path))"
    case .renamed:
      let former = change.formerPath.map(self.name) ?? ""
      if change.old == change.new { return "\(former) → \(name): renamed" }
      return "\(former) → \(name): renamed, "
        + "\(value(change.old, at: change.formerPath ?? change.path)) → \(value(change.new, at: change.path))"
    case .rewritten: return "\(name): written otherwise, and no setting is another"
    }
  }

  /// A difference of two documents, whoever made it.
  func text(of difference: DocumentDifference) -> String {
    if let former = difference.formerPath {
      return "\(former) → \(difference.path): \(value(difference.new, at: difference.path))"
    }
    return text(of: difference.path, difference.old, difference.new)
  }

  private func text(of path: Path, _ old: Value?, _ new: Value?) -> String {
    "\(name(of: path)): \(value(old, at: path)) → \(value(new, at: path))"
  }

  private func name(of path: Path) -> String { path.isRoot ? model.name : path.description }

  private func value(_ value: Value?, at path: Path) -> String {
    SecretMask(model).wholeLine(for: value, at: path).shortened(to: Self.longestValue)
  }
}
