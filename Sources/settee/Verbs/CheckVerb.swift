import SettingsDocuments
import SettingsSchema

/// `settee check FILE…`: what is wrong with settings files, on all cores.
@MainActor
struct CheckVerb {
  let request: CheckRequest
  let opener: FileOpener
  let output: Output

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
    var status = ExitStatus.fine
    Workers.forEach(request.files.count) { number in
      Self.check(request.files[number], request, with: check, opener)
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
    let report = check.report(onFile: name, at: content.target, content: content.bytes, format: request.format)
    if case .unknownFormat = report.outcome {
      return Result(error: FileHint.described(OpenError.unknownFormat(name)), status: .failure)
    }
    return Result(
      lines: request.asJSON ? [report.output(.basic)] : report.lines, status: report.isValid ? .fine : .no)
  }
}
