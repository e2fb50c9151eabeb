import SettingsFiles
import SettingsSession

/// A change that a search proposes for review: who leaves the review has not agreed to it.
@MainActor
package struct ProposedChange {
  private let model: EditingSession
  private let before, after: EditHistory

  package init(_ value: String, of path: Path, in model: EditingSession) throws(SettingError) {
    self.model = model
    before = model.history
    try model.set(path, toTyped: value)
    after = model.history
  }

  /// Takes it back, unless it changed nothing, or anything was saved or changed since; whether it did.
  func takeBack() -> Bool {
    let now = model.history
    guard now.document.hasSameText(as: after.document), now.saved.hasSameText(as: after.saved),
      !after.document.hasSameText(as: before.document)
    else { return false }
    model.undo()
    return true
  }
}
