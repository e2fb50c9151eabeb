import SettingsDocuments
import Testing

@testable import SettingsSession

/// Passwords and tokens inside of addresses and variables are masked, and the rest is not.
@MainActor
@Suite struct TextSecretsTests {
  @Test(
    arguments: [
      ("postgres://ann:hunter2@db/app", "postgres://ann:••••@db/app"),
      ("jdbc:postgresql://ann:hunter2@db/app", "jdbc:postgresql://ann:••••@db/app"),
      ("redis://:hunter2@db", "redis://:••••@db"),
      ("postgres://ann:p@ss@db/app", "postgres://ann:••••@db/app"),
      ("--dsn=mysql://a:b@c/d --other=http://e:f@g/", "--dsn=mysql://a:••••@c/d --other=http://e:••••@g/"),
      ("https://api.example.com/v1?user=ann&token=abc123#top", "https://api.example.com/v1?user=ann&token=••••#top"),
      ("https://ann:ü@db/ä", "https://ann:••••@db/ä"), ("DB_PASSWORD=hunter2", "DB_PASSWORD=••••"),
      ("DB_HOST=db", nil), ("DB_PASSWORD=$FROM_ELSEWHERE", nil), ("DB_PASSWORD=", nil),
      ("postgres://ann@db:5432/app", nil), ("postgres://ann:${PASSWORD}@db/app", nil), ("https://host:8080/a@b", nil),
      ("https://h?token=${TOKEN}", nil), ("http://", nil), ("a:b@c", nil), ("", nil),
    ] as [(String, String?)])
  func theSecretAloneIsMasked(text: String, masked: String?) {
    #expect(TextSecrets.masked(text) == masked)
  }

  @Test(
    arguments: [
      (["env", 0, "value"], true), (["env", 1, "value"], false), (["data", "tls.key"], true), (["passwords", 0], true),
      (["names", 0], false),
    ] as [(Path, Bool)])
  func whatIsAroundTellsASecretToo(path: Path, isSecret: Bool) throws {
    let session = try session(
      #"{"kind": "Secret", "data": {"tls.key": "a"}, "passwords": ["b"], "names": ["c"], "#
        + #""env": [{"name": "DB_PASSWORD", "value": "d"}, {"name": "HOST", "value": "e"}]}"#)
    #expect(session.isSecret(path) == isSecret)
  }

  @Test func whatIsListedComparedAndSearchedHasItMasked() throws {
    let before = #"{"db_url": "postgres://ann:hunter2@db/app", "list": ["amqp://a:b@c"], "password": "https://x:y@z"}"#
    let session = try session(before)
    let mask = SecretMask(session)
    #expect(mask.line(for: session.node(at: ["db_url"])?.value, at: ["db_url"]) == #""postgres://ann:••••@db/app""#)
    #expect(mask.line(for: session.document.root.value, at: .root).contains("hunter2") == false)
    #expect(mask.shown("https://x:y@z", at: ["password"]) == SecretMask.text)
    let saved = session.document
    try session.set(["db_url"], to: "postgres://ann:letmein@db2/app")
    let texts = mask.texts(before: saved, after: session.document)
    #expect(
      String(decoding: texts.before, as: UTF8.self)
        == #"{"db_url": "postgres://ann:••••@db/app", "list": ["amqp://a:••••@c"], "password": ••••••••}"#)
    #expect(
      String(decoding: texts.after, as: UTF8.self)
        == #"{"db_url": "postgres://ann:•••• (changed)@db2/app", "list": ["amqp://a:••••@c"], "password": ••••••••}"#)
    // The address without a password has its former one masked all the same.
    try session.set(["db_url"], to: "postgres://db")
    let later = mask.texts(before: saved, after: session.document)
    #expect(!String(decoding: later.before, as: UTF8.self).contains("hunter2"))
    #expect(session.isSecret(["list", 0]))
  }
}
