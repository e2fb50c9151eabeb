import SettingsDocuments
import SettingsSchema
import TestSupport
import Testing

@testable import SettingsPrograms

/// Every word that columns are made of, misspelt by one letter: it is reported, and the right one is suggested.
@Suite struct MisspeltWordTests {
  /// A column of a program's file, with what stands around a word of it.
  struct Column: Sendable, CustomTestStringConvertible {
    let page: String
    let file: String
    let title: String
    /// The part whose words it has, or the setting whose values it has.
    let words: String
    /// A row, in which `@` is the word.
    let row: String
    var testDescription: String { title }
  }

  static let columns =
    [
      ("options", "ext4"), ("ext", "ext4"), ("xfs", "xfs"), ("btrfs", "btrfs"), ("nfs", "nfs"), ("fat", "vfat"),
      ("tmpfs", "tmpfs"), ("swap", "swap"), ("iso", "iso9660"), ("udf", "udf"), ("overlay", "overlay"),
    ].map { part, type in
      Column(
        page: "fstab", file: "/etc/fstab", title: "fstab's options (\(part))", words: part,
        row: "/dev/x /mnt \(type) @ 0 0")
    } + [
      Column(page: "fstab", file: "/etc/fstab", title: "fstab's types", words: "row.type", row: "a /mnt @ ro 0 0"),
      Column(page: "cron", file: "/etc/crontab", title: "crontab's months", words: "month", row: "1 1 1 @ * root x"),
      Column(page: "cron", file: "/etc/crontab", title: "crontab's days", words: "weekday", row: "1 1 * * @ root x"),
      Column(page: "cron", file: "/etc/crontab", title: "crontab's times", words: "job.time", row: "@ root x"),
      Column(page: "sudo", file: "/etc/sudoers", title: "sudoers' Defaults", words: "option", row: "Defaults @"),
      Column(page: "sudo", file: "/etc/sudoers", title: "sudoers' tags", words: "tag", row: "a ALL=(ALL) @: ALL"),
      Column(page: "pam", file: "/etc/pam.d/x", title: "PAM's types", words: "row.type", row: "@ required pam_unix.so"),
      Column(
        page: "pam", file: "/etc/pam.d/x", title: "PAM's controls", words: "row.control", row: "auth @ pam_unix.so"),
      Column(
        page: "pam", file: "/etc/pam.d/x", title: "PAM's returned values", words: "return",
        row: "auth [@=ignore] pam_unix.so"),
      Column(page: "pam", file: "/etc/pam.d/x", title: "PAM's modules", words: "row.module", row: "auth required @"),
    ]
    + ["unix", "faillock", "pwquality", "limits", "systemd", "mkhomedir", "wheel"].map { module in
      Column(
        page: "pam", file: "/etc/pam.d/x", title: "PAM's arguments (\(module))", words: module,
        row: "auth required pam_\(module).so @")
    } + [
      Column(
        page: "limits", file: "/etc/security/limits.conf", title: "limits' items", words: "row.item", row: "a hard @ 1"),
      Column(
        page: "limits", file: "/etc/security/limits.conf", title: "limits' types", words: "row.type", row: "a @ cpu 1"),
      Column(page: "exports", file: "/etc/exports", title: "exports' options", words: "option", row: "/x y(@)"),
      Column(
        page: "nsswitch", file: "/etc/nsswitch.conf", title: "nsswitch's services", words: "service", row: "hosts: @"),
      Column(
        page: "pg-hba", file: "/etc/postgresql/15/main/pg_hba.conf", title: "pg_hba's methods", words: "row.method",
        row: "local all all @"),
      Column(
        page: "postfix-services", file: "/etc/postfix/master.cf", title: "master.cf's types", words: "row.type",
        row: "a @ n - n - - smtpd"),
    ]

  @Test(arguments: columns) func isReportedWithTheRightWord(_ column: Column) throws {
    let counts = try Self.count(column, try PageKnowledgeTests.knowledge(of: column.page))
    print(
      "\(column.title): of \(counts.all) misspelt words \(counts.reported) are reported, \(counts.right) with the right one "
        + "first")
  }

  /// On a machine that has none of the programs.
  @Test(arguments: columns, KnowledgePacks().releases)
  func isReportedByThePackAlone(_ column: Column, _ release: KnowledgeRelease) throws {
    guard let knowledge = try PageKnowledgeTests.knowledge(of: column.page, release: release) else { return }
    let counts = try Self.count(column, knowledge)
    print(
      "\(column.title) of \(release.name), not installed: \(counts.reported) of \(counts.all) misspelt, \(counts.right) with "
        + "the right one first")
  }

  private static func count(
    _ column: Column, _ knowledge: ProgramKnowledge
  ) throws -> (all: Int, reported: Int, right: Int) {
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
    let words = try #require(Self.words(of: column, knowledge))
    let misspellings = Self.misspellings(of: words)
    let format = try #require(
      try ProgramPages().page(forFile: column.file)?.files.first?.format ?? Format.detect(name: column.file))
    var (reported, right) = (0, 0)
    var missed: [String] = []
    for misspelling in misspellings {
      let row = column.row.exchanging("@", for: misspelling.written) + "\n"
      // What is no row of such a file is a problem that nobody misses.
      let said =
        (try? Document(parsing: Array(row.utf8), as: format)).map { Self.messages(on: $0, by: schema) }
        ?? ["no row; did you mean \"\(misspelling.meant)\"?"]
      if !said.isEmpty { reported += 1 }
      if said.contains(where: { $0.contains("did you mean \"\(misspelling.meant)\"") }) {
        right += 1
      } else {
        missed.append("\(misspelling.written) (\(misspelling.meant)): \(said.first ?? "nothing")")
      }
    }
    let count = misspellings.count
    #expect(reported * 100 >= count * 95, "\(missed.prefix(60).joined(separator: "\n"))")
    #expect(right * 100 >= count * 85, "\(missed.prefix(60).joined(separator: "\n"))")
    return (count, reported, right)
  }

  @Test(arguments: columns) func theRightWordRaisesNoAlarm(_ column: Column) throws {
    let knowledge = try PageKnowledgeTests.knowledge(of: column.page)
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
    let format = try #require(
      try ProgramPages().page(forFile: column.file)?.files.first?.format ?? Format.detect(name: column.file))
    for word in try #require(Self.words(of: column, knowledge)) {
      let row = column.row.exchanging("@", for: word) + "\n"
      let document = try Document(parsing: Array(row.utf8), as: format)
      #expect(Self.messages(on: document, by: schema) == [], "\(row)")
    }
  }

  private static func messages(on document: Document, by schema: CompiledSchema) -> [String] {
    schema.validate(document).map(\.message) + schema.slips(in: document).map(\.message)
  }

  private static func words(of column: Column, _ knowledge: ProgramKnowledge) -> [String]? {
    if knowledge.page.parts.contains(where: { $0.name == column.words }) {
      return knowledge.settings.filter { $0.section == column.words }.map(\.name)
    }
    return knowledge.settings.first { $0.whole == column.words }?.values
  }

  private struct Misspelling {
    let meant: String
    let written: String
  }

  /// Ten for each word; what is a word of its own is no misspelling.
  private static func misspellings(of words: [String]) -> [Misspelling] {
    var random = SeededGenerator(seed: 27)
    let known = Set(words.map { $0.lowercased() })
    return words.flatMap { word in
      var written: Set<String> = []
      for _ in 0..<10 {
        let other = misspelt(word, &random)
        if other.contains(where: \.isLetter), !known.contains(other.lowercased()) { written.insert(other) }
      }
      return written.sorted().map { Misspelling(meant: word, written: $0) }
    }
  }

  private static func misspelt(_ word: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(word)
    let places = letters.indices.filter { letters[$0].isLetter }
    guard !places.isEmpty else { return word }
    let place = places[random.next(below: places.count)]
    let letter = Array("abcdefghijklmnopqrstuvwxyz")[random.next(below: 26)]
    switch random.next(below: 4) {
    case 0: letters.insert(word.allSatisfy { !$0.isLowercase } ? Character(letter.uppercased()) : letter, at: place)
    case 1: letters.remove(at: place)
    case 2: letters[place] = letters[place].isUppercase ? Character(letter.uppercased()) : letter
    default: letters.swapAt(place, min(place + 1, letters.count - 1))
    }
    return String(letters)
  }
}
