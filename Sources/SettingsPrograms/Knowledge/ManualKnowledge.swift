import SettingsDocuments

/// What a page of the manual tells of settings.
struct ManualKnowledge {
  let settings: [SettingKnowledge]

  /// - Parameters:
  ///   - sections: titles of the sections that list settings; all where there are none.
  ///   - section: the section of the file that the settings belong to.
  init(_ page: ManualPage, sections: [String], section: String?, terms: ManualTerms = .namesAlone) {
    let titles = Set(sections.map(Self.title))
    let entries = (terms == .titles ? page.titles : page.entries).filter { entry in
      (titles.isEmpty || titles.contains(Self.title(entry.section)) || titles.contains(Self.title(entry.subsection)))
        && (terms != .nameColonAndType || entry.term.holds(":"))
    }
    settings = entries.flatMap { entry in
      let first = terms == .namesAlone || terms == .titles ? nil : Self.firstWord(of: entry.term, terms)
      return (first?.names ?? entry.names.flatMap(Self.namesWithoutAnd)).filter(Self.isName).map { name in
        var setting = SettingKnowledge(name: name, section: section)
        setting.description = Self.description(of: entry)
        setting.standard = Self.standard(in: entry, hasTypes: first != nil)
        setting.since = Self.since(in: entry)
        // What is said of the options of a directive is not said of the directive.
        if first?.type.holds("option") == true { setting.standard = nil }
        let types = ManualTypes(entry, name: name)
        (setting.typeName, setting.values) = (types.typeName, types.values)
        (setting.least, setting.most) = (types.least, types.most)
        if let type = first?.type {
          setting.typeNames(adding: type)
          if terms != .nameAndTypeInBrackets { setting.words = ValueWords.usage(type[...]) }
        }
        return setting
      }
    }
  }

  /// A title as it is compared: editions of a page differ in its capitals, and in a colon at its end.
  private static func title(_ text: String) -> String {
    (text.hasSuffix(":") ? String(text.dropLast()) : text).lowercased()
  }

  /// `a, b (scalar)` and `a (scalar), b (scalar)` as `a` and `b`, and `scalar`; `port: <number>` as `port` and `<number>`,
  /// `maxdelay seconds` as `maxdelay` and `seconds`.
  private static func firstWord(of term: String, _ terms: ManualTerms) -> (names: [String], type: String) {
    if terms == .nameAndTypeInBrackets {
      let names = term.split(separator: ",").map { String($0.prefix { $0 != "(" }.trimmed) }
      return (names, String(term.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }))
    }
    var name = term.prefix { $0 != " " }
    let type = term[name.endIndex...].trimmed
    if name.last == ":" { name.removeLast() }
    return ([String(name)], String(type))
  }

  /// `FIRST_UID and LAST_UID` as both names.
  private static func namesWithoutAnd(_ text: String) -> [String] {
    text.exchanging(" and ", for: "\n").split(separator: "\n").map { String($0.trimmed) }
  }

  /// Sentences and examples are terms too, and no names.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter, text.count <= 60 else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || "-_. :".contains($0) } && text.last != ":"
      && text.split(separator: " ").count <= 6
  }

  /// Enough to know what it is for; the manual has the rest.
  private static func description(of entry: ManualEntry) -> String {
    var text = ""
    for paragraph in entry.paragraphs {
      if !text.isEmpty, text.count + paragraph.marked.count > 1_500 { break }
      text += (text.isEmpty ? "" : "\n\n") + paragraph.plain
    }
    return text
  }

  /// `Added in version 250.`, `This feature is available in Postfix 2.3 and later.`
  private static func since(in entry: ManualEntry) -> String? {
    for paragraph in entry.paragraphs {
      for (opening, end) in [("Added in version ", ". "), ("This feature is available in ", " and later")] {
        guard let start = paragraph.marked.firstPlace(of: opening) else { continue }
        let rest = paragraph.marked[start.upperBound...]
        // A name of the program may be before the number.
        let words = (rest.firstPlace(of: end).map { rest[..<$0.lowerBound] } ?? rest).split(separator: " ")
        guard words.count <= 2, let word = words.last, word.first?.isNumber == true else { continue }
        return String(word.last == "." ? word.dropLast() : word)
      }
    }
    return nil
  }

  /// The word that is said to be the default, where it is a single one in the manual's own marks or quotes.
  ///
  /// - Parameter hasTypes: whether the manual tells the types, and so a word that stands by itself is a value.
  private static func standard(in entry: ManualEntry, hasTypes: Bool) -> String? {
    for paragraph in entry.paragraphs {
      for phrase in ["The default is ", "Defaults to ", "defaults to ", "Default is ", "The default value is "] {
        guard let place = paragraph.marked.firstPlace(of: phrase) else { continue }
        let rest = paragraph.marked[place.upperBound...]
        if let word = word(at: rest) ?? (hasTypes ? bareWord(at: rest) : nil) { return word }
      }
    }
    return nil
  }

  /// A number, or the word of a switch, that ends a sentence.
  private static func bareWord(at text: Substring) -> String? {
    let word = text.prefix { $0.isLetter || $0.isNumber }
    let rest = text[word.endIndex...]
    guard rest.isEmpty || rest == "." || rest.hasPrefix(". ") else { return nil }
    let isNumber = !word.isEmpty && word.allSatisfy { $0.isASCII && $0.isNumber }
    return isNumber || SwitchWord.all.contains(String(word)) ? String(word) : nil
  }

  /// A word between marks or quotes that ends a sentence: `Defaults to 5 of …` tells no value.
  private static func word(at text: Substring) -> String? {
    guard let close = text.first.flatMap(ManualText.closing) else { return nil }
    let word = text.dropFirst().prefix { $0 != close }
    let rest = text.dropFirst(word.count + 2)
    guard rest.isEmpty || rest.first == "." || rest.first == "," || rest.first == ";" else { return nil }
    return word.contains(" ") || word.hasSuffix("=") || word.isEmpty ? nil : String(word)
  }
}
