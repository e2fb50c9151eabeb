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
        "2 take a restart of postgresql: systemctl restart postgresql@15-main",
        "1 takes a reload of postgresql: systemctl reload postgresql@15-main",
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

  @Test func whatAPageCannotSayIsRefused() throws {
    let text = "title = 'X'\n[effect]\nneed = 'reload'\n[effect.restart]\nnames = ['a']\n"
    #expect(throws: PageError.self) { try ProgramPage(name: "x", parsing: Array(text.utf8)) }
  }
}
