import SettingsDocuments
import Testing

@Suite struct RowReadingTests {
  func read(_ text: String, _ format: String) throws -> Document {
    try Document(parsing: Array(text.utf8), as: #require(Format.named(format)))
  }

  @Test func eachTableHasASample() {
    #expect(RowSample.all.map(\.format).sorted() == Format.rowFamily.map(\.name).sorted())
  }

  @Test(arguments: RowSample.all) func aTableIsReadAsItsPrograms(_ sample: RowSample) throws {
    let values = try Document(parsing: Array(sample.values.utf8), as: .json).root.value
    #expect(try read(sample.text, sample.format).root.value == values)
  }

  @Test(arguments: RowSample.all) func whatHasNoRowsIsEmpty(_ sample: RowSample) throws {
    for text in ["", "\n", "\u{FEFF}", "  \n\t\n"] {
      let document = try read(text, sample.format)
      #expect(document.root.children.allSatisfy { $0.count == 0 } && document.string == text)
    }
  }

  @Test func linesMayEndInCarriageReturns() throws {
    let root = try read("a b c\r\n# d\r\ne f g\r\n", "namespace").root
    #expect(root[0]?["method"]?.string == "c" && root[1]?["method"]?.string == "g")
    #expect(try read("auth a \\\r\n b c\r\n", "pam").root[0]?["arguments"]?.string == "c")
  }

  @Test func aCommentEndsARowWhereItsProgramsSay() throws {
    #expect(try read("a 22/tcp#b", "services").root[0]?["port"]?.string == "22/tcp")
    #expect(try read("deb http://a/#b c", "sources-list").root[0]?["uri"]?.string == "http://a/#b")
    #expect(try read("a \"b # c\" md5", "pg-ident").root[0]?["system_user"]?.string == "\"b # c\"")
    #expect(try read("0 0 * * * root a # b", "crontab").root["jobs"]?[0]?["command"]?.string == "a # b")
  }

  @Test func octalNumbersThatAreNoTextStayAsTheyAreWritten() throws {
    #expect(try read("a /\\377 ext4", "fstab").root[0]?["mount_point"]?.string == "/\\377")
    #expect(try read("a /\\303\\244 ext4", "fstab").root[0]?["mount_point"]?.string == "/ä")
  }

  @Test(arguments: [
    ("fstab", "a\n", 1, 2, "the column mount_point"),
    ("fstab", "a b c d 0 1 2\n", 1, 13, "the end of the row"),
    ("fstab", "a b c # d\n", 1, 7, "a comment behind all columns"),
    ("fstab", "a b c d -\n", 1, 9, "letters, digits and "),
    ("passwd", "a:b\n", 1, 4, "the column uid"),
    ("passwd", "a:x:0:0:::/bin/sh:\n", 1, 19, "the end of the row"),
    ("hosts", "localhost 127.0.0.1\n", 1, 1, "a word with one of .:"),
    ("services", "ssh 22\n", 1, 5, "a word with one of /"),
    ("pam", "auth [a=b pam.so\n", 1, 6, "a ] on this line"),
    ("pam", "auth [a]b pam.so\n", 1, 9, "a blank behind the ]"),
    ("pam", "auth required\\\n pam.so\n", 1, 14, "a blank before the \\"),
    ("pam", "auth required \\\n# c\n pam.so\n", 2, 1, "the rest of the row above"),
    ("pam", "auth a b # c \\\n d\n", 1, 10, "the rest of the row"),
    ("crontab", "* * * * root\n", 1, 13, "the column user"),
    ("crontab", "A='b' c\n", 1, 3, "quotes around the whole value"),
    ("pg-hba", "socket all all md5\n", 1, 1, "\"include\", "),
    ("postfix-master", "  -o a=b\n", 1, 3, "a row at the beginning of its line"),
    ("sysusers", "u a - b\"c\"\n", 1, 8, "quotes around the whole word, or none"),
    ("sysusers", "u a - \"b\n", 1, 7, "another \" on this line"),
    ("ppp-secrets", "a b \"c\\d\"\n", 1, 5, "a text without a backslash"),
    ("sudoers", "User_Alias A = b : C = d\n", 1, 16, "one definition on its line"),
    ("sudoers", "a h = /bin/ls : WEB = /bin/cat\n", 1, 7, "one definition on its line"),
    ("sudoers", "a h = /bin/x a: b\n", 1, 7, "one definition on its line"),
    ("sudoers", "a h = /bin/x a\\b\n", 1, 7, "one definition on its line"),
    ("sudoers", "%a\\ b ALL = ALL\n", 1, 3, "no backslash before a blank"),
    ("sudoers", "Defaults : a b\n", 1, 10, "a word that begins with none of"),
    ("udev", "KERNEL==sda\n", 1, 9, "a value in \"…\""),
    ("udev", "KERNEL \"a\"\n", 1, 8, "==, !=, =, +=, -= or :="),
    ("udev", "A==\"b\" C==\"d\"\n", 1, 8, "\",\" before the next key"),
    ("nsswitch", "passwd files\n", 1, 1, "a key, \":\" and a value"),
    ("binfmt", "win:M::MZ::/x:\n", 1, 1, "\":\""),
    ("smartd", "/dev/sda \\", 1, 10, "a line below"),
  ])
  func whatFitsNoTableIsRefusedAtItsPlace(
    format: String, text: String, line: Int, column: Int, expected: String
  ) throws {
    let error = #expect(throws: ParseError.self) { try read(text, format) }
    #expect(error?.line == line && error?.column == column, "\(error?.description ?? "")")
    #expect(error?.expected.hasPrefix(expected) == true, "\(error?.description ?? "")")
  }

  /// sudo takes each `#` for a comment that is none of a user's number.
  @Test func sudoersComments() throws {
    let document = try read("#5, %#6 h = (#7) /bin/x a#b\nn h = /bin/x a\\#b, /y ^a:b$ # c\n", "sudoers")
    #expect(document.root["rules"]?[0]?["users"]?.string == "#5, %#6")
    #expect(document.root["rules"]?[0]?["commands"]?.string == "(#7) /bin/x a")
    #expect(document.root["rules"]?[1]?["commands"]?.string == "/bin/x a\\#b, /y ^a:b$")
  }

  @Test(arguments: [
    ("/etc/fstab", "fstab"), ("/etc/pam.d/sshd", "pam"), ("/etc/crontab", "crontab"), ("/etc/cron.d/php", "crontab"),
    ("/var/spool/cron/crontabs/ann", "user-crontab"), ("/etc/hosts", "hosts"), ("/etc/sudoers.d/ops", "sudoers"),
    ("/etc/udev/rules.d/70-x.rules", "udev"), ("/etc/postgresql/15/main/pg_hba.conf", "pg-hba"),
    ("/etc/postfix/master.cf", "postfix-master"), ("/etc/sane.d/epson2.conf", "sane"),
    ("/usr/lib/tmpfiles.d/x.conf", "tmpfiles"), ("/etc/audit/rules.d/audit.rules", "audit-rules"),
  ])
  func filesAreKnownByTheirNames(path: String, format: String) {
    #expect(Format.detect(name: path)?.name == format)
  }

  @Test func nothingIsTakenForATableByItsContent() {
    for sample in RowSample.all {
      let found = Format.detect(name: "notes", content: Array(sample.text.utf8))
      #expect(!Format.rowFamily.contains { $0 == found }, "\(sample.format)")
    }
  }

  @Test func twiceTheRowsTakeTwiceTheWork() throws {
    let text = String(repeating: "10.0.0.1   host  a b c # d\n", count: 20_000)
    #expect(try read(text, "hosts").root.count == 20_000)
  }
}
