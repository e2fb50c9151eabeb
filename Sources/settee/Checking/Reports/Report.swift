import SettingsDocuments
import SettingsSchema

/// A form in which what a check says is printed, file by file.
@MainActor
protocol Report {
  init()
  /// What is printed before all files.
  var head: [String] { get }
  /// What is printed of a file as soon as it was checked.
  mutating func lines(of file: CheckedFile) -> [String]
  /// What is printed behind all files.
  ///
  /// - Parameter summary: what was checked and by what.
  mutating func foot(_ summary: String?) -> [String]
}

extension Report {
  var head: [String] { [] }
  mutating func foot(_ summary: String?) -> [String] { [] }
}

/// The forms of reports, by the words of the command line.
enum ReportForm: String, CaseIterable, Sendable {
  case text, json, sarif, github, gitlab, checkstyle, junit

  init(_ arguments: Arguments) throws(UsageError) {
    guard let name = arguments.value(of: .report) else {
      self = arguments.has(.json) ? .json : .text
      return
    }
    guard let form = ReportForm(rawValue: name) else {
      let all = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(name) is no form of a report; there are \(all)")
    }
    self = form
  }

  /// What it is, for who chooses one.
  var summary: String {
    switch self {
    case .text: "file:line:column: message"
    case .json: "a line for each file, as JSON Schema's basic output"
    case .sarif: "SARIF 2.1.0"
    case .github: "commands of GitHub's workflows"
    case .gitlab: "GitLab's code quality"
    case .checkstyle: "Checkstyle's XML"
    case .junit: "JUnit's XML"
    }
  }

  @MainActor var report: any Report {
    switch self {
    case .text: TextReport()
    case .json: JSONReport()
    case .sarif: SARIFReport()
    case .github: GitHubReport()
    case .gitlab: GitLabReport()
    case .checkstyle: CheckstyleReport()
    case .junit: JUnitReport()
    }
  }
}

/// `file:line:column: message`, for people and editors.
struct TextReport: Report {
  func lines(of file: CheckedFile) -> [String] { file.findings.map(\.line) }
}

/// A line for each file, in the basic output format of JSON Schema.
struct JSONReport: Report {
  func lines(of file: CheckedFile) -> [String] { file.json.map { [$0] } ?? [] }
}
