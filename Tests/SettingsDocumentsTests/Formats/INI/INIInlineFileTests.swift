import SettingsDocuments
import Testing

/// Files inside a text, as OpenVPN has them: `<ca>`, lines and `</ca>`.
@Suite struct INIInlineFileTests {
  private let profile = """
    client
    remote vpn.example.org 1194 # the first
    <ca>
    -----BEGIN CERTIFICATE-----
    # no comment
    abc=
    -----END CERTIFICATE-----
    </ca>
    ;tls-auth ta.key
    <connection>
    remote b.example.org 443 tcp
    </connection>
    cert client.crt
    verb 3

    """

  private var format: Format {
    get throws { try #require(Format.named("openvpn")) }
  }

  @Test func aFileInsideIsTheValueOfItsKey() throws {
    let root = try Document(parsing: Array(profile.utf8), as: format).root
    #expect(root.members.map(\.key) == ["client", "remote", "ca", "connection", "cert", "verb"])
    #expect(
      root["ca"]?.string
        == "-----BEGIN CERTIFICATE-----\n# no comment\nabc=\n-----END CERTIFICATE-----\n")
    #expect(root["connection"]?.string == "remote b.example.org 443 tcp\n")
    #expect(root["verb"]?.string == "3")
  }

  @Test func otherLinesTakeThePlaceOfThoseInside() throws {
    expectChange(
      .set(["ca"], "x\ny\n"), in: "dev tun\n  <ca>\n a\n  </ca>\nverb 3\n", as: try format,
      gives: "dev tun\n  <ca>\nx\ny\n  </ca>\nverb 3\n")
    expectChange(
      .set(["ca"], "x\ny"), in: "<ca>\r\na\r\n</ca>\r\n", as: try format, gives: "<ca>\r\nx\r\ny\r\n</ca>\r\n")
  }

  @Test func aNameOfAFileTakesThePlaceOfOneInside() throws {
    let (inside, name) = ("dev tun\n<ca>\na\nb\n</ca>\nverb 3\n", "dev tun\nca ca.crt\nverb 3\n")
    expectChange(.set(["ca"], "ca.crt"), in: inside, as: try format, gives: name)
    expectChange(.set(["ca"], "a\nb\n"), in: name, as: try format, gives: inside)
  }

  @Test func aNewFileIsWrittenInside() throws {
    let (without, with) = ("dev tun\nverb 3\n", "dev tun\nverb 3\n<key>\na\nb\n</key>\n")
    expectChange(.set(["key"], "a\nb\n"), in: without, as: try format, gives: with)
    expectChange(.remove(["key"]), in: with, as: try format, gives: without)
    // A setting that is commented out is a name; lines do not take its place.
    expectChange(
      .set(["ca"], "a\n"), in: "dev tun\n;ca ca.crt\n", as: try format, gives: "dev tun\n<ca>\na\n</ca>\n;ca ca.crt\n")
  }

  @Test func whatFollowsAFileIsOnOneLine() throws {
    expectChange(
      .set(["verb"], 3), in: "<ca>\na\n</ca>\n", as: try format, gives: "<ca>\na\n</ca>\nverb 3\n")
  }

  @Test func severalAreAList() throws {
    let two = "<connection>\nremote a\n</connection>\n<connection>\nremote b\n</connection>\n"
    let document = try Document(parsing: Array(two.utf8), as: format)
    #expect(document.root["connection"]?.elements.map(\.string) == ["remote a\n", "remote b\n"])
    expectChange(
      .move(["connection", 1], to: 0), in: two, as: try format,
      gives: "<connection>\nremote b\n</connection>\n<connection>\nremote a\n</connection>\n")
    expectChange(
      .insert(["connection", 2], "remote c\n"), in: two, as: try format,
      gives: two + "<connection>\nremote c\n</connection>\n")
    expectChange(
      .remove(["connection", 0]), in: two, as: try format, gives: "<connection>\nremote b\n</connection>\n")
  }

  @Test func anotherKeyIsWrittenAtBothEnds() throws {
    expectChange(
      .rename(["ca"], to: "extra-certs"), in: "<ca>\na\n</ca>\n", as: try format,
      gives: "<extra-certs>\na\n</extra-certs>\n")
  }

  @Test func linesThatWouldEndAFileAreRefused() throws {
    let document = try Document(parsing: Array("<ca>\na\n</ca>\n".utf8), as: format)
    #expect(throws: EditError.self) { try document.applying(.set(["ca"], "a\n </ca> b\nc\n")) }
  }
}
