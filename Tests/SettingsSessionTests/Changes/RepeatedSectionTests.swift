import SettingsDocuments
import SettingsSession
import Testing

/// Sections of one name each of which stands for itself, as WireGuard's peers and networkd's routes.
@MainActor
@Suite struct RepeatedSectionTests {
  static let peers = """
    [Interface]
    ListenPort = 51820

    # phone
    [Peer]
    PublicKey = A=
    AllowedIPs = 10.0.0.2/32

    [Peer]
    PublicKey = B=
    """ + "\n"

  /// The text after some changes, each a path and what is typed for it.
  private func typed(_ changes: KeyValuePairs<String, String>, in text: String, _ format: String) throws -> String {
    let session = try session(text, try #require(Format.named(format)))
    for (path, value) in changes { try session.set(session.document.resolved(Path(parsing: path)), toTyped: value) }
    return session.text
  }

  @Test func eachIsChangedForItself() throws {
    let text = try typed(
      ["Peer[PublicKey=B=].AllowedIPs": "10.0.0.3/32", "Peer[0].PublicKey": "C="], in: Self.peers, "wireguard")
    #expect(text == Self.peers.replacing("A=", with: "C=") + "AllowedIPs = 10.0.0.3/32\n")
  }

  @Test(arguments: ["PublicKey = C=\nPersistentKeepalive = 25", "[Peer]\nPublicKey = C=\nPersistentKeepalive = 25"])
  func oneMoreIsItsLines(text: String) throws {
    let new = "\n[Peer]\nPublicKey = C=\nPersistentKeepalive = 25\n"
    #expect(try typed(["Peer[]": text], in: Self.peers, "wireguard") == Self.peers + new)
  }

  @Test func theFirstIsMadeBelowAllOthers() throws {
    let text = "[Match]\nName=eth0\n"
    let route = text + "\n[Route]\nGateway=10.0.0.1\n"
    #expect(try typed(["Route.Gateway": "10.0.0.1"], in: text, "systemd") == route)
    #expect(try typed(["Route[].Gateway": "10.0.0.1"], in: text, "systemd") == route)
    #expect(try typed(["Route[]": "Gateway=10.0.0.1"], in: text, "systemd") == route)
    #expect(
      try typed(["Route.Gateway": "10.0.0.1", "Route.Metric": "5"], in: text, "systemd") == route + "Metric=5\n")
    #expect(
      try typed(["Route.Gateway": "10.0.0.1", "Route[].Gateway": "10.0.0.9"], in: text, "systemd")
        == route + "\n[Route]\nGateway=10.0.0.9\n")
  }

  @Test(arguments: ["", "[Peer]\n[Peer]", "[Interface]\nMTU = 5", "# a comment\nPublicKey = C="])
  func whatIsNotOneIsRefused(text: String) {
    #expect(throws: SettingError.self) { try typed(["Peer[]": text], in: Self.peers, "wireguard") }
  }
}
