import Foundation
import SettingsDocuments
import Testing

@testable import SettingsHistory

/// What packages shipped, and what became of it.
@Suite struct ShippedFilesTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/shipped-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/ucf/cache", withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws {
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  @Test func theDatabasesOfDpkgAndUcfAreRead() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = """
      Package: one
      Status: install ok installed
      Conffiles:
       /etc/one.conf 0123456789abcdef0123456789abcdef
       /etc/old.conf 0123456789abcdef0123456789abcdef obsolete
       /etc/both.conf 0123456789abcdef0123456789abcdef
      Description: one
       /etc/no.conf 0123456789abcdef0123456789abcdef

      Package: gone
      Status: deinstall ok config-files
      Conffiles:
       /etc/gone.conf 0123456789abcdef0123456789abcdef

      """
    let dpkg = DpkgDatabase(text: Array(text.utf8))
    #expect(dpkg.conffiles.map(\.path) == ["/etc/one.conf", "/etc/both.conf"])
    #expect(dpkg.conffiles.allSatisfy { $0.package == "one" })
    try write("ucf/hashfile", "900150983cd24fb0d6963f7d28e17f72  /etc/both.conf\n")
    try write("ucf/registry", "two /etc/both.conf\n")
    try write("ucf/cache/:etc:both.conf", "abc")
    let ucf = UcfDatabase(folder + "/ucf")
    let all = ShippedFiles(dpkg: dpkg, ucf: ucf).conffiles
    #expect(all.map(\.path) == ["/etc/both.conf", "/etc/one.conf"])
    #expect(all[0].package == "two" && all[0].hash == ContentHash.md5(of: Array("abc".utf8)))
    #expect(ucf.text(of: "/etc/both.conf") == Array("abc".utf8))
  }

  @Test func aFileIsComparedByItsHashAndItsShippedTextFoundByIt() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("a.conf", "a = 2\n")
    let shipped = Array("a = 1\n".utf8)
    let file = DpkgDatabase.Conffile(path: folder + "/a.conf", hash: ContentHash.md5(of: shipped), package: "no-such")
    let changed = try #require(ShippedFiles.change(of: file))
    #expect(!changed.isGone)
    #expect(changed.shippedText() == nil)
    try write("a.conf.dpkg-dist", "a = 3\n")
    #expect(changed.shippedText() == nil, "another version is not what was shipped")
    try write("a.conf.dpkg-old", "a = 1\n")
    #expect(changed.shippedText() == shipped)
    try write("a.conf", "a = 1\n")
    #expect(ShippedFiles.change(of: file) == nil)
    try FileManager.default.removeItem(atPath: file.path)
    #expect(ShippedFiles.change(of: file)?.isGone == true)
  }

  @Test func aFileIsFoundInATar() throws {
    func header(_ name: String, _ size: Int) -> [UInt8] {
      var block = Array(name.utf8) + Array(repeating: 0, count: 512 - name.utf8.count)
      let octal = Array(String(size, radix: 8).utf8)
      block.replaceSubrange(124..<124 + octal.count, with: octal)
      return block
    }
    func padded(_ text: String) -> [UInt8] { Array(text.utf8) + Array(repeating: 0, count: 512 - text.utf8.count) }
    let tar =
      header("./etc/", 0) + header("./etc/b", 3) + padded("bbb") + header("./etc/a", 2) + padded("aa")
      + Array(repeating: 0, count: 1024)
    #expect(PackageArchive.text(of: "/etc/a", inArchive: tar) == Array("aa".utf8))
    #expect(PackageArchive.text(of: "/etc/c", inArchive: tar) == nil)
    #expect(PackageArchive.text(of: "/etc/a", inArchive: Array(tar.prefix(1500))) == nil)
  }
}
