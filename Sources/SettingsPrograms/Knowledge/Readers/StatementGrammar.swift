import SettingsDocuments

/// The grammar of statements in braces, as named.conf(5) has it: `name <type>; // may occur multiple times`.
///
/// What is behind a name is its type, which the page tells the meaning of. A statement with statements of its own in
/// braces over several lines is a block: what is in it has the block's first word as its section.
struct StatementGrammar {
  private(set) var settings: [SettingKnowledge] = []
  private var places: [String: Int] = [:]
  private var blocks: [String] = []

  init(_ lines: [Substring]) {
    for line in lines { read(line.trimmed) }
    gather()
  }

  /// What is written alike in several blocks is one setting that may stand in all of them.
  private mutating func gather() {
    var gathered: [SettingKnowledge] = []
    var places: [String: Int] = [:]
    for setting in settings {
      let key = "\(setting.name)\u{0}\(setting.typeNames)\u{0}\(setting.values)"
      if let place = places[key] {
        gathered[place].parts.append(setting.section ?? PagePart.root)
      } else {
        places[key] = gathered.count
        var first = setting.renamed(setting.name, section: nil)
        first.parts = [setting.section ?? PagePart.root]
        gathered.append(first)
      }
    }
    settings = gathered.map { setting in
      guard setting.parts.count == 1, let part = setting.parts.first else { return setting }
      return setting.renamed(setting.name, section: part == PagePart.root ? nil : part).withoutParts
    }
  }

  private mutating func read(_ line: Substring) {
    let mark = line.firstPlace(of: "//")
    let remark = mark.map { line[$0.upperBound...].trimmed } ?? ""
    let text = mark.map { line[..<$0.lowerBound].trimmed } ?? line
    if text.hasPrefix("}") {
      _ = blocks.popLast()
      return
    }
    guard let first = text.first, first.isLetter, first.isLowercase || !blocks.isEmpty else { return }
    let name = String(text.prefix { $0 != " " && $0 != ";" })
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else { return }
    let rest = text.dropFirst(name.count)
    if text.last == "{" {
      blocks.append(name)
    } else if rest.last == ";" {
      add(name, type: String(rest.dropLast().trimmed), remark)
    }
  }

  private mutating func add(_ name: String, type: String?, _ remark: Substring) {
    var setting = SettingKnowledge(name: name, section: blocks.last)
    setting.repeats = remark.holds("multiple times")
    setting.typeName = type
    // The manual says no more of it than how it is written.
    setting.words = type.flatMap { ValueWords.usage($0[...]) }
    if let type, !type.isEmpty { setting.description = "Written as: \(name) \(type);" }
    if let type, let words = Self.words(in: type) { setting.values = words }
    let key = "\(blocks.last ?? "")\u{0}\(name)"
    if let place = places[key] {
      let words = settings[place].values
      settings[place].values =
        words.isEmpty || setting.values.isEmpty ? [] : words + setting.values.filter { !words.contains($0) }
      settings[place].repeats = settings[place].repeats || setting.repeats
    } else {
      places[key] = settings.count
      settings.append(setting)
    }
  }

  /// `( fail | warn | ignore )` as its words; nil where there is more than words.
  private static func words(in type: String) -> [String]? {
    guard type.hasPrefix("( "), type.hasSuffix(" )") else { return nil }
    let words = type.dropFirst(2).dropLast(2).split(separator: "|").map { $0.trimmed }
    let areWords = words.allSatisfy {
      !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
    }
    return areWords && words.count > 1 ? words.map(String.init) : nil
  }
}
