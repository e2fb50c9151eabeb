import Foundation
import Testing

@testable import settee

/// Changes after which a machine would not be reached, a service would not start, or nothing would happen: each is told.
@MainActor
@Suite struct SlipsOfAnAdministratorTests {
  nonisolated private static let network = "[Match]\nName=eth0\n\n[Network]\nDHCP=no\n"
  nonisolated private static let interfaces = "iface eth0 inet static\n  address 10.0.0.2/24\n"
  nonisolated private static let shares = "[pub]\n   path = /srv\n   read only = yes\n"

  private func set(
    _ text: String, as place: String, _ words: [String], name: String = "file"
  ) throws -> (status: Int32, text: String, errors: String) {
    let account = try Account()
    let file = try account.write(name, text)
    let status = account.run(["set", "--quiet", "--as", place, file] + words)
    return (status, try account.text(file), account.errors)
  }

  @Test(arguments: [
    (network, "/etc/systemd/network/a.network", "Network.Address=192.168.1.300/24"),
    (network, "/etc/systemd/network/a.network", "Network.Address=192.168.1.30/33"),
    (network, "/etc/systemd/network/a.network", "Network.Gateway=10.0.0"),
    (network, "/etc/systemd/network/a.network", "Network.DNS=1.1.1.1 300.1.1.1"),
    ("[Resolve]\n", "/etc/systemd/resolved.conf", "Resolve.DNS=1.1.1.400"),
    (interfaces, "/etc/network/interfaces", "iface eth0 inet static.gateway=10.0.0.300"),
    (interfaces, "/etc/network/interfaces", "iface eth0 inet static.mtu=12"),
    ("local all all peer\n", "/etc/postgresql/15/main/pg_hba.conf", "[]=host all all 10.0.0.300/24 md5"),
    ("passwd: files\n", "/etc/nsswitch.conf", "passwd=filess"), ("passwd: files\n", "/etc/nsswitch.conf", "hots=files"),
    ("hosts: files\nservices: files\n", "/etc/nsswitch.conf", "service=files"),
    ("[sshd]\n", "/etc/fail2ban/jail.local", "sshd.bantime=1blah"),
  ])
  func isRefused(_ text: String, _ place: String, _ assignment: String) throws {
    let result = try set(text, as: place, [assignment])
    #expect(result.status == 1 && result.text == text && result.errors.contains("--force"), "\(result.errors)")
  }

  @Test(arguments: [
    (network, "/etc/systemd/network/a.network", "Network.Address=192.168.1.30/24"),
    (network, "/etc/systemd/network/a.network", "Network.Address=2001:db8::2/64"),
    (network, "/etc/systemd/network/a.network", "Network.Gateway=_dhcp4"),
    (network, "/etc/systemd/network/a.network", "Network.DNS=9.9.9.9#dns.quad9.net fe80::1%eth0 [::1]:53"),
    (interfaces, "/etc/network/interfaces", "iface eth0 inet static.dns-nameservers=1.1.1.1 9.9.9.9"),
    (interfaces, "/etc/network/interfaces", "iface eth0 inet static.wireless-mode=managed"),
    ("local all all peer\n", "/etc/postgresql/15/main/pg_hba.conf", "[]=host all all db.example.com md5"),
    ("passwd: files\n", "/etc/nsswitch.conf", "hosts=files mdns4_minimal [NOTFOUND=return] dns"),
    ("[sshd]\n", "/etc/fail2ban/jail.local", "sshd.bantime=1d 12h"),
    ("[sshd]\n", "/etc/fail2ban/jail.local", "sshd.bantime=-1"),
  ])
  func isTaken(_ text: String, _ place: String, _ assignment: String) throws {
    let result = try set(text, as: place, [assignment])
    #expect(result.status == 0 && result.text != text && result.errors == "", "\(result.errors)")
  }

  @Test func anAccountMayBeNamedNearlyAsAnother() throws {
    let result = try set("root: ann\n", as: "/etc/aliases", ["webmasters", "bob"])
    #expect(result.status == 0 && result.text == "root: ann\nwebmasters: bob\n", "\(result.errors)")
  }

  @Test func aWordOfARowThatIsASlipIsToldOf() throws {
    let result = try set("/srv *(ro,sync)\n", as: "/etc/exports", ["[]", "/pub *(ro,asynk)"])
    #expect(
      result.errors == "settee: warning: \"asynk\" is no export option that is known here; did you mean \"async\"?\n")
  }

  @Test func aSettingThatIsNamedWithoutItsSectionIsFoundThere() throws {
    let result = try set("[Journal]\n", as: "/etc/systemd/journald.conf", ["SystemMaxUse", "500M"])
    #expect(result.status == 1 && result.errors.contains("did you mean Journal.SystemMaxUse?"), "\(result.errors)")
  }

  /// Of what says the same in other words, the last counts: one alone stays.
  @Test func whatSaysOtherwiseIsReplaced() throws {
    let one = try set(Self.shares, as: "/etc/samba/smb.conf", ["pub.writable", "yes"], name: "smb.conf")
    #expect(one.text == "[pub]\n   path = /srv\n   writable = yes\n")
    let both = Self.shares + "   Writeable = yes\n   write ok = yes\n"
    let other = try set(both, as: "/etc/samba/smb.conf", ["pub.read only", "yes"], name: "smb.conf")
    #expect(other.text == Self.shares, "\(other.errors)")
  }

  @Test func aValueAfterWhichTheFileCouldNotBeToldIsRefused() throws {
    let account = try Account()
    let file = try account.write("app.ini", "[main]\na = b\n")
    #expect(account.run(["set", file, "main.a", "see #5"]) == 1)
    #expect(account.errors.contains("may end in a comment; --force writes it all the same"), "\(account.errors)")
    #expect(try account.text(file) == "[main]\na = b\n")
  }

  @Test(arguments: [
    ("/etc/cron.d/backup.sh", ["jobs[]", "0 3 * * * root /bin/true"], "cron does not read a file of this name"),
    ("/etc/sudoers.d/deploy.conf", ["[]", "deploy ALL=(root) ALL"], "sudo does not read a file of this name"),
    (
      "/usr/lib/systemd/system/a.service", ["Service.LimitNOFILE", "10"],
      "belongs to its package, and an upgrade writes it anew"
    ),
  ])
  func aFileThatDoesNotCountIsToldOf(_ place: String, _ words: [String], _ warning: String) throws {
    let text = place.hasSuffix("service") ? "[Service]\nExecStart=/bin/true\n" : ""
    #expect(try set(text, as: place, words).errors.contains(warning))
  }

  @Test(arguments: [
    ("/var/spool/cron/crontabs/ann", ["jobs[]", "* * * * * /bin/true"]),
    ("/etc/netplan/a.yaml", ["network.version", "2"]),
    ("/etc/postfix/sasl_passwd", ["[]", "mx.example.com ann:geheim"]),
  ])
  func whatOthersMustNotReadIsMadeSo(_ place: String, _ words: [String]) throws {
    let account = try Account()
    let file = account.home + "/made"
    #expect(account.run(["set", "--quiet", "--create", "--as", place, file] + words) == 0, "\(account.errors)")
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func aBlockWithoutBracesIsNotGivenWithThem() throws {
    let result = try set("", as: "/home/ann/.ssh/config", ["Host[]", "Host * { Compression yes }"], name: "config")
    #expect(result.status == 1 && result.errors.contains("blocks have no braces here: give Host *"), "\(result.errors)")
  }

  @Test func theFirstBlockOfAFileIsTakenWithoutItsBraces() throws {
    let result = try set("", as: "/etc/nginx/conf.d/a.conf", ["--force", "server[]", "listen 80; server_name a;"])
    #expect(result.text == "server {\n    listen 80;\n    server_name a;\n}\n", "\(result.errors)")
  }
}
