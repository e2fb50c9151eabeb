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
  private func inside(_ words: String...) throws -> Command.Outcome? {
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
    guard let set = try inside("--root", root.path, "set", "/etc/ssh/sshd_config", "PermitRootLogin", "yes") else { return }
    #expect(set.status == 0, "\(set.errors)")
    #expect(try sandbox.text(of: root.appending(path: "etc/ssh/sshd_config")).hasSuffix("\nPermitRootLogin yes\n"))
    #expect(try names == before)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: sandbox.home.appending(path: "state").path) == [])
  }

  @Test func aFolderThatIsNoneIsSaid() throws {
    let file = try sandbox.write("file", "")
    #expect(try sandbox.settee("--root", file.path, "list", "/x").errors.contains("Not a directory"))
    let gone = try sandbox.settee("--root", "/nowhere/at/all", "list", "/x")
    #expect(gone.status == 2 && gone.errors == "settee: /nowhere/at/all: No such file or directory\n")
    #expect(try sandbox.settee("list", "/x", "--root").errors.contains("--root wants a value"))
    let word = try sandbox.settee("get", "--", "--root", "a")
    #expect(word.status == 2 && word.errors.contains("--root"), "\(word.errors)")
  }
}
