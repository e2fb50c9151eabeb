/// The rows of the verbs that change no setting.
extension Verb {
  static var listEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.file, .optionalPath], "prints all settings, or those under PATH, a line each")],
      options: reading + [.json, .modified, .all, .effective],
      text: """
        Prints all settings, a line each: the path, an equals sign and the value as JSON; with --json an object of \
        both. --modified leaves out what is known to be the default. --all adds, behind a number sign, the settings \
        that are not set and are in the text as comments; with --json these have "commented" in the place of "value". With PATH, only what is there or under it.

        With --effective, prints what the program takes its settings to be once it has read all its files, each with \
        the file and line that say so behind a tab.
        """,
      status: ["what there is was printed", "PATH is not set", "the file cannot be used"])
  }

  static var describeEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.file, .optionalPath], "says what a setting is, or lists all there may be")],
      options: reading + [.json],
      text: """
        Says what is known of the setting at PATH: its title, what it may be, its default, examples, whether it is set and \
        in which line, what a change of it takes until it holds, and what it does; then the settings in it. Without \
        PATH, all settings, a line each: those of the file, and those that its schema knows. With --json each is an \
        object. The values of secrets are masked. The name of a program that is known, such as sshd, or of one of its \
        files, in the place of FILE asks about its settings without a file.
        """,
      status: ["it is known", "it is not set, and no schema knows it", "the file cannot be used"])
  }

  static var diffEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.file, .optionalOther], "prints the settings by which two files differ")],
      options: reading + [.json],
      text: """
        Prints by which settings OTHER differs from FILE, whatever formats they have: a line with a minus for what FILE \
        has, a line with a plus for what OTHER has; with --json an object for each difference. Without OTHER, how FILE \
        differs from the defaults that its schema knows. The values of secrets are masked. Where one of the two is a \
        dash, --format is about that one.
        """,
      status: ["they are the same", "they differ", "a file cannot be used, or the defaults are not known"])
  }

  static var checkEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.files], "prints what is wrong as file:line:column: message")],
      options: reading + [.json, .ask], exclusive: [.json, .ask],
      text: """
        Prints what is wrong with each FILE as file:line:column: message, many files on all cores; with --json a line \
        for each file in the basic output format of JSON Schema 2020-12, with the file's name. A file's schema is the \
        one named here, else the file's own, else what is known. A file that does not parse is a problem, and so is a \
        comment in a file that should be plain JSON. A part of a schema that is not at hand is named once, and the rest \
        is checked all the same.

        With --ask the program that a file belongs to is asked too, and what it says is printed in the same way. It \
        reads the file with everything else read-only, with empty /tmp and /run, and without the network. Where it \
        cannot be asked, as where it is not installed, standard error says why, and that is no problem.
        """,
      status: ["no problem", "a problem, one being a file that does not parse", "a file that cannot be read"])
  }

  static var recoverEntry: VerbEntry {
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

  static var schemasEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.update, .optionalFiles], "fetches the schemas of the web that files have")],
      options: [.yes, .dryRun, .catalogue, .json], exclusive: [.yes, .dryRun],
      text: """
        Fetches SchemaStore's catalogue of schemas, the schemas that each FILE has by its own word, by the user's list or         by that catalogue, and what these refer to, into the folder in which schemas of the web are looked for. Without         FILE, those of the recent files and of the files that the first screen lists. Nothing else ever fetches anything         unasked.

        The addresses are shown first, and asked about at a terminal; --yes agrees to all of them, --dry-run lists those         that are known before anything is fetched, and fetches none. Without a terminal and without --yes, nothing is fetched.

        The program curl does it, one address after the other: over https alone (plain http from this machine itself),         with at most 16 MiB and 30 seconds each. What comes is looked at, and replaces a copy only where it is a JSON         Schema. For each address a line says "new", "changed", "unchanged" or "failed", with --json an object.
        """,
      status: [
        "all are as their addresses have them", "an address failed, or was not agreed to",
        "curl is not there, or a FILE cannot be used",
      ])
  }

  static var completionsEntry: VerbEntry {
    VerbEntry(
      forms: [.init([.shell], "prints the completions of a shell")],
      options: [],
      text: """
        Prints a script with which the shell completes verbs, options, files, and the paths and values of the file and \
        its schema. "make install" puts it where the shells look; else it is read at the start of a shell, as by \
        "source <(settee completions bash)" in ~/.bashrc.
        """)
  }

  static var helpEntry: VerbEntry {
    VerbEntry(forms: [.init([.optionalVerb], "says how it is used; so does settee VERB --help")], options: [])
  }
}
