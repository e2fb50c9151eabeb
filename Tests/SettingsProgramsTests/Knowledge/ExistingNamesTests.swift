import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsPrograms

/// Values that name an account, a group or a file which is not on this machine: a hint, and no problem.
@Suite struct ExistingNamesTests {
  private static let account = #""noone-here" is no account on this machine"#
  private static let group = #""noone-here" is no group on this machine"#

  private func said(_ text: String, at path: String, in root: String? = "") throws -> [String] {
    var pages = ProgramPages(home: "/root")
    pages.root = root
    let page = try #require(try pages.page(forFile: path))
    let machine = PageKnowledgeTests.machine().withoutPrograms
    guard let release = KnowledgePacks().releases.first,
      let pack = try KnowledgePacks().kept(page.name, for: [release])?.read()
    else { return try said(text, by: ProgramKnowledge(page, reading: { _ in nil }, asking: { _ in nil }), path) }
    return try said(text, by: ProgramKnowledge(page, of: pack, on: machine), path)
  }

  private func said(_ text: String, by knowledge: ProgramKnowledge, _ path: String) throws -> [String] {
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
    let format = try #require(knowledge.page.file(at: path, home: nil)?.format)
    let document = try Document(parsing: Array(text.utf8), as: format)
    return schema.validate(document).map(\.message) + schema.slips(in: document).map(\.message)
  }

  private func said(ofUnit lines: String, at path: String = "/etc/systemd/system/a.service") throws -> [String] {
    let section = path.hasSuffix("socket") ? "Socket" : "Service"
    return try said("[\(section)]\n\(lines)\n", at: path)
  }

  @Test func aUnitsAccountAndGroupsHaveToBeThere() throws {
    #expect(try said(ofUnit: "User=noone-here") == [Self.account])
    #expect(try said(ofUnit: "Group=noone-here") == [Self.group])
    #expect(try said(ofUnit: "SupplementaryGroups=root noone-here 12") == [Self.group])
    #expect(try said(ofUnit: "SocketGroup=noone-here", at: "/etc/systemd/system/a.socket") == [Self.group])
  }

  @Test(arguments: [
    "User=root\nGroup=root", "User=%i", "User=app-%i", "User=${NAME}", "User=4711", "User=ann@example.org",
    #"User=EXAMPLE\ann"#, "User=", "DynamicUser=yes\nUser=noone-here\nGroup=noone-here",
    "User=noone-here\nDynamicUser=TRUE", "DynamicUser=no\nDynamicUser=yes\nUser=noone-here",
    "User=noone-here\n[Service]\nDynamicUser=yes", "User=noone-here\nUser=root", "SupplementaryGroups=root app-%i",
    "EnvironmentFile=-/noone-here",
  ])
  func nothingIsSaidOfWhatMayBeThere(_ lines: String) throws {
    #expect(try said(ofUnit: lines) == [])
  }

  /// Another file may make it dynamic.
  @Test(arguments: ["etc", "usr/lib"]) func nothingIsSaidOfADropIn(_ folder: String) throws {
    #expect(try said(ofUnit: "User=noone-here", at: "/\(folder)/systemd/system/noone-here.service.d/a.conf") == [])
  }

  @Test(arguments: [
    "etc/systemd/system/my-app@1.service.d/a.conf", "usr/lib/systemd/system/my-app@.service.d/a.conf",
    "run/systemd/system/my-.service.d/a.conf", "usr/local/lib/systemd/system/service.d/a.conf",
  ])
  func nothingIsSaidOfAUnitOfWhichOtherFilesSayMore(_ other: String) throws {
    let (text, path) = ("[Service]\nUser=noone-here\n", "etc/systemd/system/my-app@1.service")
    let tree = try LayerTree([path: text, "etc/systemd/system/other.service.d/a.conf": ""])
    #expect(try said(text, at: "/" + path, in: tree.url.path) == [Self.account])
    try tree.write(other, "")
    #expect(try said(text, at: "/" + path, in: tree.url.path) == [])
    #expect(try said(text, at: "/usr/lib/systemd/system/my-app@1.service", in: tree.url.path) == [])
  }

  @Test func nothingIsSaidOfAnotherMachinesFile() throws {
    #expect(try said("1 1 * * * noone-here x\n", at: "/etc/crontab", in: nil) == [])
  }

  /// It may be for another machine.
  @Test func nothingIsSaidOfAFileElsewhere() throws {
    #expect(try said(ofUnit: "User=noone-here", at: "/srv/app/a.service") == [])
  }

  @Test func aCrontabsAccountHasToBeThere() throws {
    for path in ["/etc/crontab", "/etc/cron.d/backup"] {
      #expect(try said("PATH=/bin\n1 1 * * * noone-here x\n@daily root x\n", at: path) == [Self.account])
    }
    #expect(try said("1 1 * * * noone-here x\n", at: "/var/spool/cron/crontabs/ann") == [])
  }

  @Test func postfixTablesHaveToBeThere() throws {
    let missing = #""/etc/noone-here" is no file on this machine"#
    for line in [
      "alias_maps = hash:/etc/noone-here", "virtual_alias_maps = hash:/etc/passwd, regexp:/etc/noone-here",
      "header_checks = pcre:/etc/noone-here",
      "smtpd_client_restrictions = check_client_access cidr:/etc/noone-here, permit",
    ] {
      #expect(try said(line + "\n", at: "/etc/postfix/main.cf") == [missing], "\(line)")
    }
    for line in [
      "alias_maps = hash:/etc/passwd", "alias_maps = hash:${config_directory}/noone-here", "alias_maps =",
      "header_checks = pcre:{{/etc/noone-here/ REJECT}}",
      "alias_maps = hash:/etc/$mail_name", "alias_maps = nis:mail.aliases",
      "transport_maps = proxy:hash:/etc/noone-here", "local_recipient_maps = proxy:unix:passwd.byname",
      "alias_maps = ${x?hash:/etc/noone-here:hash:/etc/noone-here}",
      "alias_maps = ${x?{ hash:/etc/noone-here }:{hash:/etc/noone-here}}", "alias_maps = hash:/etc/noone-here$x",
      "alias_maps = hash:/etc/noone-here\nalias_maps =",
    ] {
      #expect(try said(line + "\n", at: "/etc/postfix/main.cf") == [], "\(line)")
    }
  }

  @Test func aPageSaysIt() throws {
    let text = """
      title = "X"
      [[files]]
      path = "/etc/x.conf"
      format = "ini"
      [settings]
      user = { kind = "text" }
      list = { list = true }
      [[existing]]
      kind = "account"
      settings = ["us*"]
      unless = "mode"
      [[existing]]
      kind = "group"
      settings = ["list"]
      pattern = '^@(.+)$'
      """
    let page = try ProgramPage(name: "x", parsing: Array(text.utf8))
    let knowledge = ProgramKnowledge(page, reading: { _ in nil }, asking: { _ in nil })
    #expect(try said("user = noone-here\n", by: knowledge, "/etc/x.conf") == [Self.account])
    #expect(try said("user = noone-here\nmode = testing\n", by: knowledge, "/etc/x.conf") == [])
    #expect(try said("user = rooot\n", by: knowledge, "/etc/x.conf").first?.hasSuffix("did you mean \"root\"?") == true)
    #expect(throws: PageError.self) {
      try ProgramPage(name: "x", parsing: Array(text.replacing("account", with: "person").utf8))
    }
  }

  @Test func anEditIsWarnedOf() throws {
    let page = try #require(try ProgramPages(home: "/root").page(named: "cron"))
    let knowledge = ProgramKnowledge(page, reading: { _ in nil }, asking: { _ in nil })
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
    let document = try Document(
      parsing: Array("1 1 * * * root x\n".utf8), as: try #require(Format.named("crontab")))
    let path: Path = ["jobs", 0, "user"]
    #expect(schema.check("noone-here", at: path, in: document).isEmpty)
    #expect(schema.warnings(about: "noone-here", at: path, in: document) == [Self.account])
    #expect(schema.warnings(about: "root", at: path, in: document) == [])
  }
}
