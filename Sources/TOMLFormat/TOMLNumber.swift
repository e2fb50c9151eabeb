/// A number's literal, checked: integers in four bases, floats, infinities.
struct TOMLNumber {
  let number: Number
  let isInteger: Bool

  /// `nil` when the word is none of TOML's numbers.
  init?(_ word: some Collection<UInt8>) {
    let literal = String(decoding: word, as: UTF8.self)
    var digits = word[...]
    let sign = digits.first
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    if isSigned { digits = digits.dropFirst() }
    if digits.elementsEqual("inf".utf8) {
      self.init(.infinity(isNegative: sign == UInt8(ascii: "-"), literal: literal), isInteger: false)
    } else if digits.elementsEqual("nan".utf8) {
      self.init(.notANumber(literal: literal), isInteger: false)
    } else if !isSigned, digits.first == 0x30, let base = Self.base(digits.dropFirst().first) {
      guard let decimal = Self.decimal(digits.dropFirst(2), base: base),
        let number = Number(literal: literal, decimal: decimal)
      else { return nil }
      self.init(number, isInteger: true)
    } else {
      guard let plain = Self.withoutUnderscores(digits) else { return nil }
      let decimal = (sign == UInt8(ascii: "-") ? "-" : "") + plain
      guard let number = Number(literal: literal, decimal: decimal) else { return nil }
      self.init(number, isInteger: plain.utf8.allSatisfy { 0x30...0x39 ~= $0 })
    }
  }

  private init(_ number: Number, isInteger: Bool) {
    self.number = number
    self.isInteger = isInteger
  }

  private static func base(_ letter: UInt8?) -> Int? {
    switch letter {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  /// Underscores are between digits only.
  private static func withoutUnderscores(_ digits: some Collection<UInt8>) -> String? {
    var result: [UInt8] = []
    var isAfterDigit = false
    var wantsDigit = false
    for byte in digits {
      let isDigit = 0x30...0x39 ~= byte
      if wantsDigit && !isDigit { return nil }
      if byte == UInt8(ascii: "_") {
        if !isAfterDigit { return nil }
        wantsDigit = true
      } else {
        wantsDigit = false
        result.append(byte)
      }
      isAfterDigit = isDigit
    }
    return wantsDigit ? nil : String(decoding: result, as: UTF8.self)
  }

  /// A natural number in another base as decimal digits.
  private static func decimal(_ digits: some Collection<UInt8>, base: Int) -> String? {
    let parts = digits.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return parts.contains(where: \.isEmpty)
      ? nil : UInt64(digits: Array(parts.joined()), base: base).map { String($0) }
  }
}
