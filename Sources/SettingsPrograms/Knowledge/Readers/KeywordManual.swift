import SettingsDocuments

/// A manual in plain text with numbered chapters, where each keyword begins a line and its text is indented below it,
/// as HAProxy's: `maxconn <conns>`, `option httplog`.
///
/// The sections of the settings are the numbers of the chapters (`3.2`). A table below a keyword tells in which parts
/// it may stand: names between bars, and yes or no below them.
struct KeywordManual {
  private(set) var settings: [SettingKnowledge] = []
  private var places: [String: Int] = [:]
  private var chapter = ""
  /// The settings that the text that follows is about.
  private var present: [Int] = []
  private var isAfterEntry = false
  private var parts: [String] = []
  private var isOver = false
  /// The words that begin names of two words.
  private let prefixes: [String]

  init(_ lines: [Substring], prefixes: [String]) {
    self.prefixes = prefixes
    for line in lines { read(line) }
    // What no text is below is a sentence that begins a line.
    settings.removeAll { $0.description.isEmpty && $0.parts.isEmpty }
    for place in settings.indices { settings[place].readWords() }
  }

  private mutating func read(_ line: Substring) {
    guard let first = line.first else { return }
    if first.isNumber {
      if let number = Self.chapter(in: line) { (chapter, present) = (number, []) }
    } else if first.isLowercase || first.isUppercase, !chapter.isEmpty {
      begin(line)
    } else if first == " ", !present.isEmpty {
      isAfterEntry = true
      readText(line.trimmed)
    } else if first != " " {
      present = []
    }
  }

  /// `3.2. Performance tuning`, but not a line of a table of contents.
  private static func chapter(in line: Substring) -> String? {
    let number = line.prefix { $0.isNumber || $0 == "." }
    guard number.last == ".", line[number.endIndex...].hasPrefix(" "), !line[number.endIndex...].hasPrefix("  ") else {
      return nil
    }
    return String(number.dropLast())
  }

  private mutating func begin(_ line: Substring) {
    let words = line.split(separator: " ")
    guard let first = words.first, first.allSatisfy({ $0.isLetter || $0.isNumber || "-._".contains($0) }),
      first.first?.isLowercase == true, first.count > 1, first.last != ".", line.last != "." || line.hasSuffix("..."),
      line.last != ":"
    else {
      present = []
      return
    }
    if isAfterEntry { (present, isAfterEntry, parts, isOver) = ([], false, [], false) }
    let isPrefix = prefixes.contains(String(first)) && words.count > 1
    // What stands for any of several words is the name of none.
    if isPrefix, !Self.isWord(words[1]) { return present = [] }
    let name = words.prefix(isPrefix ? 2 : 1).joined(separator: " ")
    let value = words.dropFirst(isPrefix ? 2 : 1)
    let key = "\(chapter)\u{0}\(name)"
    let place = places[key] ?? settings.count
    if place == settings.count {
      places[key] = place
      settings.append(SettingKnowledge(name: name, section: chapter))
    }
    present.append(place)
    if let rest = value.first, Self.isWord(rest) {
      if !settings[place].values.contains(String(rest)) { settings[place].values.append(String(rest)) }
    } else {
      let usage = value.joined(separator: " ")
      settings[place].typeNames(adding: usage)
      if settings[place].words == nil {
        settings[place].words = usage.isEmpty ? "nothing: it stands by itself" : ValueWords.usage(usage[...])
      }
    }
  }

  private static func isWord(_ text: Substring) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || "-.".contains($0) }
  }

  private mutating func readText(_ text: Substring) {
    if text.hasPrefix("May be used in ") {
      let names = text.drop { $0 != ":" }.dropFirst()
      (parts, isOver) = (names.split(separator: "|").map { String($0.trimmed) }, true)
    } else if !parts.isEmpty {
      let answers = text.split(separator: "|").map { $0.trimmed }
      let allowed = zip(parts, answers).filter { $0.1.hasPrefix("yes") }.map(\.0)
      for place in present { settings[place].parts = (settings[place].parts + allowed).uniqued() }
      parts = []
    } else if text.hasPrefix("Arguments") || text.hasPrefix("Example") || text.hasPrefix("See also") {
      isOver = true
    } else if !isOver {
      for place in Set(present) where settings[place].description.count < 1_200 {
        settings[place].description += (settings[place].description.isEmpty ? "" : " ") + text
      }
    }
  }
}

extension SettingKnowledge {
  /// What the words behind a name tell: with which its value begins, where each line that explains it has one.
  fileprivate mutating func readWords() {
    defer { values = [] }
    guard typeNames.isEmpty, values.count > 1 else { return }
    let words = values.map { $0.exchanging(".", for: "\\.") }
    pattern = "^(?:\(words.joined(separator: "|")))(?:\\s|$)"
    expected = "what begins with \(values.dropLast().joined(separator: ", ")) or \(values.last ?? "")"
  }
}
