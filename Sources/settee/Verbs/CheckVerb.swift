import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// `settee check FILE…`: what is wrong with settings files, on all cores.
@MainActor
struct CheckVerb: Verb {
  nonisolated static let name = "check"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [.init([.files], "prints what is wrong as file:line:column: message")],
      options: VerbEntry.reading + [.json, .ask, .release, .quiet, .requireKnowledge],
      text: """
        Prints what is wrong with each FILE as file:line:column: message, many files on all cores; with --json a line \
        for each file in the basic output format of JSON Schema 2020-12, with the file's name. A file's schema is the \
        one named here, else the file's own, else what is known. A file that does not parse is a problem, and so is a \
        comment in a file that should be plain JSON. A part of a schema that is not at hand is named once, and the rest \
        is checked all the same.

        Standard error says by what each file was checked: "by the schema of sshd 9.2p1", "by a.schema.json", "syntax \
        only: nothing is known of this file"; of more than four files how many were checked by what; with --quiet \
        nothing. With --json each file has it as "checkedBy". With --require-knowledge a file of which nothing is known, \
        or little, is a problem.

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
  private let schema: SchemaOptions
  private let format: Format?
  private let asJSON: Bool
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
  private let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    schema = SchemaOptions(arguments)
    format = try arguments.format
    options = FileOptions(arguments)
    asJSON = arguments.has(.json)
    asksPrograms = arguments.has(.ask)
    place = arguments.place
    isQuiet = arguments.has(.quiet)
    requiresKnowledge = arguments.has(.requireKnowledge)
    release = try arguments.release(among: context.opener.releases)
    var files = [try arguments.requireFile()]
    while let file = arguments.nextFile() { files.append(file) }
    (self.files, self.context) = (files, context)
  }

  /// What was opened for checking stays until the program ends: taking it apart first would be for nothing.
  private static var checker: FileChecker?

  func run() -> ExitStatus {
    let checker: FileChecker
    do throws(SchemaError) {
      checker = FileChecker(
        check: try context.opener.check(schema), opener: context.opener, format: format, asJSON: asJSON,
        asksPrograms: asksPrograms, requiresKnowledge: requiresKnowledge, options: options,
        place: place, release: release)
    } catch {
      output.error("the schema cannot be used: \(error.message)")
      return .failure
    }
    Self.checker = checker
    let typed: [UInt8]
    do throws(InputError) {
      typed = files.contains(where: \.isStandardInput) ? try context.input.read(.document) : []
    } catch {
      output.error(error.description)
      return .failure
    }
    var status = ExitStatus.fine
    var tally = CheckTally()
    Workers.forEach(files.count) { [files] number in
      let file = files[number]
      return file.isStandardInput ? checker.result(onInput: typed, named: file.path) : checker.result(on: file.path)
    } deliver: { results in
      say(results)
      for basis in results.compactMap(\.basis) { tally.add(basis) }
      status = results.map(\.status).reduce(status) { $0.code < $1.code ? $1 : $0 }
    }
    if !isQuiet, !namesEach, let text = tally.text { output.advice(text) }
    return status
  }

  /// Of so many files each has a line that says by what it was checked.
  private static let mostNamed = 4
  private var namesEach: Bool { files.count <= Self.mostNamed }

  private var output: Output { context.output }

  private func say(_ results: [FileChecker.Result]) {
    output.lines(results.flatMap(\.lines))
    for result in results {
      if !isQuiet, namesEach, !result.lacksKnowledge, let basis = result.basis {
        output.advice("\(result.name): \(basis.words(home: context.folders.home))")
      }
      if let error = result.error { output.error(error) }
    }
  }
}
