import SettingsDocuments
import SettingsPrograms

/// `settee check FILE…`: what is wrong with settings files and those of folders, on all cores.
struct CheckVerb: Verb {
  nonisolated static let name = "check"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.files], "prints what is wrong as file:line:column: message")],
      options: VerbEntry.reading + [
        .json, .report, .ask, .release, .quiet, .requireKnowledge, .skipUnknown, .baseline, .writeBaseline,
      ],
      exclusive: [.json, .report])
  }

  /// As they were named, in that order.
  private let files: [FileOperand]
  private let form: ReportForm
  private let request: FileRequest
  /// The release that is asked about; nil for the machine as it is.
  private let release: KnowledgeRelease?
  private let options: Arguments
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    options = arguments
    request = try FileRequest(options: arguments)
    form = try ReportForm(arguments)
    release = try arguments.release(among: context.opener.finder.packs.releases)
    var files = [try arguments.requireFile()]
    while let file = arguments.nextFile() { files.append(file) }
    (self.files, self.context) = (files, context)
  }

  /// What was opened for checking stays until the program ends: taking it apart first would be for nothing.
  private static var checker: FileChecker?

  func run() throws(VerbError) -> ExitStatus {
    let checker = try checker()
    let found = try VerbError.from { () throws(FileError) in
      try FilesToCheck(files, skipsUnknown: options.has(.skipUnknown), opener)
    }
    let typed = try VerbError.from { () throws(InputError) in
      files.contains(where: \.isStandardInput) ? try context.input.read(.document) : []
    }
    Self.checker = checker
    var run = CheckRun(
      form.report, found, context, isQuiet: options.has(.quiet), newBaseline: options.value(of: .writeBaseline))
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
    var checker = try FileChecker(opener, request)
    (checker.asJSON, checker.asksPrograms) = (form == .json, options.has(.ask))
    (checker.requiresKnowledge, checker.release) = (options.has(.requireKnowledge), release)
    checker.baseline = try VerbError.from { () throws(FileOpeningError) in
      try options.value(of: .baseline).map { path throws(FileOpeningError) in try Baseline(reading: path, opener) }
    }
    return checker
  }
}
