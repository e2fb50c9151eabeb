import Foundation
import SettingsDocuments
import Testing

/// The bytes of files and folders.
@Suite struct TreeSizeTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("size-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func aFolderIsAllThatIsInIt() throws {
    try withFolder { folder in
      #expect(TreeSize.bytes(at: folder.path) == 0)
      let inner = folder.appendingPathComponent("a/b")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data(count: 100).write(to: folder.appendingPathComponent("one"))
      try Data(count: 23).write(to: inner.appendingPathComponent("two"))
      #expect(TreeSize.bytes(at: folder.path) == 123)
      #expect(TreeSize.bytes(at: inner.appendingPathComponent("two").path) == 23)
    }
  }

  @Test func linksInsideAreNotFollowedAndACircleEnds() throws {
    try withFolder { folder in
      try Data(count: 50).write(to: folder.appendingPathComponent("file"))
      let link = folder.appendingPathComponent("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
      let size = try #require(TreeSize.bytes(at: folder.path))
      #expect(size >= 50 && size < 50 + 4096)
      #expect(TreeSize.bytes(at: link.path) == size)
    }
  }

  @Test func whatIsNotThereHasNoSize() {
    #expect(TreeSize.bytes(at: "/nowhere/at/all") == nil)
  }
}
