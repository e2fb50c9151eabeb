import Foundation
import SettingsDocuments
import Testing

/// Which accounts, groups and files are surely not on a machine.
@Suite struct MachineNamesTests {
  private let folder: TemporaryFolder
  private var names: MachineNames { MachineNames(root: folder.path) }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("etc/userdb"), withIntermediateDirectories: true)
    try folder.write("root:x:0:0::/root:/bin/sh\nann:x:1000:1000::/home/ann:/bin/sh\n", to: "etc/passwd")
    try folder.write("root:x:0:\nstaff:x:50:ann\n", to: "etc/group")
    try folder.write("passwd: files systemd\ngroup: files [NOTFOUND=return] systemd\n", to: "etc/nsswitch.conf")
  }

  @Test func whatIsInNoListIsNotThere() {
    var names = names
    #expect(!names.lacks("ann", .account) && names.lacks("bob", .account) && names.lacks("staff", .account))
    #expect(!names.lacks("staff", .group) && names.lacks("ann", .group))
    #expect(names.known(.account) == ["root", "ann"])
  }

  @Test(arguments: ["passwd: files sss", "group: files ldap", "passwd: compat"])
  func nothingIsSaidWhereOtherSourcesMayHaveIt(_ source: String) throws {
    try folder.write(source + "\n", to: "etc/nsswitch.conf")
    var names = names
    #expect(!names.lacks("bob", .account) && !names.lacks("bob", .group) && names.known(.group) == nil)
  }

  @Test func nothingIsSaidWhereRecordsOfAccountsAre() throws {
    try folder.write("{}", to: "etc/userdb/bob.user")
    var names = names
    #expect(!names.lacks("bob", .account) && !names.lacks("bob", .group))
  }

  @Test func nothingIsSaidWithoutAList() throws {
    var names = MachineNames(root: folder.file("none"))
    #expect(!names.lacks("bob", .account) && !names.lacks("bob", .group))
  }

  @Test func aFileIsThereByItselfOrByWhatWasMadeOfIt() throws {
    try folder.write("", to: "etc/aliases.db")
    var names = names
    #expect(!names.lacks("/etc/aliases", .file) && !names.lacks("/etc/passwd", .file))
    #expect(names.lacks("/etc/alias", .file) && names.lacks("/nowhere/aliases", .file))
  }
}
