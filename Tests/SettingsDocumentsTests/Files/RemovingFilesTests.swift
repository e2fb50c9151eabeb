import Foundation
import Glibc
import SettingsDocuments
import Synchronization
import Testing

@Suite struct RemovingFilesTests {
  let folder: TemporaryFolder
  let writer = FileWriter(stateFolder: nil)

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("mine/a/b"), withIntermediateDirectories: true)
    try folder.write("1", to: "mine/a/b/one")
    try folder.write("2", to: "other")
    try FileManager.default.createSymbolicLink(atPath: folder.file("mine/a/link"), withDestinationPath: folder.path)
  }

  @Test func clearsAFolderWithoutFollowingLinks() throws {
    try writer.clear(folder.file("mine"))
    #expect(try folder.names() == ["mine", "other"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("mine")) == [])
  }

  @Test func whatAnotherProgramRemovesMeanwhileIsGone() throws {
    var fileSystem = FailingFileSystem(.status, code: ENOENT)
    fileSystem.name = "one"
    let path = folder.file("mine/a/b/one")
    fileSystem.beforeFailure = { unlink(path) }
    try FileWriter(fileSystem: fileSystem, stateFolder: nil).clear(folder.file("mine"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("mine")) == [])
  }

  @Test func whatAnotherProgramWritesMeanwhileIsRemovedToo() throws {
    var fileSystem = FailingFileSystem()
    let late = folder.file("mine/a/b/late")
    let isWritten = Mutex(false)
    fileSystem.beforeFolderRemoval = {
      isWritten.withLock {
        if !$0 { $0 = FileManager.default.createFile(atPath: late, contents: Data("late".utf8)) }
      }
    }
    try FileWriter(fileSystem: fileSystem, stateFolder: nil).clear(folder.file("mine"))
    #expect(isWritten.withLock { $0 })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("mine")) == [])
  }

  @Test(arguments: ["other", "mine", "mine/../other", "mine/a/link/other", "mine/a/.."])
  func leavesWhatIsOutside(path: String) throws {
    #expect(throws: FileError.outside(folder.file(path), of: folder.file("mine"))) {
      try writer.remove(folder.file(path), inside: folder.file("mine"))
    }
    #expect(try folder.read("other") == "2")
    #expect(try folder.read("mine/a/b/one") == "1")
  }

  @Test func removesALinkAndNotWhatItLeadsTo() throws {
    try writer.remove(folder.file("mine/a/link"), inside: folder.file("mine"))
    #expect(try folder.read("other") == "2")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("mine/a")) == ["b"])
  }

  @Test func foldersComeFromTheEnvironment() {
    let plain = XDGFolders(application: "settee", environment: ["HOME": "/home/me"])
    #expect(plain.configuration == "/home/me/.config/settee")
    #expect(plain.state == "/home/me/.local/state/settee")
    #expect(plain.cache == "/home/me/.cache/settee")
    #expect(plain.configurationFolders == ["/etc/xdg"])
    let named = XDGFolders(
      application: "settee", environment: ["HOME": "/home/me", "XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "relative"])
    #expect(named.state == "/s/settee")
    #expect(named.configurationHome == "/home/me/.config")
    #expect(XDGFolders(application: "settee", environment: [:]).state == nil)
  }
}
