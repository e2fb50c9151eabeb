import SettingsApplying
import SettingsDocuments

/// `settee apply [FILE…]`: puts saved changes into force, and looks whether they hold.
struct ApplyVerb: Verb {
  nonisolated static let name = "apply"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.optionalFiles], "puts saved changes into force, and looks whether they hold")],
      options: [.dryRun, .quiet, .confirm, .noConfirm, .setting, .former])
  }

  private let files: [String]
  private let settings: [Path]?
  private let options: Arguments
  private let request: ApplyRequest
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    options = arguments
    request = try ApplyRequest(arguments, always: true) ?? .unsaid
    let settings = try arguments.values(of: .setting).map { text throws(UsageError) in try Path(argument: text) }
    self.settings = settings.isEmpty ? nil : settings
    (files, self.context) = (try arguments.namedFiles(), context)
  }

  /// What the file held before, where the command line names a file that has it; a dash for standard input.
  private func formerText() throws(VerbError) -> [UInt8]? {
    guard let former = options.value(of: .former) else { return nil }
    if former == DocumentSource.streamName {
      return try VerbError.from { () throws(InputError) in try context.input.read(.document) }
    }
    return try VerbError.from { () throws(FileError) in try opener.read(former).bytes }
  }

  func run() throws(VerbError) -> ExitStatus {
    try ApplyRequest.expectMachine()
    if files.count != 1, settings != nil || options.value(of: .former) != nil {
      throw VerbError("\(Option.setting.rawValue) and \(Option.former.rawValue) are about one FILE")
    }
    let saved = SavedChanges(context: context)
    let changed =
      files.isEmpty
      ? saved.all() : try files.map { file throws(VerbError) in try saved.file(file, settings: settings) }
    let applying = Applying(context: context, isQuiet: options.has(.quiet))
    let plan = applying.plan(for: changed)
    let former = try formerText()
    if options.has(.dryRun) {
      applying.show(plan)
      return .fine
    }
    if files.isEmpty, plan.steps.isEmpty {
      applying.say(
        context.machine.hasSystemd
          ? "no file was changed after the program that reads it started"
          : "no systemd runs here, so nothing tells which changes programs have not read: settee apply FILE")
      return .fine
    }
    return try applying.applySaved(changed, request, former: former)
  }
}
