import SettingsApplying
import SettingsDocuments

/// `settee apply [FILE…]`: puts saved changes into force, and looks whether they hold.
@MainActor
struct ApplyVerb: Verb {
  nonisolated static let name = "apply"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [.init([.optionalFiles], "puts saved changes into force, and looks whether they hold")],
      options: [.dryRun, .quiet, .confirm, .noConfirm, .setting, .former],
      text: """
        Does what the changes of each FILE need until they hold, as the page of its program says: its units are reloaded \
        or restarted, or its commands run, in one plan for all files. Each program is asked first what it says of its \
        file, and where one does not take it, nothing is done.

        Without FILE, all files of the programs of this machine are meant that were written after a unit that reads them \
        started or was reloaded: the time of the file is compared with when systemd says that the state of the unit last \
        changed, and with when Settee put it into force last. Files of the kernel's settings are left out where the kernel \
        has their values. Programs of which nothing tells when they read their files, or that are not running, are left out.

        After that it is looked whether it holds: each unit runs and goes on running, listens at the ports that its \
        settings name, and has the values that were set, where it can be asked for them. Where it does not, the reason is \
        said with the last lines of its journal. Which settings were changed is known from --setting and from Settee's \
        journal; else a program is reloaded, and what needs a restart is left as it is.

        --dry-run prints the plan and does nothing. Where the page says that a wrong change may keep everybody out, as \
        those of sshd and of the network, --confirm or --no-confirm has to say which is meant. Who is not root does it by \
        sudo or doas, with a Settee that root installed. Where no systemd runs, the page's other commands or the scripts \
        of /etc/init.d are used, and where there are none, that is said.
        """,
      status: [
        "it holds, or nothing is to be done", "it does not hold, or a program does not take its file",
        "a file or the command line cannot be used, or sudo is missing",
      ])
  }

  private let files: [String]
  private let settings: [Path]?
  private let former: String?
  private let isDryRun: Bool
  private let isQuiet: Bool
  private let request: ApplyRequest
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    (isDryRun, isQuiet) = (arguments.has(.dryRun), arguments.has(.quiet))
    request = try ApplyRequest(arguments, always: true)
    var settings: [Path] = []
    for text in arguments.values(of: .setting) { settings.append(try Path(argument: text)) }
    former = arguments.value(of: .former)
    self.settings = settings.isEmpty ? nil : settings
    (files, self.context) = (try arguments.namedFiles(), context)
  }

  /// What the file held before, where the command line names a file that has it; a dash for standard input.
  private func formerText() throws(VerbError) -> [UInt8]? {
    guard let former else { return nil }
    if former == DocumentSource.streamName {
      return try VerbError.from { () throws(InputError) in try context.input.read(.document) }
    }
    return try VerbError.from { () throws(FileError) in try opener.read(former).bytes }
  }

  func run() throws(VerbError) -> ExitStatus {
    try ApplyRequest.expectMachine()
    if files.count != 1, settings != nil || former != nil {
      throw VerbError("\(Option.setting.rawValue) and \(Option.former.rawValue) are about one FILE")
    }
    let saved = SavedChanges(context: context)
    var changed: [ChangedFile] = []
    for file in files { changed.append(try saved.file(file, settings: settings)) }
    if files.isEmpty { changed = saved.all() }
    let applying = Applying(context: context, isQuiet: isQuiet)
    let plan = applying.plan(for: changed)
    let former = try formerText()
    if isDryRun {
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
    return try SavedApplying(context: context, request: request, isQuiet: isQuiet, former: former).apply(changed)
  }
}
