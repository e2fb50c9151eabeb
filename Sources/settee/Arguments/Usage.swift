import SettingsDocuments

/// What `--help` prints.
enum Usage {
  private static var formats: String {
    let names = Format.all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  static var text: String {
    """
    Settee shows a settings file as a screen of settings, and changes one without touching another byte.

    settee                              the settings files of this folder and account, and Settee's own settings
    settee FILE                         a settings file, full screen
    settee get FILE PATH                prints one setting
    settee set FILE PATH VALUE          changes one setting
    settee set FILE PATH -              changes one setting; the value comes from standard input
    settee reset FILE PATH              takes one setting back to its default
    settee list FILE                    prints all settings, a line each
    settee check FILE…                  prints what is wrong as file:line:column: message
    settee recover FILE                 makes a file whole whose saving was interrupted

    PATH is a JSON Pointer when it begins with /, else a.b[0].c with "…" around a key that holds a dot; a.b[] is the end
    of the list a.b.
    VALUE is read as the setting's own type, else as JSON, else as a string.

      --schema SCHEMA   use this JSON Schema
      --schemas FOLDER  look in this folder for schemas that have an address of the web
      --format FORMAT   read FILE as \(formats), whatever its name
      --json            print JSON, also for a string
      --dry-run         print what would change as a diff; write nothing
      --force           change a setting although the schema does not allow it, or the file is read-only
      --large           open a file of more than 1 GiB
      --trust-folder    as root, save in a folder that others may write to
      --quiet           do not say whether a setting was changed
      --modified        list only what is not known to be the default
      --all             list what stands commented out as well
      --                what follows is no option, even with a dash
      --help, --version

    Exit status: 0 fine; 1 the answer is no (not set, not allowed, a problem was found, another program is saving the
    file or changed the same setting); 2 wrong usage, or a file that cannot be used.
    """
  }

  /// What `settee VERB --help` prints; nil where there is no such verb.
  static func text(ofVerb verb: String) -> String? {
    switch verb {
    case "get":
      """
      settee get [--schema SCHEMA] [--schemas FOLDER] [--format FORMAT] [--json] FILE PATH

      Prints the value at PATH: a string as it is, anything else as JSON; with --json strings too.
      Exit status: 0 it is set; 1 it is not, and its default is told where it is known; 2 the file cannot be used.
      """
    case "set":
      """
      settee set [--schema SCHEMA] [--schemas FOLDER] [--format FORMAT] [--json | --quiet] [--dry-run] [--force]
                 FILE PATH [--] VALUE
      settee set … FILE PATH -

      Gives the setting at PATH a value and saves the file; every other byte stays. A setting that stands commented out
      is brought back in its place. Says "changed", or "unchanged" where it had the value already; --quiet says neither.
      Where VALUE is a dash, it is read from standard input, without its last line feed; at a terminal it is asked for,
      and a secret is not shown while it is typed. A VALUE that is, or begins with, a dash goes after --.
      --dry-run prints the difference and writes nothing.
      Exit status: 0 it is set; 1 the schema or the format does not allow it, or another program changed the same
      setting meanwhile; 2 the file cannot be used.
      """
    case "reset":
      """
      settee reset [--schema SCHEMA] [--schemas FOLDER] [--format FORMAT] [--json | --quiet] [--dry-run] [--force]
                   FILE PATH

      Takes the setting at PATH back to its default: its key goes, with the comment that belongs to it. Where a file has
      settings at their default as comments, its line becomes one again, with the text that was there before Settee set
      it; what was not there goes. A secret goes there too, but where a comment explains it, its name stays as a comment
      without its value. What must be set is given its default instead. Says "changed", or "unchanged" where there was
      nothing to do; --quiet says neither. --dry-run prints the difference and writes nothing.
      Exit status: 0 it is at its default; 1 it must be set and has none; 2 the file cannot be used.
      """
    case "list":
      """
      settee list [--schema SCHEMA] [--schemas FOLDER] [--format FORMAT] [--json] [--modified] [--all] FILE

      Prints all settings as PATH = VALUE, the value as JSON; with --json each line is an object of its path and value.
      --modified leaves out what is known to be the default. --all adds, behind a #, the settings that are not set and
      stand commented out; with --json these have "commented" in the place of "value".
      """
    case "check":
      """
      settee check [--schema SCHEMA] [--schemas FOLDER] [--format FORMAT] [--json] FILE…

      Prints what is wrong with the files as file:line:column: message, or with --json a line for each file in the basic
      output format of JSON Schema. A file's schema is the one named here, else the file's own, else what is known.
      Exit status: 0 no problem; 1 a problem, one being a file that does not parse; 2 a file that cannot be read.
      """
    case "recover":
      """
      settee recover [--new | --discard] [--dry-run] FILE

      Makes FILE whole where saving it in place was interrupted, as by a power failure: as it was before, or with --new as
      it was to be. --discard leaves FILE as it is and forgets the interrupted save. --dry-run prints the difference and
      writes nothing.
      Exit status: 0 it is done; 1 there is nothing to recover; 2 the file cannot be written.
      """
    default: nil
    }
  }
}
