import Foundation
import SettingsDocuments
import SettingsSchema
import TestSupport
import Testing

@testable import SettingsPrograms

/// What is recorded of programs: it says what was recorded, and what is damaged is not used.
@Suite struct KnowledgePackTests {
  private static let text = """
    knowledge 1
    program nightjar 2.1
    release debian-12
    source nightjar.conf(5), OPTIONS
    \tport\ttypes=integer\tdefault=22\tleast=1\tmost=65535
    \tcolour\tvalues=red|dark\\pblue|a\\tb\tdefault=red\trepeats
    source /usr/sbin/nightjar --list
    \tHost *\tsection=a.b\tparts=|server\tkind=path\twritten=<name>
    end 3

    """

  @Test func isReadAndWrittenTheSame() throws {
    let pack = try KnowledgePack(reading: Array(Self.text.utf8))
    #expect(pack.text == Self.text)
    #expect(pack.origin.program == "nightjar")
    #expect(pack.origin.version == "2.1")
    #expect(pack.origin.release.words == "Debian 12")
    let colour = try #require(pack.answers.first?.settings.last)
    #expect(colour.values == ["red", "dark|blue", "a\tb"])
    #expect(colour.repeats)
    #expect(pack.answers.last?.settings.first?.parts == ["", "server"])
  }

  /// Cut off at any byte.
  @Test func isNotUsedWhereItIsCutOff() {
    let bytes = Array(Self.text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: PackError.self, "cut off behind \(count) bytes") {
        try KnowledgePack(reading: Array(bytes[..<count]))
      }
    }
  }

  @Test func isNotUsedWhereItIsOfALaterVersion() {
    let later = Self.text.exchanging("knowledge 1", for: "knowledge 2")
    #expect(throws: PackError.laterVersion("2")) { try KnowledgePack(reading: Array(later.utf8)) }
    let unknown = Self.text.exchanging("kind=path", for: "kind=colour")
    #expect(throws: PackError.damaged(line: 8)) { try KnowledgePack(reading: Array(unknown.utf8)) }
  }

  /// Whatever one byte becomes, nothing crashes.
  @Test func anyByteMayBeAnother() {
    let bytes = Array(Self.text.utf8)
    for place in bytes.indices {
      for other in [0x00, 0x09, 0x0A, 0x20, 0x5C, 0x7C, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] = other
        _ = try? KnowledgePack(reading: changed)
      }
    }
  }

  /// The packs that are built in are those of the folder.
  @Test(arguments: KnowledgePacks().releases)
  func builtInPacksAreRead(_ release: KnowledgeRelease) throws {
    var count = 0
    for name in ProgramPages().names {
      guard let kept = KnowledgePacks().kept(name, for: [release]) else { continue }
      let pack = try kept.read()
      #expect(pack.origin.program == name)
      #expect(pack.origin.release == release)
      count += 1
    }
    #expect(count > 25)
  }

  /// It is said why a pack is not used, and none of its settings is known.
  @Test(arguments: [
    ("knowledge 1\nprogram sshd 9.2\n", "it is cut off"),
    ("knowledge 7\nprogram sshd 9.2\nend 0\n", "it is of version 7, and 1 is what can be read"),
  ])
  func damageIsSaid(_ text: String, _ words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "knowledge/debian-99/sshd.txt")
    let page = try #require(try ProgramPages().page(named: "sshd"))
    let packs = KnowledgePacks(folders: [folder.path + "/knowledge"])
    #expect(packs.releases.last == KnowledgeRelease("debian-99"))
    let schemas = ProgramSchemas(
      folder: nil, writer: FileWriter(stateFolder: nil), root: "/nowhere", packs: packs)
    let json = try #require(schemas.schema(of: page)).jsonBytes
    let schema = try CompiledSchema(Document(parsing: json, as: .json))
    let summary = try #require(ProgramKnowledgeSummary(of: schema))
    #expect(summary.problem == words)
    #expect(summary.isPartial)
    #expect(summary.release == nil)
  }

  /// An upgrade: what is gone is a problem, and what has another default is told.
  @Test func releasesAreCompared() throws {
    let folder = try TemporaryFolder()
    func pack(_ release: String, _ lines: [String]) throws {
      let text =
        "knowledge 1\nprogram sshd \(release.suffix(2))\nrelease \(release)\nsource sshd_config(5), DESCRIPTION\n"
        + lines.map { "\t\($0)\n" }.joined() + "end \(lines.count)\n"
      try folder.write(text, to: "knowledge/\(release)/sshd.txt")
    }
    try pack("debian-98", ["Port\tdefault=22", "Gone", "Changed\tdefault=yes"])
    try pack("debian-99", ["Port\tdefault=22", "New", "Changed\tdefault=no"])
    let page = try #require(try ProgramPages().page(named: "sshd"))
    let schemas = ProgramSchemas(
      folder: nil, writer: FileWriter(stateFolder: nil), root: "/nowhere",
      packs: KnowledgePacks(folders: [folder.path + "/knowledge"]), release: KnowledgeRelease("debian-99"))
    let schema = try CompiledSchema(
      Document(parsing: try #require(schemas.schema(of: page)).jsonBytes, as: .json))
    let summary = try #require(ProgramKnowledgeSummary(of: schema))
    #expect(summary.words == "sshd 99 of Debian 99")
    #expect(summary.changedDefaults == [ChangedDefault(name: "Changed", now: "yes", then: "no")])
    let document = try Document(
      parsing: Array("Gone 1\nNew 2\nPort 3\n".utf8), as: try #require(page.files.first?.format))
    #expect(schema.validate(document).map(\.message) == ["is no longer a setting of sshd 99 of Debian 99"])
  }
}

/// A folder that is gone with the test.
private final class TemporaryFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: "packs-\(UUID().uuidString)")
  var path: String { url.path }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
