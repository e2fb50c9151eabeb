import Testing

@testable import settee

/// What the words behind `settee ssh` mean, and how they reach the other machine.
@Suite struct RemoteCallTests {
  @Test(
    arguments: [
      ("web", "web", nil), ("me@web:a.json", "me@web", "a.json"), ("web:/etc/x:y", "web", "/etc/x:y"),
      ("web:", "web", nil), ("web:~/a b", "web", "a b"), ("web:~other/x", "web", "~other/x"), ("web:-x", "web", "-x"),
      ("[::1]:/etc/x", "::1", "/etc/x"), ("me@[fe80::1%eth0]:x", "me@fe80::1%eth0", "x"), ("[::1]", "::1", nil),
      ("::1", "::1", nil), ("me@::1", "me@::1", nil), ("web:a@b:[c]", "web", "a@b:[c]"), ("a@b@web:x", "a@b@web", "x"),
      ("ssh://me@web:22/etc/x", "ssh://me@web:22", "/etc/x"), ("ssh://web", "ssh://web", nil), ("wéb:é", "wéb", "é"),
    ] as [(String, String, String?)])
  func aHostAndAFileAreToldApart(_ text: String, _ host: String, _ file: String?) throws {
    let place = try RemotePlace(text)
    #expect(place.host == host)
    #expect(place.file == file)
  }

  /// ssh would take it for an option, which may run a command here.
  @Test(arguments: ["-oProxyCommand=touch /tmp/x", "", ":x", "-x@web:y", "[-x]:y", "ssh://"])
  func noHostIsAnOption(_ text: String) {
    #expect(throws: UsageError.self) { try RemotePlace(text) }
  }

  @Test func optionsOfSSHStandBeforeTheHostOrBehindIt() throws {
    let call = try RemoteCall([
      "-4vp", "22", "-oUser=x", "-J", "jump", "web", "-F", "c", "--sudo", "get", "f", "--json",
    ])
    #expect(call.sshOptions == ["-4vp", "22", "-oUser=x", "-J", "jump", "-F", "c"])
    #expect(call.place?.host == "web")
    #expect(call.asRoot && !call.isAgreed && !call.isScreen)
    #expect(call.words == ["get", "f", "--json"])
  }

  @Test func aFileIsOpenedOnTheScreenWithTheOptionsOfThat() throws {
    let call = try RemoteCall(["--yes", "web:-x", "--format", "json"])
    #expect(call.words == ["--format", "json", "--", "-x"])
    #expect(call.isScreen && call.isAgreed)
    #expect(try RemoteCall(["web"]).isScreen)
    #expect(try RemoteCall(["web", "a.json"]).isScreen)
    #expect(try RemoteCall(["web", "--version"]).isScreen == false)
  }

  @Test func onlyAVerbThatIsGivenStandardInputReadsIt() throws {
    #expect(try RemoteCall(["web", "set", "f", "p", "-"]).readsInput)
    #expect(try !RemoteCall(["web", "set", "f", "p", "v"]).readsInput)
  }

  @Test(arguments: [
    [], ["--sudo"], ["-N", "web"], ["-p"], ["--json", "web"], ["web", "get", "--new", "f"], ["web:f", "get"],
    ["web", "--format", "json"], ["web", "ssh", "other"], ["web", "--root", "/mnt", "get", "f"], ["--", "-x"],
  ])
  func whatMakesNoSenseIsRefusedBeforeAnyoneIsAsked(_ words: [String]) {
    #expect(throws: UsageError.self) { try RemoteCall(words) }
  }

  @Test(arguments: [
    "plain", "", "-x", "a b", "it's \"$(id)\" `x` !y \\ ~ * % é\u{1F600}", "two\nlines\r\t\u{1}", "_", "a_41", "=x",
  ])
  func wordsComeThroughAnyShellAsTheyAre(_ word: String) {
    let code = WordCode.encoded(word)
    #expect(WordCode.decoded(code) == word)
    #expect(!code.hasPrefix("-") && !code.isEmpty)
    #expect(code.utf8.allSatisfy { Character(UnicodeScalar($0)).isLetter || "0123456789_./,-".utf8.contains($0) })
  }

  @Test func whatIsNoCodeIsRefused() {
    for code in ["a_4", "a_", "_zz"] { #expect(WordCode.decoded(code) == nil) }
  }

  /// csh and fish read these otherwise than sh does.
  @Test func scriptsHaveNothingThatOtherShellsReadOtherwise() {
    for script in [RemoteScripts.copy, RemoteScripts.start] {
      #expect(script.filter { "'\\\n".contains($0) } == "")
      for rest in script.split(separator: "!").dropFirst() { #expect(rest.hasPrefix(" ")) }
    }
  }
}
