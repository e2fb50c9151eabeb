import Synchronization

/// Recognises by a schema's pattern and description that a text is a count of bytes or a span of time.
enum QuantityHints {
  /// The control that a setting's pattern or description asks for; nil where they show neither.
  ///
  /// - Complexity: a few matches of the pattern, and a look through the beginning of the description.
  static func control(of setting: SettingDescription) -> Control? {
    if isNumber(setting) {
      let words = setting.text?.source ?? ""
      return words.holds("in bytes") || words.holds("umber of bytes") ? .byteSize : nil
    }
    if let pattern = setting.pattern, let control = control(ofPattern: pattern) { return control }
    return setting.text.flatMap { control(ofDescription: $0.source) }
  }

  /// Whether a text is said to be a number, of which a program takes thousands and millions by letters whatever it
  /// counts.
  private static func isNumber(_ setting: SettingDescription) -> Bool {
    guard let message = setting.patternMessage else { return false }
    return message.holds("a number") && !message.holds("yte")
  }

  // MARK: - Patterns

  private static let probes: [(control: Control, groups: [[String]])] = [
    (.duration, [["5s", "5m"], ["5s", "5min"], ["5 seconds", "5 minutes"], ["5h", "5d"]]),
    (.byteSize, [["5MB", "5GB"], ["5M", "5G"], ["5m", "5g"], ["5mb", "5gb"], ["5Mi", "5Gi"], ["5MiB", "5GiB"]]),
  ]

  /// What a pattern that takes anything would take as well.
  private static let others = ["abc", "5q", "yes"]

  /// What patterns were found to take: hundreds of settings of a program have the same few.
  private static let known = Mutex<[String: Control?]>([:])
  private static let mostKnown = 1000

  /// A pattern that takes amounts of one kind, and no word.
  static func control(ofPattern source: String) -> Control? {
    if let known = known.withLock({ $0[source] }) { return known }
    let control = control(ofUnknownPattern: source)
    known.withLock { known in
      if known.count == mostKnown { known = [:] }
      known[source] = .some(control)
    }
    return control
  }

  private static func control(ofUnknownPattern source: String) -> Control? {
    guard let pattern = PatternRule(source).pattern else { return nil }
    func takes(_ text: String) -> Bool { pattern.match(text) == .yes }
    if others.contains(where: takes) { return nil }
    // What takes any two capitals, as constants of PHP are, proves nothing by taking MB.
    return probes.first { probe in
      probe.groups.contains { $0.allSatisfy { takes($0) && !takes(withoutUnit($0)) } }
    }?.control
  }

  /// An amount with letters in the place of its unit that are none.
  private static func withoutUnit(_ amount: String) -> String {
    String(amount.map { $0.isLetter ? $0.isUppercase ? "Q" : "q" : $0 })
  }

  // MARK: - Descriptions

  /// Whether a text has a number and the first letter of a unit behind it: few have, and the others need no pattern.
  private static func hasAmount(_ text: String) -> Bool {
    var isNumber = false
    var blanks = 0
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: (isNumber, blanks) = (true, 0)
      case 0x09...0x0D, 0x20: blanks += 1
      default:
        if isNumber, blanks < 2, "mshdkKMGTg".utf8.contains(byte) { return true }
        isNumber = false
      }
    }
    return false
  }

  /// How far into a description its example is looked for, in bytes.
  private static let longestLook = 600

  private static let introduction =
    #"(?:e\.g\.|such as|[Ff]or example|[Ee]xamples?:?|like|[Ff]ormat:?|[Dd]efaults?(?: value)?(?: is| to|:)?),?\s*["'`]*"#

  private static let words: [(control: Control, pattern: PatternRule)] = [
    (
      .duration,
      PatternRule(
        introduction
          + #"\d+(?:\.\d+)?\s?(?:ms|s|sec|min|m|h|d)\b|(?:Go|Golang) duration|ParseDuration|[Dd]uration string"#)
    ),
    (.byteSize, PatternRule(introduction + #"\d+(?:\.\d+)?\s?(?:[kKMGT]i?[bB]|[kKMGT]i?|mb|gb)\b"#)),
  ]

  private static func control(ofDescription text: String) -> Control? {
    // Bytes: walking characters would cost more than all else that is asked of a row.
    let beginning = String(decoding: text.utf8.prefix(longestLook), as: UTF8.self)
    guard beginning.holds("uration") || hasAmount(beginning) else { return nil }
    return words.first { $0.pattern.matches(beginning) }?.control
  }
}
