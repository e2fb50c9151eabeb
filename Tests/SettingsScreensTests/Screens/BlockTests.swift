import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens

/// Blocks are added by the words before them, and filled on their own screens.
@MainActor
@Suite struct BlockTests {
  private func pilot(_ text: String, format: String) throws -> SettingsPilot {
    try SettingsPilot(text, format: try #require(Format.named(format)))
  }

  private func addBlock(_ words: String, holding key: String, _ value: String, in pilot: SettingsPilot) throws {
    try pilot.focus("Add a block")
    pilot.press(.enter)
    pilot.answer(words, key, value)
  }

  @Test(arguments: ["location /api", "location /api {"])
  func aBlockIsAddedByItsWords(_ words: String) throws {
    let pilot = try pilot("worker_processes 1;\n", format: "nginx")
    try addBlock(words, holding: "proxy_pass", "http://[::1]:3000", in: pilot)
    #expect(
      pilot.text == "worker_processes 1;\n\nlocation /api {\n    proxy_pass http://[::1]:3000;\n}\n", "\(pilot.text)")
    #expect(pilot.shows("http://[::1]:3000"), "an address is no secret")
  }

  @Test func aNameOfSeveralWordsIsABlock() throws {
    let pilot = try pilot("User www\n", format: "apache")
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.answer("<Directory /srv>", "Require", "all granted")
    #expect(pilot.text.hasSuffix("<Directory /srv>\n    Require all granted\n</Directory>\n"), "\(pilot.text)")
  }

  private static let schema = """
    {
      "properties": { "worker_processes": {}, "worker_priority": {} },
      "propertyNames": { "examples": ["server", "upstream ", "location "] }
    }
    """

  @Test func theBlocksThatMayBeAddedAreListed() throws {
    let pilot = try SettingsPilot(
      "worker_processes 1;\n", schema: Self.schema, format: try #require(Format.named("nginx")))
    try pilot.focus("Add a block")
    #expect(pilot.shows("There may be server, upstream …"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.shows("upstream "))
    pilot.press(.down)
    pilot.press(.down)
    pilot.press(.enter)
    pilot.press(.enter)
    #expect(pilot.shows("upstream has to have a name or other words behind it"), "\(pilot.screen)")
    pilot.answer("app", "server", "[::1]")
    #expect(pilot.text == "worker_processes 1;\n\nupstream app {\n    server [::1];\n}\n", "\(pilot.text)")
  }

  @Test(arguments: ["server", "server {", "server { listen 81; }"])
  func aBlockOfAnotherPlaceIsRefused(words: String) throws {
    let schema = """
      {
        "refusesSlips": true,
        "properties": {"http": {"$ref": "#/$defs/http"}},
        "$defs": {
          "http": {"properties": {"server": {"$ref": "#/$defs/server", "items": {"$ref": "#/$defs/server"}}}},
          "server": {"properties": {"listen": {}}}
        }
      }
      """
    let text = "http {\n  server {\n    listen 80;\n  }\n  server {\n    listen 81;\n  }\n}\n"
    let pilot = try SettingsPilot(text, schema: schema, format: try #require(Format.named("nginx")))
    for row in ["server", "server 80"] {
      try pilot.focus(row)
      pilot.press(.enter)
    }
    try pilot.focus("Add a block")
    pilot.press(.enter)
    pilot.type(words)
    pilot.press(.enter)
    #expect(pilot.shows("server may stand in http, not in server"), "\(pilot.screen)")
    #expect(pilot.text == text)
    pilot.press(.control("u"))
    pilot.type("rtmp")
    pilot.press(.enter)
    #expect(pilot.text.contains("rtmp {"), "a module may have blocks of its own: \(pilot.text)")
  }

  private static let types = """
    {
      "properties": {
        "worker_processes": {},
        "types": { "$ref": "#/$defs/types", "items": { "$ref": "#/$defs/types" }, "expected": "a group of settings" }
      },
      "propertyNames": { "examples": ["types"] },
      "$defs": { "types": { "properties": { "include": {} } } }
    }
    """

  @Test func aBlockThatIsNotThereIsFilledAndNotTyped() throws {
    let pilot = try SettingsPilot(
      "worker_processes 1;\n", schema: Self.types, format: try #require(Format.named("nginx")))
    try pilot.focus("types")
    pilot.press(.enter)
    #expect(pilot.text == "worker_processes 1;\n", "to look into it makes nothing")
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.answer("text/html", "html")
    #expect(pilot.text == "worker_processes 1;\n\ntypes {\n    text/html html;\n}\n", "\(pilot.text)\n\(pilot.screen)")
  }

  @Test func theNameOfABlockIsNoSettingThatIsAdded() throws {
    let pilot = try SettingsPilot(
      "worker_processes 1;\n", schema: Self.types, format: try #require(Format.named("nginx")))
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.answer("types", "text/css", "css")
    #expect(pilot.text == "worker_processes 1;\n\ntypes {\n    text/css css;\n}\n", "\(pilot.text)\n\(pilot.screen)")
  }

  @Test func theSettingsThatMayBeAddedAreListedAsTheyAreTyped() throws {
    let pilot = try SettingsPilot(
      "worker_processes 1;\n", schema: Self.schema, format: try #require(Format.named("nginx")))
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.type("worker_p")
    pilot.press(.tab)
    pilot.answer("", "5")
    #expect(pilot.text == "worker_processes 1;\nworker_priority 5;\n", "\(pilot.text)")
  }

  @Test func aSecondBlockOfTheSameWordsIsAnother() throws {
    let text = "events {\n}\nserver {\n\t# the first\n\tlisten 80; # stays\n}\n"
    let pilot = try pilot(text, format: "nginx")
    try addBlock("server", holding: "listen", "81", in: pilot)
    #expect(pilot.text.hasPrefix(text), "\(pilot.text)")
    #expect(pilot.text.dropFirst(text.count).contains("server {\n\tlisten 81;\n}\n"), "\(pilot.text)")
  }

  @Test func blocksOfTheSameWordsAreToldApart() throws {
    let text = "server {\n\tserver_name example.org;\n}\nserver {\n}\nupstream a {\n}\n"
    let pilot = try pilot(text, format: "nginx")
    try pilot.focus("server")
    pilot.press(.enter)
    #expect(pilot.shows("server example.org"), "\(pilot.screen)")
    #expect(pilot.shows("server 2"))
  }

  @Test func aKeyAloneIsSaidToBeSet() throws {
    let pilot = try pilot("/var/log/a.log {\n\tmissingok\n\trotate 7\n}\n", format: "logrotate")
    #expect(pilot.line(with: "missingok")?.contains("set") == true, "\(pilot.screen)")
  }

  @Test func theNameOfABlockThatIsThereAddsAnother() throws {
    let pilot = try pilot("server {\n    listen 80;\n}\n", format: "nginx")
    try pilot.focus("Add a setting")
    pilot.press(.enter)
    pilot.answer("server", "listen", "81")
    #expect(
      pilot.text == "server {\n    listen 80;\n}\n\nserver {\n    listen 81;\n}\n", "\(pilot.text)\n\(pilot.screen)")
  }

  private static let ssh = """
    {
      "additionalProperties": false,
      "properties": { "Match": { "expected": "criteria" }, "Port": {}, "ForceCommand": {} },
      "patternProperties": { "^Match .*$": { "$ref": "#" } },
      "propertyNames": { "examples": ["Match "] }
    }
    """

  @Test func whatIsTypedForAWordThatBeginsBlocksAddsOne() throws {
    let pilot = try SettingsPilot("Port 22\n", schema: Self.ssh, format: try #require(Format.named("sshd")))
    try pilot.focus("Match")
    pilot.press(.enter)
    pilot.answer("User git", "ForceCommand", "/bin/x")
    #expect(pilot.text == "Port 22\n\nMatch User git\n    ForceCommand /bin/x\n", "\(pilot.text)\n\(pilot.screen)")
  }

  @Test func aBlockIsAddedByItsWordsWhereASchemaKnowsAllSettings() throws {
    let pilot = try SettingsPilot("Port 22\n", schema: Self.ssh, format: try #require(Format.named("sshd")))
    pilot.press(.character("a"))
    pilot.answer("Match all", "ForceCommand", "/bin/x")
    #expect(pilot.text == "Port 22\n\nMatch all\n    ForceCommand /bin/x\n", "\(pilot.text)\n\(pilot.screen)")
  }
}
