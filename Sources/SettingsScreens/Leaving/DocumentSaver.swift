import SettingsDocuments
import SettingsSession
import TerminalTables

/// Saves a document and says what became of it; asks where another program changed the same settings.
@MainActor
struct DocumentSaver {
  let model: EditingSession
  let navigator: Navigator

  /// - Returns: whether it is saved.
  @discardableResult
  func save(overwriting seen: SaveConflict? = nil) -> Bool {
    let count = model.differences.count
    let written = model.document
    let outcome = navigator.work("Saving \(model.name)… Ctrl-C stops", isOffered: false) {
      model.save(overwriting: seen)
    }
    switch outcome {
    case .saved:
      let isMerged = !model.document.hasSameText(as: written)
      let changes = count == 1 ? "saved 1 change" : "saved \(count) changes"
      let said = isMerged ? "\(changes), beside what another program changed meanwhile" : changes
      navigator.show(message: ([said] + model.saveNotices).joined(separator: "; "))
      return true
    case .conflict(let conflict): navigator.push(ConflictScreen(model, conflict))
    case .readOnly(let reason): navigator.push(ReadOnlyScreen(model, reason))
    case .failed(let failure): navigator.show(message: failure.description, isError: true)
    }
    return false
  }
}
