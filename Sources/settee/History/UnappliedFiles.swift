import SettingsApplying
import SettingsPrograms

/// Files that were changed after what reads them was started or reloaded.
struct UnappliedFiles {
  /// A file, and the unit that has not read it since it was changed.
  struct File: Hashable, Sendable {
    let path: String
    let unit: String
    /// Milliseconds since 1970.
    let changed: Int
  }

  /// The files of a program; none where its units do not run, or no systemd tells.
  static func files(of program: MachineProgram, on machine: some ServiceMachine = RunningMachine()) -> [File] {
    guard machine.hasSystemd, let units = program.page.effect?.units.compactMap(pattern), !units.isEmpty else {
      return []
    }
    let running = UnitState.all(units, on: machine).filter { $0.isRunning && $0.since != nil }
    // Of several that are made of files' names, nobody knows here which reads which.
    if running.count > 1, units.contains(where: { $0.contains("*") }) { return [] }
    guard let latest = running.max(by: { ($0.since ?? 0) < ($1.since ?? 0) }), let since = latest.since else {
      return []
    }
    return program.files.compactMap { file in
      guard let modified = file.status?.modified, Double(modified) / 1e9 > since + 1 else { return nil }
      return File(path: file.path, unit: latest.name, changed: modified / 1_000_000)
    }
  }

  /// The name of a unit, with a star for each part of a file's name; nil for one that the file is itself.
  private static func pattern(_ unit: String) -> String? {
    var pattern = ""
    var rest = Substring(unit)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      guard rest[rest.index(after: open)..<close].allSatisfy(\.isNumber) else { return nil }
      pattern += rest[..<open] + "*"
      rest = rest[rest.index(after: close)...]
    }
    return pattern + rest + ".service"
  }
}
