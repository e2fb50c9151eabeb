import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsPrograms

/// Debian's own files, as they are and with all that is commented out brought back: nothing is said that the programs do
/// not say.
@Suite struct DefaultFileTests {
  @Test(arguments: ProgramPages().names)
  func raiseNoFalseAlarm(_ name: String) throws {
    let knowledge = try PageKnowledgeTests.knowledge(of: name)
    let schema = try CompiledSchema(Document(parsing: Array(ProgramSchema(knowledge).json.utf8), as: .json))
    var (files, settings, broughtBack) = (0, 0, 0)
    for file in knowledge.page.files where !file.pattern.hasPrefix("~") {
      for path in PageKnowledgeTests.paths(matching: PageKnowledgeTests.root + file.pattern) {
        guard let format = file.format ?? Format.detect(name: path), let bytes = try? FileContent(path).bytes,
          let document = try? Document(parsing: bytes, as: format)
        else { continue }
        files += 1
        settings += Self.count(document.root)
        Self.expectNothing(schema, document, path)
        let (text, count) = Self.broughtBack(bytes, knowledge)
        broughtBack += count
        if count > 0, let whole = try? Document(parsing: text, as: format) {
          Self.expectNothing(schema, whole, "\(path) with \(count) settings brought back")
        }
      }
    }
    if files == 0 { return print("skipped: the files of \(name), as none is here") }
    print("\(name): \(settings) settings in \(files) files of Debian's, and \(broughtBack) that are commented out")
  }

  private static func expectNothing(_ schema: CompiledSchema, _ document: Document, _ words: String) {
    let problems = schema.validate(document).filter { $0.severity == .violation }
    #expect(problems.map { $0.rendered(file: "", in: document) } == [], "\(words)")
    #expect(schema.slips(in: document).map(\.message) == [], "\(words)")
  }

  private static func count(_ node: Node) -> Int {
    node.kind == .object ? node.members.reduce(0) { $0 + count($1.value) } : 1
  }

  /// A setting as the program tells it from others, where its files have sections.
  private static func place(_ section: String?, _ name: String, _ knowledge: ProgramKnowledge) -> String {
    (knowledge.page.hasSections ? (section ?? "") + "\u{0}" : "") + knowledge.page.names.canonical(name)
  }

  /// The text with the mark of a comment taken away from each line that is a setting of the program.
  private static func broughtBack(_ bytes: [UInt8], _ knowledge: ProgramKnowledge) -> (text: [UInt8], count: Int) {
    let names = Set(knowledge.settings.map { place($0.section, $0.name, knowledge) })
    var (count, section) = (0, "")
    // Sentences of an explanation may begin with the name of a setting; what is commented out begins a paragraph.
    var isInSentence = false
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { line -> Substring in
      if line.first == "[" { section = String(line.dropFirst().prefix { $0 != "]" }) }
      guard line.first == "#" || line.first == ";" else {
        isInSentence = false
        return line
      }
      let rest = line.dropFirst()
      // `# word of a sentence` has a blank behind the mark where settings have none, but for a few programs.
      let setting = rest.first == " " ? rest.dropFirst() : rest
      let hasEquals = setting.contains("=")
      guard hasEquals || rest.first != " " || knowledge.page.name == "redis" || knowledge.page.name == "ssh" else {
        return line
      }
      let wasInSentence = isInSentence
      isInSentence = !hasEquals && !setting.trimmed.isEmpty
      let end = setting.firstIndex { hasEquals ? $0 == "=" : $0 == " " || $0 == "\t" } ?? setting.endIndex
      let name = setting[..<end].trimmed
      guard end != setting.endIndex, names.contains(place(section, String(name), knowledge)),
        name.contains(where: \.isLowercase),
        // `on|off|read-only` tells what may be written.
        !setting.contains("|"), !setting.contains("<"), hasEquals || rest.first != " " || !wasInSentence,
        setting.last != "." && setting.last != ":"
      else { return line }
      isInSentence = false
      count += 1
      return setting
    }
    return (Array(text.joined(separator: "\n").utf8), count)
  }
}
