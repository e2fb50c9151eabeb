import SettingsDocuments
import SettingsSchema

/// Checkstyle's XML, which many tools read.
struct CheckstyleReport: Report {
  let head = [XMLWords.declaration, #"<checkstyle version="8.0">"#]

  func lines(of file: CheckedFile) -> [String] {
    let findings = file.findingsWithFailure
    if findings.isEmpty { return [] }
    return ["  <file\(XMLWords.attributes([("name", file.name)]))>"] + findings.map(Self.line) + ["  </file>"]
  }

  func foot(_ summary: String?) -> [String] { ["</checkstyle>"] }

  private static func line(_ finding: Finding) -> String {
    var attributes = [("line", "\(finding.region?.start.line ?? 1)")]
    if let column = finding.region?.start.column { attributes.append(("column", "\(column)")) }
    attributes += [
      ("severity", finding.level == .note ? "info" : finding.level.rawValue), ("message", finding.message),
      ("source", "settee.\(finding.rule)"),
    ]
    return "    <error\(XMLWords.attributes(attributes))/>"
  }
}
