import Foundation
import Testing

/// What a script does with several settings: exit statuses and bytes.
@Suite struct ScriptTests {
  @Test func settingTwiceAddingAndComparing() throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("daemon.json", "{\n  \"debug\": false,\n  \"dns\": [\"9.9.9.9\"]\n}\n")
    let copy = try sandbox.write("before.json", try sandbox.text(of: file))
    func settee(_ words: String..., input: String = "") throws -> (Int32, String) {
      let outcome = try sandbox.run(try Locations.settee(), words, input: input)
      return (outcome.status, outcome.output)
    }
    #expect(try settee("set", file.path, "debug=true", "dns+=1.1.1.1", "log-opts.max-size=10m") == (0, "changed\n"))
    #expect(
      try sandbox.text(of: file) == """
        {
          "debug": true,
          "dns": ["9.9.9.9", "1.1.1.1"],
          "log-opts": {
            "max-size": "10m"
          }
        }

        """)
    #expect(try settee("set", file.path, "debug=true") == (0, "unchanged\n"))
    #expect(try settee("set", file.path, "debug=false", "dns.x=1").0 == 1)
    #expect(try settee("get", file.path, "debug") == (0, "true\n"))
    #expect(
      try settee("diff", copy.path, file.path)
        == (1, "- debug = false\n+ debug = true\n+ dns[1] = \"1.1.1.1\"\n+ log-opts.max-size = \"10m\"\n"))
    #expect(try settee("diff", file.path, file.path) == (0, ""))
    #expect(try settee("diff", file.path, "nowhere.json").0 == 2)
    #expect(try settee("set", "-", "a=1", input: "{}\n") == (0, "{\n  \"a\": 1\n}\n"))
    #expect(try settee("reset", file.path, "nothing") == (0, "unchanged\n"))
    #expect(try settee("describe", file.path, "log-opts.max-size").0 == 0)
  }

  @Test func aFileIsMadeByTheOneSafeWay() throws {
    let sandbox = try Sandbox()
    let path = sandbox.home.path + "/new.yaml"
    let outcome = try sandbox.settee("set", "--create", path, "a.b=1", "list+=x")
    #expect(outcome.status == 0 && outcome.output == "changed\n", "\(outcome.errors)")
    #expect(try sandbox.text(of: URL(filePath: path)) == "a:\n  b: 1\nlist:\n  - x\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.home.path)
    #expect(!names.contains { $0.contains("new.yaml") && $0 != "new.yaml" }, "\(names)")
  }

  @Test func whatSeveralProcessesMakeAtOnceIsAllThere() throws {
    let sandbox = try Sandbox()
    let path = sandbox.home.path + "/new.toml"
    let script = "for each in 1 2 3 4 5 6 7 8; do \"$0\" set --create \"$1\" \"key$each\" $each & done; wait"
    let outcome = try sandbox.run("/bin/sh", ["-c", script, try Locations.settee(), path])
    #expect(outcome.output == String(repeating: "changed\n", count: 8) && outcome.errors.isEmpty, "\(outcome.errors)")
    let lines = try sandbox.text(of: URL(filePath: path)).split(separator: "\n").sorted()
    #expect(lines == (1...8).map { "key\($0) = \($0)" })
  }
}
