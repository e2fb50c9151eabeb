import Synchronization

/// The settings of all programs of the machine, gathered beside the interface and kept until one of the files changes.
@MainActor
final class MachineLibrary {
  private let machine: Machine
  private(set) var programs: [ProgramIndex] = []
  /// Finds settings by what people say.
  let search: MachineFinder
  private var gathering: Gathering?
  /// Called when more can be found.
  var onChange: () -> Void = {}

  init(_ machine: Machine, search: MachineFinder) {
    (self.machine, self.search) = (machine, search)
  }

  deinit { gathering?.stop() }

  var isGathering: Bool { gathering != nil || search.isReading }

  /// Gathers what is new; what was gathered serves until then.
  func begin() {
    search.begin { [weak self] in self?.onChange() }
    if gathering != nil { return }
    let gathering = Gathering(machine, known: programs) { [weak self] in self?.take($0) }
    self.gathering = gathering
    if !Workers.begin({ gathering.run() }) { gathering.run() }
  }

  private func take(_ gathering: Gathering) {
    guard gathering === self.gathering else { return }
    let (found, isComplete) = gathering.found
    if isComplete {
      programs = found
      self.gathering = nil
    } else {
      let names = Set(found.map(\.program.page.name))
      programs = found + programs.filter { !names.contains($0.program.page.name) }
    }
    onChange()
  }

  /// Reads one program after the other, on whatever thread.
  private final class Gathering: Sendable {
    private let machine: Machine
    private let known: [String: ProgramIndex]
    private let shared = Mutex((found: [ProgramIndex](), isComplete: false, isStopped: false))
    private let onChange: @MainActor @Sendable (Gathering) -> Void

    init(_ machine: Machine, known: [ProgramIndex], onChange: @escaping @MainActor @Sendable (Gathering) -> Void) {
      self.machine = machine
      self.known = Dictionary(known.map { ($0.program.page.name, $0) }, uniquingKeysWith: { first, _ in first })
      self.onChange = onChange
    }

    var found: ([ProgramIndex], isComplete: Bool) { shared.withLock { ($0.found, $0.isComplete) } }

    func stop() { shared.withLock { $0.isStopped = true } }

    func run() {
      for name in machine.programs.pages.names {
        if shared.withLock({ $0.isStopped }) { return }
        guard let program = machine.programs.program(named: name) else { continue }
        let state = ([machine.opener.knowledgeName(of: program.page)] + program.files.map { $0.path + " " + $0.state })
          .joined(separator: "\n")
        let kept = known[name].flatMap { $0.state == state ? $0 : nil }
        guard
          let index = kept
            ?? ProgramIndex(
              program, state: state, openings: machine.programs.openings(of: program), opener: machine.opener)
        else { continue }
        shared.withLock { $0.found.append(index) }
        tell()
      }
      shared.withLock { $0.isComplete = true }
      tell()
    }

    private func tell() {
      Task { @MainActor in self.onChange(self) }
    }
  }
}
