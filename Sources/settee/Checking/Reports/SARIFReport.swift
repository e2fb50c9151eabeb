import SettingsDocuments
import SettingsSchema

/// The Static Analysis Results Interchange Format, version 2.1.0 of OASIS: a result a line, and what is said of all of
/// them behind, so that nothing has to be kept.
struct SARIFReport: Report {
  private var rules: [String] = []
  /// Files that could not be checked.
  private var failures: [Value] = []
  private var checked: [Value] = []
  private var hasResults = false

  let head = [
    #"{"version": "2.1.0", "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "runs": [{"#
      + #""columnKind": "unicodeCodePoints", "results": ["#
  ]

  mutating func lines(of file: CheckedFile) -> [String] {
    if let basis = file.basis {
      checked.append([
        "location": Self.location(file.name), "properties": ["checkedBy": .string(basis.words(home: nil))],
      ])
    }
    if let failure = file.failure {
      failures.append([
        "level": "error", "message": ["text": .string(failure)],
        "locations": [["physicalLocation": ["artifactLocation": Self.location(file.name)]]],
      ])
    }
    return file.findings.map { finding in
      defer { hasResults = true }
      return (hasResults ? "," : "") + result(finding).json
    }
  }

  mutating func foot(_ summary: String?) -> [String] {
    let driver: Value = [
      "name": "settee", "semanticVersion": .string(Version.current), "rules": .array(rules.map { ["id": .string($0)] }),
    ]
    let invocation: Value = [
      "executionSuccessful": .boolean(failures.isEmpty), "toolExecutionNotifications": .array(failures),
    ]
    let members = Value.known([
      ("tool", ["driver": driver]), ("invocations", [invocation]), ("artifacts", .array(checked)),
      ("properties", summary.map { ["summary": .string($0)] }),
    ])
    // The members of the run that go on where the results end.
    return ["], " + members.json.dropFirst() + "]}"]
  }

  private mutating func result(_ finding: Finding) -> Value {
    let index = rules.firstIndex(of: finding.rule) ?? rules.count
    if index == rules.count { rules.append(finding.rule) }
    let region = finding.region.map { region -> Value in
      [
        "startLine": .count(region.start.line), "startColumn": .count(region.startCodePoint),
        "endLine": .count(region.end.line), "endColumn": .count(region.endCodePoint),
      ]
    }
    let logical = finding.setting.map { setting -> Value in
      [
        .known([
          ("fullyQualifiedName", .string(setting)), ("kind", "member"),
          ("properties", finding.lasting.map { ["lasting": .string($0)] }),
        ])
      ]
    }
    let place = Value.known([("artifactLocation", Self.location(finding.file)), ("region", region)])
    return [
      "ruleId": .string(finding.rule), "ruleIndex": .count(index), "level": .string(finding.level.rawValue),
      "message": ["text": .string(finding.message)],
      "locations": [.known([("physicalLocation", place), ("logicalLocations", logical)])],
      "partialFingerprints": ["setteeFinding/v1": .string(finding.fingerprint)],
    ]
  }

  /// The URI of a file's name, which may have any bytes: relative where the name is, else of the scheme `file`.
  private static func location(_ name: String) -> Value {
    let path = PercentEncoding.encoded(UndecodedBytes.bytes(of: name)) {
      $0.isWordByte || "/.~".utf8.contains($0)
    }
    return ["uri": .string(path.hasPrefix("/") ? "file://" + path : path)]
  }
}

extension Finding {
  /// What tells it from others, wherever its line goes.
  var fingerprint: String {
    let parts = [file, rule, setting ?? "", message].map(UndecodedBytes.bytes)
    return ContentHash(of: Array(parts.joined(separator: [0]))).description
  }
}
