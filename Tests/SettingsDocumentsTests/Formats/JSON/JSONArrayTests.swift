import SettingsDocuments
import Testing

@Suite struct JSONArrayTests {
  static let lines = "[\n  \"a\", // first\n  // about b\n  \"b\",\n  \"c\"\n]"

  @Test func insertsWithTheirIndentation() {
    expectChange(
      .insert([0], "n"), in: Self.lines, gives: "[\n  \"n\",\n  \"a\", // first\n  // about b\n  \"b\",\n  \"c\"\n]")
    expectChange(
      .insert([1], "n"), in: Self.lines, gives: "[\n  \"a\", // first\n  \"n\",\n  // about b\n  \"b\",\n  \"c\"\n]")
    expectChange(
      .insert([3], "n"), in: Self.lines, gives: "[\n  \"a\", // first\n  // about b\n  \"b\",\n  \"c\",\n  \"n\"\n]")
    expectChange(.insert(["-"], 3), in: "[1, 2]", gives: "[1, 2, 3]")
    expectChange(.insert([0], 3), in: "[1,2]", gives: "[3,1,2]")
    expectChange(.insert([0], 3), in: "[]", gives: "[\n  3\n]")
    expectChange(.set([2], 3), in: "[1, 2]", gives: "[1, 2, 3]")
  }

  @Test func insertsObjectsAsTheOthersStand() {
    expectChange(
      .insert(["l", 1], ["x": 2]), in: "{\n  \"l\": [{\n    \"x\": 1\n  }]\n}",
      gives: "{\n  \"l\": [{\n    \"x\": 1\n  }, {\n    \"x\": 2\n  }]\n}")
  }

  @Test func movesElementsWithTheirComments() {
    expectChange(
      .move([1], to: 0), in: Self.lines, gives: "[\n  // about b\n  \"b\",\n  \"a\", // first\n  \"c\"\n]")
    expectChange(
      .move([0], to: 2), in: Self.lines, gives: "[\n  // about b\n  \"b\",\n  \"c\",\n  \"a\" // first\n]")
    expectChange(.move([2], to: 0), in: "[1, 2, 3]", gives: "[3, 1, 2]")
  }

  @Test func removesElements() {
    expectChange(.remove([1]), in: Self.lines, gives: "[\n  \"a\", // first\n  \"c\"\n]")
    expectChange(.remove([0]), in: Self.lines, gives: "[\n  // about b\n  \"b\",\n  \"c\"\n]")
    expectChange(.remove([2]), in: Self.lines, gives: "[\n  \"a\", // first\n  // about b\n  \"b\"\n]")
    // What is commented out is nobody's.
    expectChange(
      .remove([1]), in: "[\n  \"a\",\n  // \"x\",\n  // about b\n  \"b\",\n  \"c\"\n]",
      gives: "[\n  \"a\",\n  // \"x\",\n  \"c\"\n]")
    expectChange(
      .remove(["b"]), in: "{\n  // of a\n  // \"a\": true\n  \"b\": 1\n}", gives: "{\n  // of a\n  // \"a\": true\n}")
  }

  @Test func movesInALongArrayAreNotQuadratic() throws {
    let text = "[" + (0..<20_000).map(String.init).joined(separator: ", ") + "]"
    let moved = try json(text).applying(.move([19_999], to: 0)).document
    #expect(moved.root[0]?.number?.int == 19_999)
    #expect(moved.root[19_999]?.number?.int == 19_998)
  }
}
