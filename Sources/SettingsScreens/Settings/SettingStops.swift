import SettingsFiles
import SettingsSession

/// The settings that one goes to, one after the other, before saving: those with a problem, and those that are not
/// saved, in the order of the text.
@MainActor
struct SettingStops {
  let model: EditingSession

  enum Direction { case forward, backward }

  /// Whether there is nothing to go to; asked at each key, and so without a look at each problem.
  var isEmpty: Bool { !model.hasProblem(atOrUnder: .root) && model.differences.isEmpty }

  /// The next stop from a place on, and after the last one the first again; nil where there is none.
  ///
  /// - Complexity: problems and changes, sorted.
  func next(_ direction: Direction, from path: Path) -> Path? {
    let stops = stops
    let place = place(of: path)
    let next =
      switch direction {
      case .forward: stops.first { $0.place > place && $0.path != path } ?? stops.first
      case .backward: stops.last { $0.place < place && $0.path != path } ?? stops.last
      }
    return next?.path
  }

  private var stops: [(path: Path, place: Int)] {
    let paths = Set(model.violations.map(\.path) + model.differences.map(\.path))
    return paths.map { ($0, place(of: $0)) }.ordered { $0.1 < $1.1 }
  }

  /// Where a setting is in the text; one that was taken out, behind what it was in.
  private func place(of path: Path) -> Int {
    if let node = model.node(at: path) { return node.span.lowerBound }
    if let commented = model.commented[path] { return commented.line.lowerBound }
    return path.parent.flatMap { model.node(at: $0)?.span.upperBound } ?? 0
  }
}
