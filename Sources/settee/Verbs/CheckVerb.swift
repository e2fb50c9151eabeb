import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// `settee check FILE…`: what is wrong with settings files and those of folders, on all cores.
@MainActor
struct CheckVerb: Verb {
  nonisolated static let name = "check"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [.init([.files], "prints what is wrong as file:line:column: message")],
      options: VerbEntry.reading
        + [.json, .report, .ask, .release, .quiet, .requireKnowledge, .skipUnknown, .baseline, .writeBaseline],
      exclusive: [.json, .report],
      text: """
        Prints what is wrong with each FILE as file:line:column: message, many files on all cores; with --json a line \
        for each file in the basic output format of JSON Schema 2020-12, with the file's name, and as "lasting" the path \
        that names an item by what it has. A file's schema is the \
        one named here, else the file's own, else what is known. A file that does not parse is a problem, and so is a \
        comment in a file that should be plain JSON. A part of a schema that is not at hand is named once, and the rest \
        is checked all the same.

        Of a folder all settings files are checked that are in it and in its folders, but for what git ignores \
        (".gitignore", ".git/info/exclude") and what ".setteeignore", which is written in the same way, names. Files whose \
        names tell no format, binary files, links out of the folder and the file that standard output goes to are passed over \
        and counted; no link is followed. With --skip-unknown the same is done with a FILE that is named: nothing is said \
        of it where it is no settings file, or ".setteeignore" names it.

        Nothing is said of a line with a comment "settee:ignore", or of the line below where the comment has a line of its \
        own. --write-baseline writes all that is said into a file, and --baseline says only what is not in that file, so \
        that a team can begin with what is new. What is in it is told by file, rule, setting and message, so that lines may \
        move; what is gone from the files is counted.

        --report prints other forms: "sarif", "github" (commands of its workflows), "gitlab" (code quality), "checkstyle" \
        and "junit"; "json" is --json.

        Standard error says by what each file was checked: "by the schema of sshd 9.2p1", "by a.schema.json", "syntax \
        only: nothing is known of this file"; of more than four files how many were checked by what, and what was passed \
        over; with --quiet nothing. With --json each file has it as "checkedBy". With --require-knowledge a file of which \
        nothing is known, or little, is a problem.

        Where a file's program is not installed, what is recorded of it is used, and that is said: "as sshd 9.2p1 of Debian \
        12 knows it". With --for a release is asked about, whatever is installed: an upgrade's question. A setting that \
        is no longer there is a problem, as is a value that may no longer be; a default that changes is a note where the \
        file does not set it.

        With --ask the program that a file belongs to is asked too, and what it says is printed in the same way. It \
        reads the file with everything else read-only, with empty /tmp and /run, and without the network. Where it \
        cannot be asked, as where it is not installed, standard error says why, and that is no problem. With --json its \
        answer is the member "program".
        """,
      status: ["no problem", "a problem, one being a file that does not parse", "a file that cannot be read"])
  }

  /// As they were named, in that order.
  private let files: [FileOperand]
  private let form: ReportForm
  private let schema: SchemaOptions
  private let format: Format?
  /// Whether the programs that the files belong to are asked as well.
  private let asksPrograms: Bool
  /// Whether nothing is said of what files were checked by.
  private let isQuiet: Bool
  /// Whether a file of which too little is known is a problem.
  private let requiresKnowledge: Bool
  /// What is allowed with the files that is refused as a rule.
  private let options: FileOptions
  /// The path that the files are taken to have; nil for their own.
  private let place: String?
  /// The release that is asked about; nil for the machine as it is.
  private let release: KnowledgeRelease?
  /// Whether nothing is said of what is named and is no settings file.
  private let skipsUnknown: Bool
  /// The file of the problems that are accepted, and the one that is to be made.
  private let baseline: (read: String?, written: String?)
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    schema = SchemaOptions(arguments)
    format = try arguments.format
    options = FileOptions(arguments)
    form = try ReportForm(arguments)
    asksPrograms = arguments.has(.ask)
    place = arguments.place
    isQuiet = arguments.has(.quiet)
    requiresKnowledge = arguments.has(.requireKnowledge)
    release = try arguments.release(among: context.opener.releases)
    skipsUnknown = arguments.has(.skipUnknown)
    baseline = (arguments.value(of: .baseline), arguments.value(of: .writeBaseline))
    var files = [try arguments.requireFile()]
    while let file = arguments.nextFile() { files.append(file) }
    (self.files, self.context) = (files, context)
  }

  /// What was opened for checking stays until the program ends: taking it apart first would be for nothing.
  private static var checker: FileChecker?

  func run() throws(VerbError) -> ExitStatus {
    let checker = try checker()
    let found = try VerbError.from { () throws(FileError) in
      try FilesToCheck(files, skipsUnknown: skipsUnknown, opener)
    }
    let typed = try VerbError.from { () throws(InputError) in
      files.contains(where: \.isStandardInput) ? try context.input.read(.document) : []
    }
    Self.checker = checker
    var run = CheckRun(form.report, found, context, isQuiet: isQuiet, newBaseline: baseline.written)
    run.begin()
    Workers.forEach(found.files.count) { [files = found.files] number in
      let file = files[number]
      return file.operand.isStandardInput
        ? checker.result(onInput: typed, named: file.operand.path)
        : checker.result(on: file.operand.path, isFound: file.isFound)
    } deliver: { results in
      run.take(results)
    }
    return run.end()
  }

  private func checker() throws(VerbError) -> FileChecker {
    var checker = try FileChecker(opener, schema)
    (checker.format, checker.options, checker.place) = (format, options, place)
    (checker.asJSON, checker.asksPrograms) = (form == .json, asksPrograms)
    (checker.requiresKnowledge, checker.release) = (requiresKnowledge, release)
    checker.baseline = try VerbError.from { () throws(FileOpeningError) in
      try baseline.read.map { path throws(FileOpeningError) in
        try Baseline(reading: path, currentFolder: context.currentFolder, opener)
      }
    }
    return checker
  }
}
