import Foundation
import SettingsDocuments
import SettingsPrograms
import Testing

@testable import SettingsApplying

/// What changed files need, by the pages that are built in and by what runs.
@Suite struct ApplyPlannerTests {
  static func file(
    _ page: String, _ path: String, _ text: String, _ format: String, _ settings: [Path]?
  ) throws -> ChangedFile {
    ChangedFile(
      page: try #require(try ProgramPages(home: "/home/a").page(named: page)), path: path,
      document: try Document(parsing: Array(text.utf8), as: try #require(Format.named(format))), settings: settings)
  }

  private func lines(_ machine: FakeMachine, _ files: ChangedFile...) -> [String] {
    ApplyPlanner(machine: machine).plan(for: files).steps.flatMap(\.commands).map(\.line)
  }

  private func sshd(_ text: String, _ settings: [Path]?) throws -> ChangedFile {
    try Self.file("sshd", "/etc/ssh/sshd_config", text, "sshd", settings)
  }

  @Test func whatRunsIsReloadedAndLookedAt() throws {
    let machine = FakeMachine(units: ["ssh.service": .init()])
    let plan = ApplyPlanner(machine: machine).plan(for: [try sshd("Port 2222\nBanner none\n", [["Port"], ["Banner"]])])
    #expect(plan.steps.map(\.title) == ["reload sshd"])
    #expect(plan.steps[0].commands.map(\.line) == ["systemctl reload ssh.service"])
    #expect(plan.steps[0].cuts == nil)
    #expect(plan.lockOut == .connection)
    #expect(plan.commandsBack.map(\.line) == ["systemctl reload ssh.service"])
    #expect(
      plan.steps[0].looks.prefix(2) == [
        .active(unit: "ssh.service"), .listens(port: 2222, units: ["ssh.service"]),
      ])
    #expect(plan.lines == ["reload sshd for /etc/ssh/sshd_config", "  systemctl reload ssh.service"])
  }

  @Test func aSocketOwnsThePorts() throws {
    let machine = FakeMachine(units: ["ssh.service": .init(), "ssh.socket": .init(sub: "listening")])
    let file = try sshd("Port 2222\nBanner none\n", [["Port"]])
    let plan = ApplyPlanner(machine: machine).plan(for: [file])
    #expect(plan.steps.map(\.subject) == ["ssh.socket"])
    #expect(plan.steps[0].commands.map(\.line) == ["systemctl daemon-reload", "systemctl restart ssh.socket"])
    #expect(plan.steps[0].looks.contains(.listens(port: 2222, units: ["ssh.socket", "ssh.service"])))
    #expect(
      lines(machine, try sshd("Port 2222\nBanner none\n", [["Port"], ["Banner"]])) == [
        "systemctl daemon-reload", "systemctl restart ssh.socket", "systemctl reload ssh.service",
      ])
    #expect(lines(machine, try sshd("Banner none\n", [["Banner"]])) == ["systemctl reload ssh.service"])
  }

  @Test func whatDoesNotRunIsLeftAndWhatFailedIsStarted() throws {
    let file = try Self.file("nginx", "/etc/nginx/nginx.conf", "user www-data;\n", "nginx", [["user"]])
    let stopped = ApplyPlanner(machine: FakeMachine(units: ["nginx.service": .init(active: "inactive", sub: "dead")]))
    let step = try #require(stopped.plan(for: [file]).steps.first)
    #expect(step.commands.isEmpty && step.looks.isEmpty)
    #expect(step.notes == ["nginx.service is not running, and will read the change when started"])
    #expect(
      lines(FakeMachine(units: ["nginx.service": .init(active: "failed", sub: "failed")]), file)
        == ["systemctl restart nginx.service"])
    #expect(ApplyPlanner(machine: FakeMachine()).plan(for: [file]).steps[0].notes == ["there is no nginx here"])
  }

  @Test func aRestartSaysWhoIsCutOffAndReadsAll() throws {
    let machine = FakeMachine(units: ["postgresql@15-main.service": .init()])
    let text = "max_connections = 20\nwork_mem = 8MB\nport = 5433\n"
    let path = "/etc/postgresql/15/main/postgresql.conf"
    let both = try Self.file("postgresql", path, text, "postgresql", [["max_connections"], ["work_mem"]])
    let plan = ApplyPlanner(machine: machine).plan(for: [both])
    #expect(plan.steps[0].commands.map(\.line) == ["systemctl restart postgresql@15-main.service"])
    #expect(plan.steps[0].cuts == "who is connected to the database")
    #expect(plan.steps[0].subject == "PostgreSQL 15 main")
    let one = try Self.file("postgresql", path, text, "postgresql", [["work_mem"]])
    let reload = ApplyPlanner(machine: machine).plan(for: [one])
    #expect(reload.steps[0].commands.map(\.line) == ["systemctl reload postgresql@15-main.service"])
    #expect(reload.steps[0].cuts == nil)
    guard case .value(let value)? = reload.steps[0].looks.last else {
      Issue.record("no value is asked for")
      return
    }
    #expect(value.command.words.suffix(4) == ["--cluster", "15/main", "-XAtqc", "SHOW work_mem"])
    #expect(value.wanted == ["8MB"])
  }

  @Test func severalFilesOfAProgramAreOneStep() throws {
    let machine = FakeMachine(units: ["nginx.service": .init(), "redis-server.service": .init()])
    let text = "server { listen 8080; }\n"
    let plan = ApplyPlanner(machine: machine).plan(for: [
      try Self.file("nginx", "/etc/nginx/sites-enabled/a", text, "nginx", nil),
      try Self.file("redis", "/etc/redis/redis.conf", "port 6380\n", "redis", [["port"]]),
      try Self.file("nginx", "/etc/nginx/sites-enabled/b", "server { listen [::]:8443 ssl; }\n", "nginx", nil),
    ])
    #expect(plan.steps.map(\.title) == ["reload nginx", "restart redis"])
    #expect(plan.steps[0].files.count == 2 && plan.steps[0].commands.count == 1)
    #expect(
      plan.steps[0].looks == [
        .active(unit: "nginx.service"), .listens(port: 8080, units: ["nginx.service"]),
        .listens(port: 8443, units: ["nginx.service"]),
      ])
  }

  @Test func oneKeyOfTheKernelIsSetAlone() throws {
    let path = "/etc/sysctl.d/99-local.conf"
    let text = "vm.swappiness = 10\nnet.ipv4.ip_local_port_range = 1024 65000\n"
    let machine = FakeMachine()
    let known = try Self.file("sysctl", path, text, "sysctl", [["vm.swappiness"], ["net.ipv4.ip_local_port_range"]])
    let plan = ApplyPlanner(machine: machine).plan(for: [known])
    #expect(
      plan.steps[0].commands.map(\.words) == [
        ["sysctl", "-w", "vm.swappiness=10"], ["sysctl", "-w", "net.ipv4.ip_local_port_range=1024 65000"],
      ])
    #expect(plan.commandsBack.map(\.line) == ["sysctl -p \(path)"])
    #expect(lines(machine, try Self.file("sysctl", path, text, "sysctl", nil)) == ["sysctl -p \(path)"])
    let gone = ApplyPlanner(machine: machine).plan(for: [
      try Self.file("sysctl", path, text, "sysctl", [["kernel.panic"]])
    ])
    #expect(gone.steps[0].commands.map(\.line) == ["sysctl -p \(path)"])
    #expect(gone.steps[0].notes.first?.contains("kernel.panic is no longer set") == true)
  }

  @Test func whatIsMountedIsMountedAgainAndWhatIsNotIsMounted() throws {
    let text = "/dev/sda1 /data ext4 defaults 0 2\n/dev/sdb1 /new ext4 defaults 0 2\n"
    let machine = FakeMachine()
    machine.answer("mountpoint -q /new", ProgramRunner.Answer(status: 1))
    let file = try Self.file("fstab", "/etc/fstab", text, "fstab", [[0, "options"], [1]])
    #expect(
      lines(machine, file).filter { !$0.hasPrefix("mountpoint") }
        == ["systemctl daemon-reload", "mount -o remount /data", "mount -a"])
  }

  @Test func swapSpaceIsTurnedOn() throws {
    let text = "/dev/sda1 /data ext4 defaults 0 2\n/swap none swap pri=5 0 0\n"
    let file = try Self.file("fstab", "/etc/fstab", text, "fstab", [[1, "options"]])
    let step = ApplyPlanner(machine: FakeMachine()).plan(for: [file]).steps[0]
    #expect(step.commands.map(\.line) == ["systemctl daemon-reload", "swapon -a"])
    #expect(step.notes.contains { $0.hasPrefix("swap space that is in use already") })
    let whole = try Self.file("fstab", "/etc/fstab", text, "fstab", nil)
    #expect(lines(FakeMachine(), whole) == ["systemctl daemon-reload", "mount -a", "swapon -a"])
  }

  @Test func whatTheKernelHasIsInForceWhoeverDidIt() throws {
    let machine = FakeMachine()
    let planner = ApplyPlanner(machine: machine)
    let file = try Self.file("sysctl", "/etc/sysctl.d/a.conf", "vm.swappiness = 10\n", "sysctl", nil)
    machine.answer("sysctl -n vm.swappiness", ProgramRunner.Answer(output: "60\n"))
    #expect(!planner.isInForce(file))
    machine.answer("sysctl -n vm.swappiness", ProgramRunner.Answer(output: "10\n"))
    #expect(planner.isInForce(file))
    #expect(!planner.isInForce(try Self.file("fstab", "/etc/fstab", "/a /b ext4 defaults 0 0\n", "fstab", nil)))
  }

  @Test func aUnitFileHasSystemdReadItFirst() throws {
    let machine = FakeMachine(units: ["nightjar.service": .init()])
    let text = "[Unit]\nDescription=x\n[Service]\nExecStart=/bin/true\n"
    let path = "/etc/systemd/system/nightjar.service"
    #expect(
      lines(machine, try Self.file("systemd-units", path, text, "systemd", [["Service", "ExecStart"]]))
        == ["systemctl daemon-reload", "systemctl restart nightjar.service"])
    #expect(
      lines(machine, try Self.file("systemd-units", path, text, "systemd", [["Unit", "Description"]]))
        == ["systemctl daemon-reload"])
    machine.set("nightjar.service") { ($0.active, $0.sub) = ("inactive", "dead") }
    #expect(
      lines(machine, try Self.file("systemd-units", path, text, "systemd", [["Service", "ExecStart"]]))
        == ["systemctl daemon-reload"])
  }

  /// Loading rules twice would double them, and those that locked out would stay where the former ones are added to them.
  @Test func rulesThatAreAddedToThoseInForceTakeTheseAwayFirst() throws {
    let (flush, load) = ("nft flush ruleset", "systemctl reload nftables.service")
    for (text, isAdding) in [
      ("#!/usr/sbin/nft -f\n\tflush ruleset\ntable inet a {}\n", false), ("table inet a {}\n", true),
      ("# flush ruleset\ntable inet a {}\n", true), ("table inet a {}\ndelete table inet a\ntable inet a {}\n", false),
    ] {
      let path = FileManager.default.temporaryDirectory.path + "/rules-\(UUID().uuidString)"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(atPath: path) }
      let page = try #require(try ProgramPages(home: "/home/a").page(named: "nftables"))
      func plan(_ units: [String: FakeMachine.Unit], hasSystemd: Bool = true) -> ApplyPlan {
        ApplyPlanner(machine: FakeMachine(units: units, hasSystemd: hasSystemd))
          .plan(for: [ChangedFile(page: page, path: path)])
      }
      let running = plan(["nftables.service": .init(sub: "exited")])
      #expect(running.steps[0].commands.map(\.line) == (isAdding ? [flush] : []) + [load], "\(text)")
      #expect(running.commandsBack.map(\.line) == [flush, load], "nobody knows what the former text takes away")
      #expect(running.steps[0].notes.contains { $0.contains("does not begin with flush ruleset") } == isAdding)
      let stopped = plan(["nftables.service": .init(active: "inactive", sub: "dead")])
      #expect(stopped.steps[0].commands.isEmpty && stopped.commandsBack.isEmpty, "rules of others are not touched")
      #expect(
        plan([:], hasSystemd: false).steps[0].commands.map(\.line) == (isAdding ? [flush] : []) + ["nft -f \(path)"])
    }
  }

  @Test func withoutSystemdThePageOrAScriptHelps() throws {
    let nginx = try Self.file("nginx", "/etc/nginx/nginx.conf", "user www-data;\n", "nginx", [["user"]])
    let redis = try Self.file("redis", "/etc/redis/redis.conf", "port 6380\n", "redis", [["port"]])
    let journald = try Self.file("journald", "/etc/systemd/journald.conf", "[Journal]\nStorage=none\n", "systemd", nil)
    let machine = FakeMachine(hasSystemd: false, scripts: ["redis-server"])
    let plan = ApplyPlanner(machine: machine).plan(for: [nginx, redis, journald])
    #expect(plan.steps.map { $0.commands.map(\.line) } == [["nginx -s reload"], ["service redis-server restart"], []])
    #expect(plan.steps.map(\.isImpossible) == [false, false, true])
    #expect(
      plan.steps[2].notes == ["no systemd runs here, and no other way to restart journald is known: do it by hand"])
    let key = try Self.file("sysctl", "/etc/sysctl.conf", "vm.swappiness=1\n", "sysctl", [["vm.swappiness"]])
    #expect(lines(machine, key) == ["sysctl -w vm.swappiness=1"])
  }

  @Test func whatIsReadEachTimeIsInForce() throws {
    let plan = ApplyPlanner(machine: FakeMachine()).plan(for: [
      try Self.file("sudo", "/etc/sudoers", "root ALL=(ALL:ALL) ALL\n", "sudoers", nil)
    ])
    #expect(plan.steps.isEmpty && plan.filesInForce == ["/etc/sudoers"] && plan.lockOut == .login)
  }

  @Test func portsAreFoundInValues() {
    let ports = ["22", "127.0.0.1:80", "[::]:443 ssl", "*:8080", ":9000", "8081 default_server"].map(PortText.port)
    #expect(ports == [22, 80, 443, 8080, 9000, 8081])
    #expect(
      ["unix:/run/a", "/run/a.sock", "::1", "127.0.0.1", "0", "70000", ""].allSatisfy { PortText.port($0) == nil })
  }
}
