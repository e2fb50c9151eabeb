import SettingsApplying
import SettingsDocuments
import SettingsPrograms

/// Files that were changed after what reads them was started or reloaded.
///
/// The time of a file is compared with when systemd says that the state of the unit last changed, which a start and a reload
/// do, or with the time of another file that tells of it (`readBy` of the page). What a command does in the place of these
/// leaves no trace there: what Settee put into force itself it has noted.
struct UnappliedFiles {
  let home: String?
  let machine: any ServiceMachine
  /// When it was noted last that a file is in force, in milliseconds since 1970.
  let applied: (_ path: String) -> Int?

  /// The files of a program; none where nothing that reads them runs.
  func files(of program: MachineProgram) -> [MachineProgram.File] {
    var known: [[String]: Double?] = [:]
    return program.files.filter { file in
      let readers = readers(of: program.page, reading: file.path)
      guard !readers.isEmpty, let modified = file.status?.modified else { return false }
      let since = known[readers] ?? since(readers)
      known[readers] = since
      guard let since, Double(modified) / 1e9 > since else { return false }
      return applied(file.path).map { $0 < modified / 1_000_000 } ?? true
    }
  }

  /// When a file was read last by all that read it, in seconds since 1970; nil where none runs, or nothing tells.
  func since(_ page: ProgramPage, _ path: String) -> Double? {
    guard let since = since(readers(of: page, reading: path)) else { return nil }
    return max(since, applied(path).map { Double($0) / 1000 } ?? 0)
  }

  /// The units, or files, that tell when a file was read last.
  private func readers(of page: ProgramPage, reading path: String) -> [String] {
    guard let effect = page.effect, effect.need != .nothing else { return [] }
    let names = effect.readBy.isEmpty ? effect.units : effect.readBy
    return names.flatMap(EffectFilling(page, file: path, home: home).texts)
  }

  /// Of those that run, the time of the one that read its files the longest ago.
  private func since(_ readers: [String]) -> Double? {
    let files = readers.filter { $0.hasPrefix("/") }
    let times = files.compactMap { (try? SystemFileSystem().status(of: $0)).map { Double($0.modified) / 1e9 } }
    let units = UnitState.all(readers.filter { !files.contains($0) }, on: machine).filter(\.isRunning)
    return (times + units.compactMap(\.since)).min()
  }
}
