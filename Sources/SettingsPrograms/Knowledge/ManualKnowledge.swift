/// What a page of the manual tells of settings.
struct ManualKnowledge {
  let settings: [SettingKnowledge]

  /// - Parameters:
  ///   - sections: titles of the sections that list settings; all where there are none.
  ///   - section: the section of the file that the settings belong to.
  init(_ page: ManualPage, sections: [String], section: String?) {
    let entries = page.entries.filter { sections.isEmpty || sections.contains($0.section) }
    settings = entries.flatMap { entry in
      entry.names.filter(Self.isName).map { name in
        var setting = SettingKnowledge(name: name, section: section)
        setting.description = Self.description(of: entry)
        setting.standard = Self.standard(in: entry)
        let types = ManualTypes(entry, name: name)
        (setting.typeName, setting.values) = (types.typeName, types.values)
        (setting.least, setting.most) = (types.least, types.most)
        return setting
      }
    }
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

  /// The word that is said to be the default, where it is a single one in the manual's own marks or quotes.
  private static func standard(in entry: ManualEntry) -> String? {
    for paragraph in entry.paragraphs {
      for phrase in ["The default is ", "Defaults to ", "defaults to ", "Default is ", "The default value is "] {
        guard let place = paragraph.marked.firstPlace(of: phrase) else { continue }
        if let word = word(at: paragraph.marked[place.upperBound...]) { return word }
      }
    }
    return nil
  }

  /// A word between marks or quotes that ends a sentence: `Defaults to 5 of …` tells no value.
  private static func word(at text: Substring) -> String? {
    guard let first = text.first else { return nil }
    let close: Character
    switch first {
    case ManualText.open: close = ManualText.close
    case "\"": close = "\""
    case "“": close = "”"
    default: return nil
    }
    let word = text.dropFirst().prefix { $0 != close }
    let rest = text.dropFirst(word.count + 2)
    guard rest.isEmpty || rest.first == "." || rest.first == "," || rest.first == ";" else { return nil }
    return word.contains(" ") || word.hasSuffix("=") || word.isEmpty ? nil : String(word)
  }
}
