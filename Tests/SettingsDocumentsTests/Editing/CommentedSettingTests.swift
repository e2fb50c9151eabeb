import SettingsDocuments
import Testing

/// Which comments are settings at their default, and which are prose.
@Suite struct CommentedSettingTests {
  /// What stands commented out, as `path = value`.
  private func settings(_ text: String, _ format: String) throws -> [String] {
    let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named(format)))
    return document.commentedSettings.map { "\($0.path) = \($0.value.source)" }
  }

  @Test func eachStandsWhereItWouldBeSet() throws {
    #expect(
      try settings("[Journal]\n#Storage=auto\n#SystemMaxUse=\nSeal=yes\n[Upload]\n#Port=1\n", "systemd") == [
        "Journal.Storage = auto", "Journal.SystemMaxUse = ", "Upload.Port = 1",
      ])
    #expect(try settings("#Port 22\n#AuthorizedKeysFile\ta b\n", "sshd") == ["Port = 22", "AuthorizedKeysFile = a b"])
    #expect(
      try settings("#name = \"x\"\n[server]\n# port = 80\nhost = 'h'\n", "toml") == [
        "name = \"x\"", "server.port = 80",
      ])
    #expect(
      try settings("server:\n  host: h\n  #port: 80\n  tls:\n    #on: yes\n# name: x\n", "yaml") == [
        "server.port = 80", "server.tls.on = yes", "name = x",
      ])
  }

  @Test func aSettingThatIsSetIsNotCommentedOut() throws {
    #expect(try settings("#Port 22\nport 23\n", "sshd") == [])
    #expect(try settings("#a = 1\na = 2\n", "toml") == [])
  }

  @Test func ofAKeyThatIsRepeatedTheLineCountsThatSettingItBringsBack() throws {
    #expect(try settings("#HostKey /a\n#HostKey /b\n", "sshd") == ["HostKey = /a"])
    #expect(try settings("[a]\n# port = 1\n#port = 2\n", "mysql") == ["a.port = 2"])
  }

  /// Sets one setting in a text.
  private func setting(_ path: Path, _ value: Value, in text: String, _ format: String) throws -> String {
    let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named(format)))
    return try document.applying(.set(path, value)).document.string
  }

  @Test func theFirstOfAListTakesItsLine() throws {
    let text = "#HostKey /a\n\nPort 22\n"
    #expect(try setting(["HostKey"], ["/b"], in: text, "sshd") == "HostKey /b\n\nPort 22\n")
    #expect(
      try setting(["server", "listen"], ["2"], in: "server {\n\t# listen 1;\n\troot /;\n}\n", "nginx")
        == "server {\n\tlisten 2;\n\troot /;\n}\n")
    #expect(try setting(["HostKey"], ["/b", "/c"], in: text, "sshd") == text + "HostKey /b\nHostKey /c\n")
    #expect(try setting(["a"], ["b"], in: "#a = 1\n", "toml") == "a = [\"b\"]\n")
  }

  @Test func ofSeveralLinesTheOneWithTheValueComesBack() throws {
    let text = "[PHP]\n;extension=bz2\n;extension=curl\n;extension=gd\n"
    #expect(
      try setting(["PHP", "extension"], ["gd"], in: text, "php")
        == text.replacing(";extension=gd", with: "extension=gd"))
    #expect(
      try setting(["PHP", "extension"], "x", in: text, "php")
        == text.replacing(";extension=bz2", with: "extension=x"))
    let document = try Document(parsing: Array(text.utf8), as: try #require(Format.named("php")))
    let edited = try document.applying(.set(["PHP", "extension"], "curl")).document
    #expect(document.commentedText(at: ["PHP", "extension"], takenIn: edited) == ";extension=curl")
    #expect(document.commentedText(at: ["PHP", "extension"], takenIn: document) == ";extension=bz2")
  }

  @Test func anExampleWithinAnExplanationStays() throws {
    let text = "# Nothing is saved:\n#\n# save \"\"\n#\n# Else by default:\n#\n# save 3600 1 300 100\n\nport 1\n"
    #expect(
      try setting(["save"], "60 1", in: text, "redis") == text.replacing("# save 3600 1 300 100", with: "save 60 1"))
    #expect(try settings(text, "redis") == ["save = 3600 1 300 100"])
  }

  @Test func aKeyMayHaveBrackets() throws {
    let text = "[www]\npm = static\n\n;php_admin_value[memory_limit] = 32M\n"
    #expect(
      try setting(["www", "php_admin_value[memory_limit]"], "128M", in: text, "php")
        == "[www]\npm = static\n\nphp_admin_value[memory_limit] = 128M\n")
  }

  @Test func aCommentBehindTheValueIsNoPartOfIt() throws {
    let text = "#SocksPort 9050 # Default: Bind to localhost:9050 for connections.\n#SocksPort 1.2.3.4:9 # This, too.\n"
    #expect(
      try setting(["SocksPort"], "9150", in: text, "tor") == text.replacing("#SocksPort 9050", with: "SocksPort 9150"))
  }

  @Test(arguments: [
    ("# See port 22 of it\n#This is what sshd was built with\n# Port of call\n", "sshd"),
    (
      "# If you want\n# bind to all\n#\n# Unix socket.\n#\n# ACL LOG\n#\n# redis-cli -n 100 incr foo\nport 1\n", "redis"
    ),
    ("# 0 = off, 1 = on\n# the default = what most people want here\n# Networking\n# ---\na = 1\n", "sysctl"),
    ("[s]\n# Note: this\n# http://example.com\n# If you set foo = yes\n#Section\nkey = 1\n", "ini"),
    ("# A key of this file\n# path: where it is\na=1\n", "properties"),
    ("[global]\n# Not all do so;\n# to disable it set wins support = no\n# About = it is a long sentence.\n", "smb"),
    ("# The file = of words\n# see [that]\na = 1\n", "toml"),
    ("# note: this\n# TODO: that\n# Example: x\n# the port: 80\n# it is so\na: 1\n", "yaml"),
    ("# yaml-language-server: $schema=a\n# Website: https://a.example\n\na: 1\n", "yaml"),
    ("# vim:ft=dosini\n[a]\nb = 1\n", "ini"),
  ])
  func proseIsNoSetting(_ text: String, _ format: String) throws {
    #expect(try settings(text, format) == [])
  }

  @Test func whatStandsBelowAHeaderThatIsCommentedOutBelongsToIt() throws {
    #expect(try settings("#Port 22\n#Match User git\n#\tX11Forwarding no\n", "sshd") == ["Port = 22"])
    #expect(try settings("[a]\n#x = 1\n;[b]\n;y = 2\n[c]\n;z = 3\n", "ini") == ["a.x = 1", "c.z = 3"])
    #expect(try settings("#x = 1\n#[b]\n#y = 2\n", "toml") == ["x = 1"])
    #expect(try settings("a:\n  x: 1\n#b:\n#  y: 2\n", "yaml") == [])
    #expect(try settings("a:\n  x: 1\n# y: 2\n  z: 3\n#  w: 4\n", "yaml") == ["a.y = 2", "a.w = 4"])
  }

  @Test func textInAValueIsNoComment() throws {
    #expect(try settings("a = '''\n# b = 1\n'''\n", "toml") == [])
    #expect(try settings("[a]\nx = 1 \\\n#y = 2\n", "systemd") == [])
    #expect(try settings("a: |\n  #b: 1\n", "yaml") == [])
  }
}
