import SettingsApplying
import SettingsPrograms

/// Files that were changed after what reads them was started or reloaded.
///
/// The time of a file is compared with when systemd says that the state of the unit last changed, which a start and a reload
/// do. What a command does in the place of these leaves no trace there, so nothing is said of such programs.
struct UnappliedFiles {
  /// A file, and the unit that has not read it since it was changed.
  struct File: Hashable, Sendable {
    let path: String
    let unit: String
    /// Milliseconds since 1970.
    let changed: Int
  }

  /// The files of a program; none where its units do not run, or no systemd tells.
  static func files(
    of program: MachineProgram, home: String? = nil, on machine: any ServiceMachine = RunningMachine()
  ) -> [File] {
    var known: [[String]: UnitState?] = [:]
    return program.files.compactMap { file in
      let units = units(of: program.page, reading: file.path, home: home)
      guard !units.isEmpty, let modified = file.status?.modified else { return nil }
      let reader = known[units] ?? reader(of: units, on: machine)
      known[units] = reader
      guard let reader, let since = reader.since, Double(modified) / 1e9 > since else { return nil }
      return File(path: file.path, unit: reader.name, changed: modified / 1_000_000)
    }
  }

  /// The units whose state tells when a file was read last.
  static func units(of page: ProgramPage, reading path: String, home: String?) -> [String] {
    guard let effect = page.effect, effect.commands.isEmpty, effect.need != .nothing else { return [] }
    return effect.units.flatMap(EffectFilling(page, file: path, home: home).texts)
  }

  /// Of units that run, the one that read its files the longest ago; nil where none runs.
  static func reader(of units: [String], on machine: any ServiceMachine) -> UnitState? {
    UnitState.all(units, on: machine).filter { $0.isRunning && $0.since != nil }
      .min { ($0.since ?? 0) < ($1.since ?? 0) }
  }
}
