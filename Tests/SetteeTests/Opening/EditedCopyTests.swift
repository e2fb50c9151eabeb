import Testing

@testable import settee

/// Copies that programs have their editor change.
@MainActor
@Suite struct EditedCopyTests {
  @Test(arguments: [
    ("/etc/sudoers.tmp", "/etc/sudoers"),
    ("/etc/sudoers.d/admins.tmp", "/etc/sudoers.d/admins"),
    ("/etc/passwd.edit", "/etc/passwd"),
    ("/tmp/crontab.x1Y2z3/crontab", "/var/spool/cron/crontabs/crontab"),
    ("/var/tmp/sshd_config.XyZ01abC", "/var/tmp/sshd_config"),
    ("/var/tmp/jailXyZ01abC.local", "/var/tmp/jail.local"),
    (
      "/etc/systemd/system/a.service.d/.#override.conf0123456789abcdef", "/etc/systemd/system/a.service.d/override.conf"
    ),
    ("/etc/systemd/system/.#a.service0123456789abcdef", "/etc/systemd/system/a.service"),
  ])
  func theFileIsKnownThatACopyGoesTo(_ copy: String, _ file: String) {
    #expect(EditedCopy.original(of: copy) == file)
  }

  @Test(arguments: [
    "/etc/sudoers", "/home/ann/sudoers.tmp", "/etc/other.edit", "/home/ann/a.XyZ01abC", "/var/tmp/a.conf",
    "/etc/.#a.conf0123", "/etc/.hidden.conf",
  ])
  func anyOtherFileIsItself(_ path: String) {
    #expect(EditedCopy.original(of: path) == nil)
  }

  @Test func whatSystemctlEditsIsAUnit() throws {
    let account = try Account()
    let text = "### Editing /x\n\n### Edits below this comment will be discarded\n"
    let file = try account.write("a.service.d/.#override.conf0123456789abcdef", text)
    #expect(account.run("set", file, "Service.Restart", "always") == 0, "\(account.errors)")
    #expect(
      try account.text(file)
        == "### Editing /x\n\n[Service]\nRestart=always\n\n### Edits below this comment will be discarded\n")
  }

  @Test func aCopyIsShownAsTheFileThatItBecomes() throws {
    let account = try Account()
    let text = "### Editing /x\n\n[Service]\nRestart=no\n"
    let file = try account.write("a.service.d/.#override.conf0123456789abcdef", text)
    let pilot = try HomePilot(account)
    let request = FileRequest(path: file, place: EditedCopy.original(of: file))
    pilot.files.show(request, on: pilot.navigator)
    pilot.display()
    #expect(pilot.lines[0].contains("› override.conf"), "\(pilot.screen)")
    #expect(pilot.files.paths.isEmpty, "it is gone when the program ends, and no recent file")
    let session = try pilot.files.openFile(for: request).session
    try session.set(["Service", "Restart"], to: "always")
    session.save()
    #expect(try account.text(file).contains("Restart=always\n"))
    #expect(account.run("log") == 1, "what became of the copy is not known: \(account.output)")
  }
}
