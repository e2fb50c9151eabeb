import SettingsDocuments
import SettingsSession
import Testing

/// Taking settings back to their defaults.
@MainActor
@Suite struct ResettingTests {
  private let required = #"{ "required": ["a", "b"], "properties": { "a": { "default": 9 }, "b": {} } }"#

  @Test func saysWhatItWouldDoAndDoesIt() throws {
    let session = try session(#"{ "a": 1, "b": 2, "c": 3 }"#, schema: required)
    #expect(try session.plannedReset(of: ["a"]) == .write(9))
    #expect(throws: SettingError.required(["b"])) { try session.reset(["b"]) }
    #expect(try session.reset(["c"]) == .remove(default: nil))
    #expect(try session.reset(["c"]) == .nothing)
    #expect(try session.reset(["a"]) == .write(9))
    #expect(try session.reset(["a"]) == .nothing)
    #expect(session.text == #"{ "a": 9, "b": 2 }"#)
    #expect(try session.reset(["b"], force: true) == .remove(default: nil))
    #expect(session.text == #"{ "a": 9 }"#)
    #expect(throws: SettingError.self) { try session.reset(.root) }
  }

  @Test(
    arguments: [
      // A line of the file's own: the default as a comment, else the line as it is.
      ("[a]\nx = 1\n", ["a", "x"], "[a]\n#x = 7\n"), ("[a]\ny = 1\n", ["a", "y"], "[a]\n#y = 1\n"),
      // A section goes, and so does a secret.
      ("[a]\ny = 1\n[b]\nz = 2\n", ["b"], "[a]\ny = 1\n"), ("[a]\ntoken = 1\n", ["a", "token"], "[a]\n"),
    ] as [(String, Path, String)])
  func inFilesWithComments(_ text: String, _ path: Path, _ expected: String) throws {
    let schema = #"{ "properties": { "a": { "properties": { "x": { "default": "7" } } } } }"#
    let session = try session(text, try #require(Format.named("ini")), schema: schema)
    try session.reset(path)
    #expect(session.text == expected)
    session.undo()
    #expect(session.text == text)
  }

  @Test func whatWasSetInThisSessionGivesTheFirstBytesBack() throws {
    let text = "#Port 22\nUsePAM yes\n"
    let session = try session(text, try #require(Format.named("sshd")))
    try session.set(["Port"], toTyped: "2222")
    try session.set(["Banner"], toTyped: "none")
    #expect(session.text == "Port 2222\nUsePAM yes\nBanner none\n")
    try session.reset(["Banner"])
    try session.reset(["Port"])
    #expect(session.text == text)
  }

  @Test func aSectionThatCameWithASettingGoesWithIt() throws {
    for text in ["[a]\nx = 1\n", "# only\n", "[a]\nx = 1", "[a]\n\n\n"] {
      let session = try session(text, .ini)
      try session.set(["b", "y"], toTyped: "2")
      try session.set(["b", "z"], toTyped: "3")
      try session.reset(["b", "y"])
      #expect(session.node(at: ["b", "z"])?.string == "3")
      try session.reset(["b", "z"])
      #expect(session.text == text)
    }
  }

  @Test(
    arguments: [
      ("server:\n    # words\n    # a: 1\n", ["server", "a"]), ("server: # c\nb: 1\n", ["server", "tls", "on"]),
      ("b: 1\n", ["server", "tls", "on"]), ("server: ~\n", ["server", "token"]), ("", ["server", "a"]),
    ] as [(String, Path)])
  func whatWasMadeForASettingGoesWithIt(_ text: String, _ path: Path) throws {
    let session = try session(text, .yaml)
    try session.set(path, toTyped: "2")
    try session.reset(path)
    #expect(session.text == text)
  }

  @Test func anObjectThatWasThereStays() throws {
    let session = try session("server: {}\nlog:\n  a: 1\n", .yaml)
    try session.set(["server", "b"], toTyped: "2")
    try session.reset(["server", "b"])
    try session.reset(["log", "a"])
    #expect(session.text == "server: {}\nlog: {}\n")
  }
}

/// Resetting a section, a screen or a whole file.
@MainActor
@Suite struct ResettingAllTests {
  @Test func allOfAnObjectIsOneStep() throws {
    let text =
      "{\n  \"$schema\": \"x\",\n  \"a\": 1,\n  \"must\": { \"k\": 1, \"l\": 2 },\n  \"o\": { \"p\": 1, \"q\": [1, 2] }\n}\n"
    let schema = """
      { "required": ["must"], "properties": {
        "must": { "required": ["k"], "properties": { "k": {}, "l": { "default": 3 } } } } }
      """
    let session = try session(text, schema: schema)
    let plan = session.resetPlan(in: .root)
    #expect(plan.count == 4 && plan.requiredCount == 1)
    #expect(session.reset(plan) == 4)
    #expect(session.document.root.value == ["$schema": "x", "must": ["k": 1]])
    session.undo()
    #expect(session.text == text && !session.history.canUndo && !session.history.isModified)
    #expect(session.reset(session.resetPlan(in: ["o"])) == 2)
    session.redo()
    #expect(session.node(at: ["o", "p"]) == nil)
  }

  @Test func whatWasTypedSinceIsNotWhatStaysAsAComment() throws {
    let session = try session("Banner /etc/old\n", try #require(Format.named("sshd")))
    try session.set(["Banner"], to: "/etc/new")
    try session.reset(["Banner"])
    #expect(session.text == "#Banner /etc/old\n")
  }

  @Test func settingsBecomeCommentsAgain() throws {
    let text = "# The port.\nPort 2222\nUsePAM no\n"
    let session = try session(text, try #require(Format.named("sshd")))
    #expect(session.reset(session.resetPlan(in: .root)) == 2)
    #expect(session.text == "# The port.\n#Port 2222\n#UsePAM no\n")
    session.undo()
    #expect(session.text == text)
  }
}
