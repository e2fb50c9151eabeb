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
      options: VerbEntry.reading + [.json, .ask], exclusive: [.json, .ask],
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

  /// As they were named, in that order.
  private let files: [FileOperand]
  private let schema: SchemaOptions
  private let format: Format?
  private let asJSON: Bool
  /// Whether the programs that the files belong to are asked as well.
  private let asksPrograms: Bool
  /// What is allowed with the files that is refused as a rule.
  private let options: FileOptions
  private let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    schema = SchemaOptions(arguments)
    format = try arguments.format
    options = FileOptions(arguments)
    asJSON = arguments.has(.json)
    asksPrograms = arguments.has(.ask)
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
        asksPrograms: asksPrograms, options: options)
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
    Workers.forEach(files.count) { [files] number in
      let file = files[number]
      return file.isStandardInput ? checker.result(onInput: typed, named: file.path) : checker.result(on: file.path)
    } deliver: { results in
      say(results)
      status = results.map(\.status).reduce(status) { $0.code < $1.code ? $1 : $0 }
    }
    return status
  }

  private var output: Output { context.output }

  private func say(_ results: [FileChecker.Result]) {
    output.lines(results.flatMap(\.lines))
    for error in results.compactMap(\.error) { output.error(error) }
  }
}

/// Checks one file after the other, on any thread.
private struct FileChecker: Sendable {
  let check: FileCheck
  let opener: FileOpener
  let format: Format?
  let asJSON: Bool
  let asksPrograms: Bool
  let options: FileOptions

  /// What came of one file.
  struct Result: Sendable {
    var lines: [String] = []
    var error: String?
    var status = ExitStatus.fine

    /// Adds what the program said that the file belongs to.
    mutating func add(_ answer: ProgramAsking) {
      lines += answer.lines
      if answer.isRefusal { status = .no }
      error = answer.notice
    }
  }

  func result(onInput text: [UInt8], named name: String) -> Result {
    result(on: text, at: opener.pathOfStream, named: name, nil)
  }

  func result(on name: String) -> Result {
    let content: FileContent
    do throws(FileError) {
      content = try opener.read(name, options)
    } catch {
      return Result(error: FileHint.described(error), status: .failure)
    }
    return result(
      on: content.bytes, at: content.target, named: name, opener.subject(name, target: content.target))
  }

  private func result(on text: [UInt8], at target: String, named name: String, _ subject: FileSubject?) -> Result {
    let report = check.report(
      onFile: name, at: target, content: text, format: format, programFormat: { subject?.pageFormat },
      programSchema: { subject.flatMap(opener.programSchema) })
    switch report.outcome {
    case .unknownFormat: return Result(error: FileHint.described(OpenError.unknownFormat(name)), status: .failure)
    case .refused(let refusal):
      return Result(error: FileHint.described(OpenError.refused(name, refusal)), status: .failure)
    default:
      var result = Result(
        lines: asJSON ? [report.output(.basic)] : report.lines, status: report.isValid ? .fine : .no)
      if asksPrograms { result.add(ProgramAsking(on: text, about: subject, named: name)) }
      return result
    }
  }
}
