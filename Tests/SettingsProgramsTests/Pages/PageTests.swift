import EmbeddedPages
import SettingsDocuments
import Testing

@testable import SettingsPrograms

/// The pages that are built in: each can be read, and is found by the paths of its files.
@Suite struct ProgramPageTests {
  static let names = ProgramPages().names

  @Test(arguments: names)
  func isFoundByItsFiles(_ name: String) throws {
    let pages = ProgramPages(home: "/home/ann")
    let page = try #require(try pages.page(named: name))
    #expect(!page.title.isEmpty && !page.files.isEmpty)
    let patterns = BuiltInPages.programPatterns
    let indexed = (0..<patterns.count).filter { patterns[$0].value.elementsEqual(name.utf8) }
    #expect(
      Set(indexed.map { String(decoding: patterns[$0].key.reversed(), as: UTF8.self) })
        == Set(page.files.map(\.pattern)))
    for file in page.files {
      let path = file.pattern.replacing("~/", with: "/home/ann/").replacing("*", with: "x")
      #expect(try pages.page(forFile: path)?.name == name, "\(path)")
    }
  }

  @Test func aFileThatIsIncludedInABlockHoldsWhatTheBlockDoes() throws {
    let pages = ProgramPages(home: nil)
    func schema(_ path: String) throws -> String {
      let page = try #require(try pages.page(forFile: path))
      let knowledge = ProgramKnowledge(page, root: "/nowhere", reading: { _ in nil }, asking: { _ in nil })
      return String(decoding: ProgramSchema(knowledge).jsonBytes, as: UTF8.self)
    }
    func offers(_ path: String, _ name: String) throws -> Bool {
      let document = try Document(parsing: Array(schema(path).utf8), as: .json)
      return document.node(at: ["properties", .key(name)]) != nil
    }
    #expect(try offers("/etc/nginx/nginx.conf", "worker_processes") && offers("/etc/nginx/nginx.conf", "http"))
    #expect(try !offers("/etc/nginx/nginx.conf", "server"))
    #expect(try offers("/etc/nginx/sites-available/a", "server"))
    #expect(try !offers("/etc/nginx/sites-available/a", "worker_processes"))
    #expect(try offers("/etc/nginx/snippets/a.conf", "server_name"))
    #expect {
      try ProgramPage(name: "x", parsing: Array("title = \"X\"\n[[files]]\npath = \"/a\"\npart = \"y\"".utf8))
    } throws: { "\($0)".contains("there is no part y") }
  }

  @Test(arguments: [
    ("/etc/systemd/system/a.service", ["Service"]), ("/etc/systemd/system/a.service.d/b.conf", ["Service"]),
    ("/srv/a.timer", ["Timer"]), ("/usr/lib/systemd/system/a.mount", ["Mount"]), ("/etc/systemd/system/a.target", []),
  ])
  func aFileOffersTheSectionsOfItsKindAlone(_ path: String, _ own: [String]) throws {
    let sections = ["Unit", "Install", "Service", "Socket", "Timer", "Mount"]
    let answer = sections.map { "[\($0)]\nSetting=BOOLEAN\n" }.joined(separator: "\n")
    let page = try #require(try ProgramPages(home: nil).page(forFile: path))
    let schema = ProgramSchema(ProgramKnowledge(page, reading: { _ in nil }, asking: { _ in answer }))
    let document = try Document(parsing: schema.jsonBytes, as: .json)
    #expect(sections.filter { document.node(at: ["properties", .key($0)]) != nil } == ["Unit", "Install"] + own)
  }

  @Test func otherFilesHaveNoPage() throws {
    let pages = ProgramPages()
    #expect(try pages.page(forFile: "/etc/ssh/sshd_config.d/deep/x.conf") == nil)
    #expect(try pages.page(forFile: "/home/ann/my_sshd_config") == nil)
  }

  @Test(arguments: [
    ("", "x.toml:1:1: title is missing"), ("title = 1", "x.toml:1:9: title is not a text"),
    ("title = \"X\"\nlayer = \"first\"", "x.toml:2:1: layer is not known here"),
    ("title = \"X\"\nlayers = \"both\"", "layers is \"both\"; it may be first, last"),
  ])
  func sayWhatIsWrong(_ text: String, _ words: String) {
    #expect { try ProgramPage(name: "x", parsing: Array(text.utf8)) } throws: { "\($0)".contains(words) }
  }

  @Test func starsArePartsOfAPath() {
    func stars(_ pattern: Substring, _ path: String) -> [Substring]? {
      PathPattern(pattern, home: "/home/ann").stars(in: path)
    }
    #expect(stars("/etc/pg/*/*/x.conf", "/etc/pg/15/main/x.conf") == ["15", "main"])
    #expect(stars("/etc/pg/*/x.conf", "/etc/pg/15/main/x.conf") == nil)
    #expect(stars("**/.git/config", "/home/ann/work/.git/config") == ["/home/ann/work"])
    #expect(stars("~/*.conf", "/home/ann/a.conf.conf") == ["a.conf"])
    #expect(stars("/etc/x", "/etc/x") == [] && stars("/etc/x", "/etc/xy") == nil)
  }

  @Test func namesAreComparedAsTheProgramDoes() {
    var rules = NameRules()
    rules.ignoresCase = true
    rules.interchangeable = ["-", "_"]
    rules.prefixes = ["loose-"]
    #expect(rules.canonical("Loose_Max_Connections") == rules.canonical("max-connections"))
    #expect(rules.canonical("max-connection") != rules.canonical("max-connections"))
  }
}
