import Foundation
import SettingsDocuments
import Testing

/// What is done to a file by another program is told, whichever way it is done.
@Suite(.timeLimit(.minutes(1))) struct FileWatcherTests {
  let folder: TemporaryFolder
  let watcher: FileWatcher

  init() throws {
    folder = try TemporaryFolder()
    watcher = try FileWatcher()
    try folder.write("a = 1\n", to: "x.conf")
    try folder.write("", to: "other.conf")
    mkdir(folder.file("sub"), 0o755)
  }

  enum Deed: CaseIterable {
    case writing, renamingOver, removing, removingAndMaking, mode, throughAnotherName, folderMode
  }

  private func does(_ deed: Deed, to path: String) throws {
    switch deed {
    case .writing: try Data("a = 2\n".utf8).write(to: URL(fileURLWithPath: path))
    case .renamingOver:
      try folder.write("a = 3\n", to: "sub/new")
      rename(folder.file("sub/new"), path)
    case .removing: unlink(path)
    case .removingAndMaking:
      unlink(path)
      try Data("a = 4\n".utf8).write(to: URL(fileURLWithPath: path))
    case .mode: chmod(path, 0o400)
    case .throughAnotherName:
      link(path, folder.file("sub/second"))
      try Data("a = 5\n".utf8).write(to: URL(fileURLWithPath: folder.file("sub/second")))
    case .folderMode: chmod(folder.path, 0o500)
    }
  }

  @Test(arguments: Deed.allCases) func eachWayIsTold(deed: Deed) throws {
    let path = folder.file("x.conf")
    try watcher.watch(path)
    try does(deed, to: path)
    #expect(watcher.waitForChanges() == [path])
    chmod(folder.path, 0o700)
  }

  @Test func whatComesAfterItIsToldAsWell() throws {
    let path = folder.file("x.conf")
    try watcher.watch(path)
    for deed in [Deed.renamingOver, .writing, .removing, .renamingOver, .mode] {
      try does(deed, to: path)
      #expect(watcher.waitForChanges() == [path])
    }
    #expect(watcher.problem(of: path) == nil)
  }

  @Test func aFileBehindLinksIsWatchedAndEachLink() throws {
    mkdir(folder.file("v1"), 0o755)
    mkdir(folder.file("v2"), 0o755)
    try folder.write("1", to: "v1/x.conf")
    try folder.write("2", to: "v2/x.conf")
    symlink("v1", folder.file("now"))
    symlink("../now/x.conf", folder.file("sub/link.conf"))
    let path = folder.file("sub/link.conf")
    try watcher.watch(path)
    try Data("3".utf8).write(to: URL(fileURLWithPath: folder.file("v1/x.conf")))
    #expect(watcher.waitForChanges() == [path])
    // A folder of settings is exchanged as a whole by exchanging the link to it.
    symlink("v2", folder.file("next"))
    rename(folder.file("next"), folder.file("now"))
    #expect(watcher.waitForChanges() == [path])
    try Data("4".utf8).write(to: URL(fileURLWithPath: folder.file("v2/x.conf")))
    #expect(watcher.waitForChanges() == [path])
  }

  @Test func whoeverWaitsIsToldThatItStopped() async throws {
    let watcher = try FileWatcher()
    let waiting = Task.detached { watcher.waitForChanges() }
    watcher.stop()
    #expect(await waiting.value == nil)
  }

  @Test func aFileIsAwaitedThatIsNotThereYet() throws {
    let path = folder.file("later/on/x.conf")
    try watcher.watch(path)
    mkdir(folder.file("later"), 0o755)
    #expect(watcher.waitForChanges() == [path])
    mkdir(folder.file("later/on"), 0o755)
    #expect(watcher.waitForChanges() == [path])
    try folder.write("a = 1\n", to: "later/on/x.conf")
    #expect(watcher.waitForChanges() == [path])
  }

  @Test func ofOthersInTheFolderNothingIsTold() throws {
    let path = folder.file("x.conf")
    try watcher.watch(path)
    try folder.write("b = 1\n", to: "other.conf")
    try folder.write("b = 1\n", to: "new.conf")
    unlink(folder.file("other.conf"))
    try does(.mode, to: path)
    #expect(watcher.waitForChanges() == [path])
  }

  @Test func eachOfTwoFilesOfAFolderIsToldByItself() throws {
    try watcher.watch(folder.file("x.conf"))
    try watcher.watch(folder.file("other.conf"))
    chmod(folder.file("other.conf"), 0o600)
    #expect(watcher.waitForChanges() == [folder.file("other.conf")])
    chmod(folder.file("x.conf"), 0o600)
    #expect(watcher.waitForChanges() == [folder.file("x.conf")])
  }
}
