import Testing

@testable import settee

/// What is drawn again for a survey is what it has found.
@MainActor
@Suite struct MachineSurveyTests {
  /// Looks once; the result is how often something more was known.
  private func changes(_ survey: MachineSurvey) async -> Int {
    var count = 0
    survey.onChange = { count += 1 }
    survey.begin()
    while survey.isUnderWay { await Task.yield() }
    return count
  }

  @Test func nothingIsToldWhereAllIsAsItWas() async throws {
    let account = try Account()
    #expect(await changes(MachineSurvey(account.machine)) == 0, "an empty machine")
    try account.write("ssh/sshd_config", "Port 22\n", in: "etc")
    try account.write("docker/daemon.json", "{}\n", in: "etc")
    let first = MachineSurvey(account.machine)
    #expect(await changes(first) > 0 && first.programs.first?.files.first?.count?.set == 1)
    #expect(await changes(first) == 0)
    let next = MachineSurvey(account.machine)
    #expect(await changes(next) == 1, "the other file is found, with all that is kept")
    #expect(next.others.count == 1 && next.programs == first.programs)
    try account.write("ssh/sshd_config", "Port 22\nUseDNS no\n", in: "etc")
    #expect(await changes(next) > 0 && next.programs.first?.files.first?.count?.set == 2)
  }
}
