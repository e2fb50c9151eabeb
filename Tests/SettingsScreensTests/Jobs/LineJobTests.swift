import Curses
import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsScreens

/// Jobs on files of Debian without schemas, each within its keys, from the file's first screen to saved.
@MainActor
@Suite(.needs(.real)) struct LineJobTests {
  @Test func rootMayNotLogIn() throws {
    let job = try JobPilot("debian/sshd_config", as: "sshd")
    job.change(found: "rm", to: "no")
    #expect(job.keys <= 8)
    #expect(
      job.saved == job.before.replacing("#PermitRootLogin prohibit-password", with: "PermitRootLogin no"),
      "\(job.screen)")
  }

  @Test func aBlockForOneUser() throws {
    let job = try JobPilot("debian/sshd_config", as: "sshd")
    job.press(.character("a"))
    job.type("Match User git")
    job.press(.enter)
    job.type("ForceCommand")
    job.press(.enter)
    job.type("/usr/bin/git-shell")
    job.press(.enter, .character("s"))
    #expect(job.keys <= 10)
    #expect(job.saved == job.before + "\nMatch User git\n    ForceCommand /usr/bin/git-shell\n", "\(job.screen)")
  }

  @Test func theMostThatTheJournalMayTake() throws {
    let job = try JobPilot("debian/journald.conf", as: "systemd")
    job.search("mmaxu")
    job.press(.enter, .enter)
    job.type("500M")
    job.press(.control("s"))
    #expect(job.keys <= 10)
    #expect(job.saved == job.before.replacing("#SystemMaxUse=", with: "SystemMaxUse=500M"), "\(job.screen)")
  }

  @Test func aShareWithItsPath() throws {
    let job = try JobPilot("debian/smb.conf", as: "smb")
    job.addSection("media", setting: "path", to: "/srv/media")
    #expect(job.keys <= 10)
    #expect(job.saved == job.before + "[media]\n   path = /srv/media\n\n", "\(job.screen)")
  }

  @Test func theMemoryOfRedis() throws {
    let job = try JobPilot("debian/redis.conf", as: "redis")
    job.change(found: "maxm", to: "256mb")
    #expect(job.keys <= 10)
    #expect(job.saved == job.before.replacing("# maxmemory <bytes>", with: "maxmemory 256mb"), "\(job.screen)")
  }

  @Test func aSectionOfMariaDB() throws {
    let job = try JobPilot("debian/mariadb.cnf", as: "mysql")
    job.addSection("mysqld", setting: "skip_name_resolve", to: "quit")
    #expect(job.keys <= 10)
    #expect(job.saved.hasPrefix(job.before))
    #expect(job.saved.hasSuffix("[mysqld]\nskip_name_resolve = quit\n"), "\(job.saved)\n\(job.screen)")
  }

  @Test func forwardingBroughtBackAsItIs() throws {
    let job = try JobPilot("debian/sysctl.conf", as: "sysctl")
    job.search("forw")
    job.press(.enter, .character(" "), .character("s"))
    #expect(job.keys <= 10)
    #expect(
      job.saved == job.before.replacing("#net.ipv4.ip_forward=1", with: "net.ipv4.ip_forward=1"), "\(job.screen)")
  }
}
