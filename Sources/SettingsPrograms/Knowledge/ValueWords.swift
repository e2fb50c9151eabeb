import SettingsDocuments

/// What a description says of the values of a setting, in its own words: `Takes a list of units that …` says
/// `a list of units`. It is told to people, and nothing is checked by it.
enum ValueWords {
  /// So long a phrase is read at one look.
  private static let longest = 96

  /// How sentences begin that go on with what may be written.
  private static let verbs = [
    "takes ", "accepts ", "specify ", "expects ", "must be ", "can be ", "may be ", "can be set to ", "may be set to ",
    "must be set to ", "this takes ", "this option takes ", "this option accepts ", "this setting takes ",
    "this setting accepts ", "these options take ", "these settings take ", "both directives take ",
    "each setting takes ", "the argument must be ", "the argument is ", "the argument should be ",
    "the value must be ", "the value is ", "the value should be ", "specifies ", "this specifies ",
    "this option specifies ", "this parameter specifies ", "this directive specifies ", "defines ", "sets ", "set ",
    "selects ", "select ", "names ", "define ", "provide ", "provides ", "gives ", "give ", "lists ", "this sets ",
    "this option sets ", "this parameter sets ", "this option defines ",
  ]

  /// How sentences begin that go on with all that may be written.
  private static let lists = [
    "possible values are ", "valid values are ", "allowed values are ", "supported values are ", "valid options are ",
    "supported options are ", "the possible values are ", "the valid values are ", "possible options are ",
    "valid values: ", "possible values: ", "values are ", "can be one of ", "must be one of ", "may be one of ",
    "one of ", "takes one of ", "allowed values: ", "legal values are ", "available values are ",
  ]

  /// How a phrase begins that names a thing, and no deed.
  private static let articles: Set<Substring> = [
    "a", "an", "one", "the", "either", "zero", "two", "multiple", "optional", "comma-separated", "space-separated",
    "whitespace-separated", "colon-separated", "whitespace", "space", "comma", "list", "name", "names", "path",
    "pathname", "paths", "pathnames", "file", "filename", "filename(s)", "directory", "command", "commands", "username",
    "user", "group", "password", "number", "maximum", "minimum", "maximal", "minimal", "address", "addresses",
    "hostname", "host", "port", "string", "format", "url", "prefix", "location", "time", "size", "text", "regular",
    "lookup", "absolute", "relative", "unsigned", "boolean", "values", "additional", "default", "initial", "amount",
    "timeout", "character", "characters", "key", "interface", "network", "which", "how", "what", "whether",
  ]

  /// What ends a phrase.
  private static let ends = [
    " (", ", ", "; ", ": ", " - ", " -- ", " that ", " which ", " where ", " when ", " if ", " unless ", " so that ",
    " because ", " such as ", " matching ", " to be used ", " used ", " while ", " until ",
  ]

  /// Words that no phrase ends with.
  private static let dangling = [
    " that", " to", " of", " for", " in", " as argument", " as its argument", " with", " and", " on", " by", " from",
  ]

  /// What makes a sentence of a phrase.
  private static let sentenceWords = [
    " is ", " are ", " was ", " can ", " may ", " will ", " must ", " has ", " have ", " should ", " means ", " does ",
    " do ", " sets ", " overrides ", " causes ",
  ]

  /// Nil where no sentence says it.
  static func phrase(in description: String) -> String? {
    let paragraph = description.firstPlace(of: "\n\n").map { description[..<$0.lowerBound] } ?? description[...]
    let sentences = ManualSentences(paragraph.split(separator: "\n").joined(separator: " ")).prefix(6).map(\.trimmed)
    return sentences.lazy.compactMap(list).first ?? sentences.first.flatMap { object(of: $0) ?? noun($0) }
      ?? sentences.lazy.compactMap(object).first
  }

  /// How a source writes the value behind a name: `<conns>`, `a number of seconds`; the beginning of much, nil for
  /// nothing.
  static func usage(_ text: Substring) -> String? {
    let text = text.trimmed
    if text.isEmpty { return nil }
    if text.count <= longest { return String(text) }
    let words = text.prefix(longest)
    return words[..<(words.lastIndex(of: " ") ?? words.endIndex)] + " …"
  }

  private static func list(in sentence: Substring) -> String? {
    let lowercased = sentence.lowercased()
    guard let beginning = lists.first(where: { lowercased.hasPrefix($0) }) else { return nil }
    let words = sentence.dropFirst(beginning.count).trimmed
    return words.isEmpty || words.count > longest || words.first == ":" ? nil : "one of \(words)"
  }

  private static func object(of sentence: Substring) -> String? {
    let lowercased = sentence.lowercased()
    guard let verb = verbs.filter({ lowercased.hasPrefix($0) }).max(by: { $0.count < $1.count }) else { return nil }
    return noun(sentence.dropFirst(verb.count).trimmed)
  }

  private static func noun(_ text: Substring) -> String? {
    guard let first = text.split(separator: " ").first, articles.contains(first.lowercased()[...]) else { return nil }
    let places = ends.compactMap { end in text.firstPlace(of: end)?.lowerBound }
    // One of several is told with all of them, or not.
    var phrase = text.lowercased().hasPrefix("one of ") ? text : text[..<(places.min() ?? text.endIndex)]
    while let last = dangling.first(where: { phrase.hasSuffix($0) }) { phrase = phrase.dropLast(last.count) }
    // `the MTU` says no more than the name.
    guard phrase.split(separator: " ").count > (first.lowercased() == "the" ? 2 : 1), phrase.count <= longest,
      !sentenceWords.contains(where: { "\(phrase) ".holds($0) })
    else { return nil }
    return phrase.prefix(1).lowercased() + phrase.dropFirst()
  }
}
