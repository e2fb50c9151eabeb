import SettingsDocuments
import Testing

/// Which accounts, groups and files are surely not on a machine.
@Suite struct MachineNamesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("root:x:0:0::/root:/bin/sh\nann:x:1000:1000::/home/ann:/bin/sh\n", to: "etc/passwd")
    try folder.write("root:x:0:\nstaff:x:50:ann\n", to: "etc/group")
    try folder.write("passwd: files systemd\ngroup: files [NOTFOUND=return] systemd\n", to: "etc/nsswitch.conf")
  }

  @Test func whatIsInNoListIsNotThere() {
    #expect(!lacks("ann", .account) && lacks("bob", .account) && lacks("staff", .account))
    #expect(!lacks("staff", .group) && lacks("ann", .group))
    var names = MachineNames(root: folder.path)
    #expect(names.known(.account) == ["root", "ann"])
  }

  @Test(arguments: ["passwd: files sss", "group: files ldap", "passwd: compat", "  passwd:files altfiles"])
  func nothingIsSaidWhereOtherSourcesMayHaveIt(_ source: String) throws {
    try folder.write(source + "\n", to: "etc/nsswitch.conf")
    #expect(!lacks("bob", .account) && !lacks("bob", .group))
  }

  /// Records, services that have accounts of their own, what is made at the next start, and what lives with a service.
  @Test(arguments: [
    ("etc/userdb/bob.user", "{}"), ("run/host/userdb/ann.user", "{}"), ("var/lib/systemd/home/ann.identity", "{}"),
    ("run/systemd/userdb/io.systemd.Home", ""), ("usr/lib/sysusers.d/app.conf", "u bob -\n"),
    ("etc/sysusers.d/app.conf", "m ann \"bob\"\n"), ("run/systemd/dynamic-uid/direct:bob", "61184"),
  ])
  func nothingIsSaidOfAccountsThatAreNotInTheLists(_ place: String, _ text: String) throws {
    try folder.write(text, to: place)
    #expect(!lacks("bob", .account) && !lacks("bob", .group))
  }

  @Test func accountsAreMissedBesideServicesThatAddNone() throws {
    try folder.write("", to: "run/systemd/userdb/io.systemd.DynamicUser")
    try folder.write("u app - \"Of the app\"\n", to: "usr/lib/sysusers.d/app.conf")
    #expect(lacks("bob", .account) && lacks("bob", .group) && !lacks("app", .account))
  }

  @Test func systemdMakesUpSomeNames() {
    #expect(!lacks("nobody", .account) && !lacks("nogroup", .group))
  }

  @Test func nothingIsSaidWithoutAList() {
    #expect(!lacks("bob", .account, below: "none") && !lacks("bob", .group, below: "none"))
  }

  @Test(arguments: ["aliases", "aliases.db", "aliases.lmdb", "aliases.cdb", "aliases.pag"])
  func aTableIsThereByItselfOrByWhatWasMadeOfIt(_ name: String) throws {
    try folder.write("", to: "etc/" + name)
    #expect(!lacks("/etc/aliases", .file))
  }

  @Test func aFileIsMissedWhateverIsNamedAlike() throws {
    try folder.write("", to: "etc/aliases.bak")
    #expect(lacks("/etc/aliases", .file) && lacks("/etc/alias", .file))
    #expect(lacks("/nowhere/aliases", .file) && !lacks("/etc/passwd", .file))
  }

  /// Whether there is one is not known.
  @Test func nothingIsSaidOfAFileBehindWhatIsNoFolder() {
    #expect(!lacks("/etc/passwd/aliases", .file))
  }

  private func lacks(_ name: String, _ kind: MachineNames.Kind, below root: String = "") -> Bool {
    var names = MachineNames(root: folder.file(root))
    return names.lacks(name, kind)
  }
}
