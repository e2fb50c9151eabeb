import SettingsDocuments
import Testing

@Suite struct YAMLSettingTests {
  @Test(arguments: [
    ("a: 1 # one\n", "a: 2 # one\n"), ("a:\n", "a: 2\n"), ("a: # none yet\n", "a: 2 # none yet\n"),
    ("a: &x 1\n", "a: &x 2\n"), ("? a\n: 1\n", "? a\n: 2\n"), ("? a\n", "? a\n: 2\n"), ("{a: 1}\n", "{a: 2}\n"),
    ("{a}\n", "{a: 2}\n"), ("a:\r\n  x\r\nb: 1\r\n", "a:\r\n  2\r\nb: 1\r\n"),
    ("---\na: |\n  x\n...\n", "---\na: 2\n...\n"),
    ("a: |\n  x\n  y\nb: 1", "a: 2\nb: 1"), ("a: !!str 1\n", "a: 2\n"), ("a:\n- 1\n- 2\n", "a: 2\n"),
    ("a: # list\n  - 1\n", "a: 2 # list\n"),
  ])
  func aNumberTakesTheOldPlace(text: String, expected: String) {
    expectChange(.set(["a"], 2), in: text, as: .yaml, gives: expected)
  }

  @Test(arguments: [
    ("x", "z", "z"), ("'x'", "it's", "'it''s'"), ("\"x\"", "a \"b\"", "\"a \\\"b\\\"\""), ("x", "yes", "\"yes\""),
    ("yes", "no", "no"), ("x", "1_000", "\"1_000\""), ("2001-01-01", "2001-01-02", "2001-01-02"), ("x", "~", "\"~\""),
    ("x", "2001-01-01", "\"2001-01-01\""), ("x", "a: b", "\"a: b\""), ("x", "a #b", "\"a #b\""), ("x", "a:b", "a:b"),
    ("x", "-x", "-x"), ("x", "- x", "\"- x\""), ("x", "", "\"\""), ("'x'", "", "''"), ("x", " x", "\" x\""),
    ("'x'", "a\tb", "\"a\\tb\""), ("x", "null", "\"null\""), ("x", "0x1F", "\"0x1F\""), ("x", "1:30", "\"1:30\""),
    ("x", "@x", "\"@x\""), ("x", "*x", "\"*x\""), ("x", "é 🛜", "é 🛜"), ("x", "<<", "\"<<\""), ("x", "on", "\"on\""),
  ])
  func aStringKeepsItsStyleWhereThatCanHoldIt(old: String, new: String, expected: String) {
    expectChange(.set(["a"], .string(new)), in: "a: \(old) # x\n", as: .yaml, gives: "a: \(expected) # x\n")
  }

  @Test(arguments: [
    ("|\n  one\n  two\n", "one\n three\n", "|\n  one\n   three\n"), ("|-\n  one\n", "one\ntwo", "|-\n  one\n  two\n"),
    ("|\n  one\n", "one\ntwo", "|-\n  one\n  two\n"), ("| # why\n  one\n", "two\n", "| # why\n  two\n"),
    (">-\n  some\n  text\n", "some text and more", ">-\n  some text and more\n"),
    (">\n  one\n\n  two\n", "one\nthree\n", ">\n  one\n\n  three\n"), ("x\n", "one\ntwo\n", "|\n  one\n  two\n"),
    ("|2\n  one\n", " one\n", "|2\n   one\n"), ("|+\n  one\n\n", "one\n\n\n", "|+\n  one\n\n\n"),
    ("|\n  one\n", "one\u{7}", "\"one\\x07\"\n"),
  ])
  func aTextOfLinesIsABlock(old: String, new: String, expected: String) {
    expectChange(.set(["a"], .string(new)), in: "a: \(old)b: 1\n", as: .yaml, gives: "a: \(expected)b: 1\n")
  }

  @Test func aCommentStaysOnTheFirstLine() {
    expectChange(
      .set(["a"], "one\ntwo"), in: "a: x # why\nb: 1\n", as: .yaml, gives: "a: |- # why\n  one\n  two\nb: 1\n")
    expectChange(
      .set([0], "one\ntwo"), in: "- x # why\n- b", as: .yaml, gives: "- |- # why\n  one\n  two\n- b")
    expectChange(.set(["a"], "one\ntwo"), in: "{a: x} # why\n", as: .yaml, gives: "{a: \"one\\ntwo\"} # why\n")
  }

  @Test func theWholeDocumentMayBecomeEmpty() {
    expectChange(.set([], .object(ObjectMembers())), in: "# c\na: 1\nb: 2\n", as: .yaml, gives: "# c\n{}\n")
    expectChange(.set([], []), in: "- 1\n", as: .yaml, gives: "[]\n")
  }

  @Test func booleansKeepTheirCapitals() {
    expectChange(.set(["a"], false), in: "a: True\n", as: .yaml, gives: "a: False\n")
    expectChange(.set(["a"], true), in: "a: FALSE\n", as: .yaml, gives: "a: TRUE\n")
    expectChange(.set(["a"], true), in: "a: off\n", as: .yaml, gives: "a: true\n")
  }

  @Test(arguments: [
    ("a: 1\n", "a:\n  x: 1\n  l:\n    - p\n"), ("a: 1 # c\n", "a: # c\n  x: 1\n  l:\n    - p\n"),
    ("m:\n    n: 1\na: &t 1\n", "m:\n    n: 1\na: &t\n    x: 1\n    l:\n        - p\n"),
    ("m:\n- 1\na: ~\n", "m:\n- 1\na:\n  x: 1\n  l:\n  - p\n"), ("{a: 1}\n", "{a: {x: 1, l: [p]}}\n"),
    ("a:\n- 1\n", "a:\n  x: 1\n  l:\n  - p\n"), ("a: []\n", "a: {x: 1, l: [p]}\n"),
  ])
  func aScalarBecomesAnObject(text: String, expected: String) {
    expectChange(.set(["a"], ["x": 1, "l": ["p"]]), in: text, as: .yaml, gives: expected)
  }

  @Test func elementsBecomeObjectsAndBack() {
    expectChange(
      .set(["a", 0], ["x": 1, "z": 2]), in: "a:\n- p # c\n- q\n", as: .yaml, gives: "a:\n- x: 1 # c\n  z: 2\n- q\n")
    expectChange(.set(["a", 0], "p"), in: "a:\n- x: 1 # c\n  z: 2\n- q\n", as: .yaml, gives: "a:\n- p\n- q\n")
    expectChange(.set([0], ["x": 1]), in: "-\n- 2\n", as: .yaml, gives: "- x: 1\n- 2\n")
    expectChange(.set([], ["x": 1]), in: "--- one\n", as: .yaml, gives: "---\nx: 1\n")
    expectChange(.set([], "one"), in: "---\nx: 1\n", as: .yaml, gives: "---\none\n")
  }
}
