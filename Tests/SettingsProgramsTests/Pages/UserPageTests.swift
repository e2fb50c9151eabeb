import EmbeddedPages
import Foundation
import SettingsDocuments
import Testing

@testable import SettingsPrograms
@testable import SettingsSchema

/// The pages of a user's own folder, and the schema of pages.
@Suite struct UserPageTests {
  private let folder = "/tmp/settee-pages-\(UInt64.random(in: 0 ... .max))"

  private func write(_ name: String, _ text: String, mode: Int = 0o600) throws {
    let path = "\(folder)/\(name)"
    try FileWriter(stateFolder: nil).create(path, with: Array(text.utf8), mode: 0o600)
    // What is made is never writable by others, so that it has to be made so.
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func comeBeforeThoseThatAreBuiltIn() throws {
    try write("nightjar.toml", "title = \"Nightjar\"\n[[files]]\npath = \"/etc/nightjar.conf\"\nformat = \"ini\"\n")
    try write("sshd.toml", "title = \"My sshd\"\n[[files]]\npath = \"/etc/ssh/sshd_config\"\n")
    defer { remove() }
    let pages = ProgramPages(folders: [folder])
    #expect(try pages.page(forFile: "/etc/nightjar.conf")?.title == "Nightjar")
    #expect(try pages.page(withFileNamed: "nightjar.conf")?.name == "nightjar")
    #expect(try pages.page(forFile: "/etc/ssh/sshd_config")?.title == "My sshd")
    #expect(try pages.page(named: "sshd")?.title == "My sshd")
    #expect(pages.names.filter { $0 == "sshd" }.count == 1 && pages.names.contains("nightjar"))
  }

  @Test func whatIsWrongIsToldOfTheFilesThatTheyName() throws {
    try write("nightjar.toml", "title = \"Nightjar\"\n[[files]]\npath = \"/etc/nightjar.conf\"\nkind = 1\n")
    defer { remove() }
    let pages = ProgramPages(folders: [folder])
    #expect(throws: PageError.self) { try pages.page(forFile: "/etc/nightjar.conf") }
    #expect { try pages.page(forFile: "/etc/nightjar.conf") } throws: {
      "\($0)"
        == "\(folder)/nightjar.toml:4:1: kind is not known here; known are path, format, part, sections, anywhere, unread, private"
    }
    #expect(try pages.page(forFile: "/etc/ssh/sshd_config")?.name == "sshd")
  }

  @Test func rootReadsNoneThatOthersMayWrite() throws {
    guard SystemFileSystem().account == 0 else {
      print("skipped: only root has to be careful here")
      return
    }
    try write("nightjar.toml", "title = \"Nightjar\"\n[[files]]\npath = \"/etc/nightjar.conf\"\n", mode: 0o666)
    defer { remove() }
    #expect { try ProgramPages(folders: [folder]).page(forFile: "/etc/nightjar.conf") } throws: {
      "\($0)".hasSuffix("not read as root: others may write it")
    }
  }

  @Test(arguments: ProgramPages().names)
  func pagesThatAreBuiltInFitTheirSchema(_ name: String) throws {
    let text = try #require(BuiltInPages.programs.text(of: name))
    let problems = ProgramPageSchema.compiled.validate(try Document(parsing: text, as: .toml))
    #expect(problems.map { "\($0.path): \($0.message)" } == [])
  }

  @Test func theSchemaTellsWhatTheReaderWouldRefuse() throws {
    let page =
      "layers = \"both\"\n[[files]]\npath = \"etc/x\"\nformat = \"morse\"\n[[sources]]\nmanual = \"sshd_config\"\n"
    let document = try Document(parsing: Array(page.utf8), as: .toml)
    let paths = Set(ProgramPageSchema.compiled.validate(document).map(\.path.description))
    #expect(paths.isSuperset(of: ["layers", "files[0].path", "files[0].format", "sources[0].manual"]), "\(paths)")
  }
}
