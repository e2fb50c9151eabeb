import SettingsDocuments
import Testing

@Suite struct BraceEditingTests {
  func expect(
    _ change: Change, in text: String, _ dialect: String, gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let format = try #require(Format.named(dialect))
    expectChange(change, in: text, as: format, gives: expected, sourceLocation: sourceLocation)
  }

  @Test func valuesAreSetInPlace() throws {
    try expect(
      .set(["s", "listen"], "443 ssl"), in: "s { listen 80; } # c\n", "nginx", gives: "s { listen 443 ssl; } # c\n")
    try expect(.set(["root"], "/a b"), in: "root \"/x\";\n", "nginx", gives: "root \"/a b\";\n")
    try expect(.set(["root"], "a;b"), in: "root x;\n", "nginx", gives: "root \"a;b\";\n")
    try expect(
      .set(["a", "b"], "x # y"), in: "a {\n  b = 1 # c\n}\n", "dovecot", gives: "a {\n  b = \"x # y\" # c\n}\n")
    try expect(.set(["a"], "1"), in: "a =\n", "dovecot", gives: "a = 1\n")
    try expect(.set(["a"], ""), in: "a = 1\n", "dovecot", gives: "a =\n")
    try expect(.set(["flag"], "on"), in: "flag;\n", "nginx", gives: "flag on;\n")
    try expect(.set(["s", "file"], "/b"), in: "s { file(\"/a\"); };\n", "syslog-ng", gives: "s { file(\"/b\"); };\n")
    try expect(
      .set(["network", "psk"], "x y"), in: "network={\n\tpsk=\"a\"\n}\n", "wpa_supplicant",
      gives: "network={\n\tpsk=\"x y\"\n}\n")
    try expect(
      .set(["/a", "postrotate"], "  b\n  c"), in: "/a {\n  postrotate\n  endscript\n}\n", "logrotate",
      gives: "/a {\n  postrotate\n  b\n  c\n  endscript\n}\n")
    try expect(.set(["a", 1], "3"), in: "a 1;\na 2;\n", "nginx", gives: "a 1;\na 3;\n")
    try expect(.set(["x", 0, "y"], "2"), in: "x {\n  y 1;\n}\nx {\n}\n", "nginx", gives: "x {\n  y 2;\n}\nx {\n}\n")
  }

  @Test func aBlockStaysAsItIsWhereAnotherOfItsWordsIsAdded() throws {
    let text = "server {\n\t# first\n\tlisten  80; # c\n}\n"
    let first = Value.object(ObjectMembers([("listen", "80")]))
    let second = Value.object(ObjectMembers([("listen", "81")]))
    try expect(
      .set(["server"], .array([first, second])), in: text, "nginx", gives: text + "\nserver {\n\tlisten  81;\n}\n")
  }

  @Test func oneMoreBlockIsAsFarApartAsOthersAre() throws {
    let new = Value.object(ObjectMembers([("a", "3")]))
    let (close, apart) = ("s {\n\ta 1;\n}\ns {\n\ta 2;\n}\n", "s {\n\ta 1;\n}\n\ns {\n\ta 2;\n}\n")
    try expect(.insert(["s", 2], new), in: close, "nginx", gives: close + "s {\n\ta 3;\n}\n")
    try expect(.insert(["s", 2], new), in: apart, "nginx", gives: apart + "\ns {\n\ta 3;\n}\n")
  }

  @Test func aDirectiveIsAboveTheIncludedFilesThatItCountsFor() throws {
    let text = "weekly\nrotate 4\n\n# of packages\ninclude /etc/logrotate.d\n\n/a {\n  missingok\n}\n"
    try expect(
      .set(["dateext"], ""), in: text, "logrotate", gives: text.replacing("rotate 4\n", with: "rotate 4\ndateext\n"))
  }

  @Test func settingsAreAddedAsTheirNeighboursAre() throws {
    try expect(
      .set(["server", "root"], "/a"), in: "server {\n\tlisten 80; # c\n\n\tlocation / {\n\t}\n}\n", "nginx",
      gives: "server {\n\tlisten 80; # c\n\troot /a;\n\n\tlocation / {\n\t}\n}\n")
    try expect(
      .set(["a", "c"], "2"), in: "a {\n    b\t= 1\n}\n", "strongswan", gives: "a {\n    b\t= 1\n    c\t= 2\n}\n")
    try expect(.set(["a", "c"], "2"), in: "a { b 1; }\n", "nginx", gives: "a { b 1; c 2; }\n")
    try expect(.set(["a", "b"], "1"), in: "a {}\n", "freeradius", gives: "a {\n\tb = 1\n}\n")
    try expect(.set(["a", "b"], "1"), in: "a {\n\t# words\n}\n", "freeradius", gives: "a {\n\tb = 1\n\t# words\n}\n")
    try expect(.set(["A::C"], "x"), in: "A::B \"1\";\n", "apt.conf", gives: "A::B \"1\";\nA::C \"x\";\n")
    try expect(.set(["p", "x"], "y"), in: "p {\n\ta: 1\n}\n", "corosync", gives: "p {\n\ta: 1\n\tx: y\n}\n")
    try expect(
      .set(["s", "port"], 81), in: "s {\n  a = \"b\";\n}\n", "ucl", gives: "s {\n  a = \"b\";\n  port = 81;\n}\n")
    try expect(
      .set(["s", "host"], "h"), in: "s {\n  a = 1\n}\n", "icinga2", gives: "s {\n  a = 1\n  host = \"h\"\n}\n")
    // Text that is taken as it is, is not indented.
    try expect(
      .set(["/a", "postrotate"], "  b\n  c"), in: "/a {\n  weekly\n}\n", "logrotate",
      gives: "/a {\n  weekly\n  postrotate\n  b\n  c\n  endscript\n}\n")
    try expect(
      .set(["weekly"], ""), in: "# words\n\n# about it\n/a {\n}\n", "logrotate",
      gives: "# words\n\nweekly\n\n# about it\n/a {\n}\n")
    try expect(
      .set(["listen f", "bind"], ":80"), in: "global\n\tdaemon\n", "haproxy",
      gives: "global\n\tdaemon\n\nlisten f\n\tbind :80\n")
    try expect(
      .set(["global", "nbthread"], "2"), in: "global\n\tdaemon\n\nlisten f\n", "haproxy",
      gives: "global\n\tdaemon\n\tnbthread 2\n\nlisten f\n")
    try expect(
      .set(["global", "stats timeout"], "2m"), in: "global\n\tstats socket /s\n", "haproxy",
      gives: "global\n\tstats socket /s\n\tstats timeout 2m\n")
    try expect(
      .set(["global", "stats timeout"], "2m"), in: "global\n\tstats  timeout  30s\n", "haproxy",
      gives: "global\n\tstats  timeout  2m\n")
    try expect(
      .set(["object Host \"a\"", "import"], "b"), in: "object Host \"a\" {\n  c = 1\n}\n", "icinga2",
      gives: "object Host \"a\" {\n  c = 1\n  import \"b\"\n}\n")
  }

  @Test func listsAreRepeatedStatements() throws {
    try expect(.insert(["a", 1], "3"), in: "a 1;\na 2;\n", "nginx", gives: "a 1;\na 3;\na 2;\n")
    try expect(.set(["a"], ["1", "2"]), in: "a 1;\n", "nginx", gives: "a 1;\na 2;\n")
    try expect(.set(["b", "a"], ["1", "2"]), in: "b {\n}\n", "nginx", gives: "b {\n    a 1;\n    a 2;\n}\n")
    try expect(.remove(["a", 1]), in: "a 1;\nb 1;\na 2;\n", "nginx", gives: "a 1;\nb 1;\n")
    try expect(.move(["a", 1], to: 0), in: "a 1; # x\na 2;\n", "nginx", gives: "a 2;\na 1; # x\n")
    try expect(
      .insert(["zone", 1], ["type": "hint"]), in: "zone {\n\ttype a;\n};\nzone {\n\ttype b;\n};\n", "bind",
      gives: "zone {\n\ttype a;\n};\nzone {\n\ttype hint;\n};\nzone {\n\ttype b;\n};\n")
  }

  @Test func blocksComeAndGoWithTheirComments() throws {
    try expect(
      .set(["s", "location /b", "deny"], "all"), in: "s {\n\ta 1;\n\n\tlocation /a {\n\t\tx 1;\n\t}\n}\n", "nginx",
      gives: "s {\n\ta 1;\n\n\tlocation /a {\n\t\tx 1;\n\t}\n\n\tlocation /b {\n\t\tdeny all;\n\t}\n}\n")
    try expect(
      .set(["service b", "wait"], "no"), in: "service a\n{\n\twait\t= yes\n}\n", "xinetd",
      gives: "service a\n{\n\twait\t= yes\n}\n\nservice b\n{\n\twait\t= no\n}\n")
    try expect(
      .set(["zone \"b\"", "type"], "hint"), in: "zone \"a\" { type hint; };\n", "bind",
      gives: "zone \"a\" { type hint; };\n\nzone \"b\" {\n\ttype hint;\n};\n")
    try expect(.remove(["b"]), in: "a 1;\n\n# about b\nb {\n  c;\n}\n\nd 1;\n", "nginx", gives: "a 1;\n\nd 1;\n")
    try expect(.remove(["a", "b"]), in: "a { b; c; }\n", "nginx", gives: "a { c; }\n")
    try expect(.remove(["a", "c"]), in: "a { b; c; }\n", "nginx", gives: "a { b; }\n")
    try expect(
      .rename(["location /"], to: "location /x"), in: "location  / {\n}\n", "nginx", gives: "location /x {\n}\n")
    try expect(
      .duplicate(["a"], as: .key("b")), in: "a {\n  c 1;\n}\n", "nginx", gives: "a {\n  c 1;\n}\n\nb {\n  c 1;\n}\n")
    try expect(.move(["b"], to: 0), in: "# a\na {\n}\n# b\nb {\n}\n", "nginx", gives: "# b\nb {\n}\n# a\na {\n}\n")
  }

  @Test func whatCannotBeWrittenIsRefused() throws {
    for (dialect, text, path, value) in [
      ("xinetd", "s\n{\n\ta = 1\n}\n", Path(["s", "a"]), " x"), ("i3", "a b\n", ["a"], "x\ny"),
      ("apt.conf", "A \"1\";\n", ["A"], "a\"b"), ("logrotate", "daily\n", ["daily"], "rotate 7"),
      ("logrotate", "/a {\n  postrotate\n  x\n  endscript\n}\n", ["/a", "postrotate"], "endscript\nz"),
      ("nagios-objects", "define a {\n  b c\n}\n", ["define a", "b"], "x ; y"),
    ] {
      let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named(dialect)))
      #expect(throws: EditError.self, "\(dialect)") { try document.applying(.set(path, .string(value))) }
    }
  }

  /// Strings that are easily written wrong are read back as they are, or refused before anything is written.
  @Test(arguments: Format.braceFamily.map(\.name))
  func hardStringsAreReadBackOrRefused(_ name: String) throws {
    let format = try #require(Format.named(name))
    let (before, after) = MutantTests.signs(of: format)
    let text = "a\(before)old\(after)\n"
    let document = try Document(parsing: Array(text.utf8), as: format)
    var written = 0
    for value in Self.hard {
      for path: Path in [["a"], ["b"]] {
        guard let after = try? document.applying(.set(path, .string(value))).document else { continue }
        #expect(after.node(at: path)?.string == value, "\(after.string)")
        #expect(after.root.count == (path == ["a"] ? 1 : 2))
        let read = try Document(parsing: after.text, as: format)
        #expect(read.node(at: path)?.string == value)
        written += 1
      }
    }
    #expect(written > 20, "\(written)")
  }

  private static let hard = [
    "a b", "a#b", "a # b", "a;b", "a ; b", "a \"b\" c", "it's", "a\\b", "a=b", "a: b", "-x", "yes", "42", "", " lead",
    "trail ", "a$b", "[x]", "%h", "100%", "ä", "{", "a {", "}", "a }", "/* x", "// x", "a\\", "\"", "x\ny",
  ]
}
