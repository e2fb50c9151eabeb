import SettingsDocuments
import SettingsTree
import TestSupport
import Testing

/// Paths that hold when other items come or go.
@Suite struct LastingPathTests {
  private static let site = "server {\n  listen 80;\n  server_name a.org;\n}\n"
  private static let second = "server {\n  listen 81;\n  server_name b.org www.b.org;\n}\n"

  /// The lasting path of each value, in the order of the text.
  private static func paths(_ document: Document) -> [(lasting: Path, path: Path)] {
    let lasting = LastingPaths(document)
    var found: [(Path, Path)] = []
    func visit(_ node: Node) {
      if node.count == 0 { found.append((lasting.path(for: node.path), node.path)) }
      for child in node.children { visit(child) }
    }
    visit(document.root)
    return found
  }

  private static func document(_ text: String, _ format: String) throws -> Document {
    try Document(parsing: Array(text.utf8), as: try #require(Format.named(format)))
  }

  @Test(arguments: [
    ("nginx", site, ["server[server_name=a.org].listen", "server[server_name=a.org].server_name"]),
    (
      "nginx", site + second,
      [
        "server[server_name=a.org].listen", "server[server_name=a.org].server_name", "server[server_name=b.org].listen",
        "server[server_name=b.org].server_name",
      ]
    ),
    ("nginx", "server { listen 80; }\nevents { a b; }\n", ["server[listen=80].listen", "events.a"]),
    // What two have names none.
    ("nginx", "server { x 1; }\nserver { x 2; }\n", ["server[0].x", "server[1].x"]),
    ("fstab", "a / x\n", ["[mount_point=/].device", "[mount_point=/].mount_point", "[mount_point=/].type"]),
    ("shells", "/bin/sh\n", ["[0]"]), ("sshd", "Port 22\nPort 23\nBanner x\n", ["Port[0]", "Port[1]", "Banner"]),
    ("json", #"{"a": [{"name": "x"}]}"#, ["a[0].name"]),
  ])
  func itemsAreNamedByWhatTellsThemApart(_ format: String, _ text: String, _ expected: [String]) throws {
    #expect(Self.paths(try Self.document(text, format)).map(\.lasting.description) == expected)
  }

  @Test func swapIsToldByItsDevice() throws {
    let document = try Self.document("a none swap\nb none swap\n", "fstab")
    #expect(LastingPaths(document).path(for: [1, "type"]).description == "[device=b].type")
  }

  @Test func aPathHoldsWhenAnotherComes() throws {
    let path = LastingPaths(try Self.document(Self.site, "nginx")).path(for: ["server", "listen"])
    for text in [Self.site + Self.second, Self.second + Self.site] {
      let document = try Self.document(text, "nginx")
      #expect(document.node(at: try document.resolved(path))?.string == "80")
    }
  }

  /// Formats of all kinds, with what makes names hard to write.
  private static let samples = [
    ("nginx", site + second + "server { server_name \"a b\"; }\nserver { server_name \"\"; }\nserver { listen 80; }\n"),
    ("apache", "<VirtualHost *:80>\nServerName a\n</VirtualHost>\n<VirtualHost *:80>\nServerName a\n</VirtualHost>\n"),
    ("fstab", "/dev/a\\040b /x]y ext4 a=b 0 0\nLABEL=\"x\" /home ext4\nsrv:/x /home nfs\n"),
    ("hosts", "127.0.0.1 localhost\n::1 localhost ip6\n10.0.0.1 a b c\n10.0.0.1 d\n"),
    ("passwd", "root:x:0:0::/root:/bin/sh\na.b:x:1:1:A [b]:/:/bin/sh\n"),
    ("sudoers", "User_Alias A = a\nUser_Alias B = b\nDefaults x\nroot ALL=(ALL) ALL\n@include /etc/x\n"),
    ("pam", "auth required a.so x\n@include b\nauth required c.so\nauth sufficient c.so\n"),
    ("crontab", "A=b\nA=c\n1 2 3 4 5 root x\n@daily root y\n"), ("aliases", "a: b\nc: d, e\n"),
    ("sshd", "HostKey a\nHostKey b\nMatch User x\n  Banner y\n"),
    ("unbound", "forward-zone:\n  name: a\nforward-zone:\n  name: \".\"\n"),
    ("xml", "<a><b n=\"1\"/><b n=\"2\">x<c/>y</b></a>"), ("json", #"{"a.b": [{"c=d": [1, {"[": 2}]}], "": 1}"#),
    ("wpa_supplicant", "network={\n  ssid=\"a\"\n}\nnetwork={\n  ssid=\"b c\"\n}\n"),
    (
      "nagios-objects",
      "define host {\n host_name a\n}\ndefine host {\n host_name b\n}\ndefine service {\n host_name a\n}\n"
    ),
  ]

  @Test(arguments: samples.map(\.0))
  func everyPathLeadsToWhatItNames(_ name: String) throws {
    let format = try #require(Format.named(name))
    let text = try #require(Self.samples.first { $0.0 == name }).1
    try Self.checkPaths(of: try Document(parsing: Array(text.utf8), as: format), name)
  }

  @Test(.needs(.real)) func everyPathOfRealFilesLeadsToWhatItNames() throws {
    for folder in ["debian", "documents"] {
      for file in SharedFolder.real.files(in: folder, endingIn: "") {
        let text = try SharedFolder.real.bytes(file)
        guard let format = Format.detect(name: file, content: text) else { continue }
        try Self.checkPaths(of: try Document(parsing: text, as: format), file)
      }
    }
  }

  private static func checkPaths(of document: Document, _ name: String) throws {
    for (lasting, path) in paths(document) where document.node(at: path) != nil {
      let read = try Path(parsing: lasting.description)
      let meant = try document.resolved(read)
      #expect(document.node(at: meant) == document.node(at: path), "\(name): \(lasting)")
      #expect(
        document.node(at: try document.resolved(Path(parsing: path.pointer))) == document.node(at: path),
        "\(name): \(path)")
    }
  }
}
