/// A number exactly as a settings file means it: a decimal of any size, an infinity, or not-a-number.
///
///     let half = Number(literal: "50e-2")     // equal to Number(literal: "0.5")
///     half?.literal                           // "50e-2", kept for writing it back
///
/// Equality, order and hash are those of the exact value, never of its spelling or of the nearest `Double`.
/// Not-a-number equals itself and comes after every other number, so that numbers can be keys and be sorted.
/// Exponents beyond ±2⁵⁹ are held at that bound.
public struct Number: Sendable {
  /// The spelling, as it is in the text or as it was given.
  public let literal: String
  let form: Form

  /// The value in one form a value: significands hold no trailing zero, and are `small` when they fit.
  package enum Form: Sendable, Hashable {
    case small(significand: Int64, exponent: Int)
    case big(isNegative: Bool, digits: [UInt8], exponent: Int)
    case infinity(isNegative: Bool)
    case notANumber
  }

  package init(literal: String, form: Form) {
    self.literal = literal
    self.form = form
  }

  /// A whole number.
  public init(_ value: Int) {
    let literal = String(value)
    self.init(literal: literal, form: Number.wholeForm(of: literal) ?? Number.form(of: DecimalScanner(literal.utf8)))
  }

  /// The shortest decimal that reads back as this `Double`.
  public init(_ value: Double) {
    if value.isNaN {
      self.init(literal: "nan", form: .notANumber)
    } else if value.isInfinite {
      self.init(literal: value < 0 ? "-inf" : "inf", form: .infinity(isNegative: value < 0))
    } else {
      var literal = value.description
      if literal.hasSuffix(".0") { literal.removeLast(2) }
      self.init(literal: literal, form: Number.form(of: DecimalScanner(literal.utf8)))
    }
  }

  /// A decimal number as JSON spells it (RFC 8259, section 6). `nil` when the text is not one.
  public init?(literal: String) {
    if let form = Number.wholeForm(of: literal) {
      self.init(literal: literal, form: form)
      return
    }
    guard DecimalScanner.isJSONNumber(literal.utf8) else { return nil }
    self.init(literal: literal, form: Number.form(of: DecimalScanner(literal.utf8)))
  }

  /// A number whose decimal value is `decimal` (JSON's spelling) and whose spelling in its file is `literal`,
  /// as for `1_000` in TOML.
  public init?(literal: String, decimal: String) {
    guard let number = Number(literal: decimal) else { return nil }
    self.init(literal: literal, form: number.form)
  }

  /// An infinity, spelled as its format spells it: `inf` in TOML, `.inf` in YAML, `Infinity` in JSON5.
  public static func infinity(isNegative: Bool, literal: String) -> Number {
    Number(literal: literal, form: .infinity(isNegative: isNegative))
  }

  /// Not-a-number, spelled as its format spells it.
  public static func notANumber(literal: String) -> Number {
    Number(literal: literal, form: .notANumber)
  }

  /// The form of up to 18 digits, as nearly all numbers are written; `nil` for any other spelling.
  private static func wholeForm(of literal: String) -> Form? {
    var literal = literal
    return literal.withUTF8 { bytes in
      let start = bytes.first == UInt8(ascii: "-") ? 1 : 0
      let count = bytes.count - start
      guard 1...18 ~= count, count == 1 || bytes[start] != UInt8(ascii: "0") else { return nil }
      var (significand, exponent): (Int64, Int) = (0, 0)
      for byte in bytes[start...] {
        guard 0x30...0x39 ~= byte else { return nil }
        significand = significand * 10 + Int64(byte - 0x30)
      }
      while significand != 0, significand.isMultiple(of: 10) {
        significand /= 10
        exponent += 1
      }
      return .small(significand: start == 0 ? significand : -significand, exponent: exponent)
    }
  }

  private static func form(of scanner: DecimalScanner) -> Form {
    if let significand = scanner.smallSignificand {
      return .small(significand: significand, exponent: significand == 0 ? 0 : scanner.exponent)
    }
    return .big(isNegative: scanner.isNegative, digits: scanner.digits, exponent: scanner.exponent)
  }
}

extension Number {
  /// The number as a format spells it: by its literal where that is one of the format's, else in the plainest way.
  package func written(isOwn: Bool, infinity: String, notANumber: String) -> String {
    if isOwn { return literal }
    switch form {
    case .infinity(let isNegative): return (isNegative ? "-" : "") + infinity
    case .notANumber: return notANumber
    case .small, .big: return int.map { String($0) } ?? decimal
    }
  }
}

extension UInt64 {
  /// A number by its digits in a base; nil where they are none, or it is beyond 64 bits.
  package init?(digits: some Collection<UInt8>, base: Int) {
    // What reads digits takes a sign as well.
    guard let first = digits.first, first.isWordByte, first != UInt8(ascii: "-") else { return nil }
    self.init(String(decoding: digits, as: UTF8.self), radix: base)
  }
}

extension Number: CustomStringConvertible {
  public var description: String { literal }
}

extension Number {
  /// Whether it is neither infinite nor not-a-number.
  public var isFinite: Bool { exponentOfTen != nil }

  /// Whether it has no fraction; `1.0` and `10e-1` have none.
  public var isInteger: Bool { exponentOfTen.map { $0 >= 0 } ?? false }

  /// The value as an `Int` when it is exactly one.
  public var int: Int? {
    guard case .small(let significand, let exponent) = form, 0...18 ~= exponent else { return nil }
    var result = Int(significand)
    for _ in 0..<exponent {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      result = product
    }
    return result
  }

  /// The nearest `Double`; infinite when the number is beyond its range.
  public var double: Double {
    switch form {
    case .small(let significand, 0): return Double(significand)
    case .infinity(let isNegative): return isNegative ? -.infinity : .infinity
    case .notANumber: return .nan
    case .small, .big:
      if let result = Double(decimal) { return result }
      return isBelowOne ? 0 : (isNegative ? -.infinity : .infinity)
    }
  }

  /// The value spelled in JSON's way, whatever way its file spells it: digits, and an exponent only beyond some twenty
  /// places. Infinities and not-a-number have no such spelling and give their literal.
  public var decimal: String {
    switch form {
    case .small(let significand, let exponent):
      Self.decimal(isNegative: significand < 0, String(significand.magnitude), exponent)
    case .big(let isNegative, let digits, let exponent):
      Self.decimal(isNegative: isNegative, String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self), exponent)
    case .infinity, .notANumber: literal
    }
  }

  private static func decimal(isNegative: Bool, _ digits: String, _ exponent: Int) -> String {
    let sign = isNegative ? "-" : ""
    switch exponent {
    case 0...mostZeros: return sign + digits + String(repeating: "0", count: exponent)
    case -mostZeros..<0:
      let padded = String(repeating: "0", count: max(0, 1 - exponent - digits.utf8.count)) + digits
      return "\(sign)\(padded.dropLast(-exponent)).\(padded.suffix(-exponent))"
    default: return "\(sign)\(digits)e\(exponent)"
    }
  }

  private static var mostZeros: Int { 20 }
}
