import SettingsDocuments
import SettingsSession
import Testing

/// What a session has its store remember.
@MainActor
@Suite struct RememberingTests {
  private func entry(
    _ text: String, _ format: Format = .jsonc, schema: String? = nil, _ change: (EditingSession) throws -> Void
  ) throws -> JournalEntry {
    let session = try session(text, format, schema: schema)
    try change(session)
    session.save()
    let store = try #require(session.store as? MemoryStore)
    #expect(store.entries.count == 1 && !session.history.isModified)
    return try #require(store.entries.first)
  }

  /// What the edits of an entry make of a text, each replacing what it says was there.
  private func text(after entry: JournalEntry, of text: String) throws -> String {
    let bytes = Array(text.utf8)
    let edits = try #require(entry.edits).map { edit in
      let range = edit.offset..<edit.offset + edit.old.utf8.count
      #expect(bytes[range].elementsEqual(edit.old.utf8))
      return TextEdit(range, with: edit.new)
    }
    return String(decoding: edits.applied(to: bytes), as: UTF8.self)
  }

  @Test func theEditsAndHowSettingsWereBefore() throws {
    let entry = try entry("#Port 22\nUsePAM yes\n", try #require(Format.named("sshd"))) { session in
      try session.set(["Port"], toTyped: "1")
      try session.set(["Port"], toTyped: "2222")
      try session.set(["Banner"], toTyped: "none")
      try session.reset(["UsePAM"])
    }
    #expect(
      entry.settings == [
        .init(path: ["Port"], former: .commented("#Port 22")), .init(path: ["Banner"], former: .absent),
        .init(path: ["UsePAM"], former: nil),
      ])
    #expect(try text(after: entry, of: "#Port 22\nUsePAM yes\n") == "Port 2222\n#UsePAM yes\nBanner none\n")
    #expect(entry.size == "Port 2222\n#UsePAM yes\nBanner none\n".utf8.count)
  }

  @Test func theEditsLeadFromTheSavedTextToTheNext() throws {
    let text = #"{ "a": 1, "list": [1, 2] }"#
    let entry = try entry(text) { session in
      try session.set(["a"], to: 2)
      try session.apply(.move(["list", 1], to: 0))
      session.undo()
      try session.apply(.insert(["list", 0], 0))
    }
    #expect(try self.text(after: entry, of: text) == #"{ "a": 2, "list": [0, 1, 2] }"#)
    #expect(entry.settings == [.init(path: ["list"], former: nil)])
  }

  @Test func aValueOfAnEarlierRunIsWrittenAsItWas() throws {
    let session = try session("a = 1\nb = zz9\n", .ini)
    let store = try #require(session.store as? MemoryStore)
    store.earlierEdits = [[], [TextEdit(9..<13, with: "\n   x\n     y")]]
    try session.set(["a"], toTyped: "22")
    try session.set(["b"], to: "\nx\ny")
    #expect(session.text == "a = 22\nb =\n   x\n     y\n")
  }

  @Test(
    arguments: [
      (#"{ "password": "hunter1" }"#, ["password"]), (#"{ "credentials": { "x": "hunter1" } }"#, ["credentials", "x"]),
      (#"{ "db": "postgres://ann:hunter1@db/x" }"#, ["db"]), (#"{ "a": 1 /* the password is hunter1 */ }"#, ["a"]),
      (#"{ "secret": ["hunter1"] }"#, ["secret", 0]),
    ] as [(String, Path)])
  func secretsAreNotAmongIt(_ text: String, _ path: Path) throws {
    for change in [Change.set(path, "hunter2"), .remove(path), .set([path.steps[0]], ["x": "hunter2"])] {
      let entry = try entry(text) { try $0.apply(change) }
      #expect(entry.edits == nil && entry.size == nil, "\(change)")
      #expect(!"\(entry)".contains("hunter"))
    }
  }

  @Test func aWordThatNamesASecretAndHasNoValueIsNone() throws {
    let text = "#PermitRootLogin prohibit-password\n"
    let entry = try entry(text, try #require(Format.named("sshd"))) { session in
      try session.set(["PermitRootLogin"], toTyped: "no")
    }
    #expect(
      entry.settings == [
        .init(path: ["PermitRootLogin"], former: .commented("#PermitRootLogin prohibit-password"))
      ])
    #expect(try self.text(after: entry, of: text) == "PermitRootLogin no\n")
  }

  @Test func whatIsOnOrOffIsNoSecretWhateverItsName() throws {
    let text = "log {\n  #  suppress_secrets = no\n}\n"
    let entry = try entry(text, try #require(Format.named("freeradius"))) { session in
      try session.set(["log", "suppress_secrets"], toTyped: "yes")
    }
    #expect(
      entry.settings == [.init(path: ["log", "suppress_secrets"], former: .commented("  #  suppress_secrets = no"))])
  }

  @Test func aSecretsNameInATextTellsNothing() throws {
    let text = "gtc {\n  #  challenge = \"Password: \"\n}\n"
    let entry = try entry(text, try #require(Format.named("freeradius"))) { session in
      try session.set(["gtc", "challenge"], toTyped: "Word: ")
    }
    #expect(
      entry.settings == [.init(path: ["gtc", "challenge"], former: .commented("  #  challenge = \"Password: \""))])
  }

  @Test func aLineOfCommentThatTellsASecretIsNot() throws {
    let entry = try entry("port 6379\n# requirepass foobared\n", try #require(Format.named("redis"))) { session in
      try session.set(["requirepass"], toTyped: "hunter2")
    }
    #expect(entry.settings == [.init(path: ["requirepass"], former: .absent)])
    #expect(entry.edits == nil)
  }

  @Test func nothingIsRememberedOfWhatWasNotSaved() throws {
    let session = try session("{}")
    let store = try #require(session.store as? MemoryStore)
    session.save()
    try session.set(["a"], to: 1)
    store.answer = .failed(SaveFailure("the disk is full"))
    session.save()
    #expect(store.entries == [])
  }

  @Test func ofAMergedFileTheEditsAreNotKnown() throws {
    let session = try session(#"{ "a": 1 }"#)
    let store = try #require(session.store as? MemoryStore)
    try session.set(["b"], to: 1)
    store.answer = .saved(try Document(parsing: Array(#"{ "a": 3, "b": 1 }"#.utf8), as: .jsonc))
    session.save()
    #expect(store.entries.first?.edits == nil)
    #expect(store.entries.first?.settings == [.init(path: ["b"], former: .absent)])
  }
}
