extension Number {
  /// Whether this number is `divisor` times an integer, exactly (`0.3` is a multiple of `0.1`), as JSON Schema's
  /// `multipleOf` asks (Validation, section 6.2.1).
  ///
  /// The work is bounded whatever the exponents are: logarithmic in them for divisors of up to 18 digits, and by
  /// the product of the digit counts for longer ones. Where that product passes 10⁹ the answer is `false`.
  /// Nothing is a multiple of zero, and what is not finite is a multiple of nothing.
  public func isMultiple(of divisor: Number) -> Bool {
    guard let exponent = exponentOfTen, let divisorExponent = divisor.exponentOfTen else { return false }
    let divisorDigits = divisor.significantDigits
    let digits = significantDigits
    if divisorDigits.isEmpty { return false }
    if digits.isEmpty { return true }
    // Neither significand ends in a zero, so one scaled down by a power of ten is no integer multiple.
    guard exponent >= divisorExponent else { return false }
    // A factor 2ⁿ or 5ⁿ of the divisor has n below 4 for each of its digits; more powers of ten change nothing.
    let scale = min(exponent - divisorExponent, 4 * divisorDigits.count)
    if divisorDigits.count <= 18 {
      return Self.isDivisible(digits, scale: scale, by: divisorDigits)
    }
    guard (digits.count + scale) <= 1_000_000_000 / divisorDigits.count else { return false }
    return LimbNumber(digits: digits, zeros: scale).isMultiple(of: LimbNumber(digits: divisorDigits, zeros: 0))
  }

  private static func isDivisible(_ digits: [UInt8], scale: Int, by divisorDigits: [UInt8]) -> Bool {
    let divisor = divisorDigits.reduce(into: UInt64(0)) { $0 = $0 * 10 + UInt64($1) }
    var remainder: UInt64 = 0
    func append(_ digit: UInt8) {
      // The divisor is below 10¹⁸, so ten times a remainder fits.
      remainder = (remainder * 10 + UInt64(digit)) % divisor
    }
    digits.forEach(append)
    for _ in 0..<scale where remainder != 0 { append(0) }
    return remainder == 0
  }
}

/// A natural number in base 10⁹, least significant limb first, for the rare divisors beyond 64 bits.
private struct LimbNumber {
  var limbs: [UInt64]
  static let base: UInt64 = 1_000_000_000

  init(digits: [UInt8], zeros: Int) {
    let all = digits + [UInt8](repeating: 0, count: zeros)
    limbs = []
    limbs.reserveCapacity(all.count / 9 + 1)
    var end = all.count
    while end > 0 {
      let start = max(0, end - 9)
      limbs.append(all[start..<end].reduce(into: 0) { $0 = $0 * 10 + UInt64($1) })
      end = start
    }
  }

  /// Long division (Knuth, The Art of Computer Programming, volume 2, section 4.3.1, algorithm D), remainder only.
  func isMultiple(of divisor: LimbNumber) -> Bool {
    guard limbs.count >= divisor.limbs.count, let top = divisor.limbs.last else { return false }
    let scale = Self.base / (top + 1)
    let divisor = divisor.scaled(by: scale).trimmed
    var rest = scaled(by: scale).limbs
    let width = divisor.count
    for shift in stride(from: rest.count - width - 1, through: 0, by: -1) {
      let head = rest[shift + width] * Self.base + rest[shift + width - 1]
      var quotient = min(head / divisor[width - 1], Self.base - 1)
      while !Self.subtract(divisor, times: quotient, from: &rest, at: shift) { quotient -= 1 }
    }
    return rest.allSatisfy { $0 == 0 }
  }

  private func scaled(by factor: UInt64) -> LimbNumber {
    var result = self
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = limbs[index] * factor + carry
      result.limbs[index] = product % Self.base
      carry = product / Self.base
    }
    result.limbs.append(carry)
    return result
  }

  private var trimmed: [UInt64] {
    Array(limbs[...(limbs.lastIndex { $0 != 0 } ?? 0)])
  }

  /// Subtracts and says true, or leaves `rest` as it was and says false when the product is larger.
  private static func subtract(
    _ divisor: [UInt64], times quotient: UInt64, from rest: inout [UInt64], at shift: Int
  ) -> Bool {
    var borrow: UInt64 = 0
    var result: [UInt64] = []
    result.reserveCapacity(divisor.count + 1)
    for (index, limb) in (divisor + [0]).enumerated() {
      let product = limb * quotient + borrow
      let low = product % base
      borrow = product / base
      if rest[shift + index] < low {
        result.append(rest[shift + index] + base - low)
        borrow += 1
      } else {
        result.append(rest[shift + index] - low)
      }
    }
    if borrow > 0 { return false }
    rest.replaceSubrange(shift...(shift + divisor.count), with: result)
    return true
  }
}
