import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsPrograms

/// Where a setting is written so that it counts, by the pages that are built in.
@Suite struct WinningPlacesTests {
  /// `file path` of each place, those that are new with a plus, and what is refused.
  private func places(
    _ files: [String: String], _ file: String, _ path: Path, _ value: Value
  ) throws -> [String] {
    let tree = try LayerTree(files)
    let places = try tree.layers.places(for: path, of: file, toBe: value)
    return places.places.map { "\($0.isNew ? "+" : "")\($0.file) \($0.path)" } + places.refusals
  }

  private func expect(_ places: [String], _ expected: [String]) { #expect(places == expected) }

  @Test func aDropInOfSshdComesBeforeTheOneThatWins() throws {
    let main = "Include /etc/ssh/sshd_config.d/*.conf\nPasswordAuthentication no\n"
    let cloud = "/etc/ssh/sshd_config.d/50-cloud-init.conf"
    try expect(
      places(
        ["/etc/ssh/sshd_config": main, cloud: "passwordauthentication yes\n"], "/etc/ssh/sshd_config",
        ["PasswordAuthentication"], "no"),
      [
        "+/etc/ssh/sshd_config.d/10-local.conf PasswordAuthentication", "\(cloud) passwordauthentication",
      ])
    let early = "/etc/ssh/sshd_config.d/05-x.conf"
    try expect(
      places(
        [
          "/etc/ssh/sshd_config": main, early: "PasswordAuthentication yes\n",
          "/etc/ssh/sshd_config.d/00-local.conf": "Port 22\n",
        ], "/etc/ssh/sshd_config", ["PasswordAuthentication"], "no"),
      [
        "/etc/ssh/sshd_config.d/00-local.conf PasswordAuthentication", "\(early) PasswordAuthentication",
      ])
  }

  @Test func aFolderThatIsNotReadIsNotOffered() throws {
    try expect(
      places(
        [
          "/etc/ssh/sshd_config": "Include /etc/ssh/more\nPort 1\nX11Forwarding no\n",
          "/etc/ssh/more": "X11Forwarding yes\n",
        ],
        "/etc/ssh/sshd_config", ["X11Forwarding"], "no"), [])
  }

  @Test func whatIsReadLastOfSysctlIsChangedThere() throws {
    try expect(
      places(
        ["/etc/sysctl.d/10-a.conf": "vm.swappiness = 1\n", "/etc/sysctl.d/50-b.conf": "vm.swappiness = 2\n"],
        "/etc/sysctl.d/10-a.conf", ["vm.swappiness"], "1"),
      ["+/etc/sysctl.d/99-local.conf \"vm.swappiness\"", "/etc/sysctl.d/50-b.conf \"vm.swappiness\""])
    try expect(
      places(
        ["/etc/sysctl.d/10-a.conf": "vm.swappiness = 1\n", "/etc/sysctl.conf": "vm.swappiness = 2\n"],
        "/etc/sysctl.d/10-a.conf", ["vm.swappiness"], "1"), ["/etc/sysctl.conf \"vm.swappiness\""])
  }

  @Test func whatAPackageHasIsOverruledInADropIn() throws {
    let unit = "/etc/systemd/system/x.service"
    try expect(
      places(
        [unit: "[Service]\nNice=1\n", "/usr/lib/systemd/system/x.service.d/50.conf": "[Service]\nNice=2\n"], unit,
        ["Service", "Nice"], "1"), ["+/etc/systemd/system/x.service.d/override.conf Service.Nice"])
  }

  @Test func whatAnotherProgramWritesIsNotEdited() throws {
    let main = "/etc/postgresql/15/main/postgresql.conf"
    let auto = "/var/lib/postgresql/15/main/postgresql.auto.conf"
    let text = "data_directory = '/var/lib/postgresql/15/main'\nwork_mem = 1MB\ninclude_dir = 'conf.d'\n"
    try expect(
      places([main: text, auto: "work_mem = '2MB'\n"], main, ["work_mem"], "1MB"),
      ["postgresql.auto.conf is written by ALTER SYSTEM, and is not to be edited."])
    let conf = "/etc/postgresql/15/main/conf.d/a.conf"
    try expect(
      places([main: text, conf: "work_mem = 2MB\n"], main, ["work_mem"], "1MB"),
      [
        "+/etc/postgresql/15/main/conf.d/zz-local.conf work_mem", "\(conf) work_mem",
      ])
  }

  @Test func aBlockIsWrittenWithItsHeader() throws {
    let text = "Include /etc/ssh/sshd_config.d/*.conf\nMatch User ann\nX11Forwarding no\n"
    let other = "/etc/ssh/sshd_config.d/20.conf"
    try expect(
      places(
        ["/etc/ssh/sshd_config": text, other: "Match User ann\nX11Forwarding yes\n"], "/etc/ssh/sshd_config",
        ["Match User ann", "X11Forwarding"], "no"),
      [
        "+/etc/ssh/sshd_config.d/10-local.conf \"Match User ann\".X11Forwarding",
        "\(other) \"Match User ann\".X11Forwarding",
      ])
  }
}
