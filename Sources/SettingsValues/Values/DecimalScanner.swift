/// Takes a decimal literal apart: sign, significant digits without zeros at either end, and exponent of ten.
struct DecimalScanner {
  private(set) var isNegative = false
  private(set) var digits: [UInt8] = []
  private(set) var exponent = 0

  /// Beyond this an exponent is held, so that sums of exponents never overflow.
  static let exponentBound = 1 << 59

  /// - Complexity: linear in the literal's length.
  init(_ literal: some Collection<UInt8>) {
    var fractionDigits = 0
    var isFraction = false
    var rest = literal[...]
    while let byte = rest.first, byte != UInt8(ascii: "e"), byte != UInt8(ascii: "E") {
      rest = rest.dropFirst()
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isFraction { fractionDigits += 1 }
        if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte - UInt8(ascii: "0")) }
      default: break
      }
    }
    exponent = Self.writtenExponent(rest.dropFirst()) - fractionDigits
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    exponent = max(-Self.exponentBound, min(Self.exponentBound, exponent))
    if digits.isEmpty { exponent = 0 }
  }

  /// The digits as one signed integer when that fits.
  var smallSignificand: Int64? {
    guard digits.count <= 19 else { return nil }
    var result: Int64 = 0
    for digit in digits {
      let (tenfold, overflow) = result.multipliedReportingOverflow(by: 10)
      let (sum, overflowOfSum) = tenfold.subtractingReportingOverflow(Int64(digit))
      if overflow || overflowOfSum { return nil }
      result = sum
    }
    // Gathered below zero, where one more number fits.
    if isNegative { return result }
    return result == Int64.min ? nil : -result
  }

  private static func writtenExponent(_ text: some Collection<UInt8>) -> Int {
    var isNegative = false
    var result = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        result = min(exponentBound, result * 10 + Int(byte - UInt8(ascii: "0")))
      default: break
      }
    }
    return isNegative ? -result : result
  }

  /// RFC 8259, section 6: `-`? int frac? exp?
  static func isJSONNumber(_ text: some Collection<UInt8>) -> Bool {
    var rest = text[...]
    func skip(_ isNext: (UInt8) -> Bool) -> Bool {
      guard let byte = rest.first, isNext(byte) else { return false }
      rest = rest.dropFirst()
      return true
    }
    func skipDigits() -> Bool {
      guard skip(\.isASCIIDigit) else { return false }
      rest = rest.drop(while: \.isASCIIDigit)
      return true
    }
    _ = skip { $0 == UInt8(ascii: "-") }
    if !skip({ $0 == UInt8(ascii: "0") }), !skipDigits() { return false }
    if skip({ $0 == UInt8(ascii: ".") }), !skipDigits() { return false }
    if skip({ $0 | 0x20 == UInt8(ascii: "e") }) {
      _ = skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      if !skipDigits() { return false }
    }
    return rest.isEmpty
  }
}
