import SettingsApplying
import SettingsDocuments
import SettingsHistory
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// `settee status`: what of this machine is worth a look.
struct StatusVerb: Verb {
  nonisolated static let name = "status"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([], "tells what of this machine is not as shipped, does not count, or is wrong")],
      options: [.json])
  }

  private let asJSON: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    asJSON = arguments.has(.json)
    self.context = context
  }

  func run() -> ExitStatus {
    let status = MachineStatus(Machine(context))
    let words = StatusWords(status: status, unapplied: SavedChanges(context: context).all())
    output.lines(asJSON ? words.objects.map(\.json) : words.lines)
    return .fine
  }
}

/// What a status says, for people and as objects.
struct StatusWords {
  let status: MachineStatus
  /// Files that were changed after what reads them was started or reloaded.
  let unapplied: [ChangedFile]

  // MARK: - For people

  var lines: [String] {
    let sections: [(title: String, lines: [String])] = [
      ("Not as shipped", status.changed.flatMap(lines)),
      ("Not in force yet", unapplied.map(line)),
      ("Left by upgrades", status.leftovers.map { "\($0.path): \($0.words)" }),
      ("Overruled", status.overruled.map(line)),
      ("Wrong", status.problems.map { "\($0.path): \($0.count.text)" }),
    ]
    let told = sections.filter { !$0.lines.isEmpty }
    if told.isEmpty { return ["nothing: all is as it was shipped, and all of it counts"] }
    return told.flatMap { section in [section.title] + section.lines.map { "  " + $0 } }
  }

  private func lines(_ changed: MachineStatus.ChangedFile) -> [String] {
    let file = changed.file
    let package = file.package.isEmpty ? "" : " (\(file.package))"
    if file.isGone { return ["\(file.path): removed\(package)"] }
    guard let settings = changed.settings else { return ["\(file.path): changed\(package)"] }
    if settings.isEmpty { return ["\(file.path): only what is no setting\(package)"] }
    let lines = settings.prefix(Self.mostSettings).map { "  \($0.path): \(HistoryWords.values(of: $0))" }
    let more = settings.count - lines.count
    return ["\(file.path)\(package)"] + lines + (more > 0 ? ["  and \(more) more: settee diff, or --json"] : [])
  }

  private static let mostSettings = 20

  private func line(_ file: ChangedFile) -> String {
    let settings = file.settings.map { ": " + $0.map(\.description).joined(separator: ", ") } ?? ""
    return "\(file.path)\(settings) (\(file.page.title); settee apply does it)"
  }

  private func line(_ overruled: MachineStatus.Overruled) -> String {
    func shown(_ value: Value) -> String { overruled.isSecret ? "something else" : ValueText.plain(value) }
    let own = overruled.isSecret ? "" : " \(shown(overruled.source.value))"
    return "\(overruled.source.place): \(overruled.path)\(own) does not count: "
      + "\(overruled.winner.place) says \(shown(overruled.winner.value))"
  }

  // MARK: - As objects

  var objects: [Value] {
    status.changed.map(object)
      + unapplied.map(object)
      + status.leftovers.map {
        ["kind": "leftover", "file": .string($0.path), "beside": .string($0.file)]
      }
      + status.overruled.map(object) + status.problems.map(object)
  }

  private func object(_ changed: MachineStatus.ChangedFile) -> Value {
    .known([
      ("kind", .string(changed.file.isGone ? "removed" : "changed")), ("file", .string(changed.file.path)),
      ("package", .string(changed.file.package)),
      ("settings", changed.settings.map { .array($0.map { .known(HistoryWords.members(of: $0)) }) }),
    ])
  }

  private func object(_ file: ChangedFile) -> Value {
    .known([
      ("kind", "unapplied"), ("file", .string(file.path)), ("program", .string(file.page.name)),
      ("settings", file.settings.map { .texts($0.map(\.pointer)) }),
    ])
  }

  private func object(_ overruled: MachineStatus.Overruled) -> Value {
    func object(_ source: SettingSource) -> Value { .source(source, overruled.isSecret ? nil : source.value) }
    return [
      "kind": "overruled", "path": .string(overruled.path.pointer), "set": object(overruled.source),
      "counts": object(overruled.winner),
    ]
  }

  private func object(_ problem: MachineStatus.Problem) -> Value {
    ["kind": "problem", "file": .string(problem.path), "problems": .count(problem.count.problems)]
  }
}
