import SettingsDocuments
import Synchronization

/// Keeps the applicableSubschemas of the document that was asked about last, so that a screen of rows works each place out once.
final class ApplicableSubschemaCache: Sendable {
  private struct State {
    var root: Node?
    var applicableSubschemas: [Path: [ApplicableSubschema]] = [:]
  }

  private let state = Mutex(State())

  func applicableSubschemas(at path: Path, of root: Node?, _ make: () -> [ApplicableSubschema]) -> [ApplicableSubschema]
  {
    let known = state.withLock { state -> [ApplicableSubschema]? in
      if state.root != root {
        state.root = root
        state.applicableSubschemas = [:]
      }
      return state.applicableSubschemas[path]
    }
    if let known { return known }
    let made = make()
    state.withLock { if $0.root == root { $0.applicableSubschemas[path] = made } }
    return made
  }
}
