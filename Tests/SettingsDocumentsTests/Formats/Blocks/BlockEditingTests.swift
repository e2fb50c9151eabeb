import Testing

@testable import SettingsDocuments

@Suite struct BlockEditingTests {
  let apache = Format.named("apache") ?? .ini

  static let site = """
    Listen 80

    # The site
    <VirtualHost *:80>
        # Its name
        ServerName   example.org
        CustomLog a.log \\
            combined
        RewriteRule /a /b
        # second
        RewriteRule /c /d
        <Directory /srv>
            Require all granted
        </Directory>
    </VirtualHost>

    """

  func expect(_ change: Change, _ old: String, _ new: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expectChange(
      change, in: Self.site, as: apache, gives: Self.site.replacing(old, with: new), sourceLocation: sourceLocation)
  }

  let host: Path = ["VirtualHost *:80"]

  @Test func valuesAreReplacedInPlace() {
    expect(.set(["VirtualHost *:80", "ServerName"], "a b"), "example.org", "a b")
    expect(.set(["VirtualHost *:80", "ServerName"], " a"), "example.org", "\" a\"")
    expect(.set(["VirtualHost *:80", "ServerName"], ""), "   example.org", "")
    expect(.set(["VirtualHost *:80", "CustomLog"], "b.log combined"), "a.log", "b.log")
    expect(.set(["VirtualHost *:80", "CustomLog"], "a.log common"), "combined", "common")
    expect(.set(["VirtualHost *:80", "RewriteRule", 1], "/e"), "/c /d", "/e")
    expect(.set(["Listen"], ["80", "443"]), "Listen 80\n", "Listen 80\nListen 443\n")
    expectChange(.set(["A"], "x"), in: "A\nB 1\n", as: apache, gives: "A x\nB 1\n")
    expectChange(.set(["A"], "it \"is\""), in: "A \"x\"\n", as: apache, gives: "A \"it \\\"is\\\"\"\n")
  }

  @Test func newDirectivesAreLikeTheirNeighbours() {
    expect(.set(["VirtualHost *:80", "ServerAdmin"], "me"), "/c /d\n", "/c /d\n    ServerAdmin me\n")
    expect(
      .set(["VirtualHost *:80", "Directory /srv", "Options"], "None"), "granted\n", "granted\n        Options None\n")
    expect(.set(["Include"], "x.conf"), "Listen 80\n", "Listen 80\nInclude x.conf\n")
    expect(
      .insert(["VirtualHost *:80", "RewriteRule", 1], "/x /y"), "    # second", "    RewriteRule /x /y\n    # second")
    expect(.insert(["VirtualHost *:80", "RewriteRule", 2], "/x /y"), "/c /d\n", "/c /d\n    RewriteRule /x /y\n")
  }

  @Test func newBlocksGoBelowTheOthers() {
    expect(
      .set(["VirtualHost *:80", "Directory /b"], ["Require": ["a", "b"], "IfModule x": ["A": "1"]]),
      "    </Directory>\n",
      """
          </Directory>
          <Directory /b>
              Require a
              Require b
              <IfModule x>
                  A 1
              </IfModule>
          </Directory>

      """)
    expect(
      .set(["Directory /", "Require"], "all denied"), "</VirtualHost>\n",
      "</VirtualHost>\n\n<Directory />\n    Require all denied\n</Directory>\n")
    expectChange(
      .set(["A x", "B"], "c"), in: "", as: apache, gives: "<A x>\n    B c\n</A>\n")
  }

  @Test func whatGoesTakesItsCommentsWithIt() {
    expect(.remove(["VirtualHost *:80", "RewriteRule", 1]), "    # second\n    RewriteRule /c /d\n", "")
    expect(.remove(["VirtualHost *:80", "CustomLog"]), "    CustomLog a.log \\\n        combined\n", "")
    expect(
      .remove(["VirtualHost *:80", "Directory /srv"]),
      "    <Directory /srv>\n        Require all granted\n    </Directory>\n", "")
    expectChange(.remove(host), in: Self.site, as: apache, gives: "Listen 80\n")
  }

  @Test func bothTagsOfABlockAreRenamed() {
    expectChange(
      .rename(host, to: "IfModule a.c"), in: Self.site, as: apache,
      gives: Self.site.replacing("VirtualHost *:80", with: "IfModule a.c").replacing("/VirtualHost", with: "/IfModule"))
    expect(
      .rename(["VirtualHost *:80", "Directory /srv"], to: "Directory /var"), "<Directory /srv>", "<Directory /var>")
    expect(.rename(["VirtualHost *:80", "CustomLog"], to: "TransferLog"), "CustomLog", "TransferLog")
  }

  @Test func orderIsThatOfLines() {
    expectChange(
      .move(["B"], to: 0), in: "A 1\n# of b\nB 2\nC 3\n", as: apache, gives: "# of b\nB 2\nA 1\nC 3\n")
    expectChange(
      .move(["L", 0], to: 1), in: "X 1\n# one\nL 1\n\nL 2\n", as: apache, gives: "X 1\nL 2\n\n# one\nL 1\n")
    expectChange(
      .move(["B"], to: 0), in: "A 1\nL 1\nA 2\nB 2\n", as: apache, gives: "B 2\nA 1\nL 1\nA 2\n")
    expectChange(
      .move(["A"], to: 2), in: "A 1\nL 1\nA 2\nB 2", as: apache, gives: "L 1\nB 2\nA 1\nA 2")
    expectChange(
      .move(["X 1"], to: 1), in: "<X 1>\n</X>\n\n<X 2>\nA 1\n</X>\n", as: apache,
      gives: "<X 2>\nA 1\n</X>\n\n<X 1>\n</X>\n")
  }

  @Test func copiesAreBehindTheFirst() {
    expectChange(
      .duplicate(["X 1"], as: .key("Y 2")), in: "<X 1>\nA 1\n</X>\n", as: apache,
      gives: "<X 1>\nA 1\n</X>\n\n<Y 2>\nA 1\n</Y>\n")
    expectChange(
      .duplicate(["X 1", 0], as: .index(1)), in: "<X 1>\nA 1\n</X>\n<X 1>\n</X>\n", as: apache,
      gives: "<X 1>\nA 1\n</X>\n\n<X 1>\nA 1\n</X>\n<X 1>\n</X>\n")
  }

  @Test func whatCannotBeWrittenIsRefused() throws {
    let document = try Document(parsing: Array(Self.site.utf8), as: apache)
    for change in [
      Change.set(["Listen"], "a\nb"), .set(["Listen"], ["a": "b"]), .set(["a b"], "c"), .set(["Perl", "x"], "y"),
      .set(["A x>\n", "b"], "c"), .rename(["Listen"], to: "a b"), .set(host, "x"), .set(["1"], "x"), .set(["A"], []),
    ] {
      #expect(throws: EditError.self) { try document.applying(change) }
    }
  }

  /// What other programs have tripped over: each is read back as it was meant, or refused before it is written.
  @Test(arguments: ["apache", "proftpd", "cups", "collectd"])
  func hardTextsAreReadBack(_ name: String) throws {
    let format = try #require(Format.named(name))
    let hard = [
      "a b", "a#b", "a # b", "a;b", "a ; b", "a \"b\" c", "it's", "a\\b", "a=b", "a: b", "-x", "yes", "42", "", " lead",
      "trail ", "a$b", "[x]", "%h", "100%", "ä", "a\\", "\\", "\"", "\"a\"", "#", "a\\#b", "<a>", ">", "'x'", "'", "\t",
    ]
    let refused: Set<String> = name == "cups" ? ["", " lead", "trail ", "\t", "a\\#b"] : []
    for old in ["x", "\"x\"", "1"] {
      let document = try Document(parsing: Array("<B>\nK \(old)\nL 1\n</B>\n".utf8), as: format)
      for text in hard {
        do throws(EditError) {
          let edited = try document.applying(.set(["B", "K"], .string(text))).document
          #expect(edited.node(at: ["B", "K"])?.string == text)
          #expect(edited.node(at: ["B", "L"])?.string == "1")
        } catch {
          #expect(refused.contains(text), "\(name) \(text): \(error)")
        }
      }
    }
  }
}
