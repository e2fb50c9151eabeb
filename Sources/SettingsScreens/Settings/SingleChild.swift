import SettingsFiles
import SettingsSession

/// A screen that would show one row, which leads further, is passed through.
@MainActor
struct SingleChild {
  /// The first place, from the path on, of which there is more to show.
  let destination: Path
  /// The lists and objects on the way there, from the outermost; none where the path itself is shown.
  let passed: [Path]

  init(from path: Path, in model: EditingSession) {
    var (place, passed) = (path, [Path]())
    while let child = Self.onlyChild(of: place, in: model) {
      passed.append(place)
      place = child
    }
    (destination, self.passed) = (place, passed)
  }

  private static func onlyChild(of path: Path, in model: EditingSession) -> Path? {
    guard let node = model.node(at: path), node.count == 1, model.commented.paths(in: path).isEmpty,
      let child = node.children.first, !child.kind.isScalar, child.count > 0
    else { return nil }
    // A table shows its columns, be there one row or many.
    if !model.rowKinds(of: path).isEmpty { return nil }
    let place = path.appending(node.step(to: child, at: 0))
    guard !model.isOfWrongKind(at: place), !model.hasShapes(at: place) else { return nil }
    if node.kind == .array { return place }
    // A small object is shown as a section; what could be set beside a list is shown with it.
    guard child.kind == .array, model.properties(at: path)?.missing(in: node).isEmpty != false else { return nil }
    return place
  }
}
