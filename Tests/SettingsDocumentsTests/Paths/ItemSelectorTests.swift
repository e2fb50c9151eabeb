import SettingsDocuments
import Testing

/// Items of lists that are named by what they have.
@Suite struct ItemSelectorTests {
  private static let sites = """
    server { listen 80; server_name a.org; }
    server { listen 81; listen 82 ssl; server_name b.org www.b.org; }
    server { listen 83; server_name a.org.uk; location / { root /srv; } }

    """
  private static let fstab = "UUID=1 / ext4 defaults 0 1\nUUID=2 /home ext4 rw,noatime 0 2\nsrv:/x /mnt nfs\n"
  private static let jobs = "1 2 * * * root /bin/backup -a\n3 4 * * * root /bin/rotate\n5 6 * * * root /bin/backup -b\n"
  private static let workflow = """
    jobs:
      build:
        steps:
        - uses: actions/checkout@v4
        - name: Run tests
          run: make test
          with: {path: "a [b]"}
        - name: Publish
          run: make publish

    """
  private static let rules = "<rules><rule name=\"a\"><to>1</to></rule><rule name=\"b\"><to>2</to></rule></rules>"

  private static func document(_ text: String, _ format: String) throws -> Document {
    try Document(parsing: Array(text.utf8), as: try #require(Format.named(format)))
  }

  @Test(arguments: [
    ("nginx", sites, "server[server_name=a.org].listen", "server[0].listen"),
    ("nginx", sites, "server[server_name=b.org].listen", "server[1].listen"),
    ("nginx", sites, "server[server_name=www.b.org].listen[1]", "server[1].listen[1]"),
    ("nginx", sites, #"server[server_name="b.org www.b.org"]"#, "server[1]"),
    ("nginx", sites, "server[server_name~=uk]", "server[2]"), ("nginx", sites, "server[listen=81]", "server[1]"),
    ("nginx", sites, #"server["location /".root=/srv].listen"#, "server[2].listen"),
    ("nginx", "server { listen 80; }\n", "server[listen=80].listen", "server.listen"),
    (
      "apache", "<VirtualHost *:80>\nServerName a\n</VirtualHost>\n<VirtualHost *:80>\nServerName b\n</VirtualHost>\n",
      #""VirtualHost *:80"[ServerName=b].DocumentRoot"#, #""VirtualHost *:80"[1].DocumentRoot"#
    ),
    ("fstab", fstab, "[mount_point=/home].options", "[1].options"),
    ("fstab", fstab, "[device=srv:/x].options", "[2].options"), ("fstab", fstab, "[options~=noatime]", "[1]"),
    ("crontab", jobs, "jobs[command~=rotate].minute", "jobs[1].minute"),
    ("hosts", "127.0.0.1 localhost\n10.0.0.1 db db.lan\n", "[name=db].address", "[1].address"),
    ("json", #"{"a": [{"n": 1, "on": true}, {"n": "x"}, {"n": null}]}"#, "a[n=1].on", "a[0].on"),
    ("json", #"{"a": [{"n": 1, "on": true}, {"n": "x"}, {"n": null}]}"#, "a[on=true]", "a[0]"),
    ("json", #"{"a": [{"n": 1, "on": true}, {"n": "x"}, {"n": null}]}"#, "a[n=null]", "a[2]"),
    ("json", #"[{"tags": ["x", "y"]}, {"tags": ["z"]}]"#, "[tags=y].tags[]", "[0].tags[2]"),
    ("json", #"{"a": [{"b": {"c": "]"}}]}"#, #"a[b.c="]"].d"#, "a[0].d"),
    ("yaml", workflow, "jobs.build.steps[name=Publish].run", "jobs.build.steps[2].run"),
    ("yaml", workflow, "jobs.build.steps[name=Run tests].run", "jobs.build.steps[1].run"),
    ("yaml", workflow, "jobs.build.steps[uses~=checkout].with", "jobs.build.steps[0].with"),
    ("yaml", workflow, #"jobs.build.steps[with.path="a [b]"].run"#, "jobs.build.steps[1].run"),
    ("toml", "[[bin]]\nname = \"a\"\n[[bin]]\nname = \"b\"\n", "bin[name=b].path", "bin[1].path"),
    ("xml", rules, "rules.rule[@name=b].to", "rules.rule[1].to"),
  ])
  func theOneThatHasItIsMeant(_ format: String, _ text: String, _ path: String, _ expected: String) throws {
    #expect(try Self.document(text, format).resolved(Path(parsing: path)).description == expected)
  }

  @Test(arguments: [
    ("fstab", fstab, "[type=ext4].options", "[type=ext4]: 2 items have that: [mount_point=/], [mount_point=/home]"),
    (
      "nginx", sites, "server[server_name~=a.org]",
      "server[server_name~=a.org]: 2 items have that: server[server_name=a.org], server[server_name=a.org.uk]"
    ),
    ("crontab", jobs, "jobs[command~=backup].user", "jobs[command~=backup]: 2 items have that: jobs[0], jobs[2]"),
    ("fstab", fstab, "[mount_point=/var].options", "[mount_point=/var]: none of 3 items has that"),
    ("nginx", "server { listen 80; }\n", "server[listen=81]", "server[listen=81]: the only item does not have that"),
    // A word is none where values are not texts alone.
    ("yaml", workflow, "jobs.build.steps[name=Run]", "jobs.build.steps[name=Run]: none of 3 items has that"),
    ("json", #"{"a": {"b": 1}}"#, "a[b=1]", "a[b=1]: a is no list of objects"),
    ("json", "{}", "a[b=1].c", "a[b=1]: a is no list of objects"),
    ("json", #"{"a": 1}"#, "[a=1]", "[a=1]: the whole document is no list of objects"),
  ])
  func anythingButOneIsRefused(_ format: String, _ text: String, _ path: String, _ message: String) throws {
    let document = try Self.document(text, format)
    let path = try Path(parsing: path)
    do throws(ItemError) {
      Issue.record("read as \(try document.resolved(path))")
    } catch {
      #expect(error.description == message)
    }
    #expect(throws: EditError.self) { try document.applying(.set(path, "x")) }
    #expect(throws: EditError.self) { try document.applying(.remove(path)) }
  }

  @Test func changesTakeSelectors() throws {
    let document = try Self.document(Self.fstab, "fstab")
    let path = try Path(parsing: "[mount_point=/home].options")
    #expect(
      try document.applying(.set(path, "ro")).document.string == Self.fstab.replacing("rw,noatime", with: "ro"))
    let home = try Path(parsing: "[mount_point=/home]")
    #expect(try document.applying(.remove(home)).document.node(at: [1, "mount_point"])?.string == "/mnt")
  }
}
