import Testing

@testable import SettingsPrograms

/// How programs write complaints, as Debian 12's own write them.
@Suite struct ComplaintPatternTests {
  private static let sshd = ["{file}: line {line}: {text}", "{file} line {line}: {text}"]
  private static let plain = [
    "{file}:{line}:{column}: {text}", "{file}:{line}: error: {text}", "{file}:{line}: {text}",
  ]
  private static let nginx = ["nginx: [{any}] {text} in {file}:{line}"]
  private static let haproxy = ["{any}parsing [{file}:{line}] : {text}", "{any}parsing [{file}:{line}]: {text}"]
  private static let atLine = ["{any}: {text} at line {line} of {file}"]

  /// A line of a checker, the templates of its page, and what is to be read.
  @Test(arguments: [
    (sshd, "/etc/x: line 3: Bad configuration option: PermitRotLogin", 3, "Bad configuration option: PermitRotLogin"),
    (sshd, "/etc/x line 7: unsupported option \"maybe\".", 7, "unsupported option \"maybe\"."),
    (sshd, "/etc/x line 12: Badly formatted port number.", 12, "Badly formatted port number."),
    (sshd, "/etc/x line 1: Bad yes/no argument: 1", 1, "Bad yes/no argument: 1"),
    (sshd, "/etc/x line 40: Directive 'Port' is not allowed within a Match block", 40, nil),
    (sshd, "/etc/x: line 5: missing argument.\r", 5, "missing argument."),
    (plain, "/etc/x:2:9: syntax error", 2, "syntax error"),
    (plain, "/etc/x:31:1: unknown defaults entry \"envreset\"", 31, "unknown defaults entry \"envreset\""),
    (plain, "/etc/x:4: error: unknown keyword 'verbosty'", 4, "unknown keyword 'verbosty'"),
    (plain, "/etc/x:8: unknown option 'recursionn'", 8, "unknown option 'recursionn'"),
    (plain, "/etc/x:9: expected IP address near 'host'", 9, nil),
    (plain, "/etc/x:1:1: missing ';' before '}'", 1, nil),
    (nginx, "nginx: [emerg] unknown directive \"servr\" in /etc/x:14", 14, "unknown directive \"servr\""),
    (nginx, "nginx: [emerg] unexpected end of file, expecting \"}\" in /etc/x:90", 90, nil),
    (nginx, "nginx: [warn] conflicting server name \"a in b\" in /etc/x:6", 6, "conflicting server name \"a in b\""),
    (
      haproxy, "[ALERT]    (77) : config : parsing [/etc/x:21] : unknown keyword 'bakend' out of section.", 21,
      "unknown keyword 'bakend' out of section."
    ),
    (haproxy, "[WARNING]  (77) : config : parsing [/etc/x:3] : 'a:b' overlaps", 3, "'a:b' overlaps"),
    (haproxy, "[ALERT]    (7) : config : parsing [/etc/x:5]: Missing LF on last line", 5, "Missing LF on last line"),
    (atLine, "dnsmasq: bad option at line 1 of /etc/x", 1, "bad option"),
    (atLine, "dnsmasq: error at line error at line 2 of /etc/x", 2, "error at line error"),
    (["{file} line {line} column {column}: {text}"], "/etc/x line 6 column 2: no such key", 6, "no such key"),
  ])
  func readsTheLineAndTheWords(_ templates: [String], _ line: String, _ number: Int, _ text: String?) throws {
    let patterns = templates.compactMap(ComplaintPattern.init)
    #expect(patterns.count == templates.count)
    let match = try #require(patterns.lazy.compactMap { $0.match(line) }.first)
    #expect(match.line == number && match.file == "/etc/x")
    if let text { #expect(match.text == text) }
  }

  @Test func otherLinesAreNoComplaints() throws {
    let pattern = try #require(ComplaintPattern("{file}: line {line}: {text}"))
    for line in ["", "/etc/x: line : no", "/etc/x: line 3:", "/etc/x: line 3: ", "/etc/x: terminating, 1 bad"] {
      #expect(pattern.match(line) == nil, "\(line)")
    }
    #expect(pattern.match(String(repeating: "a: line ", count: 100_000)) == nil)
  }

  @Test(arguments: ["{file}: {line}", "{text", "{words}: {text}", ""]) func aWrongTemplateIsNone(_ template: String) {
    #expect(ComplaintPattern(template) == nil)
  }
}
