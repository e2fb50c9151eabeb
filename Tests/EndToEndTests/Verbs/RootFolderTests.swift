import Foundation
import Testing

/// A folder that is taken for the machine (`--root`).
@Suite struct RootFolderTests {
  private let sandbox: Sandbox
  private let root: URL

  init() throws {
    sandbox = try Sandbox()
    root = sandbox.home.appending(path: "image")
    for folder in ["dev", "run"] {
      try FileManager.default.createDirectory(at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    try sandbox.write("image/etc/ssh/sshd_config", "Include /etc/ssh/sshd_config.d/*.conf\nPermitRootLogin no\n")
    try sandbox.write("image/etc/ssh/sshd_config.d/own.conf", "PermitRootLogin yes\n")
    try sandbox.write("secret.json", "{\"key\": \"outside\"}\n")
  }

  /// Nil, and said, where the system lets nobody see another root.
  private func inside(_ words: String...) throws -> Command.Outcome? { try inside(words) }

  private func inside(_ words: [String]) throws -> Command.Outcome? {
    let outcome = try sandbox.run(Locations.settee(), words)
    if outcome.errors.contains("only root may take") || outcome.errors.contains("lets nobody see another root") {
      print("skipped: this machine lets a test see no other root: \(outcome.errors)")
      return nil
    }
    return outcome
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: name).path, withDestinationPath: target)
  }

  private var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted() }
  }

  @Test func pathsAndDropInsAreThoseOfTheFolder() throws {
    guard let got = try inside("--root", root.path, "get", "/etc/ssh/sshd_config", "PermitRootLogin") else { return }
    #expect(got.output == "no\n" && got.status == 0, "\(got.errors)")
    let effective = try inside("get", "--effective", "--root=\(root.path)", "/etc/ssh/sshd_config", "PermitRootLogin")
    #expect(effective?.output == "yes\t/etc/ssh/sshd_config.d/own.conf:1\n", "\(effective?.errors ?? "")")
  }

  @Test func noLinkLeadsOut() throws {
    try sandbox.write("image\(sandbox.home.path)/secret.json", "{\"key\": \"inside\"}\n")
    try link("etc/secret.json", to: sandbox.home.appending(path: "secret.json").path)
    try link("etc/up.json", to: "../../../../../../../../..\(sandbox.home.path)/secret.json")
    for name in ["secret", "up"] {
      guard let got = try inside("--root", root.path, "get", "/etc/\(name).json", "key") else { return }
      #expect(got.output == "inside\n", "\(name) \(got.errors)")
    }
  }

  @Test func aChangeIsAllThatIsLeftInIt() throws {
    let before = try names
    let words = ["set", "/etc/ssh/sshd_config", "PermitRootLogin", "yes"]
    guard let set = try inside(["--root", root.path] + words) else { return }
    #expect(set.status == 0, "\(set.errors)")
    #expect(try sandbox.text(of: root.appending(path: "etc/ssh/sshd_config")).hasSuffix("\nPermitRootLogin yes\n"))
    #expect(try names == before)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: sandbox.home.appending(path: "state").path) == [])
  }

  @Test func noWayLeadsToAFileOutside() throws {
    let secret = try sandbox.write("secret", "a = 1\n")
    try sandbox.write("image/proc/none", "")
    try link("etc/absolute.ini", to: secret.path)
    try link("etc/up.ini", to: "../../secret")
    try link("etc/kernel.ini", to: "/proc/self/root\(secret.path)")
    try link("out", to: sandbox.home.path)
    for path in ["/etc/absolute.ini", "/etc/up.ini", "/etc/kernel.ini", "/out/secret", "/../secret"] {
      guard let got = try inside("get", "--format", "ini", "--root", root.path, path, "a") else { return }
      #expect(got.status == 2 && got.output == "", "\(path): \(got)")
      let set = try inside("set", "--format", "ini", "--root", root.path, path, "a", "2")
      #expect(set?.status == 2, "\(path)")
    }
    #expect(try sandbox.text(of: secret) == "a = 1\n")
  }

  @Test func aPipeIsNotWaitedFor() throws {
    #expect(mkfifo(root.appending(path: "etc/fstab").path, 0o644) == 0)
    guard let outcome = try inside("check", "--root", root.path, "/etc/fstab") else { return }
    #expect(outcome.status == 2 && outcome.errors.contains("no ordinary file"), "\(outcome.errors)")
  }

  @Test func aFolderThatIsNoneIsSaid() throws {
    let file = try sandbox.write("file", "")
    #expect(try sandbox.settee("--root", file.path, "list", "/x").errors.contains("Not a directory"))
    let gone = try sandbox.settee("--root", "/nowhere/at/all", "list", "/x")
    #expect(gone.status == 2 && gone.errors == "settee: /nowhere/at/all: No such file or directory\n")
    #expect(try sandbox.settee("list", "--root", "/", "/x").errors.contains("is this machine itself"))
    #expect(try sandbox.settee("list", "/x", "--root").errors.contains("--root wants a value"))
    let word = try sandbox.settee("get", "--", "--root", "a")
    #expect(word.status == 2 && word.errors.contains("--root"), "\(word.errors)")
  }
}
