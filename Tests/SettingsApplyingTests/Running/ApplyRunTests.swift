import SettingsDocuments
import SettingsPrograms
import Testing

@testable import SettingsApplying

/// A plan is run, and it is told truly whether it holds.
@Suite struct ApplyRunTests {
  private func nginx() throws -> ChangedFile {
    try ApplyPlannerTests.file(
      "nginx", "/etc/nginx/nginx.conf", "http { server { listen 8080; } }\n", "nginx", nil)
  }

  private func results(_ machine: FakeMachine, _ files: ChangedFile...) -> [StepResult] {
    ApplyRun(machine: machine).run(ApplyPlanner(machine: machine).plan(for: files))
  }

  @Test func whatRunsAndListensHolds() throws {
    let machine = FakeMachine(units: ["nginx.service": .init()])
    machine.listen(at: [8080])
    let result = try #require(results(machine, try nginx()).first)
    #expect(result.holds && result.journal.isEmpty)
    #expect(result.words == "holds: nginx.service runs, listens at port 8080")
    #expect(machine.ran == ["systemctl reload nginx.service"])
    #expect(machine.now >= 1, "a daemon that ends at once is seen")
  }

  @Test func aPortThatAnotherHasDoesNotHold() throws {
    let machine = FakeMachine(units: ["nginx.service": .init()])
    machine.listen(at: [80], others: [8080: ["redis-server.service"]])
    let result = try #require(results(machine, try nginx()).first)
    #expect(
      result.failures.map(\.description)
        == ["nginx.service does not listen at port 8080, which redis-server.service has"])
    #expect(result.journal == ["bind() failed", "still there"])
  }

  @Test func aDaemonThatEndsSoonDoesNotHold() throws {
    let machine = FakeMachine(units: ["nginx.service": .init()]) { line, machine in
      if line.hasPrefix("systemctl reload") {
        machine.set("nginx.service") { ($0.active, $0.sub) = ("failed", "failed") }
      }
    }
    machine.listen(at: [8080])
    let result = try #require(results(machine, try nginx()).first)
    #expect(result.failures.first == .notRunning(unit: "nginx.service", state: "failed"))
    #expect(machine.now < 1, "nothing is waited for that will not come")
  }

  @Test(arguments: [
    (3, "", ["ssh does not run: it is stopped"]), (0, "holds: ssh runs, LogLevel is VERBOSE", []),
    (4, "done; whether it holds is not known: LogLevel is VERBOSE", []),
  ])
  func aScriptTellsWithoutSystemd(status: Int32, words: String, failures: [String]) throws {
    let file = try ApplyPlannerTests.file(
      "sshd", "/etc/ssh/sshd_config", "LogLevel VERBOSE\n", "sshd", [["LogLevel"]])
    let machine = FakeMachine(hasSystemd: false, scripts: ["ssh"])
    machine.answer("sshd -T", ProgramRunner.Answer(output: "loglevel VERBOSE\n"))
    machine.answer("service ssh status", ProgramRunner.Answer(status: status))
    let result = try #require(results(machine, file).first)
    #expect(result.failures.map(\.description) == failures)
    if failures.isEmpty { #expect(result.words == words) }
  }

  @Test func whereNothingTellsItIsNotSaidToHold() throws {
    let usage = ProgramRunner.Answer(status: 1, errors: "Usage: /etc/init.d/redis-server {start|stop}\n")
    for scripts in [[], ["redis-server"]] as [Set<String>] {
      let redis = try ApplyPlannerTests.file("redis", "/etc/redis/redis.conf", "timeout 1\n", "redis", nil)
      let nginx = try nginx()
      let machine = FakeMachine(hasSystemd: false, scripts: scripts)
      machine.answer("service redis-server status", usage)
      let words = results(machine, scripts.isEmpty ? nginx : redis).map(\.words)
      #expect(words == ["done; whether it holds is not known"])
    }
  }

  @Test func aCommandThatFailsIsToldWithItsWords() throws {
    let machine = FakeMachine(units: ["nginx.service": .init(), "redis-server.service": .init()])
    machine.answer(
      "systemctl reload nginx.service", ProgramRunner.Answer(status: 1, errors: "Job failed.\n\nSee journalctl.\n"))
    let redis = try ApplyPlannerTests.file("redis", "/etc/redis/redis.conf", "maxmemory 100mb\n", "redis", nil)
    let results = results(machine, try nginx(), redis)
    #expect(
      results[0].failures.map(\.description)
        == ["systemctl reload nginx.service ended with status 1: Job failed. · See journalctl."])
    #expect(results[1].holds, "one program does not keep another from its own")
  }

  @Test func theValueThatAProgramSaysDecides() throws {
    let key: Path = ["vm.swappiness"]
    let file = try ApplyPlannerTests.file("sysctl", "/etc/sysctl.conf", "vm.swappiness = 10\n", "sysctl", [key])
    let machine = FakeMachine()
    machine.answer(
      "sysctl -n vm.swappiness", ProgramRunner.Answer(output: "60\n"), ProgramRunner.Answer(output: "10\n"))
    #expect(results(machine, file).first?.words == "holds: vm.swappiness is 10")
    machine.answer("sysctl -n vm.swappiness", ProgramRunner.Answer(output: "60\n"))
    #expect(
      results(machine, file).first?.failures.map(\.description) == ["vm.swappiness is 60 still, and not 10"])
  }

  @Test func aProgramMayWriteAValueInItsOwnWay() throws {
    let path = "/etc/postgresql/15/main/postgresql.conf"
    let file = try ApplyPlannerTests.file("postgresql", path, "work_mem = 1.5GB\n", "postgresql", [["work_mem"]])
    let machine = FakeMachine(units: ["postgresql@15-main.service": .init()])
    let ask = "runuser -u postgres -- psql --cluster 15/main -XAtqc SHOW work_mem"
    machine.answer(ask, ProgramRunner.Answer(output: "1536MB\n"))
    #expect(results(machine, file).first?.holds == true)
    machine.answer(ask, ProgramRunner.Answer(status: 2))
    #expect(results(machine, file).first?.holds == true, "who cannot be asked is not said to be wrong")
  }

  @Test func aSecretIsNotTold() throws {
    let page = try #require(try ProgramPages().page(named: "redis"))
    let document = try Document(parsing: Array("requirepass geheim\n".utf8), as: try #require(Format.named("redis")))
    let path: Path = ["requirepass"]
    let file = ChangedFile(
      page: page, path: "/etc/redis/redis.conf", document: document, settings: [path], secrets: [path])
    let machine = FakeMachine(units: ["redis-server.service": .init()])
    machine.answer("redis-cli CONFIG GET requirepass", ProgramRunner.Answer(output: "requirepass\nalt\n"))
    let words = results(machine, file).map { "\($0.words) \($0.failures.map(\.description))" }.joined()
    #expect(words.contains("is another value still") && !words.contains("geheim") && !words.contains("alt "))
  }

  @Test func whereNothingCanBeRunThatIsSaid() throws {
    let machine = FakeMachine(hasSystemd: false)
    let file = try ApplyPlannerTests.file("redis", "/etc/redis/redis.conf", "port 1\n", "redis", nil)
    let result = try #require(results(machine, file).first)
    #expect(!result.holds && machine.ran.isEmpty)
    #expect(result.failures.first?.description.contains("do it by hand") == true)
  }

  @Test func theTimeOfAStateIsRead() throws {
    let machine = FakeMachine(units: ["ssh.service": .init()])
    #expect(UnitState.all(["ssh"], on: machine).first?.since == 1_795_524_257.25)
  }
}
