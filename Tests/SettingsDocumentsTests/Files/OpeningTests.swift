import Foundation
import SettingsDocuments
import Testing

@Suite struct OpeningTests {
  let folder: TemporaryFolder
  let writer = FileWriter(stateFolder: nil)

  init() throws {
    folder = try TemporaryFolder()
  }

  func fault(_ name: String, format: Format? = nil) -> OpenError? {
    do throws(OpenError) {
      _ = try SettingsFile.open(folder.file(name), format: format, writer: writer)
      return nil
    } catch {
      return error
    }
  }

  @Test func saysWhatStandsAgainstIt() throws {
    #expect(fault("none.json") == .file(.notFound(folder.file("none.json"))))
    #expect(fault("") == .file(.isFolder(folder.file(""))))
    try FileManager.default.createSymbolicLink(atPath: folder.file("l.json"), withDestinationPath: "nowhere")
    #expect(fault("l.json") == .file(.brokenLink(folder.file("l.json"))))
    mkfifo(folder.file("pipe.json"), 0o600)
    #expect(fault("pipe.json") == .file(.notRegular(folder.file("pipe.json"))))
    let pipe = Pipe()
    let descriptor = "/proc/self/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(throws: OpenError.file(.notRegular(descriptor))) { try SettingsFile.open(descriptor, writer: writer) }
    try folder.write("%%% what", to: "odd")
    #expect(fault("odd") == .unknownFormat(folder.file("odd")))
    let path = try folder.write("{\n  \"a\": tru\n}", to: "x.json")
    #expect(
      fault("x.json")?.description == "\(path):2:8: expected a value, found \"tru\": strings are in double quotes")
  }

  @Test func whatMayNotBeReadIsNamed() throws {
    try folder.write("{}", to: "x.json")
    let denying = FileWriter(fileSystem: FailingFileSystem(.read, code: EACCES), stateFolder: nil)
    #expect(throws: OpenError.file(.notReadable(folder.file("x.json")))) {
      try SettingsFile.open(folder.file("x.json"), writer: denying)
    }
  }

  @Test func aHugeFileIsRefusedUnread() throws {
    let path = try folder.write("", to: "x.json")
    try #require(truncate(path, 1 << 39) == 0)
    #expect(fault("x.json") == .file(.large(path)))
    #expect(throws: OpenError.file(.tooLarge(path))) {
      try SettingsFile.open(path, options: [.large], writer: writer)
    }
    try #require(truncate(path, (1 << 30) + 1) == 0)
    #expect(fault("x.json") == .file(.large(path)))
  }

  @Test func theGivenFormatCounts() throws {
    try folder.write("[1, ] // x", to: "odd")
    #expect(fault("odd", format: .jsonc) == nil)
  }
}
