import SettingsDocuments
import Testing

@Suite struct BraceCommentTests {
  func commented(_ text: String, _ dialect: String) throws -> [String] {
    let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named(dialect)))
    return document.commentedSettings.map { "\($0.path)=\($0.value.string ?? "")" }
  }

  @Test func settingsAreToldFromProse() throws {
    #expect(
      try commented("# words about it.\n\n#listen 1;\nb {\n\t# c \"d e\"; # why\n\t# which must end;\n}\n", "nginx")
        == ["listen=1", "b.c=d e", "b.which=must end"])
    #expect(
      try commented("a {\n  # Time to wait = none.\n  # wait = 10s\n  #vips =\n}\n", "strongswan") == [
        "a.wait=10s", "a.vips=",
      ])
    #expect(
      try commented("# see man, it tells all\n#compress\n# uncomment this\n\n# su a b\n", "logrotate") == [
        "compress=", "su=a b",
      ])
    #expect(try commented("#port \"6600\"\n# Say \"no\" here\n# This is a word\n", "mpd") == ["port=6600"])
    #expect(try commented("s {\n  //host = \"a\"\n  /* b = 1 */\n}\n", "icinga2") == ["s.host=a"])
  }

  @Test func whatIsInACommentedOutBlockIsNotOfferedOutsideIt() throws {
    let text = "s {\n\t#location ~ \\.php$ {\n\t#\tpass a;\n\t#\t# b c;\n\t#}\n\t#d 1;\n}\n"
    #expect(try commented(text, "nginx") == ["s.d=1"])
    #expect(try commented("global\n\ta b\n#backend x\n#\tserver y\n", "haproxy").isEmpty)
  }

  @Test func theyComeBackInTheirPlaceAndGoAgain() throws {
    for (dialect, text, path, value, expected) in [
      ("nginx", "s {\n\t# root 1; # c\n\tb 2;\n}\n", Path(["s", "root"]), "x y", "s {\n\troot x y; # c\n\tb 2;\n}\n"),
      ("dovecot", "s {\n  #a = 1\n}\n", ["s", "a"], "2", "s {\n  a = 2\n}\n"),
      ("nginx", "s {\n#\troot 1;\n\tb 2;\n}\n", ["s", "root"], "x", "s {\n\troot x;\n\tb 2;\n}\n"),
      ("icinga2", "s {\n//    a = 1\n    b = 2\n}\n", ["s", "a"], "1", "s {\n    a = 1\n    b = 2\n}\n"),
      ("dovecot", "#a =\n", ["a"], "2", "a = 2\n"), ("apt.conf", "// A::B \"1\";\n", ["A::B"], "2", "A::B \"2\";\n"),
      ("logrotate", "#compress\n", ["compress"], "", "compress\n"),
    ] {
      let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named(dialect)))
      let former = document.commentedText(at: path)
      let set = try document.applying(.set(path, .string(value))).document
      #expect(set.string == expected)
      #expect(try set.applying(.reset(path, commentedText: former)).document.string == text)
    }
  }

  @Test func aSettingBecomesAComment() throws {
    let format = try #require(Format.named("nginx"))
    expectChange(
      .reset(["s", "a"], commentedText: nil), in: "s {\n\ta 1\n\t  2;\n\tb 3;\n}\n", as: format,
      gives: "s {\n\t#a 1\n#\t  2;\n\tb 3;\n}\n")
    expectChange(.reset(["s", "a"], commentedText: nil), in: "s { a 1; b 2; }\n", as: format, gives: "s { b 2; }\n")
  }
}
