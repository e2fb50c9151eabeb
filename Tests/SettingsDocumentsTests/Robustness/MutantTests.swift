import SettingsDocuments
import TestSupport
import Testing

/// Mutants of small documents, always the same ones: nothing crashes, hangs or loses a byte.
@Suite struct MutantTests {
  /// A document for each format, with most of what it has.
  static func seed(_ format: Format) -> String {
    switch format.name {
    case "json", "jsonc", "json5":
      "{\n  // a comment\n  \"a\": [1, -2.5e3, \"x\\u00e9\\n\", true, null, {}],\n  \"b\": {\"c\": {\"d\": []}, \"e\": \"\"}, /* f */\n}\n"
    case "yaml":
      "# c\n%YAML 1.2\n---\na: &x [1, 'b', {c: d}]\ne: |+\n  text\n   more\n\nf: >-\n  g\n- h\n? i\n: *x\n<<: *x\n\"j\\n\": !!str 1\n...\n"
    case "toml", "toml-1.0":
      "a = 1\n#b = 2\n[t.\"u v\"]\nc = '''x\ny'''\nd = [ 1, 2, # z\n]\ne.f = { g = 1979-05-27T07:32:00Z }\n[[h]]\n[[h.i]]\nj = inf\n"
    default:
      "# c\n; d\nkey = value\n#off = 1\nlist 1\nlist 2\n[section \"sub\"]\n  a = \"b # c\" \\\n  d\nMatch User x\n  k v\nexport E='f'\n"
    }
  }

  @Test(arguments: Format.all.map(\.name))
  func mutantsKeepEveryPromise(_ name: String) throws {
    let format = try #require(Format.named(name))
    let seed = Array(Self.seed(format).utf8)
    var mutator = Mutator(seed: 0x5E77EE)
    for _ in 0..<150 {
      let mutant = mutator.mutant(of: seed)
      if let broken = DocumentTrial(format: format).run(mutant) {
        Issue.record("\(name): \(broken): \(String(decoding: mutant, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test(arguments: Format.all.map(\.name))
  func nestingWithoutEndIsReadWholeOrRefusedWhereItIs(_ name: String) throws {
    let format = try #require(Format.named(name))
    for opening in ["[", "{", "{\"a\":", "a: [", "- ", "[[", "a.", "(", "\"", "'", "\\", "<<: *", "#", "\n["] {
      let text = Array(String(repeating: opening, count: 100_000).utf8)
      do throws(ParseError) {
        #expect(try Document(parsing: text, as: format).text == text, "\(opening)")
      } catch {
        let hasReason = !(error.expected + error.message).isEmpty
        #expect(error.offset <= text.count && hasReason, "\(opening): \(error)")
      }
    }
  }

  /// The formats whose values nest refuse what is deeper than they go, with that reason.
  @Test(arguments: [
    ("json", "["), ("jsonc", "{\"a\":"), ("json5", "["), ("yaml", "["), ("yaml", "- "), ("toml", "a=["),
  ])
  func nestingWithoutEndIsRefusedForItsDepth(_ name: String, _ opening: String) throws {
    let format = try #require(Format.named(name))
    let text = opening + String(repeating: opening == "a=[" ? "[" : opening, count: 100_000)
    let error = #expect(throws: ParseError.self) { try Document(parsing: Array(text.utf8), as: format) }
    #expect(error?.message == "this is nested too deeply")
  }

  @Test(arguments: Format.all.map(\.name))
  func aLongLineIsReadWhole(_ name: String) throws {
    let format = try #require(Format.named(name))
    let word = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    let isJSON = name.hasPrefix("json")
    let separator = ["yaml": ": ", "sshd": " ", "redis": " "][name] ?? "="
    let text = isJSON ? [0x22] + word + [0x22] : Array("a\(separator)\"".utf8) + word + [0x22, 0x0A]
    let document = try Document(parsing: text, as: format)
    #expect(document.text == text)
    let value = isJSON ? document.root : document.root["a"]
    #expect(value?.string?.utf8.contains(word) == true)
  }
}

/// Makes mutants, the same ones from the same seed.
struct Mutator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func next(_ bound: Int) -> Int { random.next(below: bound) }

  private static let tokens = [
    "\"", "'", "\\", "{", "}", "[", "]", ",", ":", "=", "#", "\n", "\r\n", "\t", "  ", "- ", "\u{FEFF}", "\u{0}", "é",
    "\"\"\"", "'''", "&a ", "*a", "!!", "|", ">", "? ", "---\n", "[[", "]]", "/*", "*/", "//", "0x", "1e9", ".",
    "\u{2028}",
  ]

  /// A few changes of a text: bytes changed, taken out, doubled, and marks put in.
  mutating func mutant(of seed: [UInt8]) -> [UInt8] {
    var text = seed
    for _ in 0...next(4) {
      let place = next(text.count + 1)
      let end = min(text.count, place + 1 + next(8))
      switch next(5) {
      case 0 where place < text.count: text[place] = UInt8(next(256))
      case 1: text.removeSubrange(place..<end)
      case 2: text.insert(contentsOf: text[place..<end], at: place)
      case 3: text = Array(text.prefix(place))
      default: text.insert(contentsOf: Self.tokens[next(Self.tokens.count)].utf8, at: place)
      }
    }
    return text
  }
}
