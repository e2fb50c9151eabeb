import EmbeddedPages
import Foundation
import Testing

@testable import SettingsDocuments

/// Pages of formats: what is wrong in one is told with its place, and what is right is read and written.
@Suite struct FormatPageTests {
  private static let start = "engine = \"lines\"\nsummary = \"the lamp's settings\"\nfiles = [\"lamp.conf\"]\n"

  private func page(_ text: String) throws -> (page: FormatPage, format: Format) {
    try FormatCatalogue.page("lamp", "lamp.toml", Array(text.utf8))
  }

  @Test(arguments: [
    ("engine = \"lines\"\nsummary = 1\n", "lamp.toml:2:11: summary is not a text"),
    ("summary = \"x\"\nfiles = [\"a\"]\n", "lamp.toml:1:1: engine is missing"),
    ("engine = \"line\"\n", "lamp.toml:1:10: engine is \"line\"; it may be json, jsonc"),
    ("engine = \"lines\"\nfiles = [\"a\"]\n", "summary is missing"),
    ("engine = \"lines\"\nsummary = \"x\"\n", "files is missing"),
    ("engine = ", "lamp.toml:1:10: expected"),
    (
      "engine = \"lines\"\nsummary = \"x\"\nfiles = [\n  \"*\",\n]\n", "lamp.toml:4:3: \"*\" is a pattern of every file"
    ),
    ("engine = \"lines\"\nsummary = \"x\"\nfiles = [\"*/**\"]\n", "is a pattern of every file"),
    ("engine = \"lines\"\nsummary = \"x\"\nfiles = [\"a*b*c*d*e*f*g*h*i*\"]\n", "has more than 8 stars"),
    ("engine = \"lines\"\nsummary = \"x\"\nfiles = [\"/etc/lamp\"]\n", "is of a whole path"),
    (start + "colour = 1\n", "lamp.toml:4:1: colour is not known here; known are engine, summary, files"),
    (start + "ignoresCase = \"yes\"\n", "lamp.toml:4:15: ignoresCase is neither true nor false"),
    (start + "comments = \"§\"\n", "has a character that is not of ASCII"),
    (start + "blocks = [\"\"]\n", "lamp.toml:4:11: what is in blocks is empty"),
    (start + "blocks = [\"a\\nb\"]\n", "goes over lines"),
    (start + "separators = \"dots\"\n", "it may be equals, equalsOrColon, colon"),
    (start + "booleans = [\"no\"]\n", "booleans has not two texts"),
    (start + "wordsInKey = 99\n", "wordsInKey is 99; it may be 1 to 16"),
    (start + "blocks = [\"a\"]\nsections = \"brackets\"\n", "lamp.toml:5:1: sections contradicts blocks"),
    (start + "quotes = \"'\"\nquoting = \"double\"\n", "lamp.toml:5:1: quoting contradicts quotes"),
    (start + "needsPrefix = true\n", "lamp.toml:4:1: needsPrefix needs prefix beside it"),
    (start + "[bytes]\nunits = []\n", "units are one to 7"),
    (start + "[durations]\nunits = [\"fortnight\"]\n", "lamp.toml:5:9: fortnight is no unit of time"),
    (start + "[quoting]\nletters = {nn = \"x\"}\n", "lamp.toml:5:12: nn is not one letter"),
    (start + "[[closedBlocks]]\nopening = \"if\"\n", "closing is missing"),
    ("engine = \"rows\"\nsummary = \"x\"\nfiles = [\"a\"]\n", "rows is missing"),
    ("engine = \"rows\"\nsummary = \"x\"\nfiles = [\"a\"]\n[[rows]]\ncolumns = []\n", "columns is no list of columns"),
    (
      "engine = \"rows\"\nsummary = \"x\"\nfiles = [\"a\"]\n[[rows]]\ncolumns = [\"a\", \"a\"]\n",
      "lamp.toml:5:17: two columns are called a"
    ),
    (
      "engine = \"rows\"\nsummary = \"x\"\nfiles = [\"a\"]\ngroups = [\"g\"]\n[[rows]]\ncolumns = [\"a\"]\n",
      "each of the rows is in one of the groups"
    ),
    ("engine = \"rows\"\nsummary = \"x\"\nfiles = [\"a\"]\nseparator = \"::\"\n", "separator is not one character"),
    ("engine = \"json\"\nsummary = \"x\"\nfiles = [\"a\"]\ncomments = \"#\"\n", "comments is not known here"),
  ])
  func whatIsWrongIsToldWithItsPlace(_ text: String, _ words: String) {
    #expect { try page(text) } throws: { "\($0)".contains(words) }
  }

  @Test func aPageIsAFormatThatReadsAndWrites() throws {
    let format = try page(
      """
      engine = "lines"
      summary = "the lamp's settings"
      files = ["lamp/lamp.conf", "lamp.conf.d/*.conf"]
      comments = "#"
      trailingComments = "#"
      quoting = "double"
      continuation = "backslash"
      repeatsAreLists = true
      separator = "="
      booleans = ["0", "1"]
      """
    ).format
    let text = "[main]\n#summary=x\nuse=a\nuse=\"b c\" # why\n"
    let document = try Document(parsing: Array(text.utf8), as: format)
    #expect(document.root.value == ["main": ["use": ["a", "b c"]]])
    let changes: [Change] = [.set(["main", "summary"], true), .set(["main", "use", 1], "d"), .set(["vm", "x"], "y")]
    let expected = "[main]\nsummary=1\nuse=a\nuse=\"d\" # why\n\n[vm]\nx=y\n"
    #expect(try document.applying(changes).document.string == expected)
    let trial = try FormatTrial(Array(text.utf8), as: format)
    #expect(trial.findings.map { "\($0.path)" } == ["main.use[0]", "main.use[1]"])
    #expect(trial.findings.allSatisfy { $0.problem == nil })
  }

  /// Each page that is built in says only what differs from what is usual, and is read.
  @Test func eachPageThatIsBuiltInIsRead() throws {
    for listing in FormatCatalogue().listings {
      #expect(FormatCatalogue().format(named: listing.name)?.summary == listing.summary, "\(listing.name)")
    }
  }

  @Test func eachFieldIsDescribed() throws {
    func names(_ fields: [PageFieldSummary]) -> Set<String> {
      fields.reduce(into: []) { $0.formUnion(names($1.shape.fields).union(["\($1.table).\($1.name)"])) }
    }
    let fields = names(FormatPage.fields.summaries + FormatEngine.allCases.flatMap(\.fields))
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    let page = try Document(
      parsing: Array(Data(contentsOf: root.appending(path: "Formats/Fields/summaries.toml"))), as: .toml)
    let described = page.root.members.flatMap { table in
      table.value.members.map { ("\(table.key).\($0.key)", $0.value.string ?? "") }
    }
    #expect(fields == Set(described.map(\.0)))
    for (name, summary) in described {
      #expect(BuiltInPages.fields.value(of: name).map { String(decoding: $0, as: UTF8.self) } == summary, "\(name)")
    }
  }

  // MARK: - Folders

  private let folder = "/tmp/settee-formats-\(UInt64.random(in: 0 ... .max))"

  private func write(_ name: String, _ text: String, in folder: String? = nil, mode: Int = 0o600) throws {
    let path = "\(folder ?? self.folder)/\(name)"
    try FileWriter(stateFolder: nil).create(path, with: Array(text.utf8), mode: 0o600)
    // What is made is never writable by others, so that it has to be made so.
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  @Test func pagesOfFoldersTakePartAndABadOneHarmsNoOther() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("lamp.toml", Self.start + "[[shared]]\nfiles = [\"*.lmp\"]\nsigns = [\"lamp\"]\n")
    try write("bad.toml", "engine = \"lines\"\nsummary = \"x\"\nfiles = [\n  \"bad.conf\",\n]\nbad = 1\n")
    try write("sshd.toml", Self.start)
    try write("late.toml", Self.start, in: folder + "/usr")
    try write("lamp.toml", "engine = 1", in: folder + "/usr")
    let catalogue = FormatCatalogue(folders: [PageFolder(folder), PageFolder(folder + "/usr")])
    #expect(catalogue.format(named: "lamp")?.summary == "the lamp's settings")
    #expect(catalogue.meaning(ofPath: "/etc/lamp.conf") == .format("lamp"))
    #expect(catalogue.meaning(ofPath: "/etc/x.lmp") == .hint(0, format: "lamp"))
    #expect(catalogue.sharedNames(of: "lamp", 0)?.signs == ["lamp"])
    let problem = "\(folder)/bad.toml:6:1: bad is not known here"
    guard case .refusal(let reason)? = catalogue.meaning(ofPath: "/etc/bad.conf") else {
      Issue.record("bad.conf is not refused")
      return
    }
    #expect(reason.hasPrefix(problem))
    #expect(catalogue.format(named: "bad") == nil && catalogue.format(named: "late") != nil)
    #expect(catalogue.meaning(ofPath: "/etc/ssh/sshd_config") == .format("sshd"))
    #expect(catalogue.errors.map(\.message).contains("the format sshd is built in; give the page another name"))
    #expect(catalogue.families.first { $0.title == "Lines" }?.formats.contains { $0.name == "lamp" } == true)
  }

  /// The narrowest pattern decides, of the two kinds of pages too.
  @Test func aPageOfAFolderDoesNotTakeWhatIsNarrower() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("mine.toml", "engine = \"lines\"\nsummary = \"x\"\nfiles = [\"*.conf\", \"my/main.cf\"]\n")
    let catalogue = FormatCatalogue(folders: [PageFolder(folder)])
    #expect(catalogue.meaning(ofPath: "/etc/vsftpd.conf") == .format("vsftpd"))
    #expect(catalogue.meaning(ofPath: "/etc/unheard-of.conf") == .format("mine"))
    #expect(catalogue.meaning(ofPath: "/srv/my/main.cf") == .format("mine"))
    #expect(catalogue.meaning(ofPath: "/etc/postfix/main.cf") == .format("postfix"))
  }

  @Test func rootReadsNoneThatOthersMayWrite() throws {
    guard SystemFileSystem().account == 0 else {
      print("skipped: only root has to be careful here")
      return
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write("lamp.toml", Self.start, mode: 0o666)
    let catalogue = FormatCatalogue(folders: [PageFolder(folder)])
    #expect(catalogue.format(named: "lamp") == nil)
    #expect(catalogue.errors.map(\.message) == ["not read as root: others may write it"])
  }
}
