import SettingsSchema

/// JUnit's XML: a file is a test, which fails where the file is wrong. It begins with how many there are, so all of it
/// is kept to the end.
struct JUnitReport: Report {
  private var cases: [String] = []
  private var count = 0
  private var failureCount = 0
  private var errorCount = 0

  mutating func lines(of file: CheckedFile) -> [String] {
    count += 1
    var inside: [String] = []
    if let failure = file.failure {
      errorCount += 1
      inside.append("<error\(XMLWords.attributes([("message", failure), ("type", "unreadable")]))/>")
    }
    let errors = file.findings.filter { $0.level == .error }
    if let first = errors.first {
      failureCount += 1
      // More than one is not read by all; so the first is the failure's, and its text has all of them.
      let text = errors.map { XMLWords.escaped($0.line) }.joined(separator: "\n")
      inside.append("<failure\(XMLWords.attributes([("message", first.line), ("type", first.rule)]))>\(text)</failure>")
    }
    let others =
      file.findings.filter { $0.level != .error }.map(\.line) + [file.basis?.words(home: nil)].compactMap(\.self)
    if !others.isEmpty {
      inside.append("<system-out>\(others.map(XMLWords.escaped).joined(separator: "\n"))</system-out>")
    }
    let attributes = XMLWords.attributes([("name", file.name), ("classname", "settee.check"), ("file", file.name)])
    cases.append("    <testcase\(attributes)>")
    cases += inside.flatMap { $0.split(separator: "\n" as Character).map(String.init) } + ["    </testcase>"]
    return []
  }

  func foot(_ summary: String?) -> [String] {
    let counts = XMLWords.attributes([
      ("tests", "\(count)"), ("failures", "\(failureCount)"), ("errors", "\(errorCount)"),
    ])
    return [
      XMLWords.declaration, "<testsuites name=\"settee\"\(counts)>", "  <testsuite name=\"settee check\"\(counts)>",
    ] + cases + ["  </testsuite>", "</testsuites>"]
  }
}
