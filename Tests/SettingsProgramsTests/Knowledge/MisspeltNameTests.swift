import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsPrograms

/// Every name of every page, misspelt by one letter: it is reported, and the right one is suggested.
@Suite struct MisspeltNameTests {
  /// Numbers that are the same in every run (SplitMix64).
  private struct FixedNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  private struct Misspelling {
    let setting: SettingKnowledge
    let name: String
    /// The keys of what it stands in.
    let keys: [String]
    /// Whether the first of them is that of a list, of sections of one name.
    let isInList: Bool
  }

  @Test(arguments: ProgramPages().names)
  func isReportedWithTheRightName(_ page: String) throws {
    let knowledge = try PageKnowledgeTests.knowledge(of: page)
    guard !knowledge.settings.isEmpty, knowledge.page.sources.isEmpty || !knowledge.sources.isEmpty else {
      return print("skipped: misspelt names of \(page), as the program is not here")
    }
    let (count, reported, right) = try Self.count(knowledge)
    print("\(page): of \(count) misspelt names \(reported) are reported, \(right) with the right one first")
  }

  /// On a machine that has none of the programs.
  @Test(arguments: ProgramPages().names, KnowledgePacks().releases)
  func isReportedByThePackAlone(_ page: String, _ release: KnowledgeRelease) throws {
    guard let knowledge = try PageKnowledgeTests.knowledge(of: page, release: release) else { return }
    #expect(knowledge.isTold)
    // Some are enough where nothing is measured.
    let (count, reported, right) = try Self.count(knowledge, each: PageKnowledgeTests.root.isEmpty ? 5 : 1)
    print(
      "\(page) of \(release.name), not installed: \(reported) of \(count) misspelt, \(right) with the right one first")
  }

  /// How many there are of each so many, how many are reported and how many with the right name.
  private static func count(_ knowledge: ProgramKnowledge, each step: Int = 1) throws -> (Int, Int, Int) {
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
    let all = Self.misspellings(knowledge)
    let misspellings = stride(from: 0, to: all.count, by: step).map { all[$0] }
    var said: [Path: String] = [:]
    // A check ends after a thousand problems.
    for start in stride(from: 0, to: misspellings.count, by: 400) {
      let document = try Self.document(Array(misspellings[start...].prefix(400)))
      for problem in schema.validate(document) where problem.keyword == "additionalProperties" {
        said[problem.path] = problem.message
      }
      for slip in schema.slips(in: document) { said[slip.path] = slip.message }
    }
    var (reported, right) = (0, 0)
    var missed: [String] = []
    for misspelling in misspellings {
      let message = said[Self.path(of: misspelling)]
      if message != nil { reported += 1 }
      if message?.contains("did you mean \"\(misspelling.setting.name)\"") == true {
        right += 1
      } else {
        missed.append("\(misspelling.name) (\(misspelling.setting.whole)): \(message ?? "nothing")")
      }
    }
    let count = misspellings.count
    // Of a sample one may be missed.
    let missable = step == 1 ? 0 : 1
    #expect((reported + missable) * 100 >= count * 99, "\(missed.prefix(100).joined(separator: "\n"))")
    #expect((right + missable) * 100 >= count * 95, "\(missed.prefix(100).joined(separator: "\n"))")
    return (count, reported, right)
  }

  private static func misspellings(_ knowledge: ProgramKnowledge) -> [Misspelling] {
    var numbers = FixedNumbers(state: 14)
    let rules = knowledge.page.names
    let known = Set(knowledge.settings.map { rules.canonical($0.name) })
    let others = rules.others.map(NamePattern.init)
    var used: Set<String> = []
    // The program takes any name of these forms.
    let schema = ProgramSchema(knowledge)
    let settings = knowledge.settings.filter { setting in
      // A word that blocks with names begin with is no setting by itself.
      !others.contains { $0.matches(setting.name) }
        && !schema.isNamedBlock(setting, in: setting.parts.first ?? setting.section ?? PagePart.root)
    }
    let texts = Set(knowledge.page.parts.filter { $0.words != nil }.map(\.name))
    return settings.compactMap { setting in
      guard let keys = keys(of: setting, knowledge.page), !keys.contains("[]"), !texts.contains(setting.section ?? "")
      else { return nil }
      // What is a name of its own is no misspelling.
      for _ in 0..<20 {
        let name = misspelt(setting.name, &numbers)
        let isFree =
          !name.isEmpty && !known.contains(rules.canonical(name))
          && used.insert("\(keys.joined(separator: "\u{1}"))\u{0}\(name)").inserted
        let isInList = keys.first.map(knowledge.page.repeatsSection) ?? false
        if isFree { return Misspelling(setting: setting, name: name, keys: keys, isInList: isInList) }
      }
      return nil
    }
  }

  private static func misspelt(_ name: String, _ numbers: inout FixedNumbers) -> String {
    var letters = Array(name)
    let letter = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &numbers) ?? "x"
    let place = Int.random(in: 0..<letters.count, using: &numbers)
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: letters.insert(letter, at: place)
    case 1: letters.remove(at: place)
    case 2: letters[place] = letter
    default:
      let next = min(place + 1, letters.count - 1)
      letters.swapAt(place, next)
    }
    return String(letters)
  }

  private static func path(of misspelling: Misspelling) -> Path {
    let steps = (misspelling.keys + [misspelling.name]).map(Path.Step.key)
    return Path(misspelling.isInList ? [steps[0], .index(0)] + steps.dropFirst() : steps)
  }

  private static func keys(of setting: SettingKnowledge, _ page: ProgramPage) -> [String]? {
    if !page.parts.isEmpty { return Self.exampleOfKeys(to: setting, page) }
    return (setting.section ?? "").split(separator: ".").map { $0 == "*" ? "any" : String($0) }
  }

  /// The keys that lead to a setting, as an example of where it may stand; nil where its part stands nowhere.
  private static func exampleOfKeys(to setting: SettingKnowledge, _ page: ProgramPage) -> [String]? {
    func keys(to part: String, without passed: [String]) -> [String]? {
      if part == PagePart.root { return [] }
      guard !passed.contains(part), let known = page.parts.first(where: { $0.name == part }),
        let key = known.keys.first
      else { return nil }
      if known.mayStand(in: PagePart.root) { return [key.exchanging("*", for: "any")] }
      for place in known.places {
        if let keys = keys(to: place, without: passed + [part]) { return keys + [key.exchanging("*", for: "any")] }
      }
      return nil
    }
    let own = setting.parts.first ?? setting.section ?? PagePart.root
    return keys(to: own == PagePart.any ? PagePart.root : own, without: [])
  }

  /// An object with all of them, each in its sections.
  private static func document(_ misspellings: [Misspelling]) throws -> Document {
    final class Table {
      var texts: [String] = []
      var tables: [(String, Table)] = []
      var isInList = false
      var value: Value {
        let object = Value.object(
          ObjectMembers(texts.map { ($0, Value.string("1")) } + tables.map { ($0.0, $0.1.value) }))
        return isInList ? .array([object]) : object
      }
    }
    let root = Table()
    for misspelling in misspellings {
      var table = root
      for section in misspelling.keys {
        if let inner = table.tables.first(where: { $0.0 == section })?.1 {
          table = inner
        } else {
          let inner = Table()
          inner.isInList = misspelling.isInList && table === root
          table.tables.append((section, inner))
          table = inner
        }
      }
      table.texts.append(misspelling.name)
    }
    return try Document(parsing: Array(root.value.json.utf8), as: .json)
  }
}
