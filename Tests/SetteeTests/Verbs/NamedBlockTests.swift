import Testing

@testable import settee

/// Paths that lead to blocks that have names by the word that they begin with.
@MainActor
@Suite struct NamedBlockTests {
  nonisolated private static let hosts = """
    <VirtualHost *:80>
        ServerName a.org
    </VirtualHost>
    <VirtualHost *:443>
        ServerName b.org
    </VirtualHost>

    """
  nonisolated private static let zones = "zone \"a.org\" {\n\ttype master;\n};\nzone \"b.org\" {\n\ttype slave;\n};\n"

  @Test(arguments: [
    ("apache2/sites-available/a.conf", hosts, "VirtualHost[0].ServerName", "c.org", "a.org"),
    ("apache2/sites-available/a.conf", hosts, "VirtualHost[1].ServerName", "c.org", "b.org"),
    ("apache2/sites-available/a.conf", hosts, "virtualhost[ServerName=b.org].ServerName", "c.org", "b.org"),
    ("named.conf.local", zones, "zone[1].type", "hint", "slave"),
    ("named.conf.local", zones, "/zone/0/type", "hint", "master"),
    ("ssh_config", "Host a\n  User x\nHost b\n  User y\n", "Host[1].User", "z", "y"),
    ("haproxy.cfg", "backend a\n  mode tcp\nbackend b\n  mode http\n", "backend[0].mode", "health", "tcp"),
  ])
  func anIndexIsOneOfThemAsTheyAreListed(
    name: String, text: String, path: String, value: String, former: String
  ) throws {
    let account = try Account()
    let file = try account.write(name, text)
    #expect(account.run("get", file, path) == 0)
    #expect(account.output == former + "\n")
    #expect(account.run("set", "--quiet", file, path, value) == 0, "\(account.errors)")
    #expect(account.errors == "")
    #expect(try account.text(file) == text.replacing(" \(former)", with: " \(value)"))
  }

  @Test(arguments: ["VirtualHost[2].ServerName", "VirtualHost[].ServerName", "VirtualHost.ServerName"])
  func aBlockWithoutANameIsNotWritten(path: String) throws {
    let account = try Account()
    let file = try account.write("apache2/sites-available/a.conf", Self.hosts)
    #expect(account.run("set", file, path, "c.org") == 1)
    #expect(
      account.errors.contains(
        """
        VirtualHost has to have a name or other words behind it; there are \
        "VirtualHost *:80"[ServerName=a.org], "VirtualHost *:443"[ServerName=b.org]
        """), "\(account.errors)")
    #expect(try account.text(file) == Self.hosts)
  }

  @Test(arguments: [
    ["set", "http.upstream.server-=10.0.0.1"], ["reset", "http.upstream"], ["reset", "http.upstream.server"],
    ["reset", "--comment", "http.upstream.server"],
  ])
  func norIsItSaidThatSomethingIsGone(words: [String]) throws {
    let account = try Account()
    let text = "http {\n  upstream backend {\n    server 10.0.0.1;\n  }\n}\n"
    let file = try account.write("nginx.conf", text)
    #expect(account.run([words[0], "--as", "/etc/nginx/nginx.conf", file] + words.dropFirst()) == 1)
    #expect(account.errors.contains("there are http.\"upstream backend\""), "\(account.errors)")
    let none = try account.write("none.conf", "http {\n}\n")
    #expect(account.run([words[0], "--as", "/etc/nginx/nginx.conf", none] + words.dropFirst()) == 0)
    #expect(account.output == "unchanged\n")
  }

  @Test func norWhereTheFileHasNoneYet() throws {
    let account = try Account()
    let file = try account.write("a", "options {\n};\n")
    #expect(account.run("set", "--as", "/etc/bind/named.conf.local", file, "zone[0].type", "master") == 1)
    #expect(account.errors.contains("zone has to have a name or other words behind it"), "\(account.errors)")
    #expect(account.run("set", "--quiet", "--as", "/etc/bind/named.conf.local", file, "options.notify", "no") == 0)
    #expect(try account.text(file) == "options {\n\tnotify no;\n};\n")
  }

  @Test func noneYetIsSaid() throws {
    let account = try Account()
    let file = try account.write("sshd_config", "Port 22\n")
    #expect(account.run("set", file, "Match[0].X11Forwarding", "no") == 1)
    #expect(account.errors.contains("there is none yet: Match[] adds one"), "\(account.errors)")
  }

  @Test func theWordOfBlocksListsThemAll() throws {
    let account = try Account()
    let file = try account.write("named.conf.local", Self.zones)
    #expect(account.run("list", file, "zone") == 0, "\(account.errors)")
    #expect(
      account.output == #"""
        "zone \"a.org\"".type = "master"
        "zone \"b.org\"".type = "slave"

        """#)
  }

  @Test func theNameOfASubsectionMayHaveDotsAsWithGit() throws {
    let account = try Account()
    let file = try account.write(".gitconfig", "[user]\n\tname = a\n")
    #expect(account.run("set", "--quiet", file, "url.git@github.com:.insteadOf", "https://github.com/") == 0)
    #expect(account.run("set", "--quiet", file, "branch.feature/x.y.remote", "origin") == 0, "\(account.errors)")
    #expect(
      try account.text(file)
        == "[user]\n\tname = a\n\n[url \"git@github.com:\"]\n\tinsteadOf = https://github.com/\n"
        + "\n[branch \"feature/x.y\"]\n\tremote = origin\n")
  }

  @Test func whatIsTypedBehindTheWordOfABlockIsItsName() throws {
    let account = try Account()
    let text = "http {\n  server {\n    listen 80;\n  }\n}\n"
    let file = try account.write("nginx.conf", text)
    #expect(account.run("set", "--quiet", "--as", "/etc/nginx/nginx.conf", file, "http.server.location", "/api") == 0)
    #expect(account.errors == "")
    let block = "    listen 80;\n    location /api {\n    }\n"
    #expect(try account.text(file) == text.replacing("    listen 80;\n", with: block))
  }

  nonisolated private static let sites = "/etc/apache2/sites-available/a.conf"

  @Test(arguments: [
    ("/etc/bind/named.conf.local", "// x\n", "acl[]", "lan { 10.0.0.0/8; }", "// x\n\nacl lan { 10.0.0.0/8; };\n"),
    (
      "/etc/bind/named.conf.local", "// x\n", "primaries[]", "p { 10.0.0.1; }",
      "// x\n\nprimaries p { 10.0.0.1; };\n"
    ),
    (
      "/etc/bind/named.conf.local", "logging {\n};\n", "logging.category[]", "dnssec { null; }",
      "logging {\n\tcategory dnssec { null; };\n};\n"
    ),
    (
      "/etc/network/interfaces", "auto lo\n", "iface[]", "eth1 inet static", "auto lo\n\niface eth1 inet static\n"
    ),
    (
      "/etc/network/interfaces", "iface lo inet loopback\n", "iface[]", "iface eth1 inet static",
      "iface lo inet loopback\n\niface eth1 inet static\n"
    ),
    (
      "/etc/network/interfaces", "iface lo inet loopback\n", "iface[]",
      "eth1 inet static\n  address 10.0.0.1/8\n  mtu 9000",
      "iface lo inet loopback\n\niface eth1 inet static\n    address 10.0.0.1/8\n    mtu 9000\n"
    ),
    (sites, "# x\n", "VirtualHost[]", "VirtualHost *:8080", "# x\n\n<VirtualHost *:8080>\n</VirtualHost>\n"),
    (
      "/etc/bind/named.conf.local", "// x\n", "logging.category[]", "dnssec { null; }",
      "// x\n\nlogging {\n\tcategory dnssec {\n\t\tnull;\n\t};\n};\n"
    ),
    (sites, "# x\n", "VirtualHost[]", "*:8080", "# x\n\n<VirtualHost *:8080>\n</VirtualHost>\n"),
    (
      sites, "<Directory /a>\n</Directory>\n", "Directory[]", "/b",
      "<Directory /a>\n</Directory>\n\n<Directory /b>\n</Directory>\n"
    ),
  ])
  func oneMoreIsNamedByWhatIsTyped(
    _ place: String, _ text: String, _ path: String, _ value: String, _ expected: String
  ) throws {
    let account = try Account()
    let file = try account.write("file", text)
    #expect(account.run("set", "--quiet", "--as", place, file, path, value) == 0, "\(account.errors)")
    #expect(try account.text(file) == expected)
  }

  @Test func anItemIsAddedToABlockWithAName() throws {
    let account = try Account()
    let file = try account.write("named.conf.local", "acl lan { 10.0.0.0/8; };\n")
    let words = ["set", "--quiet", "--as", "/etc/bind/named.conf.local", file]
    #expect(account.run(words + ["\"acl lan\"+=1.1.1.1"]) == 0, "\(account.errors)")
    #expect(account.run(words + ["acl dmz", "10.1.0.0/16"]) == 0, "\(account.errors)")
    #expect(
      try account.text(file)
        == "acl lan { 10.0.0.0/8; 1.1.1.1; };\n\nacl dmz { 10.1.0.0/16; };\n")
  }

  @Test(arguments: [
    ("defaults.timeout+=client 30s", #"defaults."timeout client""#),
    ("defaults.option+=httplog", #"defaults."option httplog""#),
  ])
  func theWordsOfANameAreTold(_ assignment: String, _ name: String) throws {
    let account = try Account()
    let file = try account.write("haproxy.cfg", "defaults\n    mode http\n")
    #expect(account.run("set", file, assignment) == 1)
    #expect(account.errors.contains("the one that is meant is \(name)"), "\(account.errors)")
  }

  @Test(arguments: [
    "http {\n    gzip on;\n    include /etc/nginx/conf.d/*.conf;\n}\n",
    "http {\n    gzip on;\n    server {\n        access_log /x main;\n    }\n    charset utf-8;\n}\n",
  ])
  func aDefinitionStandsAboveWhatUsesIt(text: String) throws {
    let account = try Account()
    let file = try account.write("nginx.conf", text)
    #expect(account.run("set", "--quiet", file, "http.log_format", "main '$remote_addr'") == 0, "\(account.errors)")
    #expect(
      try account.text(file)
        == text.replacing("gzip on;\n", with: "gzip on;\n    log_format main '$remote_addr';\n"))
  }
}
