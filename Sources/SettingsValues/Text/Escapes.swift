/// The escapes of a kind of quoted text, to read and to write: a backslash and a letter, or the number of a character.
///
///     Escapes.json.written("a\tb") { $0.value < 0x20 }      // a\tb, with a backslash and a letter
package struct Escapes: Sendable {
  /// What each letter means.
  private var meanings: [Unicode.Scalar?] = Array(repeating: nil, count: 128)
  /// The letter that is written for a character.
  private var letters: [Unicode.Scalar?] = Array(repeating: nil, count: 128)
  /// The letters with a number behind them, and how many hexadecimal digits that has.
  package let digits: [UInt8: Int]
  private let number: NumberStyle

  /// How the number of a character is written.
  enum NumberStyle {
    /// `\u00e9`, and two of these for a character beyond 16 bits, which is read so as well.
    case units
    /// `\u00E9`.
    case upper
    /// `\xE9`, and `\u20AC` where that is too short.
    case short
  }

  /// - Parameters:
  ///   - letters: those that are read and written.
  ///   - meanings: a character for each letter.
  ///   - others: letters that are read and not written, with their meanings.
  init(
    _ letters: String, _ meanings: String, reading others: (letters: String, meanings: String) = ("", ""),
    digits: KeyValuePairs<Unicode.Scalar, Int> = [:], _ number: NumberStyle = .units
  ) {
    self.number = number
    self.digits = Dictionary(uniqueKeysWithValues: digits.map { (UInt8(ascii: $0.key), $0.value) })
    for (letter, meaning) in zip(letters.unicodeScalars, meanings.unicodeScalars) {
      self.letters[Int(meaning.value)] = letter
    }
    let (letters, meanings) = (letters + others.letters, meanings + others.meanings)
    for (letter, meaning) in zip(letters.unicodeScalars, meanings.unicodeScalars) {
      self.meanings[Int(letter.value)] = meaning
    }
  }

  // MARK: - Reading

  /// Whether a letter behind a backslash means a character by itself.
  package func isMeaningful(_ letter: UInt8) -> Bool { letter < 0x80 && meanings[Int(letter)] != nil }

  /// What the escape that begins here with a backslash means, and where it ends; no character where its number is that
  /// of none. Nil for what is no escape.
  package func read<Text: RandomAccessCollection<UInt8>>(
    _ text: Text, at start: Int, before end: Int
  ) -> (scalar: Unicode.Scalar?, end: Int)? where Text.Index == Int {
    guard start + 1 < end, text[start + 1] < 0x80 else { return nil }
    let letter = text[start + 1]
    if let meaning = meanings[Int(letter)] { return (meaning, start + 2) }
    guard let count = digits[letter], let value = Self.number(text, start + 2..<start + 2 + count, before: end) else {
      return nil
    }
    let next = start + 2 + count
    if number == .units, 0xD800...0xDBFF ~= value, next + 1 < end, text[next] == UInt8(ascii: "\\"),
      text[next + 1] == letter, let low = Self.number(text, next + 2..<next + 2 + count, before: end),
      0xDC00...0xDFFF ~= low
    {
      return (Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)), next + 2 + count)
    }
    return (Unicode.Scalar(value), next)
  }

  private static func number<Text: RandomAccessCollection<UInt8>>(
    _ text: Text, _ digits: Range<Int>, before end: Int
  ) -> UInt32? where Text.Index == Int {
    guard digits.upperBound <= end else { return nil }
    return digits.reduce(0 as UInt32?) { value, place in
      guard let value, let digit = text[place].hexDigitValue else { return nil }
      return value << 4 | UInt32(digit)
    }
  }

  /// The text that a part of a text means; a number of no character becomes U+FFFD.
  ///
  /// - Parameter other: where reading goes on for a backslash that begins no escape; nil where it may not be there.
  /// - Returns: nil where a backslash is that may not be.
  package func decoded(_ text: [UInt8], in content: Range<Int>, other: (Int) -> Int? = { _ in nil }) -> String? {
    guard ByteScan.contains(UInt8(ascii: "\\"), in: text, content) else { return String(bytes: text, in: content) }
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var position = content.lowerBound
    while position < content.upperBound {
      if text[position] != UInt8(ascii: "\\") {
        result.append(text[position])
        position += 1
      } else if let (scalar, end) = read(text, at: position, before: content.upperBound) {
        result += Character(scalar ?? "\u{FFFD}").utf8
        position = end
      } else {
        guard let end = other(position) else { return nil }
        position = end
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: - Writing

  /// A text with escapes for all that has a letter, and for what is to be written as a number.
  ///
  /// - Parameter isNumbered: asked in the order of the text; of printable ASCII characters that follow one another,
  ///   which are never numbered, only the first one.
  /// - Complexity: linear in the text.
  package func written(
    _ text: String, keeping kept: [Unicode.Scalar] = [], _ isNumbered: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + bytes.count / 8)
      var place = 0
      while place < bytes.count {
        let start = place
        while place < bytes.count, isPlain(bytes[place]) { place += 1 }
        if place > start {
          _ = isNumbered(Unicode.Scalar(bytes[start]))
          result.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<place]))
        } else {
          let (scalar, length) = Self.scalar(in: bytes, at: place)
          append(scalar, keeping: kept, isNumbered, to: &result)
          place += length
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// Whether a byte is that of a character which is written as it is.
  @inline(__always)
  private func isPlain(_ byte: UInt8) -> Bool { 0x20..<0x7F ~= byte && letters[Int(byte)] == nil }

  @inline(__always)
  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> (Unicode.Scalar, length: Int) {
    let first = bytes[place]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let text = String(decoding: bytes[place..<place + length], as: UTF8.self)
    return (text.unicodeScalars.first ?? "\u{FFFD}", length)
  }

  @inline(__always)
  private func append(
    _ scalar: Unicode.Scalar, keeping kept: [Unicode.Scalar], _ isNumbered: (Unicode.Scalar) -> Bool,
    to result: inout [UInt8]
  ) {
    if kept.contains(scalar) {
      result += scalar.utf8
    } else if scalar.isASCII, let letter = letters[Int(scalar.value)] {
      result.append(UInt8(ascii: "\\"))
      result.append(UInt8(ascii: letter))
    } else {
      result += isNumbered(scalar) ? Array(escape(scalar).utf8) : Array(scalar.utf8)
    }
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    func padded(_ value: UInt32, _ count: Int) -> String {
      (count == 2 ? "\\x" : "\\u") + String(value, radix: 16, digits: count, uppercase: number != .units)
    }
    switch number {
    case .units: return String(scalar).utf16.map { padded(UInt32($0), 4) }.joined()
    case .upper: return padded(scalar.value, 4)
    case .short: return padded(scalar.value, scalar.value < 0x100 ? 2 : 4)
    }
  }
}

extension Escapes {
  private static let marks = "\"\\"
  private static let u: KeyValuePairs<Unicode.Scalar, Int> = ["u": 4]

  /// RFC 8259, section 7.
  package static let json = Escapes(marks + "nrtbf", marks + "\n\r\t\u{8}\u{C}", reading: ("/", "/"), digits: u)

  /// JSON5 1.0.0, section 5.
  package static let json5 = Escapes(
    marks + "nrtbf", marks + "\n\r\t\u{8}\u{C}", reading: ("v0", "\u{B}\0"), digits: ["u": 4, "x": 2])

  /// TOML 1.1, "String".
  package static let toml = Escapes(
    marks + "nrtbf", marks + "\n\r\t\u{8}\u{C}", reading: ("e", "\u{1B}"), digits: ["x": 2, "u": 4, "U": 8], .upper)

  /// YAML 1.2.2, chapter 5.7.
  package static let yaml = Escapes(
    marks + "nrt0e", marks + "\n\r\t\0\u{1B}",
    reading: ("abvf\t/ N_LP", "\u{7}\u{8}\u{B}\u{C}\t/ \u{85}\u{A0}\u{2028}\u{2029}"),
    digits: ["x": 2, "u": 4, "U": 8], .short)

  /// Java's properties files: java.util.Properties.load.
  package static let properties = Escapes("\\nrt", "\\\n\r\t", reading: ("f", "\u{C}"), digits: u)

  /// PostgreSQL's settings: DeescapeQuotedString of guc-file.l. Any other character behind a backslash is itself.
  package static let postgresql = Escapes("\\nrtbf", "\\\n\r\t\u{8}\u{C}")

  /// What is between double quotes in the INI family.
  package static let ini = Escapes(marks + "n", marks + "\n", reading: ("t", "\t"))

  /// What is shown to people.
  static let shown = Escapes(marks + "nrt", marks + "\n\r\t")
}
