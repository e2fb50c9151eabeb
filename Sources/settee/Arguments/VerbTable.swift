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
    case .recover: Self.recoverEntry
    case .help: Self.helpEntry
    }
  }

  /// What says how a file is read.
  private static var reading: [Option] { [.schema, .schemas, .format, .large, .trustFolder] }

  private static var changing: [Option] { reading + [.json, .quiet, .dryRun, .force] }

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
      options: reading + [.json],
      text: """
        Prints the value at PATH: a string as it is, anything else as JSON; with --json strings too. A terminal gets \
        control characters as escapes; a file or a pipe gets exactly what the setting holds.
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

        Where FILE is a dash, the text comes from standard input and goes, changed, to standard output. --create makes \
        FILE where it is not there.
        """,
      status: [
        "it is set",
        "the schema or the format does not allow it, or another program changed the same setting meanwhile",
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
        difference and writes nothing.
        """,
      status: ["it is at its default", "it must be set and has none", "the file cannot be used"])
  }

  private static var listEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.file, .optionalPath], "prints all settings, or those under PATH, a line each")],
      options: reading + [.json, .modified, .all],
      text: """
        Prints all settings, a line each: the path, an equals sign and the value as JSON; with --json an object of \
        both. --modified leaves out what is known to be the default. --all adds, behind a number sign, the settings \
        that are not set and are in the text as comments; with --json these have "commented" in the place of "value". With PATH, only what is there or under it.
        """,
      status: ["what there is was printed", "PATH is not set", "the file cannot be used"])
  }

  private static var checkEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.files], "prints what is wrong as file:line:column: message")],
      options: reading + [.json],
      text: """
        Prints what is wrong with each FILE as file:line:column: message, many files on all cores; with --json a line \
        for each file in the basic output format of JSON Schema 2020-12, with the file's name. A file's schema is the \
        one named here, else the file's own, else what is known. A file that does not parse is a problem, and so is a \
        comment in a file that should be plain JSON. A part of a schema that is not at hand is named once, and the rest \
        is checked all the same.
        """,
      status: ["no problem", "a problem, one being a file that does not parse", "a file that cannot be read"])
  }

  private static var recoverEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.file], "makes a file whole whose saving was interrupted")],
      options: [.new, .discard, .dryRun], exclusive: [.new, .discard],
      text: """
        Makes FILE whole where saving it in place was interrupted, as by a power failure: as it was before, or with \
        --new as it was to be. --discard leaves it as it is and forgets the interrupted save. --dry-run prints the \
        difference and writes nothing.

        Only a file that cannot be replaced is written in place: one with several hard links, a mount of its own, or \
        one in a folder that takes no new file.
        """,
      status: ["it is done", "there is nothing to recover", "the file cannot be written"])
  }

  private static var helpEntry: VerbEntry {
    VerbEntry(forms: [.init([.optionalVerb], "says how it is used; so does settee VERB --help")], options: [])
  }
}
