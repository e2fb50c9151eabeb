import Testing

@testable import settee

/// `settee search`.
@MainActor
@Suite struct SearchVerbTests {
  @Test func wordsAreNeeded() {
    #expect {
      try VerbTable.verb(["search"], in: .init(environment: [:], currentFolder: "/", output: .standard))
    } throws: {
      "\($0)".contains("what is looked for is missing")
        || "\(($0 as? UsageError)?.description ?? "")".contains("missing")
    }
  }

  /// An account with a program whose file is in its home, so that it is there whatever the machine has.
  private func account() throws -> Account {
    let account = try Account()
    try account.write(
      "nightjar.toml",
      """
      title = "Nightjar mail"
      [[files]]
      path = "~/.nightjar.ini"
      format = "systemd"
      [settings]
      "queue.length" = { kind = "number", default = "7", description = "How many letters wait." }
      "queue.colour" = { values = ["red", "green"], default = "green" }
      "queue.password" = { kind = "text", secret = true }
      """, in: "home/.config/settee/programs")
    try account.write(".nightjar.ini", "[queue]\nlength = 1\npassword = hunter2\n", in: "home")
    return account
  }

  @Test func findsWithFiltersAndOffersWhatIsNearest() throws {
    let account = try account()
    let file = account.home + "/.nightjar.ini"
    #expect(account.run("search", "nightjar", "colour", "of", "queue") == 0)
    #expect(account.output.hasPrefix("\(file)\tqueue.colour\t(not set)"), "\(account.output)\(account.errors)")
    #expect(account.run("search", "@modified", "--program", "nightjar") == 0)
    #expect(account.output == "\(file)\tqueue.length\t1\n\(file)\tqueue.password\t********\n")
    #expect(account.run("search", "@type:number", "@set", "length", "--program", "nightjar") == 0)
    #expect(account.output == "\(file)\tqueue.length\t1\n")
    #expect(account.run("search", "@unsaved", "queue") == 2)
    #expect(account.errors.contains("@unsaved: no filter of this search; there are @modified, @set"))
    #expect(account.run("search", "length", "behind", "the", "@", "--program", "nightjar") == 0)
    #expect(account.run("search", "hunter2", "--program", "nightjar") == 1)
    #expect(account.run("search", "lengthwise", "--program", "nightjar") == 1)
    #expect(account.errors.contains("near are") && account.errors.contains("length"), "\(account.errors)")
  }
}
