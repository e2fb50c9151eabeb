import SettingsDocuments
import Testing

/// JSON5, after the examples and the grammar of its specification (version 1.0.0).
@Suite struct JSON5Tests {
  static let sample = """
    {
      // comments
      unquoted: 'and you can quote me on that',
      singleQuotes: 'I can use "double quotes" here',
      lineBreaks: "Look, Mom! \\
    No \\\\n's!",
      hexadecimal: 0xdecaf,
      leadingDecimalPoint: .8675309, andTrailing: 8675309.,
      positiveSign: +1,
      trailingComma: 'in objects', andIn: ['arrays',],
      "backwardsCompatible": "with JSON",
    }

    """

  @Test func readsTheSpecificationsExample() throws {
    let root = try json(Self.sample, as: .json5).root
    #expect(root["unquoted"]?.string == "and you can quote me on that")
    #expect(root["singleQuotes"]?.string == "I can use \"double quotes\" here")
    #expect(root["lineBreaks"]?.string == "Look, Mom! No \\n's!")
    #expect(root["hexadecimal"]?.number?.int == 912559)
    #expect(root["leadingDecimalPoint"]?.number?.double == 0.8675309)
    #expect(root["andTrailing"]?.number?.int == 8_675_309)
    #expect(root["positiveSign"]?.number?.int == 1)
    #expect(root["andIn"]?.count == 1)
    #expect(root["backwardsCompatible"]?.string == "with JSON")
  }

  @Test(arguments: [
    ("Infinity", Double.infinity), ("-Infinity", -.infinity), ("+Infinity", .infinity), ("-0x10", -16), ("0XfF", 255),
    ("5.e3", 5000), ("-.5", -0.5), ("+1.5E-1", 0.15), ("0x800000000000000000", 2_361_183_241_434_822_606_848),
  ])
  func readsNumbers(_ text: String, _ value: Double) throws {
    #expect(try json("[\(text)]", as: .json5).root[0]?.number?.double == value)
  }

  @Test func readsNotANumber() throws {
    #expect(try json("NaN", as: .json5).root.number?.double.isNaN == true)
  }

  @Test(arguments: [
    (#"'\x41\'\"\v\0\q\u00e9'"#, "A'\"\u{B}\u{0}qé"), ("'a\\\r\nb'", "ab"), ("\"a\\\nb'\"", "ab'"),
    ("'\t\u{2028}'", "\t\u{2028}"), (#"'\uD83E\uDD89'"#, "🦉"), ("'a\\\u{2028}b'", "ab"),
  ])
  func readsStrings(_ text: String, _ value: String) throws {
    #expect(try json(text, as: .json5).root.string == value)
  }

  @Test func readsNamesAsKeysAndBlanksOfAllSorts() throws {
    let root = try json("\u{FEFF}\u{A0}{$a_1:\u{B}1,\u{2028}ünï:\u{3000}2, \\u0061b: 3, if: 4,\u{C}}", as: .json5).root
    #expect(root.members.map(\.key) == ["$a_1", "ünï", "ab", "if"])
    #expect(root["ab"]?.number?.int == 3)
  }

  @Test(arguments: [
    "{a-b: 1}", "{1a: 1}", "'a", "'a\nb'", #"'\x4'"#, #"'\1'"#, #"'\01'"#, "010", "0x", "+", ".", "5..", "[,]", "{,}",
    "Inf", "True", "{a 1}", "/* a", "1 2", "{a: b}", "",
  ])
  func refusesWhatIsNone(_ text: String) {
    #expect(fault(text, as: .json5) != nil)
  }

  @Test func theNameTells() {
    #expect(Format.detect(name: "renovate.json5", content: []) == .json5)
    #expect(Format.detect(name: ".babelrc.json5", content: []) == .json5)
    #expect(Format.detect(name: "/home/me/app/.babelrc", content: []) == .json5)
  }

  // MARK: - Changing

  @Test func valuesKeepTheirQuotes() {
    expectChange(.set(["a"], "x'y\"z"), in: "{a: 'b', c: \"d\"}", as: .json5, gives: "{a: 'x\\'y\"z', c: \"d\"}")
    expectChange(.set(["c"], "x'y\"z"), in: "{a: 'b', c: \"d\"}", as: .json5, gives: "{a: 'b', c: \"x'y\\\"z\"}")
    expectChange(.set(["a"], 16), in: "{a: 0x10, /* b */}", as: .json5, gives: "{a: 16, /* b */}")
    expectChange(.set(["a"], "x\ny"), in: "{a: 'b\\\nc'}", as: .json5, gives: "{a: 'x\\ny'}")
  }

  @Test func numbersThatJSONLacksAreWritten() {
    expectChange(.set(["a"], .number(Number(.infinity))), in: "{a: 1}", as: .json5, gives: "{a: Infinity}")
    expectChange(.set(["a"], .number(Number(-.infinity))), in: "{a: 1}", as: .json5, gives: "{a: -Infinity}")
    expectChange(.set(["a"], .number(Number(.nan))), in: "{a: 1}", as: .json5, gives: "{a: NaN}")
  }

  @Test func newKeysLookLikeTheOthers() {
    expectAddAndRemove(["new"], in: "{\n  a: 'b',\n}\n", as: .json5, gives: "{\n  a: 'b',\n  new: 1,\n}\n")
    expectAddAndRemove(["new-key"], in: "{\n  a: 'b'\n}\n", as: .json5, gives: "{\n  a: 'b',\n  'new-key': 1\n}\n")
    expectAddAndRemove(["new"], in: "{'a': 'b'}", as: .json5, gives: "{'a': 'b', 'new': 1}")
    expectChange(.rename(["a"], to: "b-c"), in: "{a: \"b\"}", as: .json5, gives: "{\"b-c\": \"b\"}")
    expectChange(.rename(["a b"], to: "c"), in: "{x: 1, 'a b': 2}", as: .json5, gives: "{x: 1, c: 2}")
  }

  @Test func everyValueOfTheExampleIsChangedAlone() throws {
    let document = try json(Self.sample, as: .json5)
    for member in document.root.members where member.value.kind.isScalar {
      let result = try document.applying(.set([.key(member.key)], "changed"))
      #expect(result.edits.allSatisfy { member.value.span.contains($0.range.lowerBound) })
      #expect(result.edits.inverse(in: document.text).applied(to: result.document.text) == document.text)
    }
  }
}
