import SettingsFiles
import SettingsSession
import TerminalTables

/// A change in a list of changes, wrapped at the width and never cut.
final class ChangeCell: Cell, Highlightable {
  private let changeLabel = Label(wraps: true)
  var layout: RowLayout { .row(changeLabel) }

  @MainActor
  func show(_ difference: DocumentDifference, of model: EditingSession) {
    changeLabel.text = ChangeText(model: model).text(of: difference)
  }

  @MainActor
  func show(_ change: UnsavedChange, of model: EditingSession) {
    changeLabel.text = ChangeText(model: model).text(of: change)
  }

  /// - Parameter isChosen: whether it is among what is saved; also told by its mark, for terminals without colours.
  @MainActor
  func show(_ change: UnsavedChange, of model: EditingSession, isChosen: Bool) {
    show(change, of: model)
    changeLabel.text = (isChosen ? "[x] " : "[ ] ") + changeLabel.text
    if !isChosen { changeLabel.role = .disabled }
  }
}
