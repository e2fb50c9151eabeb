import Testing

@testable import SettingsSearch

/// Settings are found by what people say, the likeliest first.
@Suite struct SettingFinderTests {
  @Test(arguments: [
    ("PasswordAuthentication", "PasswordAuthentication"), ("password authentication", "PasswordAuthentication"),
    ("passwordauthentication", "PasswordAuthentication"), ("disable password login", "PasswordAuthentication"),
    ("how do I turn off password log in", "PasswordAuthentication"), ("pasword login", "PasswordAuthentication"),
    ("login password disabled", "PasswordAuthentication"), ("lid", "HandleLidSwitch"),
    ("lid closed", "HandleLidSwitch"),
    ("ram", "maxmemory"), ("max memory", "maxmemory"), ("memory of redis", "maxmemory"),
    ("file size", "upload_max_filesize"),
    ("hand lid swi", "HandleLidSwitch"), ("client port", "Port"),
  ])
  func comesFirst(_ typed: String, _ path: String) throws {
    #expect(try Self.finder.find(typed).first?.setting.path == path, "\(typed)")
  }

  @Test(arguments: [
    ("make sure that memory_limit is off", true), ("memoryLimit", true), ("PHP.memory_limit", true),
    ("\"a.memory_limit\"", false), ("limit_memory", false), ("memory", false), ("a_memory_limit", false),
  ])
  func aNameIsTypedAsItIsWritten(_ typed: String, _ isName: Bool) {
    #expect(TypedNames(typed).hasName(ofPath: "PHP.memory_limit") == isName)
    #expect(!TypedNames(typed).hasName(ofPath: "PHP.\"soft.memory_limit\""))
  }

  @Test func aNameCountsMoreThanWhatIsSaidOfOthers() throws {
    let words = ProgramWords(settings: [.init(name: "maximum", called: ["limit of memory", "memory limit", "limit"])])
    let programs = [
      Self.program("a", [Self.setting("maximum", .unset), Self.setting("memory_limit", .unset)])
    ]
    let bytes = try #require(Self.index(of: programs, .builtIn) { _ in words })
    let finder = try #require(SettingFinder(bytes))
    #expect(try finder.find("memory_limit").first?.setting.path == "memory_limit")
  }

  @Test func whatIsFoundKeyByKeyIsWhatIsFoundAtOnce() throws {
    let (typing, phrase) = (try Self.finder, "max memory password login memory max")
    for end in phrase.indices {
      let typed = String(phrase[...end])
      #expect(try typing.find(typed) == Self.finder.find(typed), "\(typed)")
    }
  }

  @Test func aWishOffersItsValue() throws {
    let hit = try #require(try Self.finder.find("disable password login").first)
    #expect(hit.wish?.value == "no" && hit.wish?.phrase == "disable password login")
    #expect(hit.program.name == "sshd" && hit.setting.file == "/etc/ssh/sshd_config" && hit.setting.state != .set)
  }

  @Test func noValueIsOfferedWhereAnotherSettingHasMoreOfWhatIsTyped() throws {
    let words = ProgramWords(settings: [
      .init(name: "one", wishes: [("no", ["disable password login"])]),
      .init(name: "two", wishes: [("yes", ["login without password"])]),
    ])
    let general = GeneralWords(groups: [["disable", "without"]], ignored: ["a"])
    let programs = [Self.program("a", [Self.setting("one", .unset), Self.setting("two", .unset)])]
    let bytes = try #require(Self.index(of: programs, general) { _ in words })
    let finder = try #require(SettingFinder(bytes, general: general))
    let hits = try finder.find("disable password login")
    #expect(hits.map(\.setting.path) == ["one", "two"])
    #expect(hits.map(\.wish?.value) == ["no", nil])
    #expect(try finder.find("login without a password").map(\.wish?.value) == ["yes", nil])
  }

  @Test func oneProgramIsLookedThrough() throws {
    #expect(try Self.finder.find("max", programs: ["redis"]).map(\.setting.path) == ["maxmemory"])
    #expect(try Self.finder.find("port", programs: ["redis"]).isEmpty)
  }

  @Test func wordsOfWhatAProgramIsAboutTellWhichOneIsMeant() throws {
    let general = GeneralWords(groups: [], ignored: [], topics: ["a": ["web server"], "b": ["mail"]])
    let programs = [
      Self.program("a", [Self.setting("size_limit", .unset)]), Self.program("b", [Self.setting("limit_size", .unset)]),
    ]
    let bytes = try #require(Self.index(of: programs, general) { _ in nil })
    let finder = try #require(SettingFinder(bytes, general: general))
    #expect(try finder.find("size limit of mail").first?.program.name == "b")
    #expect(try finder.find("size limit of a web server").first?.program.name == "a")
    #expect(try finder.find("mail").map(\.program.name) == ["b"])
  }

  @Test func aPhraseThatIsTypedComesBeforeOneThatHasMoreWords() throws {
    let words = ProgramWords(settings: [
      .init(name: "one", called: ["green lamp"]),
      .init(name: "two", called: ["lamp", "green", "green lamp of the garden", "green lamps"]),
    ])
    let bytes = try #require(
      Self.index(
        of: [Self.program("a", [Self.setting("one", .unset), Self.setting("two", .unset)])],
        GeneralWords(groups: [], ignored: [])
      ) { _ in words })
    let finder = try #require(SettingFinder(bytes, general: GeneralWords(groups: [], ignored: [])))
    let hits = try finder.find("green lamp of the garden")
    #expect(hits.first?.setting.path == "two" && hits.first?.wish?.phrase == "green lamp of the garden")
  }

  @Test func wordsThatSayNothingAreNoPartOfAPhrase() throws {
    let words = ProgramWords(settings: [.init(name: "one", called: ["lamp of the garden"])])
    let general = GeneralWords(groups: [], ignored: ["of", "the"])
    let bytes = try #require(
      Self.index(of: [Self.program("a", [Self.setting("one", .unset)])], general) { _ in
        words
      })
    let finder = try #require(SettingFinder(bytes, general: general))
    #expect(try finder.find("garden lamp").first?.wish?.phrase == "lamp of the garden")
  }

  @Test func wordsOfSeveralPhrasesOfOneSettingCountTogether() throws {
    let words = ProgramWords(settings: [
      .init(name: "one", called: ["green lamp", "light in the dark", "garden path"]),
      .init(name: "two", called: ["garden", "lamp shade", "wall lamp", "lamp of paper"]),
    ])
    let general = GeneralWords(groups: [], ignored: ["of", "the", "in"])
    let bytes = try #require(
      Self.index(of: [Self.program("a", [Self.setting("one", .unset), Self.setting("two", .unset)])], general) { _ in
        words
      })
    let finder = try #require(SettingFinder(bytes, general: general))
    #expect(try finder.find("dark garden green light").first?.setting.path == "one")
  }

  @Test func nothingIsFoundOfWhatIsNotThere() throws {
    #expect(try Self.finder.find("quux").isEmpty)
    #expect(try Self.finder.find("").isEmpty)
    #expect(try Self.finder.find("\"*' NEAR(").isEmpty)
    #expect(try Self.finder.nearest(to: ["memery"]) == ["memory"])
    #expect(try Self.finder.nearest(to: ["allowance"]) == ["allowed"])
    #expect(try Self.finder.nearest(to: ["permittance"]).first == "permit")
  }

  @Test func whatIsSetComesBeforeWhatIsNot() throws {
    let finder = try Self.finder(of: [
      Self.program("a", [Self.setting("cache_size", .unset)]), Self.program("b", [Self.setting("cache_size", .set)]),
    ])
    #expect(try finder.find("cache size").map(\.program.name) == ["b", "a"])
  }

  @Test func theProgramThatIsNamedIsMeant() throws {
    let finder = try Self.finder(of: [
      Self.program("ash", [Self.setting("io_threads", .unset)]), Self.program("oak", [Self.setting("threads", .set)]),
    ])
    #expect(try finder.find("threads").first?.program.name == "oak")
    #expect(try finder.find("threads of ash").first?.program.name == "ash")
  }

  @Test func filtersKeepWhatHasTheirTraits() throws {
    var (modified, other) = (Self.setting("cache_size", .set), Self.setting("cache_age", .set))
    (modified.traits, modified.value, other.traits) = (0b101, "5", 0b001)
    let finder = try Self.finder(of: [Self.program("a", [other, modified]), Self.program("b", [other])])
    #expect(try finder.find("cache", having: 0b100).map(\.setting.path) == ["cache_size"])
    #expect(try finder.find("cache", having: 0b001, programs: ["b"]).map(\.setting.path) == ["cache_age"])
    #expect(try finder.find("", having: 0b100).map(\.setting.value) == ["5"], "filters alone list what fits")
    #expect(try finder.find("", having: 0b001, most: 2).map(\.program.name) == ["a", "a"])
    #expect(try finder.find("cache", having: 0b1000).isEmpty)
  }

  @Test func settingsOfOneNameInSeveralSectionsAreThereWhereNothingTellsThatTheyAreTheSame() throws {
    let settings = ["author", "user"].map { section in
      SearchedSetting(file: "/etc/gitconfig", keys: [section, "name"], path: section + ".name", state: .unset)
    }
    let hits = try Self.finder(of: [Self.program("git", settings)]).find("user name")
    #expect(hits.first?.setting.path == "user.name")
  }

  @Test func whatIsSaidOfANameInASectionIsNotSaidOfOneThatHasBothInIt() throws {
    let words = ProgramWords(settings: [.init(name: "user.name", called: ["who made a commit"])])
    let settings = [
      SearchedSetting(
        file: "/etc/gitconfig", keys: ["credential", "username"], path: "credential.username", state: .unset)
    ]
    let bytes = try #require(Self.index(of: [Self.program("git", settings)], .builtIn) { _ in words })
    #expect(try #require(SettingFinder(bytes)).find("who made a commit").map(\.setting.path) == ["user.name"])
  }

  @Test func aSettingOfSeveralFilesIsThereOnce() throws {
    let program = Self.program(
      "php", [Self.setting("engine", .set, file: "/etc/a"), Self.setting("engine", .set, file: "/etc/b")])
    let hits = try Self.finder(of: [program]).find("engine")
    #expect(hits.map(\.setting.file) == ["/etc/a"] && hits.map(\.others) == [1])
    #expect(try Self.finder(of: [program]).files(of: "php") == ["/etc/a", "/etc/b"])
  }

  // MARK: - Settings

  private static let general = GeneralWords(
    groups: [["login", "log in"], ["memory", "ram"], ["disable", "turn off"]], ignored: ["how", "do", "i", "of", "the"])

  private static var finder: SettingFinder {
    get throws {
      let programs = [
        program(
          "sshd",
          [
            setting("PasswordAuthentication", .commentedOut, "Specifies whether password authentication is allowed."),
            setting("PermitRootLogin", .set, "Specifies whether root can log in using ssh."),
            setting("Port", .set, "The port that is listened on for connections of clients."),
          ], title: "OpenSSH server"),
        program("logind", [setting("HandleLidSwitch", .commentedOut, "What to do when the lid is closed.")]),
        program(
          "redis",
          [setting("maxmemory", .unset, "The most memory of the data set. Max memory: memory is the max. Max.")]),
        program("php", [setting("upload_max_filesize", .set, "The most that may be uploaded.")]),
      ]
      return try finder(of: programs)
    }
  }

  private static func finder(of programs: [SearchedProgram]) throws -> SettingFinder {
    let words = ProgramWords(settings: [
      .init(
        name: "PasswordAuthentication", called: ["password login"], wishes: [("no", ["disable password login"])])
    ])
    let bytes = try #require(
      Self.index(of: programs, general) { $0 == "sshd" ? words : nil })
    return try #require(SettingFinder(bytes, general: general))
  }

  private static func index(
    of programs: [SearchedProgram], _ general: GeneralWords, words: (String) -> ProgramWords?
  ) -> [UInt8]? {
    let indexed = programs.map { ProgramInWords($0, words: words($0.name), general: general) }
    return IndexWriter.index(of: indexed, key: "k", general: general)
  }

  private static func program(_ name: String, _ settings: [SearchedSetting], title: String? = nil) -> SearchedProgram {
    var program = SearchedProgram(name: name, title: title ?? name, mainFile: "/etc/\(name)")
    program.settings = settings
    return program
  }

  private static func setting(
    _ name: String, _ state: SearchedSetting.State, _ summary: String = "", file: String = "/etc/ssh/sshd_config"
  ) -> SearchedSetting {
    var setting = SearchedSetting(file: file, keys: [name], path: name, state: state)
    if !summary.isEmpty { setting.add(summary, as: .summary) }
    return setting
  }
}
