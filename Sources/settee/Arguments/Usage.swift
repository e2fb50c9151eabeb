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
    settee check FILE…                  prints what is wrong as file:line:column: message

    PATH is a JSON Pointer when it begins with /, else a.b[0].c with "…" around a key that holds a dot.
    VALUE is read as the setting's own type, else as JSON, else as a string.

      --schema SCHEMA   use this JSON Schema
      --format FORMAT   read FILE as \(formats), whatever its name
      --json            print JSON, also for a string
      --dry-run         print what would change as a diff; write nothing
      --force           set a value that the schema does not allow
      --                what follows is no option, even with a dash
      --help, --version

    Exit status: 0 fine; 1 the answer is no (not set, not allowed, a problem was found); 2 wrong usage, or a file that
    cannot be used.
    """
  }
}
