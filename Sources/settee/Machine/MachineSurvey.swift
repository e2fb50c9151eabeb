import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import Synchronization
import TerminalTables

/// What is on this machine, looked at beside the interface: its programs, one after the other, and then what is in
/// their files.
@MainActor
final class MachineSurvey {
  private let machine: Machine
  /// The programs in the order of their titles, as far as they are known.
  private(set) var programs: [ProgramSummary]
  /// Other files of this machine's programs.
  private(set) var others: [RecognizedFiles.Found] = []
  /// What upgrades left beside settings files.
  private(set) var leftovers: [UpgradeLeftover] = []
  /// Called when something more is known, and at the end of a pass in which something was.
  var onChange: () -> Void = {}
  /// Whether the pass has found anything that was not known before.
  private var hasNews = false

  init(_ machine: Machine) {
    self.machine = machine
    programs = machine.kept.read()
  }

  /// What is known of a file of a program; nil while it is not.
  func count(of file: String, in program: String) -> FileCount? {
    programs.first { $0.name == program }?.files.first { $0.path == file }?.count
  }

  var isUnderWay: Bool { pass != nil }
  private var pass: SurveyPass?

  /// Looks once more; what is known stays until it is found otherwise.
  func begin() {
    pass?.stop.set()
    hasNews = false
    let pass = SurveyPass(machine, known: programs) { [weak self] pass in self?.take(pass) }
    self.pass = pass
    Workers.beginOrDo { pass.run() }
  }

  private func take(_ pass: SurveyPass) {
    guard pass === self.pass else { return }
    let state = pass.state
    let before = (programs, others, leftovers)
    programs = state.isComplete ? state.programs : merged(programs, state.programs)
    others = state.others
    leftovers = state.leftovers
    if state.isComplete {
      Allocation.giveBack()
      self.pass = nil
      if programs != machine.kept.read() { machine.kept.keep(programs) }
    }
    if before != (programs, others, leftovers) { hasNews = true }
    if hasNews { onChange() }
  }

  /// What was known before, with what is known now in its place.
  private func merged(_ old: [ProgramSummary], _ new: [ProgramSummary]) -> [ProgramSummary] {
    let names = Set(new.map(\.name))
    return ProgramSummary.sorted(new + old.filter { !names.contains($0.name) })
  }

  deinit { pass?.stop.set() }
}

/// What a survey looks at, and with what.
struct Machine: Sendable {
  let programs: MachinePrograms
  let files: MachineFiles
  let kept: KeptSummaries
  let opener: FileOpener
  /// Where the index of the search is kept; nil where it cannot be.
  var indexPath: String?
  /// The names of the pages whose settings are searched; nil for all.
  var searched: [String]?

  var index: MachineIndex { MachineIndex(programs, opener: opener, path: indexPath, names: searched) }
}

extension Machine {
  /// The one that Settee runs on.
  @MainActor
  init(_ context: VerbContext) {
    let (folders, opener) = (context.folders, context.opener)
    self.init(
      programs: MachinePrograms(pages: opener.pages, home: folders.home), files: MachineFiles(),
      kept: KeptSummaries(folders: folders, writer: opener.writer), opener: opener,
      indexPath: MachineIndex.path(in: folders))
  }
}

/// One look at the machine, on whatever thread.
final class SurveyPass: Sendable {
  struct State {
    var programs: [ProgramSummary] = []
    var others: [RecognizedFiles.Found] = []
    var leftovers: [UpgradeLeftover] = []
    var isComplete = false
  }

  private let machine: Machine
  private let known: [String: ProgramSummary.File]
  private let shared = Mutex(State())
  let stop = StopFlag()
  private let onChange: @MainActor @Sendable (SurveyPass) -> Void

  init(_ machine: Machine, known: [ProgramSummary], onChange: @escaping @MainActor @Sendable (SurveyPass) -> Void) {
    self.machine = machine
    let files = known.flatMap { $0.files.filter { $0.count != nil }.map { ($0.path, $0) } }
    self.known = Dictionary(files, uniquingKeysWith: { first, _ in first })
    self.onChange = onChange
  }

  var state: State { shared.withLock { $0 } }

  /// First which programs there are, then what is in their files.
  func run() {
    let names = machine.programs.pages.names
    let found = names.compactMap { stop.isSet ? nil : machine.programs.program(named: $0) }
    var summaries = found.map { program in
      let files = program.files.map { file in
        let status = file.status
        let state = machine.state(of: status, of: program)
        let count = known[file.path].flatMap { $0.state == state ? $0.count : nil }
        let changed = status.map { $0.modified / 1_000_000_000 }
        return ProgramSummary.File(path: file.path, state: state, changed: changed, count: count)
      }
      return ProgramSummary(name: program.page.name, title: program.page.title, files: files)
    }
    let belonging = Set(found.flatMap(\.files).map(\.path))
    let others = machine.files.files().filter { !belonging.contains($0.path) }
    let leftovers = UpgradeLeftover.inFolder(machine.files.folder)
    let uncounted = summaries.indices.filter { summaries[$0].files.contains { $0.count == nil } }
    publish {
      ($0.programs, $0.others, $0.leftovers) = (ProgramSummary.sorted(summaries), others, leftovers)
      $0.isComplete = uncounted.isEmpty
    }
    guard !uncounted.isEmpty, let check = try? machine.opener.finder.check(.none) else { return }
    for number in uncounted {
      for (place, file) in found[number].files.enumerated() where summaries[number].files[place].count == nil {
        if stop.isSet { return }
        summaries[number].files[place].count = FileCount(
          of: file, with: check, root: machine.programs.root)
      }
      let sorted = ProgramSummary.sorted(summaries)
      publish { ($0.programs, $0.isComplete) = (sorted, number == uncounted.last) }
      // Nobody else needs the schemas of a program.
      check.forgetSchemas()
      Allocation.giveBack()
    }
  }

  private func publish(_ change: (inout State) -> Void) {
    shared.withLock { change(&$0) }
    Task { @MainActor in self.onChange(self) }
  }
}

extension Machine {
  /// What changes when a file is written, and when something else is known of its program.
  func state(of status: FileStatus?, of program: MachineProgram) -> String {
    "\(MachineProgram.File.state(of: status)) \(opener.finder.knowledgeName(of: program.page))"
  }
}

extension ProgramSummary {
  /// In the order of their titles.
  static func sorted(_ summaries: [ProgramSummary]) -> [ProgramSummary] {
    summaries.sorted { ($0.title.lowercased(), $0.name) < ($1.title.lowercased(), $1.name) }
  }
}
