/// JSON5's numbers (section 6): hexadecimal ones, a plus sign, a bare point, and those that are not finite.
enum JSON5Number {
  /// The number that is spelled so; nil when it is none.
  static func number(_ literal: String) -> Number? {
    if let plain = Number(literal: literal) { return plain }
    var digits = Substring(literal)
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let sign = isNegative ? "-" : ""
    switch digits {
    case "Infinity": return .infinity(isNegative: isNegative, literal: literal)
    case "NaN": return .notANumber(literal: literal)
    default: break
    }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") {
      return decimal(ofHexadecimal: digits.dropFirst(2)).flatMap { Number(literal: literal, decimal: sign + $0) }
    }
    return Number(literal: literal, decimal: sign + withDigitsAroundPoint(digits))
  }

  private static func withDigitsAroundPoint(_ digits: Substring) -> String {
    guard let point = digits.firstIndex(of: ".") else { return String(digits) }
    let (whole, fraction) = (digits[..<point], digits[digits.index(after: point)...])
    // A point alone is no number, and stays none.
    guard !whole.isEmpty || fraction.first?.isNumber == true else { return String(digits) }
    let head = whole.isEmpty ? "0" : String(whole)
    return fraction.first?.isNumber == true ? head + "." + fraction : head + fraction
  }

  /// Longer ones are no settings; the bound keeps the work small.
  private static let longest = 256

  private static func decimal(ofHexadecimal digits: Substring) -> String? {
    guard !digits.isEmpty, digits.utf8.count <= longest else { return nil }
    // Decimal digits, the least first.
    var result: [Int] = [0]
    for character in digits {
      guard let digit = character.hexDigitValue, character.isASCII else { return nil }
      var carry = digit
      for index in result.indices {
        carry += result[index] * 16
        result[index] = carry % 10
        carry /= 10
      }
      while carry > 0 {
        result.append(carry % 10)
        carry /= 10
      }
    }
    return result.reversed().map(String.init).joined()
  }

  /// How JSON5 spells a number: as its literal does where that is JSON5, else in JSON's way.
  static func written(_ number: Number) -> String {
    number.written(
      isOwn: self.number(number.literal) == number, infinity: "Infinity", notANumber: "NaN")
  }
}
