import SettingsDocuments
import Testing

/// Anchors, aliases, merge keys, tags, and several documents.
@Suite struct YAMLReferenceTests {
  static let text = """
    base: &base
      driver: json # the driver
      options: {max: 10m}
    web:
      logging: *base
    db:
      <<: *base
      size: 1

    """

  func yaml(_ text: String) throws -> Document { try Document(parsing: Array(text.utf8), as: .yaml) }

  @Test func aliasesAndMergeKeysShowWhatTheyStandFor() throws {
    let document = try yaml(Self.text)
    #expect(document.node(at: ["web", "logging", "driver"])?.string == "json")
    #expect(document.node(at: ["db"])?.value == ["driver": "json", "options": ["max": "10m"], "size": 1])
    #expect(try yaml("a: &a {x: 1, y: 1}\nb: {<<: *a, x: 2}\n").node(at: ["b"])?.value == ["x": 2, "y": 1])
    #expect(
      try yaml("- &a {x: 1}\n- &b {x: 2, y: 2}\n- <<: [*a, *b]\n").root[2]?.value == ["x": 1, "y": 2])
    #expect(try yaml("a: &a 1\nb: *a\nc: {<<: 1}\n").root.value == ["a": 1, "b": 1, "c": ["<<": 1]])
  }

  @Test func whatIsShownElsewhereNeverChangesUnseen() throws {
    expectChange(
      .set(["web", "logging"], "none"), in: Self.text, as: .yaml,
      gives: Self.text.replacing("logging: *base", with: "logging: none"))
    expectChange(
      .set(["db", "driver"], "local"), in: Self.text, as: .yaml,
      gives: Self.text.replacing("  size: 1\n", with: "  size: 1\n  driver: local\n"))
    for change: Change in [
      .remove(["web", "logging", "driver"]), .remove(["db", "driver"]), .rename(["db", "driver"], to: "x"),
      .move(["db", "driver"], to: 1), .set(["web", "logging", "new"], 1),
    ] {
      #expect(throws: EditError.self) { try yaml(Self.text).applying(change) }
    }
    let refusal = #expect(throws: EditError.self) { try yaml(Self.text).applying(.remove(["db", "driver"])) }
    #expect(refusal?.description.contains("line 2") == true)
  }

  @Test func whatIsSetInsideOfItGivesThePlaceAValueOfItsOwn() throws {
    expectChange(
      .set(["web", "logging", "driver"], "x"), in: Self.text, as: .yaml,
      gives: Self.text.replacing("logging: *base", with: "logging:\n    driver: x\n    options:\n      max: 10m"))
    expectChange(
      .set(["db", "options", "max"], "1m"), in: Self.text, as: .yaml, gives: Self.text + "  options:\n    max: 1m\n")
    expectChange(
      .set(["b", 1], 3), in: "a: &l [1, 2]\nb: *l # c\n", as: .yaml, gives: "a: &l [1, 2]\nb: [1, 3] # c\n")
  }

  @Test func whereItIsWrittenItChangesForAll() throws {
    let changed = try yaml(Self.text).applying(.set(["base", "driver"], "local")).document
    #expect(changed.string == Self.text.replacing("driver: json", with: "driver: local"))
    #expect(changed.node(at: ["web", "logging", "driver"])?.string == "local")
    #expect(throws: EditError.self) { try yaml(Self.text).applying(.remove(["base"])) }
  }

  @Test func aliasesThatGrowWithoutBoundAreRefused() throws {
    var laughs = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    var merges = "a0: &a0 {k0: 1}\n"
    for level in 1...40 {
      let items = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      laughs += "a\(level): &a\(level) [\(items)]\n"
      merges += "a\(level): &a\(level) {<<: [\(items)], k\(level): 1}\n"
    }
    let error = #expect(throws: ParseError.self) { try yaml(laughs) }
    #expect(error?.message == "what they repeat repeats aliases itself")
    #expect(try yaml(merges).root["a40"]?.count == 41)
    #expect(throws: ParseError.self) { try yaml("a: &a [*a]\n") }
    #expect(throws: ParseError.self) { try yaml("a: *nobody\n") }
  }

  @Test func severalDocumentsAreAnArray() throws {
    let text = "a: 1\n---\nb: 2 # two\n---\nc: 3\n"
    #expect(try yaml(text).root.value == [["a": 1], ["b": 2], ["c": 3]])
    expectChange(.set([1, "b"], 5), in: text, as: .yaml, gives: text.replacing("b: 2", with: "b: 5"))
    expectChange(.set([1, "d"], 5), in: text, as: .yaml, gives: text.replacing("# two\n", with: "# two\nd: 5\n"))
    expectChange(.insert(["-"], ["d": 4]), in: text, as: .yaml, gives: text + "---\nd: 4\n")
    expectChange(.remove([1]), in: text, as: .yaml, gives: "a: 1\n---\nc: 3\n")
    #expect(try yaml("%YAML 1.2\n---\na: 1\n...\n").root.value == ["a": 1])
  }

  @Test func tagsDecideAndStay() throws {
    let text = "a: !!str 12\nb: !Ref name\nc: !!int \"3\"\nd: !!float 1\ne: ! 1\n"
    #expect(try yaml(text).root.value == ["a": "12", "b": "name", "c": 3, "d": 1, "e": "1"])
    expectChange(.set(["b"], "other"), in: text, as: .yaml, gives: text.replacing("!Ref name", with: "!Ref other"))
    expectChange(.set(["b"], 5), in: text, as: .yaml, gives: text.replacing("!Ref name", with: "5"))
    expectChange(.set(["a"], "13"), in: text, as: .yaml, gives: text.replacing("!!str 12", with: "!!str \"13\""))
  }

  @Test func scalarsAreThoseOfTheCoreSchema() throws {
    let text = """
      [~, null, , true, TRUE, tRUE, yes, 0, -12, 0o14, 0x1F, 010, 1.5, .5, 1e3, -.inf, .nan, +.nan, 1_000, 0b1, "1", 2001-12-14]
      """
    #expect(throws: ParseError.self) { try yaml(text) }
    let root = try yaml(text.replacing(" , ", with: " ")).root
    #expect(root.elements.prefix(10).map(\.value) == [.null, .null, true, true, "tRUE", "yes", 0, -12, 12, 31])
    #expect(root.elements.dropFirst(10).prefix(4).map(\.value) == [10, 1.5, 0.5, 1000])
    #expect(root[14]?.number == .infinity(isNegative: true, literal: ""))
    #expect(root[15]?.number == .notANumber(literal: ""))
    #expect(root.elements.dropFirst(16).allSatisfy { $0.kind == .string })
  }
}
