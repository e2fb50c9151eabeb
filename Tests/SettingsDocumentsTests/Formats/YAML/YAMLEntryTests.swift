import SettingsDocuments
import Testing

/// Keys and elements added, removed, renamed and moved.
@Suite struct YAMLEntryTests {
  static let compose = """
    # Compose file
    services:
      # the web server
      web:
        image: "nginx:1.2"   # pinned
        ports:
          - "80:80"
          # tls
          - "443:443"
      # the database
      db: {image: postgres, ports: [1, 2]}

    # volumes
    volumes:
      data: {}
      #cache: 10

    """

  @Test(
    arguments: [
      (["new"], "a: 1\nb: 2\n", "a: 1\nb: 2\nnew: 1\n"), (["new"], "a: 1", "a: 1\nnew: 1"),
      (["a", "new"], "a:\n    b: 1 # x\nc: 1\n", "a:\n    b: 1 # x\n    new: 1\nc: 1\n"),
      (["a", "new"], "a:\n  b: |\n    text\n\nc: 1\n", "a:\n  b: |\n    text\n  new: 1\n\nc: 1\n"),
      (["a", "new"], "a:\n  b: |+\n    text\n\nc: 1\n", "a:\n  b: |+\n    text\n\n  new: 1\nc: 1\n"),
      (["a", "new"], "a: {b: 1}\n", "a: {b: 1, new: 1}\n"), (["a", "new"], "a: {}\n", "a:\n  new: 1\n"),
      (["a", "new"], "a: {} # c\nb: 1\n", "a: # c\n  new: 1\nb: 1\n"), (["new"], "{}\n", "{new: 1}\n"),
      (["a", 0, "new"], "a:\n- b: 1\n- c\n", "a:\n- b: 1\n  new: 1\n- c\n"), (["new"], "", "new: 1\n"),
      (["a", "new"], "a:\r\n\u{20}\u{20}b: 1\r\n", "a:\r\n\u{20}\u{20}b: 1\r\n\u{20}\u{20}new: 1\r\n"),
      (["new"], "\"a\": 1\n", "\"a\": 1\n\"new\": 1\n"),
      (["new"], "# only a comment\n", "# only a comment\n\nnew: 1\n"),
      (["new"], "a: 1\n...\n", "a: 1\nnew: 1\n...\n"),
      (["new"], "---\n# c\na: 1\n\n# end\n", "---\n# c\na: 1\nnew: 1\n\n# end\n"),
      (["new"], "a:\n  b: 1\n  # of a\n# of nobody\n", "a:\n  b: 1\n  # of a\nnew: 1\n# of nobody\n"),
    ] as [(Path, String, String)])
  func aKeyGoesBesideItsSiblings(path: Path, text: String, expected: String) {
    expectAddAndRemove(path, in: text, as: .yaml, gives: expected)
  }

  @Test(arguments: [
    ("a: 1\n# about b\nb: 2\n\nc: 3\n", "a: 1\n\nc: 3\n"),
    ("# head\n\n# about b\nb: 2\n# about c\nc: 3\n", "# head\n\n# about c\nc: 3\n"),
    ("a:\n  x: 1\n  # end of a\nb: # c\n  - 1 # d\n  # e\nc: 1\n", "a:\n  x: 1\n  # end of a\nc: 1\n"),
    ("#!/usr/bin/env x\nb: 1\nc: 2\n", "#!/usr/bin/env x\nc: 2\n"), ("a: 1\n#x: 1\nb: 2\n", "a: 1\n#x: 1\n"),
    ("a: 1\n\n# group\nb: 2\nc: 3\n", "a: 1\n\n# group\nc: 3\n"), ("{a: 1, b: 2} # x\n", "{a: 1} # x\n"),
    ("b: &x\n  y: 1\n", ""), ("a: 1\nb: 2", "a: 1"), ("a: 1\n? b\n: 2\nc: 1\n", "a: 1\nc: 1\n"),
  ])
  func aKeyGoesWithItsCommentsAndNoOther(text: String, expected: String) {
    expectChange(.remove(["b"]), in: text, as: .yaml, gives: expected)
  }

  @Test func theLastEntryLeavesAnEmptyCollection() {
    expectChange(.remove(["a", "b"]), in: "a: # c\n  b: 1\nd: 1\n", as: .yaml, gives: "a: {} # c\nd: 1\n")
    expectChange(.remove(["a", 0]), in: "a:\n- b # c\nd: 1\n", as: .yaml, gives: "a: []\nd: 1\n")
    expectChange(
      .remove(["a", 1]), in: "a:\n- b\n# - x\n# of c\n- c\n- d\n", as: .yaml, gives: "a:\n- b\n# - x\n- d\n")
    expectChange(.remove(["a", 0, "b"]), in: "a:\n- b: 1 # c\n- d\n", as: .yaml, gives: "a:\n- {}\n- d\n")
    expectChange(.remove(["a", 0, "b"]), in: "a:\n- b: 1\n  c: 2\n", as: .yaml, gives: "a:\n- c: 2\n")
    expectChange(
      .remove(["a", 0, "b"]), in: "a:\n- b: 1\n  # of c\n  c: 2\n", as: .yaml, gives: "a:\n-\n  # of c\n  c: 2\n")
  }

  @Test func bracketsMayBeAsFarOutAsTheirKey() {
    let text = "a: {\n  b: 1\n}\nc:\n  d: [\n    1,\n  ]\n"
    expectChange(.set(["a", "b"], 2), in: text, as: .yaml, gives: text.replacing("b: 1", with: "b: 2"))
    expectChange(.set(["e"], 2), in: text, as: .yaml, gives: text + "e: 2\n")
    expectChange(.insert(["c", "d", 1], 2), in: text, as: .yaml, gives: text.replacing("1,", with: "1,\n    2,"))
    #expect((try? Document(parsing: Array(text.utf8), as: .yaml, strictness: .strict)) == nil)
  }

  @Test func digitsWithAColonAreInQuotesWhereTheyMayBeANumber() {
    expectChange(.set([0], "22:22"), in: "- 443:443\n", as: .yaml, gives: "- \"22:22\"\n")
    expectChange(.set([0], "444:443"), in: "- 443:443\n", as: .yaml, gives: "- 444:443\n")
    expectChange(.set([0], "22:23"), in: "- 22:22\n", as: .yaml, gives: "- 22:23\n")
  }

  @Test func keysAreRenamedInTheirStyle() {
    expectChange(.rename(["a"], to: "b c"), in: "a : 1\n", as: .yaml, gives: "b c : 1\n")
    expectChange(.rename(["a"], to: "b"), in: "'a': 1\n", as: .yaml, gives: "'b': 1\n")
    expectChange(.rename(["a"], to: "on"), in: "&k a: 1\n", as: .yaml, gives: "&k on: 1\n")
    expectChange(.rename(["a"], to: "no"), in: "a: 1\n", as: .yaml, gives: "\"no\": 1\n")
    expectChange(.rename(["on"], to: "b"), in: "# c\non: 1 # d\n", as: .yaml, gives: "# c\nb: 1 # d\n")
    expectChange(.rename(["a"], to: "x: y"), in: "{a: 1}\n", as: .yaml, gives: "{\"x: y\": 1}\n")
  }

  @Test func elementsAreAddedMovedAndRemovedWithTheirComments() throws {
    let ports: Path = ["services", "web", "ports"]
    let change: [(Change, String)] = [
      (
        .insert(ports.appending(1), "8080:80"),
        "      - \"80:80\"\n      - \"8080:80\"\n      # tls\n      - \"443:443\"\n"
      ),
      (.move(ports.appending(1), to: 0), "      # tls\n      - \"443:443\"\n      - \"80:80\"\n"),
      (.remove(ports.appending(1)), "      - \"80:80\"\n"),
      (.insert(ports.appending("-"), 22), "      - \"80:80\"\n      # tls\n      - \"443:443\"\n      - 22\n"),
      (
        .insert(ports.appending(0), ["a": 1, "b": [1]]),
        "      - a: 1\n        b:\n          - 1\n      - \"80:80\"\n      # tls\n      - \"443:443\"\n"
      ),
    ]
    let old = "      - \"80:80\"\n      # tls\n      - \"443:443\"\n"
    for (change, new) in change {
      expectChange(change, in: Self.compose, as: .yaml, gives: Self.compose.replacing(old, with: new))
    }
    expectChange(.move([0], to: 1), in: "- a # 1\n- b", as: .yaml, gives: "- b\n- a # 1")
    expectChange(
      .move([0, 1], to: 0), in: "- - a\n  # b\n  - b\n", as: .yaml,
      gives: "- - a\n  # b\n  - b\n".replacing("- - a\n  # b\n  - b", with: "- # b\n  - b\n  - a"))
    expectChange(.set(["-"], "a, b"), in: "[x, {c: 1}]\n", as: .yaml, gives: "[x, {c: 1}, \"a, b\"]\n")
    expectChange(.set([0, "d"], 1), in: "[a: b, c]\n", as: .yaml, gives: "[{a: b, d: 1}, c]\n")
  }

  @Test(
    arguments: [
      ("a: 1\n# of b\nb:\n  - 2 # two\n\nc: 3\n", ["b"], 0, "# of b\nb:\n  - 2 # two\na: 1\n\nc: 3\n"),
      ("a: 1\nb: 2", ["a"], 1, "b: 2\na: 1"), ("x: {a: 1, b: 2}\n", ["x", "a"], 1, "x: {b: 2, a: 1}\n"),
      ("- a: 1\n  # of b\n  b: 2\n- 3\n", [0, "b"], 0, "- # of b\n  b: 2\n  a: 1\n- 3\n"),
      ("a: 1\n---\nb: 2\n---\nc: 3\n", [2], 0, "c: 3\n---\na: 1\n---\nb: 2\n"),
      ("--- # one\na: 1\n---\nb: 2", [1], 0, "---\nb: 2\n--- # one\na: 1"),
      ("a: 1\n--- {b: 2} # c\n", [0], 1, "--- {b: 2} # c\n---\na: 1\n"),
    ] as [(String, Path, Int, String)])
  func membersAndDocumentsAreMovedWithTheirComments(text: String, path: Path, index: Int, expected: String) {
    expectChange(.move(path, to: index), in: text, as: .yaml, gives: expected)
  }

  @Test(arguments: [
    ("[\"a\", \"b\"]\n", "[\"a\", \"b\", \"c\"]\n"), ("[a, b]\n", "[a, b, c]\n"),
    ("['a']\n", "['a', 'c']\n"), ("- \"a\"\n- \"b\"\n", "- \"a\"\n- \"b\"\n- \"c\"\n"),
    ("- \"a\"\n- b\n", "- \"a\"\n- b\n- c\n"), ("- 1\n", "- 1\n- c\n"),
  ])
  func anElementIsQuotedAsItsSiblings(text: String, expected: String) {
    expectChange(.set(["-"], "c"), in: text, as: .yaml, gives: expected)
  }

  @Test func aMemberIsQuotedAsItsSiblings() {
    expectChange(
      .set(["c"], "x"), in: "a: 'p'\nb: 1\n", as: .yaml, gives: "a: 'p'\nb: 1\nc: 'x'\n")
    expectChange(.set(["c"], "x"), in: "a: \"1.0\"\nb: p\n", as: .yaml, gives: "a: \"1.0\"\nb: p\nc: x\n")
    expectChange(.set(["c"], "x"), in: "a: \"1.0\"\n", as: .yaml, gives: "a: \"1.0\"\nc: x\n")
  }

  @Test func partsBetweenBlankLinesGetOne() {
    expectChange(
      .set(["networks"], ["front": ["driver": "bridge"]]), in: Self.compose, as: .yaml,
      gives: Self.compose + "\nnetworks:\n  front:\n    driver: bridge\n")
  }

  @Test func aCommentedOutSettingIsSetInPlaceAndReset() throws {
    let cache: Path = ["volumes", "cache"]
    let document = try Document(parsing: Array(Self.compose.utf8), as: .yaml)
    let former = try #require(document.commentedText(at: cache))
    let set = try document.applying(.set(cache, 20)).document
    #expect(set.string == Self.compose.replacing("  #cache: 10", with: "  cache: 20"))
    #expect(try set.applying(.reset(cache, commentedText: former)).document.text == document.text)
    let below = "log:\n  # level: info\n  # format: text\nport: 1\n"
    expectChange(
      .set(["log", "format"], "json"), in: below, as: .yaml,
      gives: below.replacing("# format: text", with: "format: json"))
    expectChange(
      .reset(["log", "format"], commentedText: "  # format: text"),
      in: below.replacing("# format: text", with: "format: json"), as: .yaml, gives: below)
    expectChange(
      .set(["port"], 1), in: "# all of it:\n# port: 80  # x\n", as: .yaml, gives: "# all of it:\nport: 1  # x\n")
    expectChange(
      .set(["note"], 1), in: "a: 1\n# note: this is prose\n", as: .yaml, gives: "a: 1\nnote: 1\n# note: this is prose\n"
    )
  }
}
