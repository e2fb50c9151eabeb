import Testing

@testable import SettingsDocuments

@Suite struct BlockReadingTests {
  func read(_ text: String, as name: String) throws -> Document {
    try Document(parsing: Array(text.utf8), as: try #require(Format.named(name)))
  }

  @Test func blocksAndDirectivesAreTheTree() throws {
    let text = """
      # Ports
      Listen 80
      listen 443 https
      ServerRoot "/etc/apache2"
      <VirtualHost  *:80>
      \tServerName example.org
      \t<Directory "/srv/a  b">
      \t\tRequire all granted
      \t</directory>
      </VirtualHost>
      <VirtualHost *:80>
      \tServerName example.com
      </VirtualHost>
      <Directory /srv>
      </Directory>
      <Directory /SRV>
      ExpiresActive
      </Directory>

      """
    let document = try read(text, as: "apache")
    #expect(
      document.root.value == [
        "Listen": ["80", "443 https"],
        "ServerRoot": "/etc/apache2",
        "VirtualHost *:80": [
          ["ServerName": "example.org", "Directory \"/srv/a  b\"": ["Require": "all granted"]],
          ["ServerName": "example.com"],
        ],
        "Directory /srv": [:],
        "Directory /SRV": ["ExpiresActive": ""],
      ])
    #expect(document.node(at: ["serverroot"])?.string == "/etc/apache2")
    #expect(document.node(at: ["directory /srv"])?.count == 0)
    #expect(document.node(at: ["Directory /Srv"]) == nil)
  }

  @Test func linesGoOnBehindABackslash() throws {
    let text = "LogFormat \"%h \\\n  %l\" \\\n   common\n# a comment \\\nListen 1\nAlias\\\n /a /b\n"
    #expect(try read(text, as: "apache").root.value == ["LogFormat": "\"%h   %l\" common", "Alias": "/a /b"])
    let collectd = try read("Statement \"SELECT a, \\\n     b\" # why\\\nX 1 \\\n  2\n", as: "collectd")
    #expect(collectd.root.value == ["Statement": "SELECT a, b", "X": "1 2"])
    #expect(try read("# a \\\nPort 21\n", as: "proftpd").root.value == ["Port": "21"])
    #expect(try read("Port 631\\\nUser a\n", as: "cups").root.value == ["Port": "631\\", "User": "a"])
  }

  @Test func quotesAndCommentsAreThoseOfTheProgram() throws {
    let apache = "A \"a \\\"b\\\" \\c\\\\\"\nB 'x y'\nC \"a\" \"b\"\nD a # b\n"
    #expect(
      try read(apache, as: "apache").root.value == ["A": "a \"b\" \\c\\", "B": "x y", "C": "\"a\" \"b\"", "D": "a # b"])
    let proftpd = "A \"a \\b\" # x\nB a#b #c\nC 'x y'\n"
    #expect(try read(proftpd, as: "proftpd").root.value == ["A": "a b", "B": "a#b", "C": "'x y'"])
    #expect(
      try read("A a\\#b # c\nB \"x\" # y\n<Limit A> # z\n</Limit>\n", as: "cups").root.value
        == ["A": "a#b # c", "B": "\"x\"", "Limit A": [:]])
    let collectd = "A \"a#b\\\"\" # c\nB -1.5 ::1 10.0.0.1:80 true#d\n"
    #expect(try read(collectd, as: "collectd").root.value == ["A": "a#b\"", "B": "-1.5 ::1 10.0.0.1:80 true"])
  }

  @Test(arguments: [
    ("apache", "Listen 80\n</Directory>\n", 2, "</Directory> closes nothing"),
    ("apache", "\n\n<VirtualHost *:80>\nA b\n", 5, "<VirtualHost *:80> of line 3 is not closed"),
    ("apache", "<A x>\n<B>\n</A>\n</B>\n", 3, "<B> of line 2 is not closed"),
    ("apache", "<Directory /srv\n</Directory>\n", 1, "the < that opens here is not closed on its line"),
    ("apache", "<Directory /srv> x\n</Directory>\n", 1, "nothing belongs behind the >"),
    ("apache", "<Directory /srv>\n</Directory /srv>\n", 2, "nothing belongs behind the >"),
    ("apache", "Listen 80 \\\n", 1, "the \\ goes on with a line that is not there"),
    ("apache", "key = value\n$HTTP[\"url\"] =~ \"x\" {\n", 2, "each line holds a name and what it is set to"),
    ("apache", "<Perl>\nmy $x = 1;\n</Perl>\n", 1, "what is in <Perl> is a program, which cannot be read as settings"),
    ("apache", "< Directory /srv>\n", 1, "each line holds a name and what it is set to"),
    ("proftpd", "A b \\\n# c\n", 2, "a comment between the lines of one directive"),
    ("proftpd", "A \"b\n", 1, "the quote that opens here is not closed"),
    ("collectd", "Alone\n", 1, "\"Alone\" has no value"),
    ("collectd", "A /tmp/x\n", 1, "\"/tmp/x\" needs quotes"),
    ("collectd", "A b-c\n", 1, "\"b-c\" needs quotes"),
  ])
  func whatDoesNotFitIsRefused(_ format: String, _ text: String, _ line: Int, _ message: String) throws {
    let dialect = try #require(Format.named(format))
    let error = try #require(fault(text, as: dialect))
    #expect(error.message == message)
    #expect(error.line == line)
  }

  @Test(arguments: [
    ("etc/apache2/apache2.conf", "apache"), ("etc/apache2/sites-available/default.conf", "apache"),
    ("etc/apache2/mods-enabled/mime.load", "apache"), ("srv/www/.htaccess", "apache"),
    ("etc/phpmyadmin/apache.conf", "apache"), ("etc/proftpd/conf.d/a.conf", "proftpd"), ("etc/cups/cupsd.conf", "cups"),
    ("etc/collectd/collectd.conf.d/cpu.conf", "collectd"),
  ])
  func namesTellTheFormat(_ path: String, _ format: String) {
    #expect(Format.detect(name: path)?.name == format)
  }

  @Test func aNameAloneTellsNothingOfOthers() {
    for path in [
      "etc/collectd/collection.conf", "etc/nginx/nginx.conf", "etc/apache2/magic",
      "etc/fail2ban/filter.d/apache-auth.conf", "etc/fail2ban/filter.d/proftpd.conf",
      "usr/share/doc/cups-daemon/examples/cups-socket.public.conf",
    ] {
      #expect(Format.detect(name: path).map(Format.blockFamily.contains) != true)
    }
  }

  @Test func nestingEndsAtTheLimit() throws {
    let apache = try #require(Format.named("apache"))
    func nested(_ depth: Int) -> String {
      String(repeating: "<A>\n", count: depth) + String(repeating: "</A>\n", count: depth)
    }
    #expect(fault(nested(Document.nestingLimit - 1), as: apache) == nil)
    #expect(fault(nested(Document.nestingLimit), as: apache)?.message == "this is nested too deeply")
    // Lists are levels too, which only the whole text tells.
    let lists = String(repeating: "<A>\n</A>\n<A>\n", count: 300) + String(repeating: "</A>\n", count: 300)
    #expect(fault(lists, as: apache)?.message == "this is nested too deeply")
    #expect(fault(String(repeating: "<A>\n", count: 100_000), as: apache)?.message == "this is nested too deeply")
  }

  @Test func manyRepeatsAreReadOnce() throws {
    let text = (0..<20_000).map { "<Plugin a>\nK \($0)\nK 1\n</Plugin>\n<Plugin b\($0)>\n</Plugin>\n" }.joined()
    let document = try read(text, as: "collectd")
    #expect(document.root.count == 20_001)
    #expect(document.root["Plugin a"]?.count == 20_000)
    #expect(document.root["Plugin a"]?[19_999]?["K"]?[0]?.string == "19999")
  }
}
