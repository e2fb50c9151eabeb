import SettingsDocuments
import Testing

/// How values are spelled when they change, and when the former ones come back.
@Suite struct INISpellingTests {
  /// Sets a value, compares, and sets the former one again: the bytes are the first ones.
  private func expectBack(
    _ path: Path, _ value: String, in text: String, _ dialect: String, gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document = try ini(text, dialect)
    let former = try #require(document.node(at: path)?.string, sourceLocation: sourceLocation)
    let changed = try document.applying(.set(path, .string(value))).document
    #expect(changed.string == expected, sourceLocation: sourceLocation)
    #expect(changed.node(at: path)?.string == value, sourceLocation: sourceLocation)
    let back = try changed.applying(.set(path, .string(former))).document
    #expect(back.string == text, "back", sourceLocation: sourceLocation)
  }

  @Test func valuesOverLinesAreWrittenAsTheFilesOthersAre() throws {
    try expectBack(["a", "x"], "zz9", in: "[a]\nx = 1\n    2\ny = 3\n", "ini", gives: "[a]\nx = zz9\ny = 3\n")
    try expectBack(
      ["a", "x"], "zz9", in: "[a]\nx = 1\n\t2\nyy = 3\n\t4\n", "ini", gives: "[a]\nx = zz9\nyy = 3\n\t4\n")
    try expectBack(
      ["a", "x"], "zz9", in: "[a]\nx =\n  1\n  2\nyy =\n  3\n", "ini", gives: "[a]\nx = zz9\nyy =\n  3\n")
    try expectBack(["x"], "zz9", in: "x: 1\r\n   2\r\n", "ini", gives: "x: zz9\r\n")
    try expectBack(["a", "x"], "1\n2\n4", in: "[a]\nx = 1\n      2\n", "ini", gives: "[a]\nx = 1\n      2\n      4\n")
    try expectBack(["a", "x"], "1\n9\n3", in: "[a]\nx = 1\n  2\n   3\n", "ini", gives: "[a]\nx = 1\n  9\n   3\n")
  }

  @Test func anEmptyValueLeavesNoBlankBehind() throws {
    try expectBack(["x"], "1", in: "x =\n", "ini", gives: "x = 1\n")
    try expectBack(["x"], "1", in: "x:\ny: 2\n", "ini", gives: "x: 1\ny: 2\n")
    try expectBack(["x"], "1", in: "x = \ny = \n", "ini", gives: "x = 1\ny = \n")
    try expectBack(["x"], "1", in: "x=\n", "ini", gives: "x=1\n")
    try expectBack(["x"], "", in: "x = 1\r\n", "ini", gives: "x =\r\n")
    try expectBack(["x"], "", in: "x: 1", "ini", gives: "x:")
    try expectBack(["x"], "", in: "x= 1\n", "ini", gives: "x= \n")
    try expectBack(["x"], "", in: "x =  1\n", "ini", gives: "x =  \n")
    try expectBack(["Service", "X"], "", in: "[Service]\nX = a\n", "systemd", gives: "[Service]\nX =\n")
  }

  @Test func newValuesOverLines() throws {
    func expect(_ path: Path, _ value: String, in text: String, gives expected: String) {
      expectChange(.set(path, .string(value)), in: text, as: .ini, gives: expected)
    }
    expect(["a", "y"], "1\n2", in: "[a]\nx = 0\n", gives: "[a]\nx = 0\ny = 1\n    2\n")
    expect(["a", "y"], "\n1\n2", in: "[a]\nx =\n  0\n", gives: "[a]\nx =\n  0\ny =\n  1\n  2\n")
    expect(["a", "y"], "1\n2", in: "[a]\n\tx=0\n", gives: "[a]\n\tx=0\n\ty=1\n\t  2\n")
  }

  @Test func whatALineOfAValueCannotBeIsRefused() throws {
    for value in ["1\n\n2", "1\n# 2", "1\n 2", "1\n2\n"] {
      #expect(throws: EditError.self) { try ini("[a]\nx = 1\n", "ini").applying(.set(["a", "x"], .string(value))) }
    }
    #expect(throws: EditError.unsupported(["a", "x"], "systemd files have no way to write these lines")) {
      try ini("[a]\nx=1\n", "systemd").applying(.set(["a", "x"], "1\n2"))
    }
    let reason = "systemd files have no way to write a text that begins or ends with a blank"
    #expect(throws: EditError.unsupported(["a", "x"], reason)) {
      try ini("[a]\nx=1\n", "systemd").applying(.set(["a", "x"], " 1"))
    }
  }

  @Test func aContinuedValueKeepsItsLines() throws {
    let text = "[Service]\nExecStart=/bin/a \\\n  --b \\\n  --c\nUser=u\n"
    try expectBack(
      ["Service", "ExecStart"], "/bin/a  --b  --cx", in: text, "systemd", gives: text.replacing("--c\n", with: "--cx\n")
    )
    try expectBack(
      ["Service", "ExecStart"], "/bin/a  --bb  --c", in: text, "systemd", gives: text.replacing("--b ", with: "--bb "))
    try expectBack(
      ["k"], "caf\u{e9}s x", in: "k = caf\\u00e9 \\\n  x\n", "properties", gives: "k = caf\\u00e9s \\\n  x\n")
  }

  /// npm's reader ends a value without quotes at `;` or `#`, and takes quotes for such only where nothing is behind them.
  @Test func npmReadsWhatIsWritten() throws {
    let npmrc = try #require(Format.named("npmrc"))
    for (value, written) in [
      ("http://u:p#w@h", "http://u:p\\#w@h"), ("a;b", "a\\;b"), ("C:\\x", "C:\\\\x"), ("\"q\"", "\"\\\"q\\\"\""),
      ("'q'", "\"'q'\""), (" lead", "\" lead\""), ("say \"x\"", "say \"x\""), ("", ""),
    ] {
      expectChange(.set(["k"], .string(value)), in: "k=1\n", as: npmrc, gives: "k=\(written)\n")
      guard let first = value.first, !" \"'".contains(first) else { continue }
      try expectBack(["k"], value, in: "k=1 ; why\n", "npmrc", gives: "k=\(written) ; why\n")
    }
    try expectBack(["k"], "a#c", in: "k=\"a#b\"\n", "npmrc", gives: "k=\"a#c\"\n")
    expectChange(.set(["k"], "\"x\""), in: "k='x'\n", as: npmrc, gives: "k=\"\\\"x\\\"\"\n")
    try expectBack(["ca[]"], "x;y", in: "ca[]=1 # why\n", "npmrc", gives: "ca[]=x\\;y # why\n")
    #expect(throws: EditError.self) { try ini("k=1 ; c\n", "npmrc").applying(.set(["k"], " a")) }
  }

  @Test func variablesKeepTheirQuotes() throws {
    try expectBack(["A"], "x", in: "A=\nB=1\n", "env", gives: "A=x\nB=1\n")
    try expectBack(["A"], "a=bx", in: "A=a=b\n", "env", gives: "A=a=bx\n")
    try expectBack(["A"], "", in: "A='x y' # z\n", "env", gives: "A='' # z\n")
    try expectBack(["A"], "x y", in: "A='x'\n", "env", gives: "A='x y'\n")
    try expectBack(["A"], "-a $B c", in: "export A=\"-a $B\"\n", "env", gives: "export A=\"-a $B c\"\n")
    try expectBack(["A"], "it's \"x\"", in: "A=\"it's\"\n", "env", gives: "A=\"it's \\\"x\\\"\"\n")
    try expectBack(["lc"], "it's x", in: "lc = 'it''s'\t# y\n", "postgresql", gives: "lc = 'it''s x'\t# y\n")
  }

  @Test func aKeyAloneIsAloneAgain() throws {
    let text = "[mysqldump]\nquick\nquote-names\nmax_allowed_packet\t= 16M\n"
    try expectBack(
      ["mysqldump", "quick"], "x", in: text, "mysql", gives: text.replacing("quick\n", with: "quick = x\n"))
    // In git a key alone is true.
    expectChange(
      .set(["a", "x"], ""), in: "[a]\n\tb\n\tx = 1\n", as: .named("gitconfig")!, gives: "[a]\n\tb\n\tx =\n")
  }

  @Test func aValueThatWasEmptiedComesBackToItsPlace() throws {
    for text in ["x=5 # c\n", "x = 5 # c\n", "x = 5   # c\n", "x = 5\n", "x=5\n"] {
      let document = try ini("[a]\n" + text, "mysql")
      let back = try document.applying([.set(["a", "x"], ""), .set(["a", "x"], "5")]).document
      #expect(back.string == document.string)
    }
  }
}
