import SettingsDocuments

/// What a manual says of the values that a setting takes, where a whole sentence says it: `Takes a boolean.`
///
/// A sentence that goes on (`Takes a boolean, or the special value "auto"`) is no such sentence, so that nothing is
/// taken for less than it is.
struct ManualTypes {
  /// What a page knows the type by; see ``ManualTypes/table``.
  private(set) var typeName: String?
  /// The values where they are listed.
  private(set) var values: [String] = []
  private(set) var least: Int?
  private(set) var most: Int?

  /// How sentences begin, and the type that they tell.
  private static let table: [(beginnings: [String], typeName: String)] = [
    (
      [
        "takes a boolean", "takes an boolean", "a boolean", "accepts a boolean", "this takes a boolean",
        "these settings take boolean",
      ],
      "boolean"
    ),
    (
      [
        "takes an unsigned integer", "takes an integer", "takes a number", "takes an unsigned 32-bit integer",
        "an integer", "takes a non-negative integer", "takes an integer value",
      ],
      "integer"
    ),
    (
      [
        "takes a timespan", "takes a time span", "takes time span", "takes a time value",
        "takes a unit-less value in seconds, or a time span value",
      ],
      "time span"
    ),
    (["takes a size in bytes", "takes a byte value"], "size"),
    (["takes a percentage value"], "percentage"),
  ]

  /// How a setting's text begins that can be true or false.
  private static let truths = ["when true", "if true", "if set to true", "when set to true"]

  /// - Parameter name: the setting, where the entry is about several.
  init(_ entry: ManualEntry, name: String) {
    // Where one name is the end of another (`DNS=, EmitDNS=`), they mean different things.
    let isAmbiguous = entry.names.contains { one in entry.names.contains { $0 != one && $0.hasSuffix(one) } }
    var isFirst = true
    for paragraph in entry.paragraphs.prefix(6) {
      for sentence in ManualSentences(paragraph.marked) {
        read(sentence, about: name, isNamed: isAmbiguous)
        if isFirst, !isAmbiguous, typeName == nil, Self.saysTruth(sentence) { typeName = "boolean" }
        isFirst = false
      }
    }
    let texts = entry.paragraphs.map { $0.plain.lowercased() }
    let hasUnits = typeName == "integer" && texts.contains { $0.holds("suffix") || $0.holds("prefixes") }
    if hasUnits || texts.contains(where: Self.saysMore) { (typeName, values) = (nil, []) }
  }

  private static func saysTruth(_ sentence: Substring) -> Bool {
    let text = ManualText(marked: String(sentence)).plain.lowercased()
    return truths.contains { text.hasPrefix($0) }
  }

  /// Whether there are values beside those that a sentence tells.
  private static func saysMore(_ text: String) -> Bool {
    [
      "special value", "special string", "may also be", "can also be set", "alternatively", "also accepts",
      "also takes",
      "or the value", "or one of", "a boolean or ", "boolean, or ", "boolean value or ", "boolean argument or ",
      "boolean parameter or ",
    ].contains { text.holds($0) }
  }

  /// - Parameter isNamed: whether only sentences count that begin with the name: `EmitDNS= takes a boolean.`
  private mutating func read(_ sentence: Substring, about name: String, isNamed: Bool) {
    guard typeName == nil, values.isEmpty else { return }
    var marked = String(sentence)
    let subject = ManualText(marked: marked).plain
    if subject.hasPrefix("\(name)= ") {
      marked = String(subject.dropFirst(name.count + 2))
    } else if isNamed {
      return
    }
    if let list = Self.list(in: marked) {
      values = list
      return
    }
    let text = ManualText(marked: marked).plain.lowercased()
    for row in Self.table {
      for beginning in row.beginnings where text.hasPrefix(beginning) {
        let rest = text.dropFirst(beginning.count)
        if row.typeName == "integer" {
          readBounds(rest)
        } else if Self.endsThere(rest) || row.typeName == "time span" {
          typeName = row.typeName
        }
        if typeName != nil { return }
      }
    }
  }

  // MARK: - How sentences go on

  private static let endings = [
    "", " to ", " that ", " which ", ", which ", " and ", ", and ", " indicating ", " when ", ". ",
  ]

  /// Whether the rest of a sentence only says what the value is for.
  private static func endsThere(_ rest: Substring) -> Bool {
    var rest = rest
    for word in [" argument", " value", " parameter", "s", " as argument"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      break
    }
    return endings.contains { $0.isEmpty ? rest.isEmpty : rest.hasPrefix($0) } && !rest.contains("\"")
  }

  /// `in the range 0...4294967295` and `between 1 and 1023`; a number of which nothing else is said as well.
  private mutating func readBounds(_ rest: Substring) {
    if Self.endsThere(rest) {
      typeName = "integer"
      return
    }
    for (opening, middle) in [
      (" in the range ", "..."), (" in the range ", "-"), (" between ", " and "), (" from ", " to "),
    ] {
      guard rest.hasPrefix(opening) else { continue }
      let bounds = rest.dropFirst(opening.count)
      guard let place = bounds.firstPlace(of: middle), let low = Int(bounds[..<place.lowerBound]) else { continue }
      let digits = bounds[place.upperBound...].prefix { $0.isNumber }
      guard let high = Int(digits), low <= high, Self.endsThere(bounds[digits.endIndex...]) else { continue }
      (typeName, least, most) = ("integer", low, high)
      return
    }
  }

  // MARK: - Lists

  /// `Takes one of "a", "b" or "c".`, where each is in quotes or marked.
  private static func list(in marked: String) -> [String]? {
    let beginnings = ["Takes one of ", "One of ", "Must be one of ", "Can be one of ", "Takes one of the strings "]
    guard let beginning = beginnings.last(where: marked.hasPrefix) else { return nil }
    var rest = marked.dropFirst(beginning.count)
    var values: [String] = []
    while let first = rest.first {
      guard let close = ManualText.closing(first) else { return nil }
      let word = rest.dropFirst().prefix { $0 != close }
      if word.isEmpty || word.contains(" ") || word.hasSuffix("=") { return nil }
      values.append(String(word))
      rest = rest[word.endIndex...].dropFirst()
      if rest.hasPrefix(" (the default)") { rest = rest.dropFirst(" (the default)".count) }
      if rest.isEmpty { return values.count > 1 ? values : nil }
      guard let joint = [", or ", ", and ", ", ", " or ", " and "].first(where: rest.hasPrefix) else { return nil }
      rest = rest.dropFirst(joint.count)
    }
    return nil
  }
}

/// The sentences of a paragraph, without the full stops.
struct ManualSentences: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ paragraph: String) {
    rest = paragraph[...]
  }

  mutating func next() -> Substring? {
    if rest.isEmpty { return nil }
    var search = rest.startIndex
    while let stop = rest[search...].firstIndex(of: ".") {
      let after = rest.index(after: stop)
      if after == rest.endIndex || rest[after] == " " {
        let sentence = rest[..<stop]
        // `e.g. ` and `i.e. ` end none.
        if !sentence.hasSuffix("e.g") && !sentence.hasSuffix("i.e") {
          rest = rest[after...].drop { $0 == " " }
          return sentence
        }
      }
      search = after
    }
    defer { rest = "" }
    return rest
  }
}
