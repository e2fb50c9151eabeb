/// A number's literal, checked: integers in four bases, floats, infinities.
struct TOMLNumber {
  let number: Number
  let isInteger: Bool

  /// `nil` when the word is none of TOML's numbers.
  init?(_ word: some BidirectionalCollection<UInt8>) {
    let literal = String(decoding: word, as: UTF8.self)
    var digits = word[...]
    let sign = digits.first
    let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    if isSigned { digits = digits.dropFirst() }
    if digits.elementsEqual("inf".utf8) {
      (number, isInteger) = (.infinity(isNegative: sign == UInt8(ascii: "-"), literal: literal), false)
    } else if digits.elementsEqual("nan".utf8) {
      (number, isInteger) = (.notANumber(literal: literal), false)
    } else if !isSigned, digits.first == 0x30, let base = Self.base(digits.dropFirst().first) {
      guard let decimal = Self.decimal(digits.dropFirst(2), base: base),
        let number = Number(literal: literal, decimal: decimal)
      else { return nil }
      (self.number, isInteger) = (number, true)
    } else {
      guard let plain = Self.withoutUnderscores(digits) else { return nil }
      let decimal = (sign == UInt8(ascii: "-") ? "-" : "") + plain
      guard let number = Number(literal: literal, decimal: decimal) else { return nil }
      (self.number, isInteger) = (number, plain.utf8.allSatisfy(\.isASCIIDigit))
    }
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
  private static func withoutUnderscores(_ digits: some BidirectionalCollection<UInt8>) -> String? {
    let parts = digits.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    let areBetweenDigits = zip(parts, parts.dropFirst()).allSatisfy { before, behind in
      (before.last?.isASCIIDigit ?? false) && (behind.first?.isASCIIDigit ?? false)
    }
    return areBetweenDigits ? String(decoding: Array(parts.joined()), as: UTF8.self) : nil
  }

  /// A natural number in another base as decimal digits.
  private static func decimal(_ digits: some Collection<UInt8>, base: Int) -> String? {
    let parts = digits.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return parts.contains(where: \.isEmpty)
      ? nil : UInt64(digits: Array(parts.joined()), base: base).map { String($0) }
  }
}
