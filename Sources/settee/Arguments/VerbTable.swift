extension Verb {
  /// The row of the table; a row is made when it is asked for, so that the others cost nothing.
  var entry: VerbEntry {
    switch self {
    case .screen: Self.screenEntry
    case .get: Self.getEntry
    case .set: Self.setEntry
    case .reset: Self.resetEntry
    case .list: Self.listEntry
    case .check: Self.checkEntry
    case .describe: Self.describeEntry
    case .diff: Self.diffEntry
    case .recover: Self.recoverEntry
    case .schemas: Self.schemasEntry
    case .completions: Self.completionsEntry
    case .complete, .place, .confine: VerbEntry(forms: [], options: [])
    case .help: Self.helpEntry
    }
  }

  /// What says how a file is read.
  static var reading: [Option] { [.schema, .schemas, .format, .large, .trustFolder] }

  private static var changing: [Option] { reading + [.json, .quiet, .dryRun, .force, .ask] }

  private static var screenEntry: VerbEntry {
    VerbEntry(
      forms: [
        .init([], "the settings files of this folder and account, and Settee's own"),
        .init([.file], "a settings file, full screen"),
      ],
      options: reading)
  }

  private static var getEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.file, .path], "prints one setting")],
      options: reading + [.json, .effective],
      text: """
        Prints the value at PATH: a string as it is, anything else as JSON; with --json strings too. A terminal gets \
        control characters as escapes; a file or a pipe gets exactly what the setting holds.

        With --effective, prints the value that the program takes once it has read all its files, with the file and \
        line that say so: a line for each entry of what collects.
        """,
      status: ["it is set", "it is not, and its default is told where it is known", "the file cannot be used"])
  }

  private static var setEntry: VerbEntry {
    VerbEntry(
      forms: [
        .init([.file, .path, .value], "changes one setting"),
        .init([.file, .path, .typedValue], "the same, with the value from standard input"),
        .init([.file, .assignments], "changes several in one write; += adds to a list"),
      ],
      options: changing + [.create], exclusive: [.json, .quiet],
      text: """
        Gives the setting at PATH a value and saves the file; every other byte stays. A setting that is commented out \
        is brought back in its place. Says "changed", or "unchanged" where it had the value already; --quiet says \
        neither. --dry-run prints the difference and writes nothing.

        VALUE is read as the setting's own type (the schema's, else that of the present value), else as JSON, else as a \
        string. A value that cannot be read so, or that the schema does not allow, is refused with what was expected, \
        and the file stays as it is.

        Several settings are changed with PATH=VALUE each, in one write: where one is refused, none is changed. \
        PATH+=VALUE adds an entry to a list, and makes the list where there is none. The first equals sign that is not \
        between quotes parts the two. Two words without one in the first are PATH and VALUE.

        Where VALUE is a dash, it is read from standard input, without its last line feed, so that a secret is seen \
        neither in the list of processes nor in the shell's history. At a terminal a line is asked for, and a secret is \
        not shown while it is typed. A VALUE that is, or begins with, a dash goes after --.

        Where another file of the program that FILE belongs to counts, and not FILE, that is said with its line and \
        with the command that sets it where it counts.

        With --ask the program that FILE belongs to is asked before anything is written: what it complains of and did \
        not before is printed as file:line:column: message, and nothing is written, unless --force is there. Where it \
        cannot be asked, that is said, and the file is written.

        Where the program that FILE belongs to has to reload or to start again for the change, standard error says so, \
        with the command; --quiet leaves it out.

        Where FILE is a dash, the text comes from standard input and goes, changed, to standard output. --create makes \
        FILE where it is not there.
        """,
      status: [
        "it is set",
        "the schema, the format or the program asked refuses it, or the same setting was changed meanwhile",
        "the file cannot be used",
      ])
  }

  private static var resetEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.file, .path], "takes one setting back to its default")],
      options: changing, exclusive: [.json, .quiet],
      text: """
        Takes the setting at PATH back to its default: its key goes, with the comment that belongs to it. Where a file \
        has settings at their default as comments, as an sshd_config, its line becomes one again, with the text that \
        was there before Settee set it; what was not there goes. A secret goes there too, but where a comment explains \
        it, its name stays as a comment without its value. What must be set is given its default instead. A section is \
        removed.

        Says "changed", or "unchanged" where there was nothing to do; --quiet says neither. --dry-run prints the \
        difference and writes nothing. --ask asks the program that FILE belongs to, as for "set".
        """,
      status: [
        "it is at its default", "it must be set and has none, or the program refuses it", "the file cannot be used",
      ])
  }
}
