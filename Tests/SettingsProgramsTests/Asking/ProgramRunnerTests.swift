import Testing

@testable import SettingsPrograms

/// Programs are run within limits, and only those that root alone can have put there.
@Suite struct ProgramRunnerTests {
  @Test func nobodyHasToWaitForItsEnd() throws {
    let runner = ProgramRunner(seconds: 60, isWanted: { _ in false })
    #expect(throws: ProgramRunError.stopped("/usr/bin/sleep")) { try runner.run(["/usr/bin/sleep", "50"]) }
  }

  @Test func tellsWhatAProgramSaidAndHowItEnded() throws {
    let answer = try ProgramRunner().run(["/bin/sh", "-c", "echo out; echo err >&2; exit 3"])
    #expect(answer.status == 3)
    #expect(answer.outputText == "out\n")
    #expect(answer.errorText == "err\n")
    #expect(try ProgramRunner().run(["/bin/sh", "-c", "kill -TERM $$"]).status == 128 + 15)
  }

  @Test func startsWithNothingOfTheCaller() throws {
    let environment = try ProgramRunner().run(["/usr/bin/env"]).outputText
    #expect(
      Set(environment.split(separator: "\n")) == [
        "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "HOME=/nonexistent",
      ])
    #expect(try ProgramRunner().run(["/bin/cat"]).output.isEmpty)
    #expect(try ProgramRunner().run(["/bin/pwd"]).outputText == "/\n")
    #expect(try ProgramRunner().run(["/bin/ls", "/proc/self/fd"]).outputText == "0\n1\n2\n3\n")
  }

  @Test func readsLongAnswersWhole() throws {
    let answer = try ProgramRunner(seconds: 60).run(["/usr/bin/head", "-c", "3000000", "/dev/zero"])
    #expect(answer.status == 0 && answer.output.count == 3_000_000)
  }

  @Test func endsAtTheLimitOfTime() {
    let runner = ProgramRunner(seconds: 0.05)
    #expect(throws: ProgramRunError.tookTooLong("/usr/bin/sleep", seconds: 0.05)) {
      try runner.run(["/bin/sleep", "100"])
    }
  }

  @Test func endsAtTheLimitOfOutput() {
    let runner = ProgramRunner(seconds: 60, mostBytes: 100_000)
    #expect(throws: ProgramRunError.saidTooMuch("/usr/bin/yes", bytes: 100_000)) { try runner.run(["/usr/bin/yes"]) }
  }

  /// What a program leaves running ends with it, and is not waited for.
  @Test func endsWhatIsLeftRunning() throws {
    let answer = try ProgramRunner(seconds: 60).run(["/bin/sh", "-c", "sleep 1000 & echo $!"])
    let process = try #require(Int32(answer.outputText.dropLast()))
    #expect(answer.status == 0)
    // The system takes a moment to end it, and it may then wait for its parent as a zombie.
    while try ProgramRunner().run(["/bin/cat", "/proc/\(process)/stat"]).outputText.contains(") S ") {}
  }

  @Test(arguments: [
    ("sshd", "is no absolute path"), ("/tmp/nothing", "is not in a folder of the system's programs"),
    ("/usr/bin/../../tmp/nothing", "is not in a folder of the system's programs"),
    ("/usr/bin", "is not in a folder of the system's programs"), ("/usr/bin/nothing-of-this-name", "is not there"),
    ("/usr/lib/os-release", "is no program"), ("/usr/bin/nothing-*", "is not there"),
  ])
  func refusesOtherPrograms(_ path: String, _ words: String) {
    #expect { try ProgramRunner().run([path]) } throws: { "\($0)".contains(words) }
  }

  @Test func aLinkIsTheProgramThatItNames() throws {
    #expect(try TrustedProgram("/bin/sh").path == "/usr/bin/dash")
    #expect(try TrustedProgram("/usr/bin/da*h").path == "/usr/bin/dash")
    // As that of netplan is, which leads out of the usual folders.
    #expect(try TrustedProgram("/usr/share/debconf/frontend").path == "/usr/share/debconf/frontend")
  }
}
