import Foundation
import SettingsDocuments
import TestSupport
import Testing

@testable import settee

/// The table of verbs and options, and what is made from it.
@MainActor
@Suite struct TableTests {
  /// Words that may be in the place of an operand.
  private func sample(_ operand: Operand) -> [String] {
    switch operand {
    case .file: ["a.json"]
    case .files: ["a.json", "b.json"]
    case .path: ["a.b"]
    case .value: ["1"]
    case .typedValue: ["-"]
    case .optionalFile: ["a.json"]
    case .optionalPath: ["a.b"]
    case .assignments: ["a.b=1", "c+=2"]
    case .optionalOther: ["b.json"]
    case .shell: ["bash"]
    case .optionalVerb: ["get"]
    case .update: ["update"]
    case .tryPage: ["try"]
    case .packageManager: ["dpkg"]
    case .page: ["x.toml"]
    case .optionalFiles: ["/a.json", "/b.json"]
    case .base, .ours, .theirs: ["a.json"]
    case .remoteHost: ["web"]
    case .remoteFile: ["web:a.json"]
    case .remoteWords: ["get", "a.json", "a"]
    case .words: ["disable", "login"]
    case .inventory: ["web1,web2,"]
    }
  }

  private func command(_ words: [String]) throws -> any Verb { try VerbTable.verb(words, in: Account().context()) }

  private func words(_ verb: any Verb.Type, _ form: VerbEntry.Form) -> [String] {
    (verb.name.isEmpty ? [] : [verb.name]) + form.operands.flatMap(sample)
  }

  @Test(arguments: VerbTable.forPeople) func eachFormIsUnderstoodAndNothingElse(_ verb: any Verb.Type) throws {
    for form in verb.entry.forms {
      let words = words(verb, form)
      _ = try command(words)
      if let last = form.operands.last, !last.mayBeRepeated {
        #expect(throws: UsageError.self) { try command(words + ["more"]) }
      }
      if let last = form.operands.last, !last.rawValue.hasPrefix("["), !verb.name.isEmpty {
        #expect(throws: UsageError.self, "\(words)") { try command(Array(words.dropLast(sample(last).count))) }
      }
    }
  }

  @Test(arguments: VerbTable.forPeople) func eachVerbHasItsOptionsAndNoOthers(_ verb: any Verb.Type) throws {
    let entry = verb.entry
    guard let form = entry.forms.last else { return }
    for option in Option.allCases where ![.root, .help, .version, .licences].contains(option) {
      let words = words(verb, form) + [option.rawValue] + (option.takesValue ? [sample(option)] : [])
      if entry.options.contains(option) {
        _ = try command(words)
      } else {
        #expect(throws: UsageError.self, "\(words)") { try command(words) }
      }
    }
    if entry.exclusive.count == 2 {
      #expect(throws: UsageError.self) { try command(words(verb, form) + entry.exclusive.map(\.rawValue)) }
    }
  }

  @Test(arguments: [
    (["gett", "x.json", "a"], "get"), (["get", "--jsno", "x.json", "a"], "--json"),
  ])
  func aSlipInAVerbOrAnOptionIsNamed(words: [String], meant: String) throws {
    #expect { try command(words) } throws: { "\($0)".contains("did you mean \(meant)?") }
  }

  private func sample(_ option: Option) -> String {
    switch option {
    case .release: "debian-12"
    case .markerSize: "9"
    case .since: "2h"
    case .confirm: "2m"
    default: "json"
    }
  }

  @Test func theTermsOfWhatIsLinkedInArePrinted() throws {
    let account = try Account()
    #expect(account.run("--licences") == 0)
    let libraries = [
      "glibc", "libidn2", "libunistring", "nettle", "ncurses", "PCRE2", "expat", "libfyaml", "zlib", "SQLite",
    ]
    for library in libraries {
      #expect(account.output.contains(library))
    }
  }

  @Test func theHelpNamesEachVerbAndOption() throws {
    let account = try Account()
    #expect(account.run("--help") == 0)
    for verb in VerbTable.forPeople { #expect(account.output.contains("settee \(verb.name)")) }
    for option in Option.allCases { #expect(account.output.contains("\n  \(option.rawValue)")) }
    #expect(account.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let help = account.output
    for words in [["help"], ["--help", "a.json"]] {
      #expect(account.run(words) == 0)
      #expect(account.output == help)
    }
  }

  @Test(arguments: [
    ("nonsense", "settee help says which there are"), ("serach", "did you mean search?"),
    ("search nonsense", "nonsense is one word too many"),
  ])
  func thereIsNoHelpOnWhatIsNoVerb(words: String, advice: String) throws {
    let account = try Account()
    #expect(account.run(["help"] + words.split(separator: " ").map(String.init)) == 2)
    #expect(account.output.isEmpty && account.errors.contains(advice), "\(account.errors)")
  }

  @Test func whatTheManualSaysIsWhatItsPagesSay() throws {
    func page(_ name: String) throws -> [(name: String, text: String, node: Node)] {
      let bytes = try Array(Data(contentsOf: PackageFolder.url("Manual/\(name).toml")))
      return try Document(parsing: bytes, as: .toml).root.members.map { table in
        let text = table.value["text"]?.string ?? ""
        return (table.key, text.split(separator: "\n\n").map(line).joined(separator: "\n"), table.value)
      }
    }
    func line(_ paragraph: Substring) -> String {
      paragraph.split(separator: "\n").joined(separator: " ")
    }
    for (name, text, node) in try page("verbs") {
      let verb = try #require(VerbTable.named(name))
      #expect(verb.paragraphs.joined(separator: "\n") == text)
      #expect(verb.statuses == node["status"]?.elements.map { $0.string ?? "" } ?? [])
    }
    let options = try page("options")
    #expect(Set(options.map(\.name)) == Set(Option.allCases.map(\.rawValue)))
    for (name, text, node) in options {
      let option = try #require(Option(rawValue: name))
      #expect(option.summary == node["summary"]?.string)
      #expect(option.text ?? "" == text)
    }
  }

  @Test func theFormatsAreListedByFamilyAndNotInTheHelp() throws {
    let account = try Account()
    #expect(account.run("--help") == 0)
    #expect(!account.output.contains("postfix-master"))
    #expect(account.run("help", "formats") == 0)
    for format in Format.all { #expect(account.output.contains("\n  \(format.name) ")) }
    #expect(FormatCatalogue.shared.families.reduce(0) { $0 + $1.formats.count } == Format.all.count)
  }

  @Test func aSlipInAFormatIsToldFromItsName() throws {
    let account = try Account()
    #expect(account.run("list", "--format", "ngnix", "a") == 2)
    #expect(account.errors.contains("ngnix is no format that Settee knows; did you mean nginx?"))
    #expect(account.run("list", "--format", "qqqqqqq", "a") == 2)
    #expect(account.errors.contains("settee help formats lists them"))
  }

  @Test(arguments: VerbTable.forPeople.filter { !$0.name.isEmpty }) func eachVerbHasHelp(_ verb: any Verb.Type) throws {
    let account = try Account()
    #expect(account.run(verb.name, "--help") == 0)
    #expect(account.output.hasPrefix("settee \(verb.name)"))
    #expect(account.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    for option in verb.entry.options { #expect(account.output.contains("\n  \(option.rawValue)")) }
    let help = account.output
    #expect(account.run("help", verb.name) == 0)
    #expect(account.output == help)
  }

  @Test func theManualSaysWhatTheTablesSay() throws {
    let page = try String(contentsOf: ManualPage.url, encoding: .utf8)
    let renewed = try ManualPage.renewed(page)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      return try renewed.write(to: ManualPage.url, atomically: true, encoding: .utf8)
    }
    #expect(page == renewed, "make snapshots writes the manual's parts about verbs, options and keys")
  }
}
