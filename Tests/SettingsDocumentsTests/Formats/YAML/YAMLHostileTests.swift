import SettingsDocuments
import TestSupport
import Testing

/// Texts that are made to hurt: each ends in an error or a result.
@Suite struct YAMLHostileTests {
  func outcome(_ text: [UInt8]) -> Result<Document, ParseError> {
    do throws(ParseError) {
      return .success(try Document(parsing: text, as: .yaml))
    } catch {
      return .failure(error)
    }
  }

  func error(_ text: String) -> ParseError? {
    if case .failure(let error) = outcome(Array(text.utf8)) { error } else { nil }
  }

  @Test func deepNestingIsAClearError() {
    let depth = 100_000
    for text in [
      String(repeating: "[", count: depth), String(repeating: "{a: ", count: depth),
      String(repeating: "- ", count: depth), String(repeating: "? ", count: depth),
      (0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    ] {
      #expect(error(text)?.message == "this is nested too deeply")
    }
    #expect(error(String(repeating: "[", count: 200) + String(repeating: "]", count: 200)) == nil)
  }

  @Test(arguments: [
    ("a:\n\tb: 1\n", 3), ("a:\n  b: 1\n\tc: 2\n", 10), ("a:\n  - 1\n \t- 2\n", 10), ("a: 1\nb:\n\t\tc: 1\n", 8),
  ])
  func aTabThatIndentsIsNamed(text: String, offset: Int) throws {
    let error = try #require(self.error(text))
    #expect(error.description.hasSuffix("expected blanks, found a tab: a tab does not indent in YAML"), "\(error)")
    #expect(error.offset == offset, "\(error)")
  }

  /// libfyaml 0.7 frees a key twice there.
  @Test(arguments: ["? a:\t- b\n", "? -\u{8}:\t-\n", "? a:\t? b\n", "? a: \t| \n", "- ? a:\t: b\n"])
  func aTabBehindTheColonInAComplexKeyIsAnError(text: String) {
    #expect(error(text)?.message == "a tab does not indent in YAML")
  }

  /// libfyaml ends there, as if nothing followed.
  @Test(arguments: ["a: x\0y\n", "a: 1\n\0b: 2\n", "# \0\na: 1\n", "|-\n---\0\0\texpl\n"])
  func aNulIsAnError(text: String) throws {
    let error = try #require(self.error(text))
    #expect(error.message == "in double quotes this character is written \\0")
    #expect(error.offset == text.utf8.prefix { $0 != 0 }.count)
  }

  @Test("Nor does it where another fault is told before")
  func aTabBehindTheColonBelowAnUnknownDirective() {
    #expect(error("%%a\n? a:\t- b\n") != nil)
  }

  @Test func longLinesCostNoMoreThanTheirLength() throws {
    let length = 4_000_000
    let long = Array(repeating: UInt8(ascii: "x"), count: length)
    for (head, tail) in [
      ("a: ", ""), ("a: \"", "\""), ("a: '", "'"), ("# ", "\na: 1"), ("a: [", "]"), ("a: |\n  ", ""),
    ] {
      let document = try outcome(Array(head.utf8) + long + Array(tail.utf8)).get()
      #expect(document.root["a"] != nil)
    }
    let items = Array("a: [".utf8) + Array(repeatElement("1, ".utf8, count: 300_000).joined()) + Array("1]".utf8)
    #expect(try outcome(items).get().root["a"]?.count == 300_001)
  }

  @Test(arguments: [
    ("a: [1, 2\n", 1, 4, "\"]\""), ("a: {b: 1\n", 1, 4, "\"}\""), ("a:\n\tb: 1\n", 2, 1, "blanks"),
    ("a: \"x\n", 1, 4, "a closing quote"), ("a: b: c\n", 1, 5, "one key on this line"),
    ("é: @x\n", 1, 4, "a value"), ("a: 1\nfoo\n", 2, 1, "a key and \":\""),
    ("a: *x\n", 1, 4, "an alias of something above"),
    ("a: \"\\q\"\n", 1, 4, "an escape that YAML knows"), ("a: [1]]\n", 1, 7, "no further bracket"),
  ])
  func faultsPointAtThemselves(text: String, line: Int, column: Int, expected: String) throws {
    let fault = try #require(self.error(text))
    #expect(fault.position == Position(line: line, column: column), "\(fault)")
    #expect(fault.expected == expected, "\(fault)")
  }

  @Test func bytesThatAreNoTextAreRefusedBeforeAnythingElse() {
    for bytes: [UInt8] in [
      [0xFF], [0x61, 0x3A, 0x20, 0xC3], [0xED, 0xA0, 0x80], Array("a: \"".utf8) + [0xF5] + [0x22],
    ] {
      guard case .failure(let error) = outcome(bytes) else {
        Issue.record("read: \(bytes)")
        continue
      }
      #expect(error.expected == "UTF-8 text" || error.expected == "UTF-8")
    }
  }

  @Test func aByteOrderMarkBelowTheFirstLineIsRead() throws {
    let document = try outcome(Array("# first\n\u{FEFF}a: 1\n".utf8)).get()
    #expect(document.root.value == ["a": 1])
    let changed = try document.applying(.set(["b"], 2)).document
    #expect(changed.string == "# first\n\u{FEFF}a: 1\nb: 2\n")
  }

  @Test func oddPairsBetweenBracketsAreToldApart() throws {
    expectChange(.remove([0]), in: "[f? oo, bar,? 42]\n", as: .yaml, gives: "[bar,? 42]\n")
    expectChange(.set(["b"], 1), in: "{ a, b\n, : c }\n", as: .yaml, gives: "{ a, b: 1\n, : c }\n")
    let document = try outcome(Array("[? a : b, c: , {x: y}: z, : w]\n".utf8)).get()
    #expect(document.root.value == [["a": "b"], ["c": nil], ["{x: y}": "z"], ["": "w"]])
  }

  /// Mutants of a text with everything in it: what parses can be changed or refuses to be, and nothing else happens.
  @Test func mutantsEndInAnErrorOrAResult() {
    var random = SeededGenerator(seed: 20_261_121)
    let seeds = [
      YAMLEntryTests.compose, YAMLReferenceTests.text,
      "%YAML 1.2\n---\n? [a, b]\n: - |+2\n    x\n\n  - >-\n   y\n   z\n... # end\n--- !t &a\n'k': \"v\\n\\x41\"\n*a : [{x}, y: z]\n",
    ].map { Array($0.utf8) }
    let interesting = Array("[]{}:,-?&*!|>'\"%@#\n\t \\<~\u{FEFF}é".utf8)
    for round in 0..<1500 {
      var text = seeds[round % seeds.count]
      for _ in 0...random.next(below: 3) {
        let place = random.next(below: text.count)
        switch random.next(below: 4) {
        case 0: text[place] = interesting[random.next(below: interesting.count)]
        case 1: text.insert(interesting[random.next(below: interesting.count)], at: place)
        case 2: text.remove(at: place)
        default: text.removeSubrange(place..<min(text.count, place + random.next(below: 20)))
        }
        if text.isEmpty { text = [0x61] }
      }
      guard case .success(let document) = outcome(text) else { continue }
      #expect(document.text == text)
      for node in [document.root] + document.root.children.prefix(3) {
        #expect(node.span.upperBound <= text.count)
        if let result = try? document.applying(.set(node.path, "x: y")) {
          #expect(result.document.node(at: node.path)?.string == "x: y")
          #expect(result.edits.inverse(in: text).applied(to: result.document.text) == text)
        }
        _ = try? document.applying(.remove(node.path))
        if node.kind == .object { _ = try? document.applying(.set(node.path.appending("new"), [1])) }
      }
    }
  }
}
