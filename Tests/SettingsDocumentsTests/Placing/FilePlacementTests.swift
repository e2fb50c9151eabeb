import Foundation
import SettingsDocuments
import Testing

/// A file that another program puts in place: whole, where it was meant, and nowhere else.
@Suite struct FilePlacementTests {
  let folder: TemporaryFolder
  let writer: FileWriter

  init() throws {
    folder = try TemporaryFolder()
    writer = FileWriter(stateFolder: folder.file("state"))
    try folder.write("a = 1\n", to: "x.conf")
    chmod(folder.path, 0o755)
  }

  private func placement(_ path: String, expecting text: String? = "a = 1\n") -> FilePlacement {
    FilePlacement(path: path, expected: text.map { ContentHash(of: Array($0.utf8)) }, text: Array("a = 2\n".utf8))
  }

  @Test func theHashIsSHA256() {
    let hash = ContentHash(of: Array("abc".utf8))
    #expect(hash.description == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(ContentHash(hash.description) == hash)
    #expect(ContentHash("ba78") == nil)
    #expect(ContentHash(String(repeating: "g", count: 64)) == nil)
  }

  @Test(arguments: ["a = 1\n", nil] as [String?]) func itGoesAsBytes(expected: String?) {
    let whole = placement("/etc/x.conf", expecting: expected)
    #expect(FilePlacement(path: "/etc/x.conf", bytes: whole.bytes) == whole)
    for count in whole.bytes.indices {
      #expect(FilePlacement(path: "/etc/x.conf", bytes: Array(whole.bytes[..<count])) == nil)
    }
    #expect(FilePlacement(path: "/etc/x.conf", bytes: whole.bytes + [10]) == nil)
  }

  @Test func theFileKeepsWhatItHadBesideItsContent() throws {
    chmod(folder.file("x.conf"), 0o640)
    if geteuid() == 0 { chown(folder.file("x.conf"), 12345, 12346) }
    let before = try SystemFileSystem().status(of: folder.file("x.conf"))
    try placement(folder.file("x.conf")).place(by: writer)
    let after = try SystemFileSystem().status(of: folder.file("x.conf"))
    #expect(try folder.read("x.conf") == "a = 2\n")
    #expect((after.mode, after.owner, after.group) == (before.mode, before.owner, before.group))
    #expect(try folder.names() == ["x.conf"])
  }

  @Test func aFileWithTwoNamesKeepsBoth() throws {
    link(folder.file("x.conf"), folder.file("y.conf"))
    try placement(folder.file("x.conf")).place(by: writer)
    #expect(try folder.read("y.conf") == "a = 2\n")
  }

  @Test func aNewFileIsMadeOnlyWhereThereIsNone() throws {
    try placement(folder.file("new.conf"), expecting: nil).place(by: writer)
    #expect(try folder.read("new.conf") == "a = 2\n")
    #expect(throws: FileError.exists(folder.file("x.conf"))) {
      try placement(folder.file("x.conf"), expecting: nil).place(by: writer)
    }
    #expect(throws: FileError.noFolder(folder.file("no"))) {
      try placement(folder.file("no/new.conf"), expecting: nil).place(by: writer)
    }
    #expect(try folder.names() == ["new.conf", "x.conf"])
  }

  @Test func whatAnotherProgramWroteStays() throws {
    try folder.write("a = 3\n", to: "x.conf")
    #expect(throws: FileError.changed(folder.file("x.conf"))) {
      try placement(folder.file("x.conf")).place(by: writer)
    }
    #expect(try folder.read("x.conf") == "a = 3\n")
  }

  @Test(arguments: ["link.conf", "linked/x.conf", "pipe", "sub", "./x.conf", "sub/../x.conf", "gone.conf"])
  func nothingButThatFileIsWritten(name: String) throws {
    symlink("x.conf", folder.file("link.conf"))
    symlink(".", folder.file("linked"))
    mkfifo(folder.file("pipe"), 0o600)
    mkdir(folder.file("sub"), 0o755)
    #expect(throws: FileError.self) { try placement(folder.file(name)).place(by: writer) }
    #expect(throws: FileError.self) { try placement("x.conf").place(by: writer) }
    #expect(try folder.read("x.conf") == "a = 1\n")
  }

  @Test func nothingIsWrittenWhereOthersMayExchangeIt() throws {
    guard geteuid() == 0 else { return print("skipped: only root is refused") }
    chmod(folder.path, 0o777)
    #expect(throws: FileError.untrustedFolder(folder.file("x.conf"), folder: folder.path, writers: "everyone")) {
      try placement(folder.file("x.conf")).place(by: writer)
    }
    #expect(throws: FileError.untrustedFolder(folder.file("new.conf"), folder: folder.path, writers: "everyone")) {
      try placement(folder.file("new.conf"), expecting: nil).place(by: writer)
    }
    #expect(try folder.names() == ["x.conf"])
    #expect(try folder.read("x.conf") == "a = 1\n")
  }

  @Test func whatIsPlacedIsMergedWithWhatOthersWrote() throws {
    try folder.write("a = 1\nb = 1\n", to: "x.toml")
    let file = try SettingsFile.open(folder.file("x.toml"), writer: writer)
    let edited = try file.document.applying(.set(["a"], 2)).document
    try folder.write("a = 1\nb = 2\n", to: "x.toml")
    let placement = try file.placement(of: edited)
    #expect(String(decoding: placement.text, as: UTF8.self) == "a = 2\nb = 2\n")
    #expect(placement.expected == ContentHash(of: Array("a = 1\nb = 2\n".utf8)))
    try folder.write("a = 3\nb = 1\n", to: "x.toml")
    #expect(throws: SaveError.self) { try file.placement(of: edited) }
  }
}
