/// How a program reads a value that is parts side by side, some of them in quotes.
struct INIParts: Sendable, Equatable {
  var quotes: String
  /// Of these, the ones in which a backslash is a byte as any other.
  var verbatim = ""
  /// The bytes whose meaning a backslash takes even there.
  var escapedInVerbatim = ""
  /// Whether quotes are around a whole value only.
  var isWhole = false
  /// Whether a value that may be several words is shown with the quotes and escapes that each has of its own.
  var areWordsKept = false
  /// Whether `\x` has the number of a byte behind it.
  var hasNumbers = false
  /// What a backslash takes the meaning of; before anything else it stays. Nil where it takes that of any byte.
  var escapedInQuotes: String?
  var escapedOutside: String?
  /// The letters that mean a control character behind a backslash.
  var letters: [UInt8: UInt8] = [:]
  /// Whether they do in quotes too.
  var hasLettersInQuotes = false
  var references: References?
  /// The quotes in which a reference is one.
  var referring = ""
  /// Whether a text with an open quote or an unknown escape is none that the program reads.
  var areChecked = false
  /// Whether the value is one word of a shell: a blank outside quotes ends it, quotes may span lines, and whatever is
  /// not plain is written in quotes.
  var isShellWord = false

  /// What refers to variables behind a dollar sign, beside names.
  struct References: Sendable, Equatable {
    /// What opens a reference in brackets.
    var brackets: String
    /// The names of one byte.
    var signs = ""
    /// Whether a name may have the name of a section before it.
    var hasSections = false
    /// Whether the output of a command is between backquotes.
    var hasCommands = false
  }

  /// The byte that a backslash and another mean; nil where the backslash stays.
  func escaped(_ byte: UInt8, in quote: UInt8?) -> UInt8? {
    if let quote, verbatim.utf8.contains(quote) { return escapedInVerbatim.utf8.contains(byte) ? byte : nil }
    if quote == nil || hasLettersInQuotes, let letter = letters[byte] { return letter }
    guard let escaped = quote == nil ? escapedOutside : escapedInQuotes else { return byte }
    return escaped.utf8.contains(byte) ? byte : nil
  }
}

extension INILexer {
  /// What a value means, its variables and commands as they are written.
  func read(_ parts: INIParts, _ content: Range<Int>, _ meaning: inout SpelledText) {
    var quote: UInt8?
    let outer = parts.isWhole ? self.quote(content) : nil
    if parts.areWordsKept, outer == nil || isWordOfSeveral(content) {
      for place in content { meaning.append(CollectionOfOne(bytes[place]), at: place) }
      return
    }
    var position = content.lowerBound
    while position < content.upperBound {
      let (place, byte) = (position, bytes[position])
      position += 1
      if byte == quote, !parts.isWhole || place == content.upperBound - 1 {
        quote = nil
      } else if quote == nil || parts.referring.utf8.contains(quote ?? 0),
        let end = referenceEnd(at: place, before: content.upperBound)
      {
        meaning.appendReference(bytes[place..<end], at: place)
        position = end
      } else if quote == nil, isQuote(byte), !parts.isWhole || (outer != nil && place == content.lowerBound) {
        quote = byte
      } else if byte == UInt8(ascii: "\\"), position < content.upperBound, quote.map(escapes) ?? true {
        if let next = behindLineBreak(position, content.upperBound) {
          position = next
        } else if parts.hasNumbers, bytes[position] == UInt8(ascii: "x"), position + 3 <= content.upperBound,
          let number = UInt8(text(of: position + 1..<position + 3), radix: 16)
        {
          meaning.append(CollectionOfOne(number), at: place)
          position += 3
        } else if let escaped = parts.escaped(bytes[position], in: quote) {
          meaning.append(CollectionOfOne(escaped), at: place)
          position += 1
        } else {
          meaning.append(CollectionOfOne(byte), at: place)
        }
      } else {
        meaning.append(CollectionOfOne(byte), at: place)
      }
    }
  }

  /// Where a reference to a variable ends that begins here; nil where none does.
  func referenceEnd(at start: Int, before limit: Int) -> Int? {
    guard let references = dialect.quoting.parts?.references, start < limit else { return nil }
    if bytes[start] == UInt8(ascii: "`"), references.hasCommands { return try? behindShellQuote(start, limit) }
    guard bytes[start] == UInt8(ascii: "$"), start + 1 < limit else { return nil }
    let first = bytes[start + 1]
    if references.brackets.utf8.contains(first) { return try? behindShellQuote(start + 1, limit) }
    if references.signs.utf8.contains(first) { return start + 2 }
    var end = start + 1
    while end < limit,
      ByteSet.ofNames.contains(bytes[end]) || references.hasSections && bytes[end..<limit].starts(with: "::".utf8)
    {
      end += bytes[end] == UInt8(ascii: ":") ? 2 : 1
    }
    return end == start + 1 ? nil : end
  }

  /// Whether the program reads a value at all.
  func check(_ parts: INIParts, _ value: Range<Int>) throws(Fault) {
    var quote: Int?
    var position = value.lowerBound
    while position < value.upperBound {
      let byte = bytes[position]
      if let open = quote, byte == bytes[open] {
        quote = nil
      } else if quote == nil, isQuote(byte) {
        quote = position
      } else if byte == UInt8(ascii: "\\") {
        position += 1
        guard position < value.upperBound, parts.escaped(bytes[position], in: quote.map { bytes[$0] }) != nil else {
          throw Fault(
            position - 1, expected: "an escape that \(dialect.name) files have",
            "this backslash keeps the file from being read")
        }
      }
      position += 1
    }
    if let quote { throw openQuote(quote) }
  }
}
