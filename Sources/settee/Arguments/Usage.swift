import SettingsDocuments

/// What `--help` prints, made from the table of verbs and options.
enum Usage {
  static var text: String {
    let forms = VerbTable.forPeople.flatMap { verb in verb.entry.forms.map { (call(verb, $0), $0.summary) } }
    return """
      \(HelpText.wrapped("Settee shows a settings file as a screen of settings, and changes one without touching another byte."))

      \(HelpText.columns(forms))

      \(HelpText.wrapped(paths))

      \(HelpText.wrapped(values))

      \(options(Option.allCases))

      \(HelpText.wrapped(status))
      """
  }

  /// What `settee VERB --help` prints.
  static func text(of verb: any Verb.Type) -> String {
    let entry = verb.entry
    var parts = [entry.forms.map { call(verb, $0, withOptions: !entry.options.isEmpty) }.joined(separator: "\n")]
    parts += verb.paragraphs.map { HelpText.wrapped($0) }
    if !entry.options.isEmpty { parts.append(options(entry.options)) }
    if !verb.statusText.isEmpty { parts.append(HelpText.wrapped(verb.statusText)) }
    return parts.joined(separator: "\n\n")
  }

  /// What `settee help formats` prints: each with what it is, by families.
  static var formats: String {
    FormatCatalogue.shared.families.map { family in
      family.title + "\n" + HelpText.columns(family.formats.map { ($0.name, $0.summary) }, indent: 2)
    }.joined(separator: "\n\n")
  }

  /// The word behind `help` that has the formats listed.
  static let formatsWord = "formats"

  static let paths = """
    PATH is a JSON Pointer when it begins with /, else a.b[0].c with "…" around a key that holds a dot; a.b[] is the end \
    of the list a.b.
    """
  private static let values = """
    VALUE is read as the setting's own type, else as JSON, else as a string. In the place of FILE a dash means standard \
    input, which --format and --schema say more of; what is changed goes to standard output.
    """
  private static let status = """
    Exit status: 0 fine; 1 the answer is no (not set, not allowed, a problem was found, another program is saving the \
    file or changed the same setting); 2 wrong usage, or a file that cannot be used.
    """

  static func call(_ verb: any Verb.Type, _ form: VerbEntry.Form, withOptions: Bool = false) -> String {
    let words = ["settee", verb.name, withOptions ? "[OPTION]…" : ""] + form.operands.map(\.rawValue)
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func options(_ options: [Option]) -> String {
    let rows = options.map { option in
      (option.rawValue + (option.value.map { " " + $0.rawValue } ?? ""), option.summary)
    }
    return HelpText.columns(rows + [("--", "what follows is no option, even with a dash")], indent: 2)
  }
}
