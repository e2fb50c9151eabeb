#if DEBUG
  import SettingsDocuments
  import Testing

  @testable import settee

  /// What a file is, is found out once and handed on.
  @MainActor
  @Suite struct LookUpTests {
    private let account: Account
    private let file: String

    init() throws {
      account = try Account()
      let comments = (0..<30).map { "# A line of words about the server, number \($0).\n" }.joined()
      file = try account.write("sshd_config", comments + "Port 22\nPasswordAuthentication no\n")
    }

    private func lookUps(_ words: String...) -> LookUps.Counter {
      let counter = LookUps.Counter()
      LookUps.$counter.withValue(counter) { #expect(account.run(words) == 0, "\(account.errors)") }
      return counter
    }

    private func expectEachOnce(_ counter: LookUps.Counter) {
      for kind in [LookUps.Kind.name, .target, .page] {
        #expect(counter.paths(kind).count { $0 == file } == 1, "\(kind): \(counter.paths(kind))")
      }
    }

    @Test func setLooksUpNameTargetAndPageOnce() {
      expectEachOnce(lookUps("set", file, "Port", "23"))
    }

    @Test func soItDoesWhereAPageHasTheFileAndItsProgramIsAsked() throws {
      try account.write(
        "own.toml",
        """
        title = "Own"
        [[files]]
        path = "\(file)"
        format = "sshd"
        [layers]
        wins = "first"
        read = [["\(file)"]]
        [effect]
        need = "reload"
        [settings]
        Port = { kind = "number" }
        """, in: "home/.config/settee/programs")
      expectEachOnce(lookUps("set", "--ask", file, "Port", "23"))
      #expect(account.errors.contains("1 setting takes a reload of own"))
    }

    @Test func checkLooksUpNameTargetAndPageOnce() {
      expectEachOnce(lookUps("check", file))
    }

    @Test func checkLooksForNoPageWhereTheFileNamesItsSchema() throws {
      try account.write("app.schema.json", #"{"type": "object"}"#)
      let counter = lookUps("check", try account.write("app.json", #"{"$schema": "app.schema.json"}"#))
      #expect(counter.paths(.page) == [])
    }

    @Test func theHomeScreenLooksAtEachNameOnce() throws {
      let file = try account.write("app.json", "{}")
      let counter = LookUps.Counter()
      _ = try LookUps.$counter.withValue(counter) { try HomePilot(account) }
      #expect(counter.paths(.name).count { $0 == file } == 1, "\(counter.paths(.name))")
    }
  }
#endif
