import SettingsDocuments

/// `settee format try PAGE FILE…`: what a page of a format makes of files.
struct FormatVerb: Verb {
  nonisolated static let name = "format"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.tryPage, .page, .files], "reads files as a page of a format says, and changes them in memory")],
      options: [.large])
  }

  private let page: String
  private let files: [String]
  private let options: FileOptions
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    try arguments.expect(.tryPage, doneWith: "formats")
    options = FileOptions(arguments)
    page = try arguments.requireNamedFile()
    files = try arguments.requireNamedFiles()
    self.context = context
  }

  func run() throws(VerbError) -> ExitStatus {
    let format = try VerbError.from { () throws(PageError) in try self.format() }
    return files.reduce(.fine) { $0.orWorse(attempt($1, as: format)) }
  }

  private func format() throws(PageError) -> Format {
    let content: FileContent
    do throws(FileError) {
      content = try FileContent(absolute(page))
    } catch {
      throw PageError(page: page, place: "1:1", message: error.description)
    }
    let file = page.split(separator: "/").last.map(String.init) ?? page
    let name = file.hasSuffix(".toml") ? String(file.dropLast(".toml".count)) : file
    return try FormatPage.read(name, page, content.bytes).format
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FilePath.join(opener.currentFolder, path)
  }

  private func attempt(_ file: String, as format: Format) -> ExitStatus {
    let text: [UInt8]
    do throws(FileError) {
      text = try FileContent(absolute(file), options: options).bytes
    } catch {
      output.error("\(file): \(error.description)")
      return .failure
    }
    let trial: FormatTrial
    do throws(ParseError) {
      trial = try FormatTrial(text, as: format)
    } catch {
      output.line("\(file):\(error.position): expected \(error.expected), found \(error.found)")
      return .no
    }
    output.line("\(file): \(trial.findings.count) values")
    output.lines(trial.findings.map { "\($0.path) = \($0.value.json)" })
    let problems = trial.findings.filter { $0.problem != nil }
    output.lines(problems.map { "\(file): \($0.path): \($0.problem ?? "")" })
    if problems.isEmpty {
      output.line("\(file): each value was set to another one and back, and the bytes are the same")
    }
    return problems.isEmpty ? .fine : .no
  }
}
