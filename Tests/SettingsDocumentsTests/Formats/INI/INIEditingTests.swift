import SettingsDocuments
import Testing

@Suite struct INIEditingTests {
  func expect(
    _ change: Change, in text: String, _ dialect: String, gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let format = try #require(Format.named(dialect))
    expectChange(change, in: text, as: format, gives: expected, sourceLocation: sourceLocation)
  }

  @Test func valuesAreSetInPlace() throws {
    try expect(.set(["a", "x"], "2"), in: "[a]\nx = 1 \ny=3\n", "ini", gives: "[a]\nx = 2 \ny=3\n")
    try expect(.set(["a", "x"], true), in: "[a]\nx=\n", "systemd", gives: "[a]\nx=yes\n")
    try expect(.set(["port"], 1), in: "port = 5432 # why\n", "postgresql", gives: "port = 1 # why\n")
    try expect(.set(["lc"], "it's"), in: "lc = 'C' # x\n", "postgresql", gives: "lc = 'it''s' # x\n")
    try expect(.set(["A"], "x y"), in: "A=1\n", "env", gives: "A=\"x y\"\n")
    try expect(.set(["alone"], "1"), in: "alone\n", "sysctl", gives: "alone = 1\n")
    try expect(.set(["a", "alone"], "1"), in: "[a]\nalone\n  2\n", "ini", gives: "[a]\nalone = 1\n")
    try expect(
      .set(["a", "y"], "1"), in: "[a]\nx =\n  b\n  # c\n  d\n", "configparser",
      gives: "[a]\nx =\n  b\n  # c\n  d\ny = 1\n")
    try expect(.set(["a", "x"], "1"), in: "[a]\nalone", "ini", gives: "[a]\nalone\nx = 1")
    try expect(.remove(["a"]), in: "[b]\nx=1\n[a]\nalone", "ini", gives: "[b]\nx=1")
    try expect(.set(["port"], "1"), in: "port # why\n", "postgresql", gives: "port 1 # why\n")
    try expect(.set(["HostKey", 1], "/c"), in: "HostKey /a\nHostKey /b\n", "sshd", gives: "HostKey /a\nHostKey /c\n")
  }

  @Test func commentsWithinAValueStay() throws {
    let text = "[a]\nx =\n  # 1\n  b\n  # 2\n  c\n  # 3\n  d\n"
    for (value, expected) in [
      ("\nb\nd", "[a]\nx =\n  # 1\n  b\n  # 2\n  # 3\n  d\n"),
      ("\nc\nd", "[a]\nx =\n  # 1\n  # 2\n  c\n  # 3\n  d\n"),
      ("\nb\nc\nq\nd", "[a]\nx =\n  # 1\n  b\n  # 2\n  c\n  q\n  # 3\n  d\n"),
      ("\nb\nc\nd\nq", "[a]\nx =\n  # 1\n  b\n  # 2\n  c\n  # 3\n  d\n  q\n"),
      ("\nu\nv\nw", "[a]\nx =\n  # 1\n  u\n  # 2\n  v\n  # 3\n  w\n"),
      ("\nb\nc", "[a]\nx =\n  # 1\n  b\n  # 2\n  c\n"),
    ] {
      try expect(.set(["a", "x"], .string(value)), in: text, "configparser", gives: expected)
    }
  }

  @Test func noCommentIsLostWithinAValue() throws {
    for (text, dialect, value) in [
      ("x = a,\n# c\n b\n", "postfix", "q"), ("x = a,\n# c\n b\n", "postfix", "b"),
      ("x =\n a,\n# c\n b\n", "postfix", "a, b"), ("x=a \\\n# c\n b \\\n# d\n c\n", "systemd", "a  c"),
    ] {
      let reason = "comments may be between the lines of this value, which would be lost"
      #expect(throws: EditError.unsupported(["x"], reason)) {
        try ini(text, dialect).applying(.set(["x"], .string(value)))
      }
    }
  }

  @Test func aNewSettingIsWrittenAsMostOthersAre() throws {
    let text = "Port 22\nUsePAM yes\nSubsystem\tsftp\t/a\n"
    try expect(.set(["AllowUsers"], "bob"), in: text, "sshd", gives: text + "AllowUsers bob\n")
    try expect(.set(["a", "z"], "1"), in: "[a]\nx=1\ny = 2\n", "ini", gives: "[a]\nx=1\ny = 2\nz = 1\n")
  }

  @Test func aNewSettingIsBelowTheCommentThatGoesOn() throws {
    try expect(
      .set(["x"], 5), in: "dir = 'c'\t# files in\n\t\t# a folder\n#other = 1\n", "postgresql",
      gives: "dir = 'c'\t# files in\n\t\t# a folder\nx = 5\n#other = 1\n")
    try expect(
      .set(["x"], 5), in: "dir = 'c'\n\t\t# of what follows\n", "postgresql",
      gives: "dir = 'c'\nx = 5\n\t\t# of what follows\n")
  }

  @Test func nothingIsAddedBelowTheCommentBehindWhichNothingCounts() throws {
    let head = "### Editing /etc/systemd/system/a.service.d/override.conf\n\n\n"
    let tail = "### Lines below this comment will be discarded\n\n### /lib/systemd/system/a.service\n# [Service]\n"
    try expect(
      .set(["Service", "Restart"], "always"), in: head + tail, "systemd",
      gives: head + "[Service]\nRestart=always\n\n" + tail)
    let section = "[Unit]\nAfter=b.service\n\n"
    try expect(
      .set(["Service"], ["Restart": "always", "RestartSec": "5"]), in: head + section + tail, "systemd",
      gives: head + section + "[Service]\nRestart=always\nRestartSec=5\n\n" + tail)
    try expect(
      .set(["Unit", "Wants"], "c.service"), in: head + section + tail, "systemd",
      gives: head + "[Unit]\nAfter=b.service\nWants=c.service\n\n" + tail)
  }

  @Test func aSubsectionOfGitIsAddedBesideOneInCapitals() throws {
    try expect(
      .set(["remote", "a", "url"], "2"), in: "[remote \"A\"]\n\turl = 1\n", "gitconfig",
      gives: "[remote \"A\"]\n\turl = 1\n\n[remote \"a\"]\n\turl = 2\n")
    try expect(
      .remove(["remote", "a"]), in: "[user]\n\tname = x\n[remote \"a\"]\n\turl = 1\n", "gitconfig",
      gives: "[user]\n\tname = x\n")
    try expect(
      .remove(["remote", "a"]), in: "[remote \"A\"]\n\turl = 1\n[remote \"a\"]\n\turl = 2\n", "gitconfig",
      gives: "[remote \"A\"]\n\turl = 1\n")
  }

  @Test(arguments: ["ini", "fail2ban", "supervisor", "tuned"]) func aFirstValueOverLinesIsIndented(dialect: String)
    throws
  {
    try expect(.set(["a", "x"], "1\n2"), in: "[a]\nx = 1\n", dialect, gives: "[a]\nx = 1\n    2\n")
  }

  @Test func aFirstListOfPostfixOverLinesIsIndented() throws {
    try expect(.set(["net"], "a,\nb"), in: "net = a\n", "postfix", gives: "net = a,\n      b\n")
  }

  @Test func aFirstValueIsSpacedAsItsSeparator() throws {
    for (text, expected) in [
      ("[g]\n   a = 1\n   b =\n", "[g]\n   a = 1\n   b = 2\n"), ("[g]\nb = \n", "[g]\nb = 2\n"),
      ("[g]\nb=\n", "[g]\nb=2\n"), ("[g]\nb:\n", "[g]\nb: 2\n"),
    ] {
      try expect(.set(["g", "b"], "2"), in: text, "ini", gives: expected)
    }
    try expect(.set(["b"], "2"), in: "b = # why\n", "postgresql", gives: "b = 2 # why\n")
    try expect(
      .set(["g", "min protocol"], "SMB2"), in: "[g]\n   a = 1\n   min protocol =\n", "smb",
      gives: "[g]\n   a = 1\n   min protocol = SMB2\n")
  }

  @Test func keysLandInTheirSection() throws {
    let text = "Port 22\n\nMatch User git\n    PermitTTY no\n"
    try expect(
      .set(["PermitRootLogin"], "no"), in: text, "sshd",
      gives: "Port 22\nPermitRootLogin no\n\nMatch User git\n    PermitTTY no\n")
    try expect(
      .set(["Match User git", "X11Forwarding"], false), in: text, "sshd",
      gives: text + "    X11Forwarding no\n")
    try expect(
      .set(["core", "editor"], "vi"), in: "[core]\n\tbare = true\n[x]\n\ty = 1\n", "gitconfig",
      gives: "[core]\n\tbare = true\n\teditor = vi\n[x]\n\ty = 1\n")
    try expect(
      .set(["remote", "origin", "url"], "u"), in: "[core]\n\tbare = true\n", "gitconfig",
      gives: "[core]\n\tbare = true\n\n[remote \"origin\"]\n\turl = u\n")
    try expect(.set(["x"], 1), in: "# c\n\n[a]\ny=2\n", "ini", gives: "# c\n\nx=1\n\n[a]\ny=2\n")
  }

  /// The first value counts: a host below `Host *` would have the values of all others.
  @Test func aNewHostIsAboveTheOneForAll() throws {
    let (web, all) = ("# mine\nHost web\n    User me\n\n", "# the rest\nHost *\n    User nobody\n")
    let document = try ini(web + all, "ssh")
    let added = try document.applying(.set(["Host db", "User"], "adm")).document
    #expect(added.string == web + "Host db\n    User adm\n\n" + all)
    #expect(try added.applying(.remove(["Host db"])).document.string == document.string)
    try expect(
      .set(["Host db", "User"], "adm"), in: all + "\nmatch all\n  User x\n", "ssh",
      gives: "Host db\n    User adm\n\n" + all + "\nmatch all\n  User x\n")
    try expect(
      .set(["Host *", "User"], "adm"), in: "Host web\n  User me\n", "ssh",
      gives: "Host web\n  User me\n\nHost *\n  User adm\n")
    try expect(
      .set(["Match User git", "PermitTTY"], "no"), in: "Port 22\nMatch all\n  PermitTTY yes\n", "sshd",
      gives: "Port 22\nMatch User git\n  PermitTTY no\nMatch all\n  PermitTTY yes\n")
  }

  @Test func whatIsAddedIsRemovedWithoutATrace() throws {
    for text in ["[a]\nx=1\n\n[b]\ny=2\n", "[a]\r\nx=1\r\n", "# only\n", "[a]\nx=1", "\u{FEFF}[a]\n  x=1\n; end\n", ""]
    {
      for path in [["a", "n"], ["n"], ["c", "n"]] as [Path] {
        let document = try ini(text, "ini")
        let added = try document.applying(.set(path, "1")).document
        let whole = document.node(at: ["a"]) == nil || path.steps.count == 1 || path.steps[0] == "c"
        let removed = try added.applying(.remove(whole ? Path([path.steps[0]]) : path)).document
        #expect(removed.string == text, "\(path)")
      }
    }
  }

  @Test func listsAreRepeatedKeys() throws {
    let text = "# keys\nHostKey /a\nHostKey /b\nPort 22\n"
    try expect(
      .insert(["HostKey", 2], "/c"), in: text, "sshd", gives: "# keys\nHostKey /a\nHostKey /b\nHostKey /c\nPort 22\n")
    try expect(
      .insert(["HostKey", 1], "/c"), in: text, "sshd", gives: "# keys\nHostKey /a\nHostKey /c\nHostKey /b\nPort 22\n")
    try expect(.remove(["HostKey", 1]), in: text, "sshd", gives: "# keys\nHostKey /a\nPort 22\n")
    try expect(.move(["HostKey", 1], to: 0), in: text, "sshd", gives: "# keys\nHostKey /b\nHostKey /a\nPort 22\n")
    try expect(.set(["a", "x", 1], "3"), in: "[a]\nx=1\nx=2", "systemd", gives: "[a]\nx=1\nx=3")
    try expect(.set(["Port"], ["22", "23"]), in: text, "sshd", gives: text + "Port 23\n")
    try expect(.set(["AcceptEnv"], ["A", "B"]), in: "Port 22\n", "sshd", gives: "Port 22\nAcceptEnv A\nAcceptEnv B\n")
  }

  @Test func includesAreChangedAndKeysAddedAboveThem() throws {
    let text = "[client]\nport=1\n\n!includedir /c/\n!includedir /d/\n"
    try expect(
      .set(["client", "!includedir", 1], "/e/"), in: text, "mysql", gives: text.replacing("/d/", with: "/e/"))
    try expect(
      .remove(["client", "!includedir", 0]), in: text, "mysql", gives: text.replacing("!includedir /c/\n", with: ""))
    try expect(
      .insert(["client", "!includedir", 2], "/e"), in: text, "mysql", gives: text + "!includedir /e\n")
    try expect(
      .set(["client", "socket"], "/s"), in: text, "mysql",
      gives: text.replacing("port=1\n", with: "port=1\nsocket=/s\n"))
    try expect(
      .set(["client", "!include"], "/x"), in: "[client]\nport=1\n", "mysql", gives: "[client]\nport=1\n!include /x\n")
  }

  @Test func aCommentedOutSettingIsBroughtBackAndCommentedOutAgain() throws {
    let text = "[Journal]\n#Storage=auto\n#SystemMaxUse=\n"
    let document = try ini(text, "systemd")
    let path: Path = ["Journal", "SystemMaxUse"]
    let former = try #require(document.commentedText(at: path))
    let set = try document.applying(.set(path, "1G")).document
    #expect(set.string == "[Journal]\n#Storage=auto\nSystemMaxUse=1G\n")
    #expect(try set.applying(.reset(path, commentedText: former)).document.string == text)
    #expect(
      try set.applying(.reset(path, commentedText: nil)).document.string
        == "[Journal]\n#Storage=auto\n#SystemMaxUse=1G\n")
    try expect(
      .set(["data_directory"], "/x"), in: "#data_directory = 'ConfigDir'\t\t# use data\n", "postgresql",
      gives: "data_directory = '/x'\t\t# use data\n")
    try expect(
      .set(["global", "wins support"], true), in: "[global]\n# about wins support = words\n#   wins support = no\n",
      "smb",
      gives: "[global]\n# about wins support = words\nwins support = yes\n")
  }

  @Test func proseIsNoSetting() throws {
    try expect(
      .set(["bind"], "::1"), in: "# If you want\n# bind to all\n#\n# bind 127.0.0.1\nport 1\n", "redis",
      gives: "# If you want\n# bind to all\n#\nbind ::1\nport 1\n")
    try expect(
      .set(["Ciphers"], "x"), in: "Port 22\n# Ciphers and keying\n#RekeyLimit default\n", "sshd",
      gives: "Port 22\nCiphers x\n# Ciphers and keying\n#RekeyLimit default\n")
  }

  @Test func sectionsAreRemovedWhole() throws {
    let text = "[a]\nx=1\n\n# about b\n[b]\ny=2\n\n[c]\nz=3\n"
    try expect(.remove(["b"]), in: text, "ini", gives: "[a]\nx=1\n\n[c]\nz=3\n")
    try expect(.rename(["b"], to: "d"), in: text, "ini", gives: text.replacing("[b]", with: "[d]"))
    try expect(.rename(["b", "y"], to: "w"), in: text, "ini", gives: text.replacing("y=", with: "w="))
  }

  @Test func elementsAreDuplicatedAndRenamedWithTheirComments() throws {
    let text = "# first\nHostKey \"/a\"\n\n# second\nHostKey /b # x\nPort 22\n"
    try expect(
      .insert(["HostKey", 1], "/a"), in: text, "sshd",
      gives: text.replacing("# second", with: "HostKey /a\n# second"))
    try expect(.rename(["HostKey"], to: "Key"), in: text, "sshd", gives: text.replacing("HostKey", with: "Key"))
    try expect(
      .rename(["remote", "o"], to: "p\"q"), in: "# c\n[remote \"o\"] # d\n\tx = 1\n", "gitconfig",
      gives: "# c\n[remote \"p\\\"q\"] # d\n\tx = 1\n")
    try expect(.rename(["a b"], to: "c d"), in: "# k\na\\ b=1\n", "properties", gives: "# k\nc\\ d=1\n")
    try expect(.set(["c:d"], "1"), in: "a=1\n", "properties", gives: "a=1\nc\\:d=1\n")
    // Java reads it as Latin-1, or as UTF-8 where there is such.
    try expect(.set(["é"], "€ 😀"), in: "a=1\n", "properties", gives: "a=1\n\\u00e9=\\u20ac \\ud83d\\ude00\n")
    try expect(.set(["b"], "é"), in: "a=ö\n", "properties", gives: "a=ö\nb=é\n")
  }

  @Test func whatADialectCannotSayIsRefused() throws {
    let document = try ini("[a]\nx=1\n", "systemd")
    #expect(throws: EditError.self) { try document.applying(.set(["a", "x"], "two\nlines")) }
    #expect(throws: EditError.self) { try document.applying(.set(["a", "x"], " blank")) }
    #expect(throws: EditError.self) { try document.applying(.set(["a", "x"], .null)) }
    #expect(throws: EditError.self) { try document.applying(.set(["a", "b", "c"], 1)) }
  }
}
