import Foundation
import TestSupport
import Testing

/// `settee get` and `settee set`, without a terminal.
@Suite struct GetAndSetTests {
  private let sandbox: Sandbox
  private let file: String
  private let original: String

  init() throws {
    sandbox = try Sandbox()
    file = try sandbox.copy(Specimen.nightjar.document).path
    try sandbox.copy(Specimen.nightjar.schema)
    original = try sandbox.text(of: URL(filePath: file))
  }

  private var now: String { get throws { try sandbox.text(of: URL(filePath: file)) } }

  @Test(arguments: [
    ("theme", "dusk\n"), ("fontSize", "14\n"), ("lineSpacing", "1.25\n"), ("showLineNumbers", "true\n"),
    ("/backup/remote/port", "22\n"), ("backup.remote.credentials.user", "zoe\n"), ("tags[1]", "読書\n"),
    ("shortcuts[0].keys", "ctrl+n\n"), ("reminder", "null\n"), (#""$schema""#, "./settings.schema.json\n"),
  ])
  func printsAValue(_ path: String, _ expected: String) throws {
    let outcome = try sandbox.settee("get", file, path)
    #expect(outcome.output == expected)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func aNameOfItsFolderIsKnownFromThatFolderToo() throws {
    let table = try sandbox.write("etc/fstab", "/dev/sda1 / ext4\n")
    let folder = table.deletingLastPathComponent()
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "mine").path, withDestinationPath: "fstab")
    for name in ["fstab", "./fstab", "../etc/fstab", "mine"] {
      let outcome = try Command(
        try Locations.settee(), ["get", name, "[0].type"], environment: sandbox.environment(), folder: folder
      ).run()
      #expect(outcome.output == "ext4\n", "\(name): \(outcome.errors)")
    }
  }

  @Test func printsJSONWhereItIsAskedFor() throws {
    let outcome = try sandbox.settee("get", "--json", file, "theme")
    #expect(outcome.output == "\"dusk\"\n")
    let keep = try sandbox.settee("get", file, "backup.keep")
    let values = try JSONSerialization.jsonObject(with: Data(keep.outputBytes)) as? [String: Int]
    #expect(values == ["days": 14, "weeks": 8, "months": 12])
  }

  @Test func aSettingThatIsNotSetIsStatus1() throws {
    let outcome = try sandbox.settee("get", file, "backup.nothing")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("backup.nothing"))
  }

  @Test(arguments: [
    (["theme", "dawn"], #""theme": "dusk""#, #""theme": "dawn""#),
    (["fontSize", "9"], #""fontSize": 14"#, #""fontSize": 9"#),
    (["showLineNumbers", "false"], #""showLineNumbers": true"#, #""showLineNumbers": false"#),
    (["title", "42"], #""Nachtschwälbchen 夜鹰 🦉""#, #""42""#),
    (["/backup/remote/port", "2222"], #""port": 22"#, #""port": 2222"#),
    (["signature", "--", "-z"], #""-- \u0007\u001b[31mzoe\u001b[0m\n""#, #""-z""#),
    (["reminder", "08:30"], #""reminder": null"#, #""reminder": "08:30""#),
  ])
  func changesOneValueAndNothingElse(_ words: [String], _ old: String, _ new: String) throws {
    let outcome = try sandbox.run(try Locations.settee(), ["set", file] + words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "changed\n")
    #expect(try now == original.replacing(old, with: new))
  }

  @Test(arguments: [
    ("fontSize", "17", "16"), ("fontSize", "large", "whole number"), ("theme", "pink", "noon"),
    ("showLineNumbers", "maybe", "true"), ("author.email", "nobody", "@"),
  ])
  func whatTheSchemaRefusesIsStatus1(_ path: String, _ value: String, _ expected: String) throws {
    let outcome = try sandbox.settee("set", file, path, value)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(expected), "\(outcome.errors)")
    #expect(outcome.output == "")
    #expect(try now == original)
  }

  @Test func forceSetsItAllTheSame() throws {
    let outcome = try sandbox.settee("set", "--force", file, "fontSize", "17")
    #expect(outcome.status == 0)
    #expect(try now == original.replacing(#""fontSize": 14"#, with: #""fontSize": 17"#))
  }

  @Test func aDryRunPrintsADiffAndWritesNothing() throws {
    let outcome = try sandbox.settee("set", "--dry-run", file, "theme", "dawn")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n-  \"theme\": \"dusk\", // one of dawn, noon, dusk, night\n"))
    #expect(outcome.output.contains("\n+  \"theme\": \"dawn\", // one of dawn, noon, dusk, night\n"))
    #expect(try now == original)
  }

  @Test func linksModesAndOwnersStay() throws {
    let manager = FileManager.default
    let link = sandbox.home.appending(path: "link.jsonc")
    try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "settings.jsonc")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    let outcome = try sandbox.settee("set", link.path, "wordGoal", "300")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == "settings.jsonc")
    #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(try now == original.replacing(#""wordGoal": 250"#, with: #""wordGoal": 300"#))
    let left = try manager.contentsOfDirectory(atPath: sandbox.home.path)
    #expect(Set(left).isSuperset(of: ["link.jsonc", "settings.jsonc", "settings.schema.json"]))
    #expect(!left.contains { $0.contains("settings.jsonc") && $0 != "settings.jsonc" }, "\(left)")
  }

  @Test func theOwnerStays() throws {
    guard geteuid() == 0 else { return print("skipped: theOwnerStays, because only root gives files away") }
    let manager = FileManager.default
    try manager.setAttributes([.ownerAccountID: 65534, .groupOwnerAccountID: 65534], ofItemAtPath: file)
    let outcome = try sandbox.settee("set", file, "theme", "dawn")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let attributes = try manager.attributesOfItem(atPath: file)
    #expect(attributes[.ownerAccountID] as? Int == 65534)
    #expect(attributes[.groupOwnerAccountID] as? Int == 65534)
    #expect(try now == original.replacing(#""theme": "dusk""#, with: #""theme": "dawn""#))
  }

  @Test func aFileThatDoesNotParseIsNeverWritten() throws {
    let broken = try sandbox.write("broken.json", "{ \"a\": 1, }}\n")
    let outcome = try sandbox.settee("set", "--force", broken.path, "a", "2")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("1:"), "\(outcome.errors)")
    #expect(try sandbox.text(of: broken) == "{ \"a\": 1, }}\n")
  }

  @Test(arguments: [
    ["get"], ["get", "a.json"], ["set", "a.json", "b"], ["get", "a.json", "b", "c"], ["--nonsense"],
    ["get", "no-such-file.json", "a"],
  ])
  func wrongUsageIsStatus2(_ words: [String]) throws {
    let outcome = try sandbox.run(try Locations.settee(), words)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(!outcome.errors.isEmpty)
  }

  @Test func helpNamesWhatTheManPageNames() throws {
    let help = try sandbox.settee("--help")
    #expect(help.status == 0)
    let page = try sandbox.text(of: PackageFolder.url("Documentation/settee.1"))
      .replacing("\\-", with: "-")
    let options = help.output.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }
    #expect(Set(options).isSuperset(of: ["--schema", "--force", "--json", "--dry-run", "--help", "--version"]))
    for option in options { #expect(page.contains(option), "the man page lacks \(option)") }
    let version = try sandbox.settee("--version")
    #expect(version.output.wholeMatch(of: /settee \d+\.\d+\.\d+[^\n]*\n/) != nil)
  }
}
