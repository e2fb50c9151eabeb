import Foundation
import Testing

/// `settee reset`, `settee list` and `settee check`: the program itself, one process after another.
@Suite struct ResetListCheckTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func aCommentedSettingIsSetAndResetByTwoProcesses() throws {
    let text = "[Journal]\n#Storage=auto\n#SystemMaxUse=\n"
    let file = try sandbox.write("journald.conf", text)
    #expect(try sandbox.settee("set", file.path, "Journal.SystemMaxUse", "50M").status == 0)
    #expect(try sandbox.text(of: file) == "[Journal]\n#Storage=auto\nSystemMaxUse=50M\n")
    #expect(try sandbox.settee("list", file.path).output == "Journal.SystemMaxUse = \"50M\"\n")
    let preview = try sandbox.settee("reset", "--dry-run", file.path, "Journal.SystemMaxUse")
    #expect(preview.output.hasSuffix("\n-SystemMaxUse=50M\n+#SystemMaxUse=\n"))
    #expect(try sandbox.settee("reset", file.path, "Journal.SystemMaxUse").status == 0)
    #expect(try sandbox.text(of: file) == text)
  }

  @Test func checkingSaysWhatIsWrongByItsStatusToo() throws {
    let file = try sandbox.copy(Specimen.nightjar.document)
    try sandbox.copy(Specimen.nightjar.schema)
    let fine = try sandbox.settee("check", file.path)
    #expect(fine.status == 0, "\(fine.output)\(fine.errors)")
    #expect(fine.output == "")
    #expect(try sandbox.settee("set", "--force", file.path, "fontSize", "17").status == 0)
    let wrong = try sandbox.settee("check", file.path, file.path)
    #expect(wrong.status == 1)
    let lines = wrong.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == lines[1])
    #expect(lines.first?.firstMatch(of: /settings\.jsonc:\d+:\d+: fontSize: 17 is more than 16/) != nil)
    #expect(try sandbox.settee("check", file.path, "/nowhere.json").status == 2)
  }

  @Test func theReportThatIsBeingWrittenIsNoneOfTheFilesChecked() throws {
    try sandbox.write("conf/a.json", #"{"a": 1,}"#)
    let script = #"""
      cd conf && "$0" check --report gitlab . >report.json
      echo $?
      grep -o '"path": "[^"]*"' report.json
      """#
    let outcome = try sandbox.run("/bin/sh", ["-c", script, try Locations.settee()])
    #expect(outcome.output == "1\n\"path\": \"a.json\"\n", "\(outcome.errors)")
  }
}
