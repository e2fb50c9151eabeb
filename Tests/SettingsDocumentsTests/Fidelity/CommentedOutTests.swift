import SettingsDocuments
import TestSupport
import Testing

/// The commented-out settings of the files of ../shared/real/debian.
@Suite(.needs(.real)) struct CommentedOutTests {
  @Test(arguments: [
    ("sshd_config", "PermitRootLogin", "no"), ("journald.conf", "Journal.SystemMaxUse", "1G"),
    ("logind.conf", "Login.HandlePowerKey", "ignore"), ("sysctl.conf", "\"net.ipv4.ip_forward\"", "1"),
    ("redis.conf", "unixsocketperm", "755"), ("smb.conf", "global.\"bind interfaces only\"", "no"),
    ("mariadb.cnf", "client-server.port", "3307"), ("postgresql.conf", "listen_addresses", "*"),
  ])
  func aCommentedOutSettingIsSetInPlaceAndReset(name: String, path: String, value: String) throws {
    let text = try SharedFolder.real.bytes("debian/\(name)")
    let document = try Document(parsing: text, as: try #require(Format.detect(name: name, content: text)))
    let path = try Path(parsing: path)
    let former = try #require(document.commentedText(at: path))
    let set = try document.applying(.set(path, .string(value))).document
    #expect(set.node(at: path)?.string == value)
    #expect(set.lines.lineCount == document.lines.lineCount)
    #expect(try set.applying(.reset(path, commentedText: former)).document.text == text)
  }

  @Test(arguments: [
    ("sshd_config", 49), ("journald.conf", 30), ("logind.conf", 32), ("sysctl.conf", 15), ("redis.conf", 86),
    ("smb.conf", 17), ("mariadb.cnf", 1), ("postgresql.conf", 311), ("prometheus.yml", 0),
  ])
  func everyOneIsSetInItsLineAndReset(name: String, count: Int) throws {
    let text = try SharedFolder.real.bytes("debian/\(name)")
    let document = try Document(parsing: text, as: try #require(Format.detect(name: name, content: text)))
    #expect(document.commentedSettings.count == count)
    for (index, setting) in document.commentedSettings.enumerated() {
      let former = String(decoding: text[setting.line], as: UTF8.self)
      #expect(document.commentedText(at: setting.path) == former)
      guard index.isMultiple(of: 12) else { continue }
      let set = try document.applying(.set(setting.path, "x")).document
      #expect(set.node(at: setting.path)?.string == "x")
      #expect(set.lines.lineCount == document.lines.lineCount, "\(setting.path)")
      #expect(try set.applying(.reset(setting.path, commentedText: former)).document.text == text)
    }
  }

  @Test func rootLoginLandsBeforeMatchBlocks() throws {
    let text = try SharedFolder.real.bytes("debian/sshd_config")
    let withBlock = text + Array("Match User anoncvs\n\tX11Forwarding no\n".utf8)
    let document = try Document(parsing: withBlock, as: try #require(Format.named("sshd")))
    let set = try document.applying(.set(["PermitRootLogin"], "no")).document
    let place = try #require(set.node(at: ["PermitRootLogin"])?.span.lowerBound)
    let block = try #require(set.node(at: ["Match User anoncvs"])?.span.lowerBound)
    #expect(place < block)
    let added = try document.applying(.set(["UnknownKey"], "1")).document
    #expect(added.root["UnknownKey"]?.string == "1")
    #expect(added.root["Match User anoncvs"]?["UnknownKey"] == nil)
  }
}
