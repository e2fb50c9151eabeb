import Foundation
import SettingsDocuments
import Testing

@testable import SettingsHistory

/// What was shipped before is taken only where it is certain.
@Suite struct ShippedTextsTests {
  private final class Machine {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("settee-shipped-\(UUID().uuidString)").path

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func write(_ path: String, _ text: String) throws {
      let url = URL(fileURLWithPath: root + path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    var texts: ShippedTexts {
      ShippedTexts(stateFolder: root + "/state", writer: FileWriter(stateFolder: root + "/state"), root: root)
    }

    var file: String { root + "/etc/x.conf" }

    func shipped(before theirs: String = "new\n") -> String? {
      texts.text(of: file, before: Array(theirs.utf8)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
  }

  private func sum(_ text: String) -> String { ContentHash.md5(of: Array(text.utf8)) }

  @Test func theChecksumIsTheOneThatDpkgKnows() {
    #expect(sum("") == "d41d8cd98f00b204e9800998ecf8427e")
    #expect(sum("abc") == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test func ucfsCacheCountsWhereItsChecksumWasRemembered() throws {
    let machine = Machine()
    try machine.write("/var/lib/ucf/cache/:etc:x.conf", "old\n")
    #expect(machine.shipped() == nil)
    try machine.write("/var/lib/ucf/hashfile.2", "\(sum("old\n"))  /etc/x.conf\n")
    #expect(machine.shipped() == "old\n")
    // What is shipped now was not shipped before.
    #expect(machine.shipped(before: "old\n") == nil)
  }

  @Test func whatWasKeptIsFoundAgain() throws {
    let machine = Machine()
    for text in ["first\n", "second\n", "new\n"] { machine.texts.keep(Array(text.utf8), of: machine.file) }
    #expect(machine.shipped() != nil && machine.shipped() != "new\n")
  }

  @Test func aPackageInAptsCacheIsOpened() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-deb") else {
      print("skipped: there is no dpkg-deb")
      return
    }
    let machine = Machine()
    try machine.write("/build/etc/x.conf", "old\n")
    try machine.write(
      "/build/DEBIAN/control", "Package: x\nVersion: 1\nArchitecture: all\nMaintainer: x <x@x>\nDescription: x\n")
    try machine.write(
      "/var/lib/dpkg/status",
      "Package: x\nStatus: install ok installed\nConffiles:\n /etc/x.conf \(sum("new\n"))\nVersion: 2\n")
    try machine.write("/var/cache/apt/archives/partial", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dpkg-deb")
    process.arguments = [
      "--root-owner-group", "-b", machine.root + "/build", machine.root + "/var/cache/apt/archives/x_1_all.deb",
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(machine.shipped() == "old\n")
    #expect(machine.texts.text(of: machine.file, before: [])?.source == "x_1_all.deb")
  }

  @Test func aVersionInGitCountsOnlyByItsChecksum() throws {
    let machine = Machine()
    try machine.write("/etc/x.conf", "old\n")
    func git(_ words: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
      process.arguments = ["-C", machine.root + "/etc", "-c", "user.name=x", "-c", "user.email=x@x"] + words
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-q", "-m", "one")
    try machine.write("/etc/x.conf", "mine\n")
    try git("commit", "-q", "-a", "-m", "two")
    #expect(machine.shipped() == nil)
    try machine.write("/var/lib/dpkg/status-old", "Package: x\nConffiles:\n /etc/x.conf \(sum("old\n"))\nVersion: 1\n")
    #expect(machine.shipped() == "old\n")
  }
}
