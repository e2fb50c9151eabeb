import SettingsDocuments
import Synchronization

/// Keeps the applicable subschemas of the document that was asked about last, so that a screen of rows works each place
/// out once.
final class ApplicableSubschemaCache: Sendable {
  private struct State {
    var root: Node?
    var applicableSubschemas: [Path: [ApplicableSubschema]] = [:]
  }

  private let state = Mutex(State())
  /// More than screens show; a search through a long list passes by all of its places.
  private static let mostPlaces = 8192

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
    state.withLock { state in
      guard state.root == root else { return }
      if state.applicableSubschemas.count == Self.mostPlaces { state.applicableSubschemas = [:] }
      state.applicableSubschemas[path] = made
    }
    return made
  }
}
