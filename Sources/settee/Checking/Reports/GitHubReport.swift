import SettingsDocuments
import SettingsSchema

/// Commands of GitHub's workflows, which show each problem at its line: `::error file=…,line=…::message`.
///
/// What would end a command or one of its properties is written as `%25`, `%0D`, `%0A`, and in properties `%3A`, `%2C`
/// ("Workflow commands for GitHub Actions"; actions/toolkit, command.ts).
struct GitHubReport: Report {
  func lines(of file: CheckedFile) -> [String] { file.findingsWithFailure.map(Self.command) }

  func foot(_ summary: String?) -> [String] { summary.map { ["::notice::\(Self.escaped($0))"] } ?? [] }

  private static func command(_ finding: Finding) -> String {
    let name =
      switch finding.level {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = [("file", UndecodedBytes.shown(finding.file))]
    if let region = finding.region {
      properties += [("line", "\(region.start.line)"), ("endLine", "\(region.end.line)")]
      // Columns are heeded only within one line.
      if region.start.line == region.end.line {
        properties += [("col", "\(region.start.column)"), ("endColumn", "\(region.end.column)")]
      }
    }
    properties.append(("title", "settee: \(finding.rule)"))
    let written = properties.map { "\($0)=\(escaped($1, besides: ":,"))" }.joined(separator: ",")
    return "::\(name) \(written)::\(escaped(finding.message))"
  }

  private static func escaped(_ text: String, besides others: String = "") -> String {
    PercentEncoding.encoded(text.utf8) { !"%\r\n\(others)".utf8.contains($0) }
  }
}
