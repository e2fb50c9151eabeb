import SettingsDocuments
import SettingsPrograms
import SettingsScreens
import SettingsSession

/// Says of settings that were set that another file of their program counts, and how they are set there.
@MainActor
struct OverruledSettings {
  let layers: ProgramLayers
  /// The file in which they were set.
  let subject: FileSubject

  /// A line for each that does not count; none where no page knows the file.
  func warnings(on paths: [Path], in session: EditingSession) -> [String] {
    let texts = [subject.target: session.document.text]
    guard let settings = try? layers.settings(of: subject, with: texts) else { return [] }
    let others = settings.others(beside: subject.target)
    let writer = layers.writer(of: subject).map {
      "\(subject.path) is written by \($0), which may take back what is changed"
    }
    let overruled = paths.compactMap { path in
      warning(on: path, others, session).map { $0 + advice(on: path, texts, session) }
    }
    return [writer].compactMap { $0 } + overruled
  }

  /// Which other file counts; nil where none does, or it says the same.
  private func warning(on path: Path, _ others: OtherLayers, _ session: EditingSession) -> String? {
    guard let elsewhere = others[path], elsewhere.relation == .overruled, let winner = elsewhere.places.first,
      winner.value != session.node(at: path)?.value
    else { return nil }
    let order = elsewhere.readsFirst ? "first" : "last"
    let said = session.isSecret(path) ? "sets it too" : "says \(ValueText.plain(winner.value))"
    return "\(path) does not count: \(winner.place) \(said), and comes \(order)"
  }

  /// The command that sets it where it counts.
  private func advice(on path: Path, _ texts: [String: [UInt8]], _ session: EditingSession) -> String {
    guard let node = session.node(at: path), node.kind.isScalar,
      let places = try? layers.places(for: path, of: subject, toBe: node.value, with: texts)
    else { return "" }
    guard let place = places.places.first else { return places.refusals.first.map { "; \($0)" } ?? "" }
    let request: CommandRequest =
      session.isSecret(path) ? .setFromInput(place.path) : .set(place.path, ValueText.plain(node.value))
    return "; \(ShellLine.settee(request, file: place.file, isNew: place.isNew)) sets it where it counts"
  }
}
