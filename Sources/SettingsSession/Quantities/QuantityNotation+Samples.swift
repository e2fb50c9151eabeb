import SettingsFiles

extension QuantityNotation {
  /// The notation that a text shows, as far as it does; the format tells the rest.
  ///
  /// - Returns: nil for what is no quantity with a unit.
  init?(like text: String, _ kind: QuantityKind, in format: Format) {
    guard let sample = TypedQuantity(text, kind), let first = sample.parts.first, !first.word.isEmpty else {
      return nil
    }
    let dialect = QuantityDialects.notation(of: kind, in: format)
    if let dialect, sample.parts.allSatisfy({ dialect.spells($0.word) }) {
      self = dialect
    } else {
      self = kind == .bytes ? Self.bytes(like: first.word, dialect) : Self.time(like: sample.parts.map(\.word))
    }
    gap = first.gap > 0 ? " " : ""
    if let joint = sample.joints.first { self.joint = joint }
  }

  private func spells(_ word: String) -> Bool { units.contains { $0.one == word || $0.many == word } }

  private static func bytes(like word: String, _ dialect: QuantityNotation?) -> QuantityNotation {
    let hasName = word.lowercased().holds("byte")
    let letters = Array(word)
    let hasLetter = letters.first.map { "kmgtpKMGTP".contains($0) } ?? false
    let prefix = hasLetter ? letters[0] : "M"
    let rest = hasLetter ? String(letters.dropFirst()) : word
    if hasName {
      let units = TypedQuantity.names.enumerated().map { power, name in
        Unit(1 << (10 * power), name, many: word.hasSuffix("s") ? name + "s" : name)
      }
      return QuantityNotation(kind: .bytes, units: units)
    }
    // In kB the letter is small, and in MB none is.
    let isSmall = prefix.isLowercase && !(prefix == "k" && rest.last == "B")
    let spelled = "KMGTP".map { letter in
      isSmall ? letter.lowercased() : letter == "K" && prefix == "k" ? "k" : String(letter)
    }
    let base = dialect?.base(for: rest) ?? 1024
    var size = 1
    let unit = rest.filter { $0 != "i" }
    var units = [Unit(1, unit)]
    for letter in spelled {
      size *= base
      units.append(Unit(size, letter + rest))
    }
    return QuantityNotation(kind: .bytes, units: units, base: base)
  }

  /// In redis.conf `1k` is 1000 and `1kb` 1024.
  private func base(for ending: String) -> Int { !decimalWords.isEmpty && ending.isEmpty ? 1000 : base }

  private static func time(like words: [String]) -> QuantityNotation {
    if words.contains(where: { $0.count > 4 || ["hour", "day", "week", "days"].contains($0) }) {
      return QuantityDialects.longTime
    }
    if words.contains(where: { ["min", "sec", "msec", "hr"].contains($0) }) {
      var notation = QuantityDialects.spokenTime
      if words.contains("sec"), let place = notation.units.firstIndex(where: { $0.one == "s" }) {
        notation.units[place] = Unit(notation.units[place].size, "sec")
      }
      return notation
    }
    var notation = QuantityDialects.shortTime
    for place in notation.units.indices where words.contains(notation.units[place].one) {
      // One that has days has weeks as a rule, but not the other way round.
      notation.units[place].isUncertain = false
    }
    return notation
  }
}
