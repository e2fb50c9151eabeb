import Testing

@testable import settee

/// `settee describe PROGRAM [PATH]`, and the user's own pages.
@MainActor
@Suite struct DescribeProgramTests {
  private static let page = """
    title = "Nightjar"
    [[files]]
    path = "/etc/nightjar.conf"
    format = "sshd"
    [names]
    ignoreCase = true
    [settings]
    Port = { kind = "number", least = 1, most = 65535, default = "22" }
    Quiet = { default = "no" }
    """

  private func account(_ page: String = page) throws -> Account {
    let account = try Account()
    try account.write("programs/nightjar.toml", page, in: "home/.config/settee")
    return account
  }

  @Test func aProgramsNameExplainsASetting() throws {
    let account = try account()
    #expect(account.run("describe", "nightjar", "port") == 0, "\(account.errors)")
    #expect(account.output.contains("22") && account.output.contains("1 to 65535"), "\(account.output)")
    #expect(account.run("describe", "nightjar.conf") == 0)
    #expect(account.output.contains("Port") && account.output.contains("Quiet"), "\(account.output)")
  }

  @Test func aSlipIsRefusedWhereNobodyGivesNamesOfHisOwn() throws {
    let open = Self.page.replacing("ignoreCase = true", with: "ignoreCase = true\nopen = true")
    let account = try account(open)
    let file = try account.write("nightjar.conf", "Port 22\n")
    #expect(account.run("set", file, "Quiett", "yes", "--as", "/etc/nightjar.conf") == 1)
    #expect(
      account.errors == """
        settee: Quiett: "Quiett" is not a setting that is known here; did you mean "Quiet"?; --force sets it all the same

        """)
    #expect(try account.text(file) == "Port 22\n")
    #expect(account.run("set", file, "Quiett", "yes", "--as", "/etc/nightjar.conf", "--force") == 0)
    #expect(account.run("set", file, "Other", "yes", "--as", "/etc/nightjar.conf") == 0)

    let own = try self.account(open.replacing("open = true", with: "open = true\nown = true"))
    let other = try own.write("nightjar.conf", "Port 22\n")
    #expect(own.run("set", other, "Quiett", "yes", "--as", "/etc/nightjar.conf") == 0)
    #expect(own.errors == "settee: warning: the schema does not know Quiett; did you mean Quiet?\n")
  }

  private static let blocks = """
    title = "Blocks"
    packages = ["nightjars"]
    [[files]]
    path = "/etc/blocks.conf"
    format = "nginx"
    [parts]
    http = { keys = ["http"], in = [""] }
    server = { keys = ["server"], in = ["http"] }
    location = { keys = ["location *"], in = ["server", "location"] }
    [settings]
    include = { kind = "path", in = ["*"] }
    gzip = { kind = "flag", in = ["http", "server", "location"], default = "off" }
    gzip_vary = { kind = "flag", in = ["http"] }
    "server.name" = { expected = "names between blanks" }
    "location.name" = { kind = "number", least = 1, most = 9 }
    """

  private func blocks() throws -> Account {
    let account = try Account()
    try account.write("programs/blocks.toml", Self.blocks, in: "home/.config/settee")
    return account
  }

  @Test func aNameIsFoundInWhicheverBlockItMayStand() throws {
    let account = try blocks()
    #expect(account.run("describe", "blocks", "gzip") == 0, "\(account.errors)")
    #expect(
      account.output.hasPrefix("http.gzip\nIn:       http, server, location\nType:     on or off\n"),
      "\(account.output)")
    #expect(account.run("describe", "nightjars", "gzip_vary") == 0, "a package is a name for its programs")
    #expect(account.output.hasPrefix("http.gzip_vary\nIn:     http\n"), "\(account.output)")
    #expect(account.run("describe", "blocks", "include") == 0)
    #expect(account.output.contains("In:     the file itself, http, server, location\n"), "\(account.output)")
    #expect(account.run("describe", "--json", "blocks", "gzip") == 0)
    #expect(account.output.contains(#""in": ["http", "server", "location"]"#), "\(account.output)")
    #expect(account.output.contains(#""places": ["/http/gzip", "/http/server/gzip", "/http/server/location */gzip"]"#))
  }

  @Test func aNameThatMeansSeveralThingsIsListedWithAll() throws {
    let account = try blocks()
    #expect(account.run("describe", "blocks", "name") == 0)
    #expect(
      account.output == """
        http.server.name · in server · names between blanks
        http.server."location *".name · in location · whole number, 1 to 9

        One of them: settee describe blocks http.server.name

        """)
    #expect(account.run("describe", "blocks", "location.name") == 0)
    #expect(account.output.contains("whole number, 1 to 9"), "\(account.output)")
  }

  @Test func aMisspeltNameHasTheNearestOfAllBlocks() throws {
    let account = try blocks()
    #expect(account.run("describe", "blocks", "gzzip") == 1)
    #expect(account.errors.contains("did you mean gzip"), "\(account.errors)")
  }

  @Test func aFileOfThatNameIsTheFile() throws {
    let account = try account()
    try account.write("nightjar", "{\"own\": 1}")
    #expect(account.run("describe", account.currentFolder + "/nightjar", "own", "--format", "json") == 0)
  }

  @Test func namesThatAreNearAreListed() throws {
    let account = try account()
    #expect(account.run("describe", "nightjr", "Port") == 2)
    #expect(account.errors.contains("no such program is known; near are nightjar"), "\(account.errors)")
    #expect(account.run("describe", "zzzzzz", "Port") == 2)
    #expect(!account.errors.contains("near are"))
  }

  @Test func aPageWithAMistakeIsToldByCheck() throws {
    let account = try account("title = \"Nightjar\"\nlayrs = \"first\"\n")
    let path = account.home + "/.config/settee/programs/nightjar.toml"
    #expect(account.run("check", path) == 1)
    #expect(account.output.contains("\(path):2:1: "), "\(account.output)")
    #expect(account.output.contains("did you mean \"layers\""), "\(account.output)")
    #expect(account.run("describe", "nightjar") == 2)
    #expect(account.errors.contains("\(path):2:1: layrs is not known here"), "\(account.errors)")
  }

  @Test func aPageWithAMistakeIsToldWhereItsFileIsOpened() throws {
    let account = try Account()
    let file = try account.write("nightjar.conf", "Port = 1\n")
    let page = "title = \"Nightjar\"\nlayrs = \"first\"\n[[files]]\npath = \"\(file)\"\nformat = \"ini\"\n"
    try account.write("programs/nightjar.toml", page, in: "home/.config/settee")
    #expect(account.run("get", file, "Port", "--format", "ini") == 0)
    #expect(account.run("describe", file, "Port", "--format", "ini") == 0)
    #expect(account.errors.contains("nightjar.toml:2:1: layrs is not known here"), "\(account.errors)")
    let session = account.opener.session(for: try account.opener.open(FileRequest(path: file, format: .ini)))
    #expect(session.schemaProblem?.contains("nightjar.toml:2:1: layrs") == true)
  }

  @Test func whatIsYesOrNoAsARuleMayBeAnotherWord() throws {
    let account = try account()
    #expect(account.run("describe", "nightjar", "Quiet") == 0)
    #expect(account.output.contains("such as yes, no"), "\(account.output)")
  }

  @Test func whoNamesTheProgramInThePlaceOfItsFileIsToldTheFile() throws {
    let account = try Account()
    let file = try account.write("nightjar.conf", "Port = 1\n")
    let page = "title = \"Nightjar\"\n[[files]]\npath = \"\(file)\"\nformat = \"ini\"\n"
    try account.write("programs/nightjar.toml", page, in: "home/.config/settee")
    #expect(account.run("get", "nightjar", "Port") == 2)
    #expect(account.errors == "settee: nightjar: there is no such file; the file of Nightjar is \(file)\n")
  }

  @Test func completionsOfferPrograms() throws {
    let account = try account()
    #expect(account.run("complete", "zsh", "describe", "night") == 0)
    #expect(account.output.contains("nightjar"))
    #expect(account.run("complete", "zsh", "describe", "nightjar", "Po") == 0)
    #expect(account.output.contains("Port"))
  }
}
