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
    return ProgramKnowledge(page, root: root, reading: { (try? FileContent($0))?.bytes }) { words in
      let command = root.isEmpty ? words : ["/usr/sbin/chroot", root] + words.map { resolve($0) }
      guard let answer = try? ProgramRunner(seconds: 30).run(command), answer.status == 0 else { return nil }
      return answer.outputText
    }
  }

  private static func resolve(_ word: String) -> String {
    guard word.contains("*"), let program = TrustedProgram.newest(matching: root + word) else { return word }
    return String(program.dropFirst(root.count))
  }

  @Test(arguments: ProgramPages().names)
  func schemaCompiles(_ name: String) throws {
    let knowledge = try Self.knowledge(of: name)
    let schema = ProgramSchema(knowledge).json
    let compiled = try CompiledSchema(Document(parsing: Array(schema.utf8), as: .json))
    #expect(knowledge.settings.count > 0 || knowledge.sources.isEmpty)
    _ = compiled
    let typed = knowledge.settings.filter(\.hasType).count
    let told = knowledge.settings.filter { !$0.description.isEmpty || $0.standard != nil }.count
    print("\(name)\t\(knowledge.settings.count)\t\(typed)\t\(told)\t\(knowledge.isComplete)\t\(knowledge.sources.joined(separator: ", "))")
  }
}
