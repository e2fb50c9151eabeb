import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// What is on this machine, looked at beside the interface: its programs, one after the other, and then what is in
/// their files.
@MainActor
final class MachineSurvey {
  private let machine: Machine
  /// The programs in the order of their titles, as far as they are known.
  private(set) var programs: [ProgramSummary]
  /// Other files of this machine's programs.
  private(set) var others: [RecognizedFiles.Found] = []
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

  var isUnderWay: Bool { stop != nil }
  private var stop: StopFlag?

  /// Looks once more; what is known stays until it is found otherwise.
  func begin() {
    stop?.set()
    hasNews = false
    let stop = StopFlag()
    self.stop = stop
    Workers.beginOrDo { [machine, programs, weak self] in
      machine.survey(known: programs, until: stop) { state in
        Task { @MainActor in self?.take(state, until: stop) }
      }
    }
  }

  private func take(_ state: SurveyState, until stop: StopFlag) {
    guard stop === self.stop else { return }
    let before = (programs, others, leftovers)
    programs = state.isComplete ? state.programs : merged(programs, state.programs)
    others = state.others
    leftovers = state.leftovers
    if state.isComplete {
      Allocation.giveBack()
      self.stop = nil
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

  deinit { stop?.set() }
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

  /// What changes when a file is written, and when something else is known of its program.
  func state(of status: FileStatus?, of program: MachineProgram) -> String {
    "\(MachineProgram.File.state(of: status)) \(opener.finder.knowledgeName(of: program.page))"
  }
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

/// What a look at the machine has found so far.
struct SurveyState: Sendable {
  var programs: [ProgramSummary] = []
  var others: [RecognizedFiles.Found] = []
  var leftovers: [UpgradeLeftover] = []
  var isComplete = false
}

extension Machine {
  /// Looks at it on this thread: first which programs there are, then what is in their files.
  func survey(known: [ProgramSummary], until stop: StopFlag, tell: (SurveyState) -> Void) {
    let counted = known.flatMap { $0.files.filter { $0.count != nil }.map { ($0.path, $0) } }
    let known = Dictionary(counted, uniquingKeysWith: { first, _ in first })
    let found = programs.pages.names.compactMap { stop.isSet ? nil : programs.program(named: $0) }
    var summaries = found.map { program in
      let files = program.files.map { file in
        let status = file.status
        let state = state(of: status, of: program)
        let count = known[file.path].flatMap { $0.state == state ? $0.count : nil }
        let changed = status.map { $0.modified / 1_000_000_000 }
        return ProgramSummary.File(path: file.path, state: state, changed: changed, count: count)
      }
      return ProgramSummary(name: program.page.name, title: program.page.title, files: files)
    }
    let belonging = Set(found.flatMap(\.files).map(\.path))
    let uncounted = summaries.indices.filter { summaries[$0].files.contains { $0.count == nil } }
    var result = SurveyState(
      programs: ProgramSummary.sorted(summaries), others: files.files().filter { !belonging.contains($0.path) },
      leftovers: UpgradeLeftover.inFolder(files.folder), isComplete: uncounted.isEmpty)
    tell(result)
    guard !uncounted.isEmpty, let check = try? opener.finder.check(SchemaOptions()) else { return }
    for number in uncounted {
      for (place, file) in found[number].files.enumerated() where summaries[number].files[place].count == nil {
        if stop.isSet { return }
        summaries[number].files[place].count = FileCount(of: file, with: check, root: programs.root)
      }
      (result.programs, result.isComplete) = (ProgramSummary.sorted(summaries), number == uncounted.last)
      tell(result)
      // Nobody else needs the schemas of a program.
      check.forgetSchemas()
      Allocation.giveBack()
    }
  }
}
