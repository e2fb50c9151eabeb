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

  /// What it is, for who chooses one, and what prints it.
  private var entry: (summary: String, type: any Report.Type) {
    switch self {
    case .text: ("file:line:column: message", TextReport.self)
    case .json: ("a line for each file, as JSON Schema's basic output", JSONReport.self)
    case .sarif: ("SARIF 2.1.0", SARIFReport.self)
    case .github: ("commands of GitHub's workflows", GitHubReport.self)
    case .gitlab: ("GitLab's code quality", GitLabReport.self)
    case .checkstyle: ("Checkstyle's XML", CheckstyleReport.self)
    case .junit: ("JUnit's XML", JUnitReport.self)
    }
  }

  var summary: String { entry.summary }
  @MainActor var report: any Report { entry.type.init() }
}

/// `file:line:column: message`, for people and editors.
struct TextReport: Report {
  func lines(of file: CheckedFile) -> [String] { file.findings.map(\.line) }
}

/// A line for each file, in the basic output format of JSON Schema.
struct JSONReport: Report {
  func lines(of file: CheckedFile) -> [String] { file.json.map { [$0] } ?? [] }
}
