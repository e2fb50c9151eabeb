import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens

/// One search for the whole file, from any of its screens.
@MainActor
@Suite struct SearchTests {
  private static let schema = """
    { "properties": {
      "max-size": { "type": "string", "title": "Largest log" }, "effortLevel": { "enum": ["low", "extreme"] },
      "shared_buffers": { "type": "string", "description": "Memory that servers share." },
      "token": { "type": "string", "writeOnly": true }, "old": { "type": "string", "deprecated": true },
      "log-opts": { "type": "object", "properties": {
        "labels": { "type": "string" }, "inner": { "type": "object", "properties": { "depth": { "type": "integer" } } } } } } }
    """

  private func hits(_ pilot: SettingsPilot) -> [String] {
    pilot.lines.dropFirst().filter { $0.contains("›") }.map { line in
      line.split(separator: " ").first { $0 != "▎" }.map(String.init) ?? ""
    }
  }

  @Test(
    arguments: [
      ("max-size", "max-size"), ("max_size", "max-size"), ("maxsize", "max-size"), ("Max size", "max-size"),
      ("largest", "max-size"), ("effort-level", "effortLevel"), ("EffortLevel", "effortLevel"),
      ("extreme", "effortLevel"), ("shared buffers", "shared_buffers"), ("SharedBuffers", "shared_buffers"),
      ("servers", "shared_buffers"), ("log-opts.labels", "log-opts.labels"), ("depth", "log-opts.inner.depth"),
      ("shraed", "shared_buffers"), ("bufers", "shared_buffers"),
    ])
  func aSettingIsFoundThatIsNotInTheFile(_ typed: String, _ path: String) throws {
    let pilot = try SettingsPilot("{}", schema: Self.schema)
    pilot.search(typed)
    #expect(hits(pilot) == [path], "\(pilot.screen)")
    pilot.press(.enter)
    let key = path.split(separator: ".").last.map(String.init) ?? path
    #expect(pilot.model.node(at: .root)?.count == 0)
    // A text has its editor open then, and of a choice the values are listed.
    #expect((pilot.titleLine + pilot.help).contains(key) && pilot.focusedLine.contains("▎"), "\(pilot.screen)")
  }

  @Test func pastedLinesAreWordsOfOneQuery() throws {
    let pilot = try SettingsPilot(#"{ "shared_buffers": "1", "buffers": "2", "max": 3 }"#)
    pilot.press(.character("/"))
    pilot.paste("shared\nbuffers\n")
    pilot.search("")
    #expect(hits(pilot) == ["shared_buffers"] && pilot.screen.contains("shared buffers/"), "\(pilot.screen)")
  }

  @Test func whereNothingIsFoundWhatIsNearIsOffered() throws {
    let pilot = try SettingsPilot(#"{ "old": "a" }"#, schema: Self.schema)
    pilot.search("labels of the logs")
    #expect(pilot.footLine.contains("0 found") && pilot.screen.contains("NOTHING FOUND; NEAR ARE"), "\(pilot.screen)")
    #expect(hits(pilot).first == "log-opts.labels", "\(pilot.screen)")
    pilot.press(.escape)
    pilot.search("qqqq")
    #expect(pilot.screen.contains("Nothing found") && hits(pilot).isEmpty, "\(pilot.screen)")
  }

  @Test func exactKeysComeBeforeAllElseAndSlipsLast() throws {
    let text = """
      { "comment": "the port", "portal": 1, "deep": { "port": 2 }, "import": 3, "sport": 4, "pors": 5, "part": 6 }
      """
    let pilot = try SettingsPilot(text)
    pilot.search("port")
    #expect(hits(pilot) == ["deep.port", "portal", "import", "sport", "comment", "pors", "part"], "\(pilot.screen)")
  }

  @Test func aHitShowsItsValueAndNothingOfASecret() throws {
    let pilot = try SettingsPilot(
      #"{ "log-opts": { "labels": "production" }, "token": "s3cr3t" }"#, schema: Self.schema)
    pilot.search("production")
    #expect(pilot.line(with: "log-opts.labels")?.contains("production") == true, "\(pilot.screen)")
    pilot.press(.escape)
    pilot.search("s3cr3t")
    #expect(pilot.footLine.contains("0 found"))
    pilot.press(.escape)
    pilot.search("token")
    #expect(pilot.line(with: "token")?.contains("••") == true && !pilot.screen.contains("s3cr3t"))
  }

  @Test func whatIsCommentedOutIsFoundByItsKeyAndByItsComment() throws {
    let text = "# Memory of all.\n# (change requires restart)\n#shared_buffers = 128MB\nport = 5432 # for clients\n"
    let pilot = try SettingsPilot(text, format: try #require(Format.named("ini")))
    pilot.search("requires restart")
    #expect(pilot.line(with: "▎")?.contains("shared_buffers") == true, "\(pilot.screen)")
    #expect(pilot.line(with: "shared_buffers")?.contains("128MB · commented out") == true)
    pilot.press(.control("u"))
    pilot.type("clients")
    #expect(hits(pilot) == ["port"])
  }

  @Test func aChangeMadeFromAHitLeavesItInSight() throws {
    let pilot = try SettingsPilot(#"{ "name": "old", "other": 1 }"#)
    pilot.search("old")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("name"))
    pilot.enter("new")
    #expect(pilot.focusedLine.contains("new"), "\(pilot.screen)")
    pilot.press(.escape)
    #expect(pilot.footLine.contains("old"), "what was typed is still there")
    #expect(pilot.line(with: "▎")?.contains("new") == true, "\(pilot.screen)")
    pilot.press(.escape)
    #expect(pilot.titleLine.hasPrefix(" test.json") && !pilot.titleLine.contains("Search"))
  }

  @Test func filtersAreListedAndCompletedAndJoinedWithWords() throws {
    let pilot = try SettingsPilot(
      #"{ "max-size": "10m", "log-opts": { "labels": "size" }, "old": "x" }"#, schema: Self.schema)
    pilot.press(.character("/"))
    pilot.type("@")
    #expect(pilot.line(with: "@modified") != nil && pilot.line(with: "@unsaved") != nil, "\(pilot.screen)")
    pilot.type("s")
    #expect(pilot.line(with: "@modified") == nil && pilot.line(with: "@set") != nil)
    pilot.press(.tab)
    #expect(pilot.footLine.contains("@set "), "\(pilot.screen)")
    #expect(hits(pilot) == ["max-size", "log-opts", "log-opts.labels", "old"], "\(pilot.screen)")
    pilot.type("size")
    #expect(hits(pilot) == ["max-size", "log-opts.labels"])
  }

  @Test(arguments: [
    ("@deprecated", ["old"]), ("@secret", ["token"]), ("@type:number", ["log-opts.inner.depth"]),
    ("@type:choice", ["effortLevel"]), ("@unsaved", ["max-size"]), ("@problem", ["effortLevel"]),
  ])
  func aFilterAlone(_ filter: String, _ paths: [String]) throws {
    let pilot = try SettingsPilot(#"{ "max-size": "10m", "effortLevel": "odd", "old": "x" }"#, schema: Self.schema)
    try pilot.model.set(["max-size"], to: "20m")
    pilot.search(filter)
    #expect(hits(pilot) == paths, "\(pilot.screen)")
  }

  @Test func theSearchOfAnInnerScreenFindsAllOfTheFile() throws {
    let pilot = try SettingsPilot(Samples.text, schema: Samples.schema)
    try pilot.focus("eep")
    pilot.press(.enter)
    #expect(pilot.titleLine.contains("eep"))
    pilot.search("theme")
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("dusk"), "\(pilot.screen)")
  }
}
