import SettingsDocuments
import Synchronization

/// Keeps the facets of the document that was asked about last, so that a screen of rows works each place out once.
final class FacetCache: Sendable {
  private struct State {
    var root: Node?
    var facets: [Path: [Facet]] = [:]
  }

  private let state = Mutex(State())

  func facets(at path: Path, of root: Node?, _ make: () -> [Facet]) -> [Facet] {
    let known = state.withLock { state -> [Facet]? in
      if state.root != root {
        state.root = root
        state.facets = [:]
      }
      return state.facets[path]
    }
    if let known { return known }
    let made = make()
    state.withLock { if $0.root == root { $0.facets[path] = made } }
    return made
  }
}
