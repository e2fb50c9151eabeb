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
    var artifact: [ObjectMembers.Element] = [("location", Self.location(file.name))]
    if let basis = file.basis {
      artifact.append(("properties", ["checkedBy": .string(basis.words(home: nil))]))
      checked.append(.object(ObjectMembers(artifact)))
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
    var members: [ObjectMembers.Element] = [
      ("tool", ["driver": driver]), ("invocations", [invocation]), ("artifacts", .array(checked)),
    ]
    if let summary { members.append(("properties", ["summary": .string(summary)])) }
    // The members of the run that go on where the results end.
    return ["], " + Value.object(ObjectMembers(members)).json.dropFirst() + "]}"]
  }

  private mutating func result(_ finding: Finding) -> Value {
    let index = rules.firstIndex(of: finding.rule) ?? rules.count
    if index == rules.count { rules.append(finding.rule) }
    var place: [ObjectMembers.Element] = [("artifactLocation", Self.location(finding.file))]
    if let region = finding.region {
      place.append(
        (
          "region",
          [
            "startLine": .number(Number(region.start.line)), "startColumn": .number(Number(region.startCodePoint)),
            "endLine": .number(Number(region.end.line)), "endColumn": .number(Number(region.endCodePoint)),
          ]
        ))
    }
    var location: [ObjectMembers.Element] = [("physicalLocation", .object(ObjectMembers(place)))]
    if let setting = finding.setting {
      var logical: [ObjectMembers.Element] = [("fullyQualifiedName", .string(setting)), ("kind", "member")]
      if let lasting = finding.lasting { logical.append(("properties", ["lasting": .string(lasting)])) }
      location.append(("logicalLocations", [.object(ObjectMembers(logical))]))
    }
    return [
      "ruleId": .string(finding.rule), "ruleIndex": .number(Number(index)), "level": .string(finding.level.rawValue),
      "message": ["text": .string(finding.message)], "locations": [.object(ObjectMembers(location))],
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
