import SettingsFiles
import Synchronization

/// Keeps the applicable subschemas of the document that was asked about last, so that a screen of rows works each place
/// out once.
final class ApplicableSubschemaCache: Sendable {
  private struct State {
    var root: Node?
    var places = RecentCache<Path, [ApplicableSubschema]>(limit: mostPlaces)
  }

  private let state = Mutex(State())
  /// More than screens show. What a scan through a long list asks for once is evicted again.
  private static let mostPlaces = 4096

  func applicableSubschemas(at path: Path, of root: Node?, _ make: () -> [ApplicableSubschema]) -> [ApplicableSubschema]
  {
    let known = state.withLock { state -> [ApplicableSubschema]? in
      if state.root != root {
        state.root = root
        state.places.removeAll()
      }
      return state.places[path]
    }
    if let known { return known }
    let made = make()
    state.withLock { state in
      if state.root == root { state.places.insert(made, for: path) }
    }
    return made
  }
}
