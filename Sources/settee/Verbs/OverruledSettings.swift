import SettingsDocuments
import SettingsPrograms
import SettingsScreens
import SettingsSession

/// Says of settings that were set that another file of their program counts, and how they are set there.
@MainActor
struct OverruledSettings {
  let layers: ProgramLayers
  /// The file in which they were set, as it was named.
  let file: String
  let fileSystem: any FileSystem

  /// A line for each that does not count; none where no page knows the file.
  func warnings(on paths: [Path], in session: EditingSession) -> [String] {
    let target = FilePath.absolute((try? fileSystem.resolve(file)) ?? file)
    let texts = [target: session.document.text]
    for name in [target, FilePath.absolute(file)] {
      guard let settings = try? layers.settings(ofFile: name, with: texts) else { continue }
      let others = settings.others(beside: target)
      let writer = layers.writer(of: name).map { "\(file) is written by \($0), which may take back what is changed" }
      let overruled = paths.compactMap { path in
        warning(on: path, others, session).map { $0 + advice(on: path, of: name, texts, session) }
      }
      return [writer].compactMap { $0 } + overruled
    }
    return []
  }

  /// Which other file counts; nil where none does, or it says the same.
  private func warning(on path: Path, _ others: OtherLayers, _ session: EditingSession) -> String? {
    guard case .overruled(let winners)? = others[path], let winner = winners.first,
      winner.value != session.node(at: path)?.value
    else { return nil }
    let order = others.winner == .first ? "first" : "last"
    let said = session.isSecret(path) ? "sets it too" : "says \(Self.shown(winner.value))"
    return "\(path) does not count: \(winner.place) \(said), and comes \(order)"
  }

  /// The command that sets it where it counts.
  private func advice(
    on path: Path, of name: String, _ texts: [String: [UInt8]], _ session: EditingSession
  ) -> String {
    guard let node = session.node(at: path), node.kind.isScalar,
      let places = try? layers.places(for: path, of: name, toBe: node.value, with: texts)
    else { return "" }
    guard let place = places.places.first else { return places.refusals.first.map { "; \($0)" } ?? "" }
    let request: CommandRequest =
      session.isSecret(path) ? .setFromInput(place.path) : .set(place.path, Self.shown(node.value))
    return "; \(ShellLine.settee(request, file: place.file, isNew: place.isNew)) sets it where it counts"
  }

  private static func shown(_ value: Value) -> String {
    if case .string(let text) = value { text } else { value.json }
  }
}
