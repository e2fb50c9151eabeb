import Foundation
import SettingsDocuments
import Testing

/// What upgrades of packages leave beside files.
@Suite struct UpgradeLeftoverTests {
  @Test func theEndingTellsTheFileAndWhoseItIs() {
    let leftover = UpgradeLeftover(path: "/etc/ssh/sshd_config.ucf-dist")
    #expect(leftover?.file == "/etc/ssh/sshd_config" && leftover?.kind == .ucfDist)
    #expect(leftover?.kind.isUsers == false)
    #expect(UpgradeLeftover(path: "/etc/yum.conf.rpmsave")?.kind.isUsers == true)
    #expect(UpgradeLeftover(path: "/etc/x.dpkg-old")?.kind.isUsers == true)
    #expect(UpgradeLeftover(path: "/etc/.dpkg-old") == nil)
    #expect(UpgradeLeftover(path: "/etc/x.dpkg-bak") == nil)
  }

  @Test func thoseOfAFolderAreFoundWithoutFollowingLinks() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("settee-left-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createDirectory(atPath: root + "/etc/a/b", withIntermediateDirectories: true)
    for name in ["etc/a/b/x.conf", "etc/a/b/x.conf.dpkg-dist", "etc/y", "etc/y.rpmnew", "etc/gone.dpkg-old"] {
      try Data().write(to: URL(fileURLWithPath: root + "/" + name))
    }
    try FileManager.default.createSymbolicLink(atPath: root + "/etc/again", withDestinationPath: root + "/etc/a")
    try FileManager.default.createSymbolicLink(atPath: root + "/etc/y.rpmsave", withDestinationPath: root + "/etc/y")
    #expect(
      UpgradeLeftover.inFolder(root + "/etc").map(\.path) == [
        root + "/etc/a/b/x.conf.dpkg-dist", root + "/etc/y.rpmnew",
      ])
    #expect(UpgradeLeftover.beside(root + "/etc/y").map(\.kind) == [.rpmNew])
  }
}
