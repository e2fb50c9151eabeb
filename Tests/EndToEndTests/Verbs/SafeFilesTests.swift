import Foundation
import Glibc
import Testing

/// What verbs refuse to do with files, and how that is lifted.
@Suite struct SafeFilesTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func aReadOnlyFileWantsForce() throws {
    let file = try sandbox.write("x.json", "{\"a\": 1}\n")
    chmod(file.path, 0o444)
    let refused = try sandbox.settee("set", file.path, "a", "2")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("read-only") && refused.errors.contains("--force"))
    #expect(try sandbox.settee("set", "--force", file.path, "a", "2").status == 0)
    #expect(try sandbox.text(of: file) == "{\"a\": 2}\n")
  }

  @Test func aHugeFileWantsLarge() throws {
    let file = try sandbox.write("x.json", "{}")
    #expect(truncate(file.path, (1 << 30) + 1) == 0)
    let refused = try sandbox.settee("get", file.path, "a")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--large"))
  }

  @Test func rootWantsToBeToldToTrustAFolder() throws {
    guard geteuid() == 0 else { return print("skipped: only root is refused") }
    let file = try sandbox.write("open/x.json", "{\"a\": 1}\n")
    chmod(file.deletingLastPathComponent().path, 0o777)
    let refused = try sandbox.settee("set", file.path, "a", "2")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("everyone may write to the folder") && refused.errors.contains("--trust-folder"))
    #expect(try sandbox.text(of: file) == "{\"a\": 1}\n")
    #expect(try sandbox.settee("set", "--trust-folder", file.path, "a", "2").status == 0)
    #expect(try sandbox.text(of: file) == "{\"a\": 2}\n")
  }

  @Test func rootSavesWhatBelongsToTheAccountOfItsFolder() throws {
    guard geteuid() == 0 else { return print("skipped: only root can give a file away") }
    let file = try sandbox.write("service/x.conf", "a = 1\n")
    let folder = file.deletingLastPathComponent().path
    chmod(file.path, 0o640)
    for path in [file.path, folder] { chown(path, 1, 1) }
    let saved = try sandbox.settee("set", "--format", "ini", file.path, "a", "2")
    #expect(saved.status == 0 && saved.errors == "")
    #expect(try sandbox.text(of: file) == "a = 2\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.ownerAccountID] as? Int == 1 && attributes[.posixPermissions] as? Int == 0o640)
    chown(file.path, 0, 0)
    chmod(file.path, 0o644)
    let refused = try sandbox.settee("set", "--format", "ini", file.path, "a", "3")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("the account daemon, whose file this is not, may write to the folder \(folder)"))
  }

  @Test func aLockThatIsKeptIsExitOne() throws {
    let file = try sandbox.write("x.json", "{\"a\": 1}\n")
    let lock = open(sandbox.home.appending(path: ".x.json.settings-lock").path, O_RDWR | O_CREAT, 0o600)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let refused = try sandbox.settee("set", file.path, "a", "2")
    #expect(refused.status == 1)
    #expect(refused.errors.contains("another program keeps this file locked"))
    #expect(try sandbox.text(of: file) == "{\"a\": 1}\n")
  }

  @Test func aPipeInThePlaceOfTheUsersFilesDoesNotBlock() throws {
    let file = try sandbox.write("x.json", "{\"a\": 1, \"$schema\": \"./pipe.json\"}\n")
    try sandbox.write("config/settee/settings.json", "{}")
    mkfifo(sandbox.home.appending(path: "config/settee/controls.json").path, 0o600)
    mkfifo(sandbox.home.appending(path: "pipe.json").path, 0o600)
    mkfifo(sandbox.home.appending(path: "state/settee").path, 0o600)
    let outcome = try sandbox.settee("list", file.path)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("a = 1"))
  }

  @Test(arguments: [[], ["--new"]])
  func anInterruptedSaveIsSaidAndRecovered(options: [String]) throws {
    let text = "[s]\na = \(String(repeating: "x", count: 40))\nb = 2\n"
    let file = try sandbox.write("x.ini", text)
    // With two names it is written in place, and killed there before the rest is cut off.
    try FileManager.default.linkItem(at: file, to: sandbox.home.appending(path: "second"))
    let trace = ["-f", "-qq", "-o", "/dev/null", "-e", "trace=ftruncate", "-e", "inject=ftruncate:signal=KILL:when=1"]
    let killed = try sandbox.run(
      "/usr/bin/strace", trace + [try Locations.settee(), "set", file.path, "s.a", "short"])
    guard killed.status == 128 + SIGKILL else { return print("skipped: strace does not work here: \(killed.errors)") }
    #expect(try sandbox.text(of: file) != text)

    #expect(try sandbox.settee("get", file.path, "s.a").errors.contains("settee recover \(file.path)"))
    #expect(try sandbox.settee("set", file.path, "s.a", "3").status == 2)
    #expect(try sandbox.settee("recover", "--dry-run", file.path).output.contains("+a = xxx"))
    let recovered = try Command(
      try Locations.settee(), ["recover"] + options + [file.path], environment: sandbox.environment()
    ).run()
    #expect(recovered.status == 0)
    #expect(try sandbox.text(of: file) == (options.isEmpty ? text : "[s]\na = short\nb = 2\n"))
    #expect(try sandbox.settee("recover", file.path).status == 1)
  }

  @Test func asARuleThereIsNothingToRecover() throws {
    let file = try sandbox.write("x.ini", "[s]\na = 1\nb = 2\n")
    let nothing = try sandbox.settee("recover", file.path)
    #expect(nothing.status == 1)
    #expect(nothing.errors.contains("nothing to recover"))
  }
}
