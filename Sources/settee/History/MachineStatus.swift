import SettingsDocuments
import SettingsHistory
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// What of this machine is worth a look: what is no longer as packages shipped it, what does not count, what is wrong.
struct MachineStatus: Sendable {
  /// A file that is not as its package shipped it.
  struct ChangedFile: Sendable {
    let file: ShippedFiles.Changed
    /// By which settings; nil where the shipped text is not at hand, or one of the two is not understood.
    let settings: [JournalEntry.ChangedSetting]?
  }

  /// A setting that another file of its program overrules.
  struct Overruled: Sendable, Hashable {
    let path: Path
    /// What does not count, and where it is.
    let source: SettingSource
    /// Where it is set so that it counts.
    let winner: SettingSource
    let isSecret: Bool
  }

  /// A file in which something is wrong.
  struct Problem: Sendable, Hashable {
    let path: String
    let count: FileCount
  }

  private(set) var changed: [ChangedFile] = []
  private(set) var leftovers: [UpgradeLeftover] = []
  private(set) var overruled: [Overruled] = []
  private(set) var problems: [Problem] = []

  /// Looks at the machine, on all cores.
  @MainActor
  init(_ machine: Machine) {
    let programs = machine.programs.pages.names.compactMap { machine.programs.program(named: $0) }
    let shipped = ShippedFiles().conffiles
    var differing: [ShippedFiles.Changed] = []
    Workers.forEach(shipped.count) {
      ShippedFiles.change(of: shipped[$0])
    } deliver: {
      differing += $0.compactMap { $0 }
    }
    changed = differing.map { ChangedFile(file: $0, settings: Self.settings(of: $0, machine.opener)) }
    leftovers = FileUpgrade.leftovers(opener: machine.opener)
    let layers = machine.opener.layers
    let asShipped = Set(shipped.map(\.path)).subtracting(differing.map(\.path))
    var all: [Overruled] = []
    Workers.forEach(programs.count) {
      Self.overruled(in: programs[$0], layers, but: asShipped)
    } deliver: {
      $0.forEach { all += $0 }
    }
    overruled = all.uniqued()
    problems = Self.problems(in: programs, machine)
  }

  // MARK: - What differs

  @MainActor
  private static func settings(
    of changed: ShippedFiles.Changed, _ opener: FileOpener
  ) -> [JournalEntry.ChangedSetting]? {
    guard !changed.isGone, let text = changed.shippedText(),
      let opened = try? opener.open(FileRequest(path: changed.path)),
      let shipped = try? Document(parsing: text, as: opened.file.document.format)
    else { return nil }
    let session = opener.session(for: opened)
    let document = session.document
    return JournalEntry.ChangedSetting.list(
      document.differences(from: shipped, matching: .content), from: shipped, to: document
    ) { session.tellsSecret($0, formerly: $1, from: shipped, to: document) }
  }

  // MARK: - What does not count

  private static let shippedFolders = ["/usr/", "/lib/"]

  /// What a person wrote and another file overrules with another value.
  ///
  /// - Parameter asShipped: files of packages that nobody has changed.
  private static func overruled(
    in program: MachineProgram, _ layers: ProgramLayers, but asShipped: Set<String>
  ) -> [Overruled] {
    var seen: Set<String> = []
    var found: [Overruled] = []
    for file in program.files where !seen.contains(file.path) {
      guard let settings = try? layers.settings(ofFile: file.path) else { continue }
      seen.formUnion(settings.files)
      for setting in settings.all {
        guard let winner = setting.sources.first else { continue }
        for source in setting.overruled where source.value != winner.value && source.file != winner.file {
          if asShipped.contains(source.file) || shippedFolders.contains(where: source.file.hasPrefix) { continue }
          found.append(
            Overruled(path: setting.path, source: source, winner: winner, isSecret: isSecret(setting.path)))
        }
      }
    }
    return found
  }

  private static func isSecret(_ path: Path) -> Bool {
    path.steps.contains { $0.key.map(InferenceTable.standard.makesSecret) ?? false }
  }

  // MARK: - What is wrong

  private static func problems(in programs: [MachineProgram], _ machine: Machine) -> [Problem] {
    guard let check = try? machine.opener.finder.check(SchemaOptions()) else { return [] }
    let known = Dictionary(
      machine.kept.read().flatMap(\.files).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let files = programs.flatMap { program in program.files.map { (program, $0) } }
    let root = machine.programs.root
    var problems: [Problem] = []
    Workers.forEach(files.count) { [machine] number in
      let (program, file) = files[number]
      let kept = known[file.path].flatMap { $0.state == machine.state(of: file.status, of: program) ? $0.count : nil }
      let problem = Problem(path: file.path, count: kept ?? FileCount(of: file, with: check, root: root))
      // What its program alone reads is not wrong.
      let isRead = file.format() != nil
      return problem.count.problems > 0 || isRead && problem.count.set == nil ? problem : nil
    } deliver: {
      problems += $0.compactMap(\.self)
    }
    return problems
  }
}
