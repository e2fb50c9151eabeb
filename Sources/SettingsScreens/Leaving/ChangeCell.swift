import SettingsDocuments
import SettingsSession
import TerminalTables

/// A change as `key: old → new`.
final class ChangeCell: Cell, Highlightable {
  private let changeLabel = Label(wraps: true)
  var layout: RowLayout { .row(changeLabel) }

  @MainActor
  func show(_ difference: DocumentDifference, of model: EditingSession) {
    let mask = SecretMask(model)
    if let former = difference.formerPath {
      changeLabel.text = "\(former) → \(difference.path): \(mask.line(for: difference.new, at: difference.path))"
      return
    }
    let old = mask.line(for: difference.old, at: difference.path)
    let new = mask.line(for: difference.new, at: difference.path)
    changeLabel.text = "\(difference.path.isRoot ? model.name : difference.path.description): \(old) → \(new)"
  }
}
