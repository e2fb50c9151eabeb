/// An option of the command line, by its name.
enum Option: String, CaseIterable {
  case schema = "--schema"
  case schemas = "--schemas"
  case format = "--format"
  case asFile = "--as"
  case json = "--json"
  case report = "--report"
  case dryRun = "--dry-run"
  case write = "--write"
  case create = "--create"
  case force = "--force"
  case large = "--large"
  case trustFolder = "--trust-folder"
  case ask = "--ask"
  case apply = "--apply"
  case confirm = "--confirm"
  case noConfirm = "--no-confirm"
  case setting = "--setting"
  case former = "--former"
  case strict = "--strict"
  case quiet = "--quiet"
  case requireKnowledge = "--require-knowledge"
  case release = "--for"
  case skipUnknown = "--skip-unknown"
  case baseline = "--baseline"
  case writeBaseline = "--write-baseline"
  case markerSize = "--marker-size"
  case textconv = "--textconv"
  case modified = "--modified"
  case all = "--all"
  case effective = "--effective"
  case mine = "--mine"
  case theirs = "--theirs"
  case auto = "--auto"
  case remember = "--remember"
  case remove = "--remove"
  case new = "--new"
  case discard = "--discard"
  case list = "--list"
  case back = "--back"
  case yes = "--yes"
  case sudo = "--sudo"
  case catalogue = "--catalogue"
  case root = "--root"
  case program = "--program"
  case why = "--why"
  case since = "--since"
  case help = "--help"
  case version = "--version"
  case licences = "--licences"
}

/// What the table says of an option: parsing, the help, the manual and completions are made from it.
struct OptionEntry {
  /// What is written behind it; nil where it takes no value.
  var value: OptionValue?
  /// A line of the help.
  let summary: String
  /// What the manual says, where that is more.
  var text: String?
}

/// The value that an option takes.
enum OptionValue: String {
  case schema = "SCHEMA"
  case folder = "FOLDER"
  case format = "FORMAT"
  case address = "ADDRESS"
  case path = "PATH"
  case release = "RELEASE"
  case report = "FORM"
  case number = "NUMBER"
  case span = "SPAN"
  case program = "PROGRAM"
  case text = "TEXT"
  case time = "TIME"
}

extension Option {
  var takesValue: Bool { entry.value != nil }

  /// Those that are written shorter as well.
  static var short: [String: Option] { ["-h": .help, "-n": .dryRun] }

  /// The row of the table; a row is made when it is asked for.
  var entry: OptionEntry {
    switch self {
    case .schema:
      OptionEntry(
        value: .schema, summary: "use this JSON Schema",
        text: "Use this JSON Schema: a file, or an address of the web of which a copy is at hand.")
    case .schemas:
      OptionEntry(
        value: .folder, summary: "look in this folder for schemas that have an address of the web",
        text: """
          Look in this folder for schemas that are named by an address of the web: by its host and path, by its path, \
          or by its last name; a copy of SchemaStore's repository is such a folder.
          """)
    case .format:
      OptionEntry(
        value: .format, summary: "read FILE in this format, whatever its name; settee help formats lists them")
    case .asFile:
      OptionEntry(
        value: .path, summary: "take FILE for the one that is to be at PATH",
        text: """
          Take FILE, or standard input, for what is to be at this path: it has the format, the schema and the program of \
          a file there, and the program is asked as if it were there. FILE is what is read and written.
          """)
    case .json: OptionEntry(summary: "print JSON, also for a string")
    case .report:
      OptionEntry(
        value: .report, summary: "print text, json, sarif, github, gitlab, checkstyle or junit",
        text: """
          Print the report in this form: "text", "json" (as --json), "sarif" (2.1.0), "github", "gitlab", "checkstyle" or \
          "junit".
          """)
    case .dryRun: OptionEntry(summary: "print what would change as a diff; write nothing")
    case .write: OptionEntry(summary: "write what would change")
    case .create: OptionEntry(summary: "make a file that is not there, in a folder that is")
    case .force:
      OptionEntry(summary: "change a setting although the schema does not allow it, or the file is read-only")
    case .large: OptionEntry(summary: "open a file of more than 1 GiB")
    case .trustFolder: OptionEntry(summary: "as root, save in a folder that others may write to")
    case .ask: OptionEntry(summary: "ask the program that FILE belongs to what it says of it")
    case .apply:
      OptionEntry(
        summary: "put what is saved into force, and look whether it holds",
        text: """
          Put what is saved into force, as "apply" does: the program that FILE belongs to is asked before it is written, \
          then reloaded or restarted, and it is looked whether the change holds.
          """)
    case .confirm:
      OptionEntry(
        value: .span, summary: "put it into force, and take it back after this time unless it is confirmed",
        text: """
          Put it into force, and take it back after this time, such as "2m" or "90s", unless "settee confirm" is run before: what the \
          files held is kept, and systemd brings it back, also after a reboot.
          """)
    case .noConfirm: OptionEntry(summary: "put it into force for good, although it may keep everybody out")
    case .setting:
      OptionEntry(
        value: .path, summary: "only this setting of FILE was changed",
        text: "Only this setting of FILE was changed; may be there more than once.")
    case .former:
      OptionEntry(
        value: .path, summary: "what FILE held before is in this file",
        text: """
          What FILE held before is in this file, or comes from standard input for a dash: that comes back where it is not \
          confirmed. Without it Settee's journal tells.
          """)
    case .strict: OptionEntry(summary: "refuse a name that is nearly one that is known")
    case .quiet: OptionEntry(summary: "do not say whether a setting was changed, or by what a file was checked")
    case .requireKnowledge: OptionEntry(summary: "count a file of which nothing is known as a problem")
    case .release:
      OptionEntry(
        value: .release, summary: "say what becomes of FILE in this release: debian-12, debian-13",
        text: """
          Check against what the program of this release knows, such as debian-13, whatever is installed, and say which \
          settings are no longer there in it, and which defaults are others.
          """)
    case .skipUnknown: OptionEntry(summary: "say nothing of a FILE that is no settings file, as in a folder")
    case .baseline: OptionEntry(value: .path, summary: "say only what this list of accepted problems does not have")
    case .writeBaseline: OptionEntry(value: .path, summary: "write all that is said into such a list")
    case .markerSize: OptionEntry(value: .number, summary: "begin the marks of a conflict with so many characters")
    case .textconv: OptionEntry(summary: "print all settings, or the text where it is no settings file")
    case .modified: OptionEntry(summary: "list only what is not known to be the default")
    case .all: OptionEntry(summary: "list what is commented out as well")
    case .effective:
      OptionEntry(
        summary: "print what counts with all files of the program, and where",
        text: """
          Print what counts once the program has read all its files, drop-ins and inclusions among them, and behind a \
          tab the file and line that say so. FILE is any of the program's files. With --json, what is overruled too.
          """)
    case .mine: OptionEntry(summary: "keep yours where both changed a setting")
    case .theirs: OptionEntry(summary: "take theirs where both changed a setting")
    case .auto: OptionEntry(summary: "merge only what is certain, and tell of the rest")
    case .remember: OptionEntry(summary: "keep what is shipped now, so that changes can be told at the next upgrade")
    case .remove: OptionEntry(summary: "take it away again")
    case .new: OptionEntry(summary: "make the file as it was to be")
    case .discard: OptionEntry(summary: "leave the file as it is")
    case .list: OptionEntry(summary: "list what waits, and change nothing")
    case .back: OptionEntry(summary: "take the changes back now")
    case .yes:
      OptionEntry(
        summary: "fetch the addresses, or copy the program, without asking",
        text: "Fetch the addresses, or copy the program to the other machine, without asking.")
    case .sudo: OptionEntry(summary: "on the other machine, do it as root")
    case .catalogue:
      OptionEntry(
        value: .address, summary: "fetch the catalogue of schemas from this address",
        text: "Fetch the catalogue of schemas from this address, such as one of a copy of SchemaStore's.")
    case .root:
      OptionEntry(
        value: .folder, summary: "take this folder for the machine: an image, a container's file system",
        text: """
          Take this folder for the machine, with every verb and on the screen: an image, a chroot, the file system of a \
          container. FILE is a path inside it; drop-ins, manuals, packages and what counts are those of the folder, and \
          no link leads out of it. Nothing in it is run. Only with --ask is a program of it asked, without rights, a \
          network, or anything to write to. Settee's own settings, cache and history are left out. Who is not root needs \
          a system that gives user namespaces.
          """)
    case .program: OptionEntry(value: .program, summary: "look through the settings of this program alone")
    case .why: OptionEntry(value: .text, summary: "say why it is changed, for the history")
    case .since:
      OptionEntry(
        value: .time, summary: "only what was changed since then: 2h, 3d, today, 2026-11-24",
        text: """
          Tell only what was changed since then: "90m", "2h", "3d", "1w", "today", "yesterday", "2026-11-24", or "2026-11-24 \
          14:02".
          """)
    case .help: OptionEntry(summary: "say how it is used, or how a verb is")
    case .version: OptionEntry(summary: "print the version")
    case .licences:
      OptionEntry(
        summary: "print the terms of what is linked in",
        text: "Print the terms of the program and of the libraries that are linked into it.")
    }
  }
}
