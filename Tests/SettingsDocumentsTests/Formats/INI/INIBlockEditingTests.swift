import SettingsDocuments
import Testing

/// Changes where blocks are closed, where sections are elements, and where blank lines part objects.
@Suite struct INIBlockEditingTests {
  private func expect(
    _ change: Change, in text: String, _ dialect: String, gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let format = try #require(Format.named(dialect))
    expectChange(change, in: text, as: format, gives: expected, sourceLocation: sourceLocation)
  }

  private let zones = "server:\n    port: 53\n\nforward-zone:\n    name: a\n\n# about b\nforward-zone:\n    name: b\n"

  @Test func zonesAreElements() throws {
    try expect(
      .set(["forward-zone", 1, "name"], "c"), in: zones, "unbound", gives: zones.replacing("name: b", with: "name: c"))
    try expect(
      .insert(["forward-zone", 2], ["name": "c"]), in: zones, "unbound", gives: zones + "\nforward-zone:\n    name: c\n"
    )
    try expect(
      .remove(["forward-zone", 1]), in: zones, "unbound", gives: "server:\n    port: 53\n\nforward-zone:\n    name: a\n"
    )
    try expect(
      .set(["server", "interface"], ["1", "2"]), in: zones, "unbound",
      gives: zones.replacing("port: 53\n", with: "port: 53\n    interface: 1\n    interface: 2\n"))
    try expect(
      .set(["stub-zone", 0, "name"], "z"), in: "server:\n    port: 53\n", "unbound",
      gives: "server:\n    port: 53\n\nstub-zone:\n    name: z\n")
  }

  @Test func aListOfZonesGoesWithItsLast() throws {
    try expect(
      .remove(["forward-zone", 0]), in: "server:\n    port: 53\n\nforward-zone:\n    name: a\n", "unbound",
      gives: "server:\n    port: 53\n")
  }

  private let stanzas = "# first\nTypes: deb\nURIs: a\n\n# second\nTypes: deb-src\n#Enabled: no\nURIs: b\n"

  @Test func stanzasAreElements() throws {
    try expect(.set([1, "URIs"], "c"), in: stanzas, "deb822", gives: stanzas.replacing("URIs: b", with: "URIs: c"))
    try expect(
      .set([0, "Suites"], "x"), in: stanzas, "deb822",
      gives: stanzas.replacing("URIs: a\n", with: "URIs: a\nSuites: x\n"))
    try expect(.remove([0]), in: stanzas, "deb822", gives: "# second\nTypes: deb-src\n#Enabled: no\nURIs: b\n")
    try expect(.remove([1]), in: stanzas, "deb822", gives: "# first\nTypes: deb\nURIs: a\n")
    try expect(
      .insert([2], ["Types": "deb", "URIs": "c"]), in: stanzas, "deb822", gives: stanzas + "\nTypes: deb\nURIs: c\n")
    try expect(
      .set([1, "Enabled"], "yes"), in: stanzas, "deb822", gives: stanzas.replacing("#Enabled: no", with: "Enabled: yes")
    )
    try expect(.insert([0], ["Types": "deb"]), in: "# only\n", "deb822", gives: "# only\n\nTypes: deb\n")
  }

  private let blocks = "score A 1\n\n# plugin\nifplugin P\n  a 1\nendif # P\n\nscore B 2\n"

  @Test func blocksThatAreClosed() throws {
    try expect(.set(["ifplugin P", "a"], "2"), in: blocks, "spamassassin", gives: blocks.replacing("a 1", with: "a 2"))
    try expect(
      .set(["ifplugin P", "b"], "2"), in: blocks, "spamassassin", gives: blocks.replacing("a 1\n", with: "a 1\n  b 2\n")
    )
    try expect(.set(["c"], "3"), in: blocks, "spamassassin", gives: blocks + "c 3\n")
    try expect(.remove(["ifplugin P"]), in: blocks, "spamassassin", gives: "score A 1\n\nscore B 2\n")
    try expect(
      .remove(["score", 1]), in: blocks, "spamassassin", gives: "score A 1\n\n# plugin\nifplugin P\n  a 1\nendif # P\n")
    try expect(
      .set(["ifplugin Q", "b"], "1"), in: "a 1\n", "spamassassin", gives: "a 1\n\nifplugin Q\n  b 1\nendif\n")
  }

  @Test func aWordBeforeAKeyComesBackWithIt() throws {
    try expect(.set(["tabsize"], "4"), in: "# set tabsize 8\n", "nano", gives: "set tabsize 4\n")
    try expect(.set(["x"], "4"), in: "# c\n", "nano", gives: "# c\n\nset x 4\n")
    try expect(.set(["A"], "2"), in: "#export A=1\n", "env", gives: "export A=2\n")
  }

  @Test func valuesAreQuotedWhereTheOwnerNeedsIt() throws {
    try expect(.set(["a"], "x;y"), in: "a = 1 ; c\n", "php", gives: "a = \"x;y\" ; c\n")
    try expect(.set(["a"], "E_ALL & ~E_X"), in: "a = 1\n", "php", gives: "a = E_ALL & ~E_X\n")
    try expect(.set(["a"], "x&y"), in: "a = 1\n", "php", gives: "a = \"x&y\"\n")
    try expect(.set(["a", "b"], "x;y"), in: "[a]\nb=1\n", "supervisor", gives: "[a]\nb=x;y\n")
    for (text, dialect) in [("[a]\nb=1\n", "supervisor"), ("[a]\nb=1\n", "fail2ban"), ("[a]\nb=1 # x\n", "tuned")] {
      let value: Value = dialect == "tuned" ? "x # y" : "x ; y"
      #expect(throws: EditError.self) { try ini(text, dialect).applying(.set(["a", "b"], value)) }
    }
  }
}
