import Curses
import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsScreens

/// Objects that a member such as `type` gives one of several shapes.
@MainActor
@Suite struct VariantTests {
  private static let schema = """
    { "properties": { "sources": { "type": "object", "additionalProperties": {
      "type": "object", "properties": { "proxy": { "type": "string" } }, "unevaluatedProperties": false,
      "oneOf": [
        { "description": "Reads files.", "required": ["type", "include"], "properties": {
          "type": { "const": "file" }, "include": { "type": "array", "items": { "type": "string" } },
          "limit": { "type": "integer" }, "fast": { "type": "boolean" } } },
        { "description": "Listens to a broker.", "required": ["type", "url", "queue"], "properties": {
          "type": { "const": "amqp" }, "url": { "type": "string" }, "queue": { "default": "vector" },
          "limit": { "type": "integer" }, "fast": { "type": "string" } } }
      ] } } } }
    """
  private static let amqp = """
    # Where it comes from.
    [sources.in]
    url = "amqp://x" # the broker
    type = "amqp"
    limit = 5 # a second
    queue = "q"
    fast = "very"
    proxy = "p"

    """

  private func opened(_ text: String = amqp) throws -> SettingsPilot {
    let pilot = try SettingsPilot(text, schema: Self.schema, format: .toml)
    try pilot.focus("sources")
    pilot.press(.enter)
    return pilot
  }

  @Test func whatGoesAndWhatIsNeededIsSaidBeforeTheShapeIsSwitched() throws {
    let pilot = try opened()
    try pilot.focus("in ")
    pilot.press(.enter)
    try pilot.focus("type")
    pilot.press(.right)
    #expect(pilot.text == Self.amqp, "a step would leave what is another shape's")
    pilot.press(.enter)
    #expect(pilot.line(with: "Which type?") != nil && pilot.focusedLine.contains("✓"), "\(pilot.screen)")
    pilot.press(.home, .up, .up)
    #expect(pilot.focusedLine.contains("file"))
    pilot.press(.enter)
    let dialog = pilot.lines.filter { $0.contains("│") }.joined(separator: "\n")
    for words in ["WHAT GOES", "url", "queue", "fast", "WHAT IS NEEDED", "include", "WHAT STAYS", "limit", "proxy"] {
      #expect(dialog.contains(words), "\(words):\n\(pilot.screen)")
    }
    #expect(pilot.focusedLine.contains("Leave it as it is"))
    #expect(pilot.text == Self.amqp)
    pilot.press(.up, .enter)
    #expect(
      pilot.text == """
        # Where it comes from.
        [sources.in]
        type = "file"
        limit = 5 # a second
        proxy = "p"

        """)
    // What it needs is asked for at once.
    #expect(pilot.focusedLine.contains("include"), "\(pilot.screen)")
    pilot.press(.enter)
    #expect(pilot.help.contains("type the first entry"), "\(pilot.screen)")
    pilot.type("/var/log/quiet")
    pilot.press(.enter)
    #expect(pilot.model.document.node(at: ["sources", "in", "include"])?.value == ["/var/log/quiet"])
    #expect(pilot.line(with: "url") == nil && pilot.line(with: "queue") == nil, "\(pilot.screen)")
    pilot.press(.character("u"), .character("u"))
    #expect(pilot.text == Self.amqp, "the switch is one step")
    #expect(pilot.line(with: "url") != nil)
  }

  @Test func theShapeOfSomethingNewIsAskedAtOnceAndThenWhatItNeeds() throws {
    let pilot = try opened("[sources]\n")
    pilot.type("logs")
    pilot.press(.enter)
    #expect(pilot.line(with: "Which type?") != nil && pilot.line(with: "Listens to a broker.") != nil)
    pilot.type("quiet")
    #expect(pilot.text == "[sources]\n")
    pilot.press(.control("u"))
    pilot.type("amqp")
    pilot.press(.enter)
    #expect(pilot.line(with: "REQUIRED") != nil && pilot.focusedLine.contains("url"), "\(pilot.screen)")
    pilot.type("amqp://s")
    pilot.press(.enter)
    #expect(
      pilot.model.document.root.value == [
        "sources": ["logs": ["type": "amqp", "queue": "vector", "url": "amqp://s"]]
      ], "\(pilot.text)")
    #expect(!pilot.titleLine.contains("problem"))
  }

  @Test func aShapeInsideWhatIsNeededIsAskedToo() throws {
    let schema = """
      { "properties": { "sinks": { "type": "object", "additionalProperties": {
        "type": "object", "required": ["encoding", "inputs", "topic"], "properties": {
          "encoding": { "type": "object", "oneOf": [
            { "required": ["codec"], "properties": { "codec": { "const": "json" } } },
            { "required": ["codec", "csv"], "properties": { "codec": { "const": "csv" },
              "csv": { "type": "object", "required": ["fields"], "properties": {
                "fields": { "type": "array", "items": { "type": "string" } } } } } } ] },
          "inputs": { "type": "array", "items": { "type": "string" } }, "topic": { "type": "string" } } } } } }
      """
    let pilot = try SettingsPilot("[sinks]\n", schema: schema, format: .toml)
    try pilot.focus("sinks")
    pilot.press(.enter)
    pilot.answer("out", "quiet", "news", "csv", "stamp")
    #expect(
      pilot.model.document.root.value == [
        "sinks": [
          "out": ["inputs": ["quiet"], "topic": "news", "encoding": ["codec": "csv", "csv": ["fields": ["stamp"]]]]
        ]
      ], "\(pilot.text)\n\(pilot.screen)")
    #expect(!pilot.titleLine.contains("problem") && pilot.outcome == nil)
  }

  @Test func escBeforeTheShapeIsChosenAddsNothing() throws {
    let pilot = try opened("[sources]\n")
    pilot.type("logs")
    pilot.press(.enter, .escape)
    #expect(pilot.text == "[sources]\n")
    #expect(pilot.line(with: "logs") == nil, "\(pilot.screen)")
  }

  @Test func whatIsRequiredAndNotThereComesFirst() throws {
    let pilot = try opened("[sources.in]\nlimit = 5\ntype = \"file\"\n")
    try pilot.focus("in ")
    pilot.press(.enter)
    let rows = pilot.lines.filter { $0.contains("include") || $0.contains("limit") }
    #expect(pilot.line(with: "REQUIRED") != nil)
    #expect(rows.first?.contains("include") == true, "\(pilot.screen)")
  }
}

/// The same on Vector's own schema.
@MainActor
@Suite(.needs(.real)) struct VectorVariantTests {
  @Test func theHelpOfACodecIsItsOwnAndWhatItNeedsHasARow() throws {
    let schema = String(decoding: try SharedFolder.real.bytes("schemas/vector.json"), as: UTF8.self)
    let text = "[sinks.out]\ntype = \"console\"\ninputs = [\"a\"]\n\n[sinks.out.encoding]\ncodec = \"csv\"\n"
    let pilot = try SettingsPilot(text, schema: schema, format: .toml)
    pilot.search("sinks.out.encoding.codec")
    pilot.press(.enter)
    #expect(pilot.help.contains("CSV") && !pilot.help.contains("Avro"), "\(pilot.screen)")
    #expect(pilot.line(with: " csv  ")?.contains("not set") == true, "\(pilot.screen)")
    #expect(pilot.line(with: "REQUIRED") != nil && !pilot.lines.contains { $0.hasPrefix("   avro") })
  }
}
