import Testing

@testable import SettingsPrograms

/// Files that are known by their names in whichever folder, and what is not said of them there.
@Suite struct NamesAnywhereTests {
  private let pages = ProgramPages(home: "/home/ann")

  @Test(arguments: [
    ("/srv/build/sshd_config", "sshd"), ("/srv/nginx.conf", "nginx"), ("/home/ann/db/postgresql.conf", "postgresql"),
    ("/srv/image/etc/fstab", "fstab"), ("/srv/dotfiles/.ssh/config", "ssh"), ("/srv/app/app.service", "systemd-units"),
    ("/srv/app/backup.timer", "systemd-units"), ("/srv/lan.network", "systemd-network"),
  ])
  func aNameWithoutDoubtIsKnown(_ path: String, _ name: String) throws {
    let page = try #require(try pages.page(forFile: path))
    #expect(page.name == name)
    #expect(page.layers == nil && page.effect == nil)
    #expect(page.check?.readsWholeTree != true)
  }

  @Test(arguments: [
    "/srv/config", "/etc/dbus-1/system.conf", "/etc/dbus-1/system.d/dnsmasq.conf", "/usr/lib/sysusers.d/dovecot.conf",
    "/srv/local.conf", "/srv/ssh/config", "/srv/crontab", "/srv/user.conf", "/srv/my-sshd_config",
  ])
  func anyOtherIsNot(_ path: String) throws {
    #expect(try pages.page(forFile: path) == nil, "\(path)")
  }

  @Test func theFolderOfAnotherProgramCountsMoreThanTheName() throws {
    #expect(try pages.page(forFile: "/etc/nginx/sites-available/php.ini")?.name == "nginx")
    #expect(try pages.page(forFile: "/etc/logrotate.d/dnsmasq.conf")?.name == "logrotate")
    #expect(try pages.page(forFile: "/usr/lib/systemd/system/a.service")?.layers != nil)
    let page = try #require(try pages.page(forFile: "/etc/ssh/sshd_config"))
    #expect(page.layers != nil && page.effect != nil && page.check != nil)
  }
}
