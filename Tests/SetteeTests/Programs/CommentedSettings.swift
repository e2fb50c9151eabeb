import SettingsDocuments

@testable import SettingsPrograms

/// What a file of a program's package has commented out.
struct CommentedSettings {
  let knowledge: ProgramKnowledge
  private let names: Set<String>

  init(_ knowledge: ProgramKnowledge) {
    self.knowledge = knowledge
    names = Set(knowledge.settings.map { Self.place($0.section, $0.name, knowledge) })
  }

  /// A setting as the program tells it from others, where its files have sections.
  private static func place(_ section: String?, _ name: String, _ knowledge: ProgramKnowledge) -> String {
    (knowledge.page.hasSections ? (section ?? "") + "\u{0}" : "") + knowledge.page.names.canonical(name)
  }

  /// The text with the mark of a comment taken away from each line that is a setting of the program.
  func broughtBack(in bytes: [UInt8]) -> (text: [UInt8], count: Int) {
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
      guard end != setting.endIndex, names.contains(Self.place(section, String(name), knowledge)),
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
