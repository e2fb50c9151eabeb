import SettingsDocuments
import SettingsSchema

/// GitLab's code quality report: an array of what its documentation calls an issue.
struct GitLabReport: Report {
  private var seen: [String: Int] = [:]
  let head = ["["]

  mutating func lines(of file: CheckedFile) -> [String] {
    file.findings.map { finding in
      let print = finding.fingerprint
      let earlier = seen[print, default: 0]
      let comma = seen.isEmpty ? "" : ","
      seen[print] = earlier + 1
      return comma + Self.issue(finding, earlier == 0 ? print : "\(print)-\(earlier)").json
    }
  }

  func foot(_ summary: String?) -> [String] { ["]"] }

  /// - Parameter fingerprint: what no other one has.
  private static func issue(_ finding: Finding, _ fingerprint: String) -> Value {
    let severity: Value =
      switch finding.level {
      case .error: "major"
      case .warning: "minor"
      case .note: "info"
      }
    return [
      "description": .string(finding.message), "check_name": .string(finding.rule), "fingerprint": .string(fingerprint),
      "severity": severity,
      "location": [
        "path": .string(UndecodedBytes.shown(finding.file)),
        "lines": ["begin": .number(Number(finding.region?.start.line ?? 1))],
      ],
    ]
  }
}
