import Libc
import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsPrograms

/// What the pages know on this machine, or in the folder that `PROGRAMS_ROOT` names.
@Suite struct PageKnowledgeTests {
  static let root = getenv("PROGRAMS_ROOT").map { String(cString: $0) } ?? ""

  static func knowledge(of name: String) throws -> ProgramKnowledge {
    let page = try #require(try ProgramPages(home: "/root").page(named: name))
    // A root that is laid out has no kernel of its own.
    let isOfKernel = page.sources.contains { if case .folder = $0.place { true } else { false } }
    var answers = machine(in: isOfKernel ? "" : root)
    return ProgramKnowledge(page, from: &answers)
  }

  /// What a page knows where its program is not installed, by the pack of a release; nil where that has none.
  static func knowledge(of name: String, release: KnowledgeRelease) throws -> ProgramKnowledge? {
    let page = try #require(try ProgramPages(home: "/root").page(named: name))
    guard let pack = try KnowledgePacks().kept(name, for: [release])?.read() else { return nil }
    return ProgramKnowledge(page, of: pack, on: machine().withoutPrograms)
  }

  static func read(_ path: String) -> [UInt8]? { (try? FileContent(path))?.bytes }

  /// - Parameter launcher: words before those of each command.
  static func machine(in root: String = root, behind launcher: [String] = []) -> MachineAnswers {
    MachineAnswers(root: root, reading: read) { words in
      let command = root.isEmpty ? words : launcher + ["/usr/sbin/chroot", root] + words.map { resolve($0) }
      guard let answer = try? ProgramRunner(seconds: 30).run(command), answer.status == 0 else { return nil }
      return answer.outputText
    }
  }

  private static func resolve(_ word: String) -> String {
    guard word.contains("*"), let program = TrustedProgram.newest(matching: root + word) else { return word }
    return String(program.dropFirst(root.count))
  }

  /// Every name is taken, and none that is misspelt by one letter where all are known.
  @Test(arguments: ProgramPages().names)
  func schemaTellsNamesFromOthers(_ name: String) throws {
    let clock = ContinuousClock()
    var made: (knowledge: ProgramKnowledge, json: [UInt8])?
    let time = try clock.measure {
      let knowledge = try Self.knowledge(of: name)
      made = (knowledge, ProgramSchema(knowledge).jsonBytes)
    }
    let (knowledge, json) = try #require(made)
    let schema = try CompiledSchema(Document(parsing: json, as: .json))
    Self.printCounts(name, knowledge)
    print("\(name): a schema of \(json.count / 1024) KiB, made in \(time)")
    guard knowledge.isComplete, !knowledge.page.names.isOpen else {
      print("skipped: names of \(name) are not told from others, as no list of all is at hand here")
      return
    }
    // Others may have any name, as may those with what may come before any name; some are enough.
    let names = knowledge.page.names
    let settings = knowledge.settings.filter { setting in
      !(setting.section ?? "").contains("*") && !setting.name.contains(":")
        && !names.prefixes.contains { setting.name.hasPrefix($0) }
    }.prefix(100)
    let right = try schema.validate(Self.document(settings.map { ($0.section, $0.name) }))
    #expect(right.filter { $0.keyword == "additionalProperties" }.map(\.message) == [])
    let misspelt = settings.map { ($0.section, $0.name + "x") }
    let wrong = try schema.validate(Self.document(misspelt)).filter { $0.keyword == "additionalProperties" }
    #expect(wrong.count >= settings.count * 99 / 100)
    print("\(name): \(wrong.count) of \(settings.count) misspelt names are reported")
  }

  /// An object with these names, each in its section.
  private static func document(_ names: [(section: String?, name: String)]) throws -> Document {
    var root: [(String, Value)] = []
    var sections: [String: [(String, Value)]] = [:]
    for (section, name) in names {
      if let section {
        sections[section, default: []].append((name, .string("")))
      } else {
        root.append((name, .string("")))
      }
    }
    root += sections.map { ($0.key, .object(ObjectMembers($0.value))) }
    return try Document(parsing: Array(Value.object(ObjectMembers(root)).json.utf8), as: .json)
  }

  /// The files that Debian ships hold nothing that is said to be unknown.
  @Test(arguments: ProgramPages().names)
  func shippedFilesAreKnown(_ name: String) throws {
    let knowledge = try Self.knowledge(of: name)
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
    var count = 0
    for file in knowledge.page.files where !file.pattern.hasPrefix("~") {
      for path in Self.paths(matching: Self.root + file.pattern) {
        guard let format = file.format ?? Format.detect(name: path), let bytes = try? FileContent(path).bytes,
          let document = try? Document(parsing: bytes, as: format)
        else { continue }
        count += 1
        let unknown = schema.validate(document).filter { $0.keyword == "additionalProperties" }
        #expect(unknown.map(\.message) == [], "\(path)")
      }
    }
    if count == 0 { print("skipped: no file of \(name) is here") }
  }

  static func paths(matching pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, 0, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
  }

  private static func printCounts(_ name: String, _ knowledge: ProgramKnowledge) {
    let typed = knowledge.settings.filter(\.hasType).count
    let told = knowledge.settings.filter { !$0.description.isEmpty || $0.standard != nil }.count
    let texts = knowledge.settings.filter { $0.kind == .text && !$0.hasType && $0.words == nil }.count
    let silent = knowledge.settings.filter(\.saysNothing).count
    print(
      "\(name): \(knowledge.settings.count) settings, \(typed) with a type, \(told) with a default or a description, "
        + "\(silent) of which nothing says what may be given, \(texts) of which only that it is a text")
  }
}
