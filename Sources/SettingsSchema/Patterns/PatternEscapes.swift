extension PatternTranslation {
  /// The white space and line ends of ECMA-262 (`\s`), as the inside of a class.
  static let spaceRanges =
    "\\x{9}-\\x{d} \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}"
  /// Everything else (`\S`), as the inside of a class.
  static let nonSpaceRanges =
    "\\x{0}-\\x{8}\\x{e}-\\x{1f}\\x{21}-\\x{9f}\\x{a1}-\\x{167f}\\x{1681}-\\x{1fff}\\x{200b}-\\x{2027}"
    + "\\x{202a}-\\x{202e}\\x{2030}-\\x{205e}\\x{2060}-\\x{2fff}\\x{3001}-\\x{d7ff}\\x{e000}-\\x{fefe}"
    + "\\x{ff00}-\\x{10ffff}"

  /// Reads a backslash and what it escapes outside a class; returns whether a quantifier may follow.
  mutating func readEscape() throws(PatternError) -> Bool {
    let start = position
    guard let scalar = peek(1) else { throw PatternError("a backslash at the end") }
    switch scalar {
    case "b", "B":
      write("\\" + String(scalar), for: 2)
      return false
    case "A" where reading == .lenient:
      write("\\A", for: 2)
      return false
    case "z" where reading == .lenient, "Z" where reading == .lenient:
      write("\\z", for: 2)
      return false
    case "k" where reading == .strict || !groupNames.isEmpty:
      position += 2
      guard take("<") else { throw PatternError("\\k without a group's name at \(start)") }
      let name = try readGroupName()
      guard groupNames.contains(name) else { throw PatternError("no group is named as \\k at \(start) says") }
      output += "\\k<" + name + ">"
      return true
    case "1"..."9":
      return try readBackReference(start: start)
    default:
      if let set = try readSetEscape() {
        // Where capitals do not count, each character of a range is looked up, but none of those that are left out.
        if set == Self.nonSpaceRanges {
          output += "[^" + Self.spaceRanges + "]"
          return true
        }
        output += set.hasPrefix("\\p") || set.hasPrefix("\\P") ? set : "[" + set + "]"
      } else {
        writeLiteral(try readCharacterEscape())
      }
      return true
    }
  }

  private mutating func readBackReference(start: Int) throws(PatternError) -> Bool {
    position += 1
    let number = readDecimal() ?? 0
    if number <= groupCount {
      output += "\\g{\(number)}"
      return true
    }
    if reading == .strict { throw PatternError("no group \(number), which is referred to at \(start)") }
    position = start + 1
    writeLiteral(readLegacyOctal())
    return true
  }

  /// Reads up to three octal digits, of which the value fits a byte; `8` and `9` are literal (ECMA-262,
  /// annex B.1.2).
  mutating func readLegacyOctal() -> Unicode.Scalar {
    var value: UInt8?
    while let digit = peek(), ("0"..."7").contains(digit), value ?? 0 < 0o40 {
      value = (value ?? 0) << 3 | UInt8(digit.value - 48)
      position += 1
    }
    if let value { return Unicode.Scalar(value) }
    position += 1
    return peek(-1) ?? "8"
  }

  /// Reads `\d`, `\s`, `\w`, `\p{…}` and their complements as the inside of a class; nil when there is none here.
  mutating func readSetEscape() throws(PatternError) -> String? {
    guard let scalar = peek(1) else { return nil }
    let set: String
    switch scalar {
    case "d": set = "0-9"
    case "D": set = "\\D"
    case "w": set = "0-9A-Z_a-z"
    case "W": set = "\\W"
    case "s": set = Self.spaceRanges
    case "S": set = Self.nonSpaceRanges
    case "p", "P": return try readProperty(isNegated: scalar == "P")
    default: return nil
    }
    position += 2
    return set
  }

  private mutating func readProperty(isNegated: Bool) throws(PatternError) -> String {
    let start = position
    position += 2
    var name = ""
    if take("{") {
      name = take { $0 != "}" }
      guard take("}") else { throw PatternError("\\p without a closing } at \(start)") }
    } else if reading == .lenient, let scalar = peek(), scalar.properties.isAlphabetic {
      name.unicodeScalars.append(scalar)
      position += 1
    } else {
      throw PatternError("\\p without a property at \(start)")
    }
    guard let property = UnicodePropertyName.pcreName(for: name) else {
      throw PatternError("an unknown Unicode property \(name) at \(start)")
    }
    return (isNegated ? "\\P{" : "\\p{") + property + "}"
  }

  mutating func readCharacterEscape() throws(PatternError) -> Unicode.Scalar {
    let start = position
    guard let scalar = peek(1) else { throw PatternError("a backslash at the end") }
    position += 2
    switch scalar {
    case "t": return "\t"
    case "n": return "\n"
    case "v": return "\u{B}"
    case "f": return "\u{C}"
    case "r": return "\r"
    case "0":
      guard let next = peek(), next.isASCIIDigit else { return "\0" }
      if reading == .strict { throw PatternError("an octal escape at \(start)") }
      position -= 1
      return readLegacyOctal()
    case "c":
      if let letter = peek(), letter.isASCII, UInt8(letter.value).isASCIILetter {
        position += 1
        return Unicode.Scalar(UInt8(letter.value % 32))
      }
      if reading == .strict { throw PatternError("\\c without a letter at \(start)") }
      position -= 1
      return "\\"
    case "x":
      if let value = readHexadecimal(count: 2) { return scalarOrReplacement(value) }
      if reading == .strict { throw PatternError("\\x without two digits at \(start)") }
      return "x"
    case "u":
      if let value = readUnicodeEscape() { return scalarOrReplacement(value) }
      if reading == .strict { throw PatternError("\\u without a code point at \(start)") }
      return "u"
    default:
      if reading == .strict, !"^$\\.*+?()[]{}|/-".unicodeScalars.contains(scalar) {
        throw PatternError("\\\(scalar) at \(start) escapes nothing")
      }
      return scalar
    }
  }

  private mutating func readUnicodeEscape() -> UInt32? {
    let start = position
    if take("{") {
      var value: UInt32?
      while let digit = peek(), digit.isASCII, let number = UInt8(digit.value).hexDigitValue {
        value = min((value ?? 0) << 4 | UInt32(number), 0x11_0000)
        position += 1
      }
      if let value, value <= 0x10_FFFF, take("}") { return value }
      position = start
      return nil
    }
    guard let high = readHexadecimal(count: 4) else { return nil }
    guard (0xD800..<0xDC00).contains(high) else { return high }
    let afterHigh = position
    if take("\\u"), let low = readHexadecimal(count: 4), (0xDC00..<0xE000).contains(low) {
      return 0x1_0000 + ((high - 0xD800) << 10) + (low - 0xDC00)
    }
    position = afterHigh
    return high
  }

  private mutating func readHexadecimal(count: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in 0..<count {
      guard let scalar = peek(offset), scalar.isASCII, let digit = UInt8(scalar.value).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    position += count
    return value
  }

  /// Half a surrogate pair is in no UTF-8 text; what a parser puts in its place is U+FFFD.
  private func scalarOrReplacement(_ value: UInt32) -> Unicode.Scalar { Unicode.Scalar(value) ?? "\u{FFFD}" }
}
