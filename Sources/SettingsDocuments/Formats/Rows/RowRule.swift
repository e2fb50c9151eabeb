/// What a program's grammar allows in a column, where no list of words or characters tells it: each has a name by which
/// a dialect refers to it.
enum RowRule: String, CaseIterable, Sendable {
  /// One of sudoers' aliases or hosts, with no `: NAME = …` behind it, and commands that sudo reads; sudoers(5).
  case sudoersDefinition

  func allows(_ text: [UInt8]) -> Bool { !Self.isChain(text) && Self.isCommandRead(text) }

  /// What is allowed, in words.
  var words: String { "one definition on its line, without another behind a colon" }

  /// Whether a colon is behind a blank, or before a name in capitals and a `=`.
  private static func isChain(_ word: [UInt8]) -> Bool {
    if word.first == UInt8(ascii: "=") { return true }
    return word.indices.contains { place in
      guard word[place] == UInt8(ascii: ":") else { return false }
      if place > 0, RowLexer.isBlank(word[place - 1]) { return true }
      let rest = word[(place + 1)...].drop(while: RowLexer.isBlank)
      let name = rest.prefix { Prose.isCapital($0) || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "_") }
      return name.first.map(Prose.isCapital) ?? false
        && rest.dropFirst(name.count).first { !RowLexer.isBlank($0) } == UInt8(ascii: "=")
    }
  }

  /// Whether sudo reads what is behind a command's name: there a colon ends it, and a backslash is before a few bytes.
  private static func isCommandRead(_ word: [UInt8]) -> Bool {
    var (isCommand, isExpression, isWordStart) = (false, false, true)
    var place = 0
    while place < word.count {
      let byte = word[place]
      let wasWordStart = isWordStart
      isWordStart = RowLexer.isBlank(byte) || "),:!".utf8.contains(byte)
      switch byte {
      case UInt8(ascii: "/") where wasWordStart: isCommand = true
      case UInt8(ascii: "^") where wasWordStart && isCommand: isExpression = true
      case UInt8(ascii: ",") where !isExpression: isCommand = false
      case UInt8(ascii: ":") where isCommand && !isExpression: return false
      case UInt8(ascii: "\\"):
        place += 1
        let isKnown = place < word.count && "*?[]!^:\\,= \t#\n\r".utf8.contains(word[place])
        if isCommand, !isExpression, !isKnown { return false }
      case _ where RowLexer.isBlank(byte): isExpression = false
      default: break
      }
      place += 1
    }
    return true
  }
}
