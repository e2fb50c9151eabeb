import SettingsDocuments

/// What a program prints of its options: `--name=#` with a description beside or below it, and at the end a table of
/// names and the values that hold.
struct OptionHelp {
  private(set) var settings: [SettingKnowledge] = []
  private var places: [String: Int] = [:]
  private var isTable = false
  /// Options that are told of above all others, at the beginning of a line.
  private var first: Set<String> = []
  /// Whether an option is told of that has the name of an earlier one: a plugin's switch may have that of a setting.
  private var isSecond = false

  init(_ lines: [Substring]) {
    for line in lines { read(line) }
    // Above a help with a table they tell which files are read, and are of the command line alone.
    if isTable { settings.removeAll { first.contains($0.name) } }
    for place in settings.indices { settings[place].readValuesInDescription() }
  }

  private mutating func read(_ line: Substring) {
    if line.hasPrefix("-----"), line.holds(" ---") {
      isTable = true
    } else if isTable {
      readRow(line)
    } else if let option = Self.option(in: line) {
      if line.first == "-" { first.insert(option.name) }
      isSecond = places[option.name] != nil
      if !isSecond { begin(option) }
    } else if line.hasPrefix("     "), !settings.isEmpty, !isSecond {
      settings[settings.count - 1].addToDescription(line.trimmed)
    }
  }

  private mutating func begin(_ option: (name: String, argument: String, text: Substring)) {
    var setting = SettingKnowledge(name: option.name)
    setting.typeName = option.argument
    if option.argument.first == "<" { setting.words = ValueWords.usage(option.argument[...]) }
    setting.addToDescription(option.text.trimmed)
    places[option.name] = settings.count
    settings.append(setting)
  }

  /// `name     value` behind the line of dashes.
  private mutating func readRow(_ line: Substring) {
    guard let end = line.firstIndex(of: " ") else { return }
    let name = String(line[..<end])
    let value = line[end...].trimmed
    guard let place = places[name] else { return }
    if !value.isEmpty, !value.hasPrefix("(No ") { settings[place].standard = String(value) }
  }

  /// `  -a, --name[=argument] text`; the argument is empty where there is none.
  private static func option(in line: Substring) -> (name: String, argument: String, text: Substring)? {
    guard line.hasPrefix("  ") || line.hasPrefix("-"), let dashes = line.firstPlace(of: "--"),
      line[..<dashes.lowerBound].allSatisfy({
        $0 == " " || $0 == "," || $0 == "-" || $0.isLetter || $0.isNumber || $0 == "?" || $0 == "#"
      }),
      line[..<dashes.lowerBound].count <= 6
    else { return nil }
    let whole = line[dashes.upperBound...].prefix { $0 != " " }
    let name = whole.prefix { $0 != "=" && $0 != "[" }
    guard let first = name.first, first.isLetter else { return nil }
    let argument = whole.dropFirst(name.count).filter { !"[]=".contains($0) }
    return (String(name), argument, line[whole.endIndex...])
  }
}

extension SettingKnowledge {
  fileprivate mutating func addToDescription(_ text: Substring) {
    if text.isEmpty { return }
    description += description.isEmpty ? String(text) : " " + text
  }

  /// `… One of: DEFAULT, COPY, INPLACE` at the end of a description.
  fileprivate mutating func readValuesInDescription() {
    guard let phrase = description.firstPlace(of: "One of: ") else { return }
    let words = Self.withoutBrackets(description[phrase.upperBound...]).split(separator: ",").map { $0.trimmed }
    if words.allSatisfy({ !$0.isEmpty && !$0.contains(" ") && $0.last != "." }) { values = words.map(String.init) }
  }

  /// A list without what explains its words: `FORCE (don't start if the plugin fails to load)`; up to the full stop
  /// behind such an explanation.
  private static func withoutBrackets(_ text: Substring) -> Substring {
    var plain = ""
    var depth = 0
    for character in text {
      if depth == 0, character == ".", plain.last == " " { break }
      if character == "(" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ")" { depth -= 1 }
    }
    return plain[...]
  }
}
