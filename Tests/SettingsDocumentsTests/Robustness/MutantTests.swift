import TestSupport
import Testing

@testable import SettingsDocuments

/// Mutants of small documents, always the same ones: nothing crashes, hangs or loses a byte.
@Suite struct MutantTests {
  /// A document for each format, with most of what it has.
  static func seed(_ format: Format) -> String {
    if let sample = RowSample.named(format.name) { return sample.text }
    return switch format.name {
    case "json", "jsonc", "json5", "vscode":
      "{\n  // a comment\n  \"a\": [1, -2.5e3, \"x\\u00e9\\n\", true, null, {}],\n  \"b\": {\"c\": {\"d\": []}, \"e\": \"\"}, /* f */\n}\n"
    case "yaml":
      "# c\n%YAML 1.2\n---\na: &x [1, 'b', {c: d}]\ne: |+\n  text\n   more\n\nf: >-\n  g\n- h\n? i\n: *x\n<<: *x\n\"j\\n\": !!str 1\n...\n"
    case "toml", "toml-1.0":
      "a = 1\n#b = 2\n[t.\"u v\"]\nc = '''x\ny'''\nd = [ 1, 2, # z\n]\ne.f = { g = 1979-05-27T07:32:00Z }\n[[h]]\n[[h.i]]\nj = inf\n"
    case "apache", "proftpd", "cups", "collectd":
      "# c\nListen 80\nListen \"a b\"\n#ServerName x\n<Host *  \"y\">\n  Log \"a \\\" b\" \\\n  2 # e\n  <In 1>\n  </In>\n  # Xy 3\n</Host>\n<Host * \"y\">\n</Host>\n"
    case "xorg":
      "Section \"Device\"\n  Driver \"a\" # b\n  #Option \"c\"\n  SubSection \"d\"\n    Depth 24\n  EndSubSection\nEndSection\n"
    case "interfaces": "# c\nauto lo\niface lo inet static\n  address 1\n  up a \\\n  b\n  up c\n#auto x\nauto y\n"
    case "ipsec": "config setup\n\ta=b # c\n\ninclude d\nconn e\n\tf = \"g h\"\n\t#i=j\n"
    case _ where Format.braceFamily.contains(format):
      Self.seedOfBraces(isStrict: ["bind", "nginx"].contains(format.name))
    case "openvpn":
      "# c\nclient\nremote a 1 # d\n;off 1\n<ca>\n# x\nabc=\n</ca>\n<connection>\nremote b\n</connection>\n  <key>\r\n y\r\n  </key>\nlist 1\nlist 2\n"
    case "xml":
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY e \"f\">]>\n<a b='&e;' c=\"1\">\n  <!-- c -->\n  <d>x &amp; &#65;</d>\n  <!-- <g>1</g> -->\n  <d/>\n  <h>i<j/>k<![CDATA[<]]></h>\n</a>\n"
    default:
      "# c\n; d\nkey = value\n#off = 1\nlist 1\nlist 2\n[section \"sub\"]\n  a = \"b # c\" \\\n  d\nMatch User x\n  k v\nexport E='f'\n"
    }
  }

  private static func seedOfBraces(isStrict: Bool) -> String {
    isStrict
      ? "# c\nk v;\n#off 1;\nb \"x y\" {\n\ta 1 2;\n\ta \"q # ;\";\n\tc { d; };\n};\n"
      : "# c\nk = v\n#off = 1\nb x {\n\ta = [ 1, 2 ]\n\ta += \"q # ;\"\n\tc\n\t{\n\t\td = ( 1 )\n\t}\n}\n[s]\npostrotate\n x\nendscript\n"
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
      // Deeper than any stack goes; nothing nests in tables, and there are many of them.
      let count = RowSample.named(name) == nil ? 20_000 : 4_000
      let text = Array(String(repeating: opening, count: count).utf8)
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

  @Test(arguments: Format.all.map(\.name).filter { RowSample.named($0) == nil })
  func aLongLineIsReadWhole(_ name: String) throws {
    let format = try #require(Format.named(name))
    let word = [UInt8](repeating: UInt8(ascii: "a"), count: 200_000)
    let isJSON = name.hasPrefix("json") || name == "vscode"
    let hasBlocks = Format.blockFamily.contains(format)
    // Where sections follow one another, hardly anything is in none.
    let key = ["interfaces": "source", "ipsec": "include"][name] ?? "a"
    let (before, after) = hasBlocks ? (" ", "") : Self.signs(of: format)
    let command = name == "mutt" ? "set " : ""
    let (head, tail) =
      isJSON ? ("\"", "\"") : name == "xml" ? ("<a>", "</a>") : ("\(command)\(key)\(before)\"", "\"\(after)\n")
    let text = Array(head.utf8) + word + Array(tail.utf8)
    let document = try Document(parsing: text, as: format)
    #expect(document.text == text)
    let object = document.root.kind == .array ? document.root[0] : document.root
    let value = isJSON ? document.root : object?[key]
    #expect(value?.string?.utf8.contains(word) == true)
  }
}

extension MutantTests {
  /// What is before a value and behind it.
  static func signs(of format: Format) -> (before: String, after: String) {
    switch format.name {
    case "yaml", "corosync": (": ", "")
    case "nginx", "bind", "dhcpd", "apt.conf", "bird", "radvd", "drbd": (" ", ";")
    case "opensc": (" = ", ";")
    case "syslog-ng": ("(", ");")
    case "sshd", "redis", "haproxy", "munin", "keepalived", "multipath", "conntrackd", "mpd", "i3", "nagios-objects",
      "rsyslog":
      (" ", "")
    default: ((format.syntax as? INISyntax)?.dialect.separator ?? "=", "")
    }
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
