/// What plain scalars mean (YAML 1.2.2, chapter 10.3, the core schema).
enum YAMLCoreSchema {
  enum Meaning {
    case null, string
    case boolean(Bool)
    case number
  }

  static func meaning(_ text: [UInt8], _ span: Range<Int>) -> Meaning {
    if span.isEmpty { return .null }
    switch text[span.lowerBound] {
    case UInt8(ascii: "~") where span.count == 1: return .null
    case UInt8(ascii: "n"), UInt8(ascii: "N"): return isWord(text, span, "null") ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"): return isWord(text, span, "true") ? .boolean(true) : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"): return isWord(text, span, "false") ? .boolean(false) : .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return YAMLNumber.isNumber(text, span) ? .number : .string
    default: return .string
    }
  }

  /// Whether a word is there in small letters, in capitals, or capitalised.
  private static func isWord(_ text: [UInt8], _ span: Range<Int>, _ word: StaticString) -> Bool {
    guard span.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      let rest = zip(text[span], word).dropFirst()
      let isSmall = rest.allSatisfy { $0 == $1 }
      let isCapital = text[span.lowerBound] == word[0] & 0xDF && rest.allSatisfy { $0 == $1 & 0xDF }
      return isCapital || isSmall && text[span.lowerBound] | 0x20 == word[0]
    }
  }
}

/// Numbers of the core schema.
enum YAMLNumber {
  /// `[-+]?[0-9]+`, `0o[0-7]+`, `0x[0-9a-fA-F]+`, decimal fractions and exponents, infinities and not-a-number. Octal
  /// and hexadecimal numbers beyond 64 bits are text.
  static func isNumber(_ text: [UInt8], _ span: Range<Int>) -> Bool {
    var rest = text[span]
    if radix(of: rest) != nil { return unsigned(rest) != nil }
    if isNotANumber(rest) { return true }
    if isSign(rest.first) { rest = rest.dropFirst() }
    if isInfinity(rest) { return true }
    let digits = rest.prefix(while: isDigit)
    rest = rest.dropFirst(digits.count)
    if rest.isEmpty { return !digits.isEmpty }
    var hasDigits = !digits.isEmpty
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      let fraction = rest.prefix(while: isDigit)
      hasDigits = hasDigits || !fraction.isEmpty
      rest = rest.dropFirst(fraction.count)
    }
    guard hasDigits else { return false }
    if rest.isEmpty { return true }
    guard rest.first.map({ $0 | 0x20 == UInt8(ascii: "e") }) ?? false else { return false }
    rest = rest.dropFirst()
    if isSign(rest.first) { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  static func number(_ text: [UInt8], _ span: Range<Int>) -> Number? {
    guard isNumber(text, span) else { return nil }
    let literal = String(bytes: text, in: span)
    if let value = unsigned(text[span]) { return Number(literal: literal, decimal: String(value)) }
    if let last = literal.utf8.last, last | 0x20 == UInt8(ascii: "f") {
      return .infinity(isNegative: literal.hasPrefix("-"), literal: literal)
    }
    if literal.utf8.last.map({ $0 | 0x20 == UInt8(ascii: "n") }) ?? false { return .notANumber(literal: literal) }
    return Number(literal: literal) ?? Number(literal: literal, decimal: decimal(literal))
  }

  /// In JSON's spelling: without a plus, without zeros before the number, with digits around the point.
  private static func decimal(_ literal: String) -> String {
    var rest = Array(literal.utf8)[...]
    var result: [UInt8] = []
    if isSign(rest.first) {
      if rest.removeFirst() == UInt8(ascii: "-") { result.append(UInt8(ascii: "-")) }
    }
    rest = rest.drop { $0 == UInt8(ascii: "0") }
    if !isDigit(rest.first ?? 0) { result.append(UInt8(ascii: "0")) }
    for (place, byte) in zip(rest.indices, rest) {
      // A point without digits behind it goes.
      let next = place + 1 < rest.endIndex ? rest[place + 1] : 0
      if byte != UInt8(ascii: ".") || isDigit(next) { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isInfinity(_ text: ArraySlice<UInt8>) -> Bool {
    isNamed(text) && [".inf", ".Inf", ".INF"].contains { text.elementsEqual($0.utf8) }
  }

  private static func isNotANumber(_ text: ArraySlice<UInt8>) -> Bool {
    isNamed(text) && [".nan", ".NaN", ".NAN"].contains { text.elementsEqual($0.utf8) }
  }

  private static func isNamed(_ text: ArraySlice<UInt8>) -> Bool {
    text.count == 4 && text.first == UInt8(ascii: ".")
  }

  private static func radix(of text: ArraySlice<UInt8>) -> Int? {
    guard text.count > 2, text.first == UInt8(ascii: "0") else { return nil }
    switch text[text.startIndex + 1] {
    case UInt8(ascii: "o"): return 8
    case UInt8(ascii: "x"): return 16
    default: return nil
    }
  }

  private static func unsigned(_ text: ArraySlice<UInt8>) -> UInt64? {
    radix(of: text).flatMap { UInt64(digits: text.dropFirst(2), base: $0) }
  }

  private static func isSign(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
