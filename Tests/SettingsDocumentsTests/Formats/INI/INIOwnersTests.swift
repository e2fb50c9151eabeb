import SettingsDocuments
import Testing

/// What the programs themselves read of texts that are easily read otherwise.
@Suite struct INIOwnersTests {
  /// Lines that a backslash joins: with a blank in systemd, with nothing in most.
  @Test(arguments: [
    ("systemd", "[a]\nk=b\\\nc\\\n  d\n", "b c d"), ("openssl", "[a]\nk = b\\\nc\\\n  d\n", "bc  d"),
    ("smb", "[a]\nk = b\\\nc\\\n  d\n", "bc  d"), ("gitconfig", "[a]\n\tk = b\\\nc\\\n  d\n", "bc  d"),
    ("gitconfig", "[a]\n\tk = \"b\\\nc\"\n", "bc"),
  ])
  func joinedLinesAreReadAsTheProgramDoes(dialect: String, text: String, value: String) throws {
    let document = try ini(text, dialect)
    #expect(document.node(at: ["a", "k"])?.string == value)
    var history = EditHistory(document)
    try history.apply(.set(["a", "k"], "z"))
    try history.apply(.set(["a", "k"], .string(value)))
    #expect(history.document.string == text)
  }

  @Test(arguments: [
    ("modprobe", "options a b\\\nc\\\n  d\n", "options", "a bc  d"), ("squid", "acl b\\\nc\\\n  d\n", "acl", "bcd"),
    ("tor", "Nick b\\\n# x\nc\\\n  d\n", "Nick", "bc  d"), ("xresources", "k: b;\\\nc\n", "k", "b;c"),
    ("rsnapshot", "backup\ta\n\tb\nx\ty\n", "backup", "a\nb"),
  ])
  func joinedLinesWithoutSections(dialect: String, text: String, key: String, value: String) throws {
    #expect(try ini(text, dialect).node(at: [.key(key)])?.string == value)
  }

  /// OpenSSH parts words as shells do, and a word that begins with `#` ends the line.
  @Test func sshReadsWords() throws {
    let text = "PidFile /p # c\nBanner \"/a # b\"\nAcceptEnv A#b\nForceCommand x \"a # b\"\n"
    let document = try ini(text, "sshd")
    #expect(
      document.root.value == ["PidFile": "/p", "Banner": "/a # b", "AcceptEnv": "A#b", "ForceCommand": "x \"a # b\""])
    #expect(try written("Banner", "it's", document).contains("Banner \"it's\"\n"))
    #expect(try written("PidFile", "a # b", document).contains("PidFile \"a # b\" # c\n"))
    #expect(try written("ForceCommand", "y 'a b' # \"c\"", document).contains("ForceCommand y 'a b' # \"c\"\n"))
    // A quote that is not closed keeps the server from starting.
    #expect(throws: EditError.self) { try document.applying(.set(["ForceCommand"], "it's")) }
  }

  /// In quotes are one word of several, and all of one word: nobody is in the group `"a b" c`.
  @Test(arguments: [
    ("AllowGroups \"a b\"\n", "\"a b\""), ("AllowGroups \"a b\" c\n", "\"a b\" c"), ("AllowGroups \"c\"\n", "c"),
    ("#allowgroups \"a b\"\nPidFile \"/a b\"\n", "/a b"),
  ])
  func sshKeepsTheQuotesOfWords(_ text: String, _ value: String) throws {
    let document = try ini(text, "sshd")
    let setting = try #require(document.root.children.first)
    #expect(setting.string == value)
    let key = try #require(setting.key)
    var history = EditHistory(document)
    try history.apply(.set([.key(key)], "z"))
    try history.apply(.set([.key(key)], .string(value)))
    #expect(history.document.node(at: [.key(key)])?.string == value)
    #expect(throws: EditError.self) { try document.applying(.set(["AllowGroups"], "a # b")) }
  }

  /// Between single quotes a backslash escapes, as in C.
  @Test func postgresqlEscapes() throws {
    let document = try ini("a = 'b\\\\c\\'d''e\\n' # '\n", "postgresql")
    #expect(document.root.value == ["a": "b\\c'd'e\n"])
    #expect(try written("a", "x\\y", document) == "a = 'x\\\\y' # '\n")
  }

  @Test(arguments: [
    ("openssl", "k = x\n", "it's", "k = \"it's\"\n"), ("unbound", "k: x\n", "a \"b\" c", "k: 'a \"b\" c'\n"),
    ("adduser", "k=x\n", "a \"b\" c", "k='a \"b\" c'\n"),
  ])
  func quotesAreWrittenAsTheProgramReadsThem(dialect: String, text: String, value: String, new: String) throws {
    #expect(try written("k", value, try ini(text, dialect)) == new)
  }

  /// PHP has words for 1 and nothing, and OpenSSH one word for a name.
  @Test(arguments: [
    ("php", "k = x\n", "yes", "k = \"yes\"\n"), ("php", "k = Off\n", "On", "k = On\n"),
    ("php", "k = xon\n", "on", "k = \"on\"\n"),
    ("ssh", "User x\n", "a b", "User \"a b\"\n"), ("ssh", "SendEnv x\n", "a b", "SendEnv a b\n"),
    ("ssh", "User ab\n", "a b", "User \"a b\"\n"), ("chrony", "rtcsync\n", "", "rtcsync\n"),
    ("unbound", "local-data: x\n", "a. A 10.0.0.1", "local-data: \"a. A 10.0.0.1\"\n"),
    ("unbound", "local-data: \"a b\"\n", "c d", "local-data: \"c d\"\n"),
    ("unbound", "local-data: x\n", "a. TXT \"t\"", "local-data: 'a. TXT \"t\"'\n"),
    ("unbound", "local-zone: x\n", "a. static", "local-zone: a. static\n"),
  ])
  func wordsAreWrittenAsTheProgramReadsThem(dialect: String, text: String, value: String, new: String) throws {
    let document = try ini(text, dialect)
    let key = try #require(document.root.children.first?.key)
    #expect(try written(key, value, document) == new)
  }

  /// A word alone is prose to all but who sets it.
  @Test(arguments: [
    ("chrony", "# b\n#rtcsync\na 1\n", "rtcsync", "# b\nrtcsync\na 1\n"),
    ("chrony", "#local\na 1\n", "local", "local\na 1\n"),
    ("pam-options", "# Enabled if present.\n# audit\n#\n", "audit", "# Enabled if present.\naudit\n#\n"),
  ])
  func aWordThatIsCommentedOutComesBackInItsPlace(
    dialect: String, text: String, key: String, new: String
  ) throws {
    let document = try ini(text, dialect)
    #expect(document.commentedSettings.isEmpty)
    #expect(try written(key, "", document) == new)
    #expect(try document.applying(.set([.key(key)], "stratum 10")).document.string.hasPrefix(text))
  }

  @Test func aSwitchIsAWord() throws {
    let document = try ini("a = x\n", "php").applying(.set(["b"], true)).document
    #expect(document.string == "a = x\nb = On\n")
  }

  /// Where the program says that something is missing.
  @Test(arguments: [
    ("ssh", "User x\n", "User"), ("ssh", "SendEnv x\n", "SendEnv"), ("chrony", "leapsectz x\n", "leapsectz"),
  ])
  func noEmptyValues(dialect: String, text: String, key: String) throws {
    let document = try ini(text, dialect)
    #expect(throws: EditError.self) { try document.applying(.set([.key(key)], "")) }
  }

  /// Quotes and escapes as the programs read them: found by asking them.
  @Test(arguments: [
    ("mysql", "[a]\nk=x#b\n", "x"), ("mysql", "[a]\nk=x\\tb\\s.\n", "x\tb ."), ("mysql", "[a]\nk='q'\n", "q"),
    ("mysql", "[a]\nk=it's # x\n", "it's # x"), ("mysql", "[a]\nk=a \"b # c\" d # e\n", "a \"b # c\" d"),
    ("sshd", "Match x\n Banner 'a b'\n", "a b"), ("sshd", "Match x\n Banner \"a\\nb\"\n", "a\\nb"),
  ])
  func quotesAndEscapes(dialect: String, text: String, value: String) throws {
    let document = try ini(text, dialect)
    let setting = try #require(document.root.children.first?.children.first)
    #expect(setting.string == value)
    let changed = try document.applying(.set(setting.path, .string(value + "x"))).document
    #expect(changed.node(at: setting.path)?.string == value + "x")
    #expect(try changed.applying(.set(setting.path, .string(value))).document.string == text)
  }

  @Test(arguments: [
    ("masterauth x\n", "a b", "masterauth \"a b\"\n"), ("masterauth x\n", "it's", "masterauth \"it's\"\n"),
    ("masterauth 'x'\n", "it's y", "masterauth \"it's y\"\n"), ("save 900 1\n", "60 1", "save 60 1\n"),
    ("rename-command A B\n", "A \"\"", "rename-command A \"\"\n"), ("save \"\"\n", "60 1", "save 60 1\n"),
  ])
  func redisReadsWords(text: String, value: String, new: String) throws {
    let document = try ini(text, "redis")
    let path = try #require(document.root.children.first?.path)
    let changed = try document.applying(.set(path, .string(value))).document
    #expect(changed.string == new)
    #expect(changed.node(at: path)?.string == value)
    #expect(try ini("a \"b\\x41\\a\"\n", "redis").root["a"]?.string == "bA\u{7}")
  }

  /// A comment that goes on hides the setting below it.
  @Test(arguments: [("openssl", "# c \\\nz = 1\n"), ("modprobe", "# c \\\noptions m p=1\n")])
  func aCommentThatGoesOnIsRefused(dialect: String, text: String) throws {
    let error = #expect(throws: ParseError.self) { try ini(text, dialect) }
    #expect(error?.line == 1 && error?.column == 5)
    #expect(try ini(text.replacing(" \\", with: ""), dialect).root.count == 1)
    #expect(try ini("# c \\\n# d\n", dialect).root.count == 0)
  }

  /// A backslash before `#` is gone when the program reads on.
  @Test(arguments: ["spamassassin", "privoxy"]) func escapedMarks(dialect: String) throws {
    let document = try ini("a b\\#c\\d # e\n", dialect)
    #expect(document.root.value == ["a": "b#c\\d"])
    #expect(try written("a", "b#c\\d#", document) == "a b\\#c\\d\\# # e\n")
    #expect(try written("a", "\\x#", document) == "a \\x\\# # e\n")
    #expect(try written("a", "say \"x\"", document) == "a say \"x\" # e\n")
  }

  /// kmod drops a backslash wherever it stands.
  @Test func whatTheProgramWouldDropIsNotWritten() throws {
    let document = try ini("options m p=x\n", "modprobe")
    #expect(throws: EditError.self) { try document.applying(.set(["options"], "m p=a\\b")) }
  }

  private func written(_ key: String, _ value: String, _ document: Document) throws -> String {
    try document.applying(.set([.key(key)], .string(value))).document.string
  }
}
