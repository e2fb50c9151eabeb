import SettingsDocuments
import SettingsSchema

/// `settee check FILE…`: what is wrong with settings files, on all cores.
@MainActor
struct CheckVerb {
  let request: CheckRequest
  let context: VerbContext

  private var opener: FileOpener { context.opener }
  private var output: Output { context.output }

  /// What was opened for checking stays until the program ends: taking it apart first would be for nothing.
  private static var check: FileCheck?

  func run() -> ExitStatus {
    let check: FileCheck
    do throws(SchemaError) {
      check = try opener.check(request.schema)
    } catch {
      output.error("the schema cannot be used: \(error.message)")
      return .failure
    }
    Self.check = check
    let (request, opener) = (request, opener)
    let typed: [UInt8]
    do throws(InputError) {
      typed = request.files.contains(where: \.isStandardInput) ? try context.input.read(.document) : []
    } catch {
      output.error(error.description)
      return .failure
    }
    var status = ExitStatus.fine
    Workers.forEach(request.files.count) { number in
      let file = request.files[number]
      guard file.isStandardInput else { return Self.check(file.path, request, with: check, opener) }
      var result = Self.check(file.path, at: opener.pathOfStream, typed, as: request.format, request, with: check)
      if request.asksPrograms, result.error == nil { result.add(.noFile(named: file.path)) }
      return result
    } deliver: { results in
      say(results)
      status = results.map(\.status).reduce(status) { $0.rawValue < $1.rawValue ? $1 : $0 }
    }
    return status
  }

  private func say(_ results: [Result]) {
    output.lines(results.flatMap(\.lines))
    for error in results.compactMap(\.error) { output.error(error) }
  }

  /// What came of one file.
  private struct Result: Sendable {
    var lines: [String] = []
    var error: String?
    var status = ExitStatus.fine

    /// Adds what the program said that the file belongs to.
    mutating func add(_ answer: ProgramAsking.Answer) {
      lines += answer.lines
      if answer.isRefusal { status = .no }
      error = answer.notice
    }
  }

  private nonisolated static func check(
    _ name: String, _ request: CheckRequest, with check: FileCheck, _ opener: FileOpener
  ) -> Result {
    let content: FileContent
    do throws(FileError) {
      content = try opener.read(name, request.options)
    } catch {
      return Result(error: FileHint.described(error), status: .failure)
    }
    let format = request.format ?? opener.pageFormat(of: name)
    var result = Self.check(name, at: content.target, content.bytes, as: format, request, with: check)
    if request.asksPrograms, result.error == nil {
      result.add(opener.programAsking.answer(on: content.bytes, forFile: content.target, named: name))
    }
    return result
  }

  private nonisolated static func check(
    _ name: String, at target: String, _ content: [UInt8], as format: Format?, _ request: CheckRequest,
    with check: FileCheck
  ) -> Result {
    let report = check.report(onFile: name, at: target, content: content, format: format)
    switch report.outcome {
    case .unknownFormat: return Result(error: FileHint.described(OpenError.unknownFormat(name)), status: .failure)
    case .refused(let refusal):
      return Result(error: FileHint.described(OpenError.refused(name, refusal)), status: .failure)
    default:
      return Result(
        lines: request.asJSON ? [report.output(.basic)] : report.lines, status: report.isValid ? .fine : .no)
    }
  }
}
