import SettingsDocuments
import SettingsPrograms

/// Asks the programs that files belong to what they say of a text, and says it in words of the command line.
struct ProgramAsking: Sendable {
  /// The user's pages of programs, and those that are built in.
  let pages: ProgramPages
  let fileSystem: any FileSystem

  /// What asks programs, from a process of this program.
  ///
  /// - Parameter isStopped: whether nobody waits for the answer any longer.
  static func judge(isStopped: @escaping @Sendable () -> Bool = { false }) -> ProgramJudge {
    ProgramJudge(launcher: TrustedProgram.own.map { [$0, ConfineVerb.name] }, isStopped: isStopped)
  }

  /// What came of asking.
  struct Answer: Equatable {
    /// The name of the program.
    var program = ""
    /// What it complains of: `file:line:column: message`.
    var lines: [String] = []
    /// Whether it does not take the text.
    var isRefusal = false
    /// What the user should know besides.
    var notice: String?

    /// Standard input belongs to no program.
    static func noFile(named name: String) -> Answer { notAsked(name, "only files belong to programs") }

    fileprivate static func notAsked(_ name: String, _ reason: String) -> Answer {
      Answer(notice: "\(name): no program was asked: \(reason)")
    }
  }

  /// What the program says of what a request's file would hold.
  func answer(on text: [UInt8], before: [UInt8], in file: FileRequest) -> Answer {
    if file.isStandardInput { return .noFile(named: file.path) }
    let target = (try? fileSystem.resolve(file.path)) ?? file.path
    return answer(on: text, forFile: target, named: file.path, before: before)
  }

  /// What the program says of a text.
  ///
  /// - Parameters:
  ///   - file: the file's path, without symbolic links.
  ///   - name: the file as the user wrote it.
  ///   - before: what it holds now, where only what is new is to be heard.
  func answer(on text: [UInt8], forFile file: String, named name: String, before: [UInt8]? = nil) -> Answer {
    let page: ProgramPage
    do throws(PageError) {
      guard let found = try pages.page(forFile: file) else {
        return .notAsked(name, "none is known that it belongs to")
      }
      page = found
    } catch {
      return .notAsked(name, error.description)
    }
    func lines(_ complaints: [Complaint]) -> [String] {
      complaints.map { line(on: $0, in: text, named: name, page.name) }
    }
    switch Self.judge().verdict(on: text, forFile: file, by: page, before: before) {
    case .accepted: return Answer(program: page.name)
    case .refused(let complaints): return Answer(program: page.name, lines: lines(complaints), isRefusal: true)
    case .notWorse(let complaints):
      return Answer(
        program: page.name, lines: lines(complaints),
        notice: "\(name): \(page.name) did not take it before either, and may not have looked at all of it")
    case .couldNotAsk(let reason): return Answer(notice: "\(name): \(page.name) could not be asked: \(reason)")
    }
  }

  private func line(on complaint: Complaint, in text: [UInt8], named name: String, _ program: String) -> String {
    let file = complaint.file ?? name
    guard let line = complaint.line else { return "\(file): \(program): \(complaint.text)" }
    let column = complaint.column ?? (complaint.file == nil ? Self.firstColumn(ofLine: line, in: text) : 1)
    return "\(file):\(line):\(column): \(program): \(complaint.text)"
  }

  /// Where a line's text begins.
  private static func firstColumn(ofLine number: Int, in text: [UInt8]) -> Int {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return 1 }
    let line = lines[number - 1]
    return line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count % max(1, line.count) + 1
  }
}
