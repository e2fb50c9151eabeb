import SettingsDocuments
import Testing

@testable import SettingsPrograms

/// What changed settings need, by the pages that are built in.
@Suite struct ChangeEffectTests {
  private func told(_ page: String, _ file: String, _ settings: [Path]) throws -> [String] {
    let page = try #require(try ProgramPages(home: "/home/a").page(named: page))
    return page.effects(of: settings, inFile: file).map { "\($0.words): \($0.command ?? "")" }
  }

  @Test func mostSettingsOfAProgramNeedTheSame() throws {
    #expect(
      try told("sshd", "/etc/ssh/sshd_config", [["Port"], ["Match User a", "PermitTTY"]])
        == ["2 take a reload of sshd: systemctl reload ssh"])
    #expect(try told("ssh", "/etc/ssh/ssh_config", [["Port"]]).isEmpty)
    #expect(try told("sshd", "/etc/ssh/sshd_config", []).isEmpty)
  }

  @Test func someNeedMoreAndComeFirst() throws {
    let file = "/etc/postgresql/15/main/postgresql.conf"
    #expect(
      try told("postgresql", file, [["work_mem"], ["Shared_Buffers"], ["max_connections"]]) == [
        "2 take a restart of PostgreSQL 15 main: systemctl restart postgresql@15-main",
        "1 takes a reload of PostgreSQL 15 main: systemctl reload postgresql@15-main",
      ])
  }

  @Test func someNeedNothing() throws {
    let file = "/etc/mysql/mariadb.conf.d/50-server.cnf"
    #expect(
      try told("mariadb", file, [["client", "port"], ["mysqld", "port"]])
        == ["1 takes a restart of mariadb: systemctl restart mariadb"])
  }

  @Test func aUnitIsNamedByItsFileAndByItsDropIns() throws {
    let restart = "systemctl daemon-reload && systemctl restart nginx.service"
    for file in ["/etc/systemd/system/nginx.service", "/etc/systemd/system/nginx.service.d/limits.conf"] {
      #expect(
        try told("systemd-units", file, [["Service", "LimitNOFILE"], ["Unit", "Description"]]) == [
          "1 takes a restart of nginx.service: \(restart)",
          "1 takes a reload of nginx.service: systemctl daemon-reload",
        ])
    }
  }

  @Test func allOfAFileMayNeedNothing() throws {
    #expect(try told("php", "/etc/php/8.2/cli/php.ini", [["PHP", "memory_limit"]]).isEmpty)
    #expect(
      try told("php", "/etc/php/8.2/fpm/php.ini", [["PHP", "memory_limit"]])
        == ["1 takes a reload of php8.2-fpm: systemctl reload php8.2-fpm"])
  }

  /// Who saves has to be able to put it into force: each page that needs something says how.
  @Test func everyPageThatNeedsSomethingSaysHow() throws {
    let pages = ProgramPages(home: "/home/a")
    var count = 0
    for name in pages.names {
      guard let effect = try #require(try pages.page(named: name)).effect else { continue }
      let needs = [effect.need] + effect.exceptions.map(\.need)
      guard needs.contains(where: { $0 != .nothing }) else { continue }
      count += 1
      #expect(!effect.units.isEmpty || !effect.commands.isEmpty, "\(name)")
      for command in effect.commands + effect.before + effect.withoutSystemd + effect.exceptions.flatMap(\.commands) {
        #expect(!command.contains("&&") && !command.contains("|") && !command.contains(";"), "\(name): \(command)")
      }
    }
    #expect(count > 30)
  }

  @Test func whatMayKeepEverybodyOutIsSaid() throws {
    let pages = ProgramPages(home: "/home/a")
    func lockOut(_ name: String) throws -> ChangeEffect.LockOut? { try pages.page(named: name)?.effect?.lockOut }
    for name in ["sshd", "netplan", "systemd-network", "nftables", "ufw", "firewalld", "interfaces"] {
      #expect(try lockOut(name) == .connection, "\(name)")
    }
    for name in ["pam", "sudo", "nsswitch"] { #expect(try lockOut(name) == .login, "\(name)") }
    for name in ["nginx", "ssh", "sysctl"] { #expect(try lockOut(name) == nil, "\(name)") }
  }

  @Test func whatAPageCannotSayIsRefused() throws {
    let text = "title = 'X'\n[effect]\nneed = 'reload'\n[effect.restart]\nnames = ['a']\n"
    #expect(throws: PageError.self) { try ProgramPage(name: "x", parsing: Array(text.utf8)) }
  }
}
