/// A file of settings as a program ships it: paragraphs of comments, each about the settings below it.
struct CommentedFile {
  private(set) var settings: [SettingKnowledge] = []
  private var comment: [Substring] = []
  private var names: Set<String> = []
  /// Whether the line above was a setting: a comment below it explains the next one.
  private var isBehindSetting = false

  init(_ lines: [Substring]) {
    for line in lines {
      let text = line.trimmed
      if text.isEmpty {
        comment = []
      } else if text.first == "#" || text.first == ";" {
        readComment(text.drop { $0 == "#" || $0 == ";" })
      } else if text.last == "{" {
        // What is said of a block is not said of what is in it.
        comment = []
      } else {
        add(text)
      }
    }
  }

  /// A comment may be a setting itself; whether it is, those know who have the names.
  private mutating func readComment(_ line: Substring) {
    let text = line.trimmed
    if isBehindSetting, line.count > text.count { comment = [] }
    isBehindSetting = false
    guard let first = text.first, first.isLowercase else { return comment.append(text) }
    // What has no blank behind the mark and an equals sign is commented out, right below its explanation.
    let isWritten = line.count == text.count && Self.isAssignment(text)
    if isWritten || line.count - text.count <= 1 && comment.last?.isEmpty != false { add(text) }
    if isWritten { isBehindSetting = true } else { comment.append(text) }
  }

  /// `name = value`, and no sentence.
  private static func isAssignment(_ text: Substring) -> Bool {
    guard let equals = text.firstIndex(of: "=") else { return false }
    return !text[..<equals].trimmed.contains(" ")
  }

  private mutating func add(_ line: Substring) {
    let name = String(line.prefix { $0 != " " && $0 != "\t" && $0 != "=" })
    let description = self.description
    guard !name.isEmpty, !description.isEmpty, names.insert(name).inserted else { return }
    var setting = SettingKnowledge(name: name)
    setting.description = description
    settings.append(setting)
  }

  private var description: String {
    var text = ""
    for line in comment where !line.allSatisfy({ $0 == "-" || $0 == "=" || $0 == "~" || $0 == "#" }) || line.isEmpty {
      if line.isEmpty {
        if text.count > 1_200 { break }
        if !text.isEmpty && !text.hasSuffix("\n") { text += "\n\n" }
      } else {
        text += text.isEmpty || text.hasSuffix("\n") ? line : " " + line
      }
    }
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
