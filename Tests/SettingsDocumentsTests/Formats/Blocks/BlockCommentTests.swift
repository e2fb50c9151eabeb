import Testing

@testable import SettingsDocuments

@Suite struct BlockCommentTests {
  let apache = Format.named("apache") ?? .ini

  @Test func settingsAreToldFromProse() throws {
    let text = """
      # ServerName gives the name and port that the server uses to identify itself.
      #ServerName www.example.com:80
      # Listen: Allows you to bind Apache to specific addresses
      # Change this to Listen on specific addresses
      #Listen 12.34.56.78:80
      #
      # Mutex default:/run
      # Some prose here.
      # KeepAlive requests
      <Directory /srv>
      \t#Options Indexes \\
      #\tFollowSymLinks
      #    AllowOverride None
      #\t<Limit GET>
      #\t\tRequire all granted
      #\t</Limit>
      \t#Require host b.org
      </Directory>
      #<IfModule x>
      #DocumentRoot /x
      #</IfModule>
      #ErrorDocument 404 /x
      """
    let document = try Document(parsing: Array(text.utf8), as: apache)
    let found = document.commentedSettings.map { "\($0.path) = \($0.value.string ?? "")" }
    #expect(
      found == [
        "ServerName = www.example.com:80", "Listen = 12.34.56.78:80", "Mutex = default:/run",
        "\"Directory /srv\".AllowOverride = None", "\"Directory /srv\".Require = host b.org", "ErrorDocument = 404 /x",
      ])
  }

  @Test func commentsComeBackInTheirPlaceAndGoAgain() throws {
    let text = "<A x>\n    B 1\n    #ServerName old # x\n#    ErrorLog \"l\"\n</A>\n"
    let document = try Document(parsing: Array(text.utf8), as: apache)
    expectChange(
      .set(["A x", "ServerName"], "new"), in: text, as: apache,
      gives: text.replacing("#ServerName old # x", with: "ServerName new"))
    expectChange(
      .set(["A x", "ErrorLog"], "m"), in: text, as: apache,
      gives: text.replacing("#    ErrorLog \"l\"", with: "    ErrorLog \"m\""))
    for key in ["ServerName", "ErrorLog"] {
      let path: Path = ["A x", .key(key)]
      let former = document.commentedText(at: path)
      let set = try document.applying(.set(path, "z")).document
      #expect(try set.applying(.reset(path, commentedText: former)).document.string == text)
    }
  }

  @Test func whatIsResetBecomesAComment() {
    let text = "A 1 \\\n 2\n<B x>\n  C 1\n\n</B>\n"
    expectChange(
      .reset(["A"], commentedText: nil), in: text, as: apache, gives: text.replacing("A 1 \\\n 2", with: "#A 1 \\\n# 2")
    )
    expectChange(
      .reset(["B x"], commentedText: nil), in: text, as: apache, gives: "A 1 \\\n 2\n#<B x>\n#  C 1\n\n#</B>\n")
  }

  @Test func includedFilesAreKnown() throws {
    let text = "<IfModule a>\nIncludeOptional mods-enabled/*.load\n</IfModule>\n"
    let document = try Document(parsing: Array(text.utf8), as: apache)
    #expect(document.includedFiles(at: ["IfModule a", "includeoptional"]) == "mods-enabled/*.load")
  }
}
