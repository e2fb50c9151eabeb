extension Number: Hashable {
  public static func == (left: Number, right: Number) -> Bool { left.form == right.form }
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }
}

extension Number: Comparable {
  public static func < (left: Number, right: Number) -> Bool {
    switch (left.form, right.form) {
    case (.notANumber, _): return false
    case (_, .notANumber): return true
    case (.small(let left, 0), .small(let right, 0)): return left < right
    default: break
    }
    guard left.sign == right.sign else { return left.sign < right.sign }
    let isLess = left.isMagnitudeLess(than: right)
    return left.sign < 0 ? right.isMagnitudeLess(than: left) : isLess
  }

  /// -1, 0 or 1.
  private var sign: Int {
    switch form {
    case .small(let significand, _): Int(significand.signum())
    case .big(let isNegative, _, _), .infinity(let isNegative): isNegative ? -1 : 1
    case .notANumber: 1
    }
  }

  var isNegative: Bool { sign < 0 }

  /// Whether the magnitude is under one.
  var isBelowOne: Bool { magnitudeExponent.map { $0 <= 0 } ?? false }

  /// The power of ten just above the magnitude; `nil` for an infinity.
  private var magnitudeExponent: Int? { exponentOfTen.map { significantDigits.count + $0 } }

  private func isMagnitudeLess(than other: Number) -> Bool {
    guard let size = magnitudeExponent else { return false }
    guard let otherSize = other.magnitudeExponent else { return true }
    guard size == otherSize else { return size < otherSize }
    return significantDigits.lexicographicallyPrecedes(other.significantDigits)
  }

  /// The significand's decimal digits, the most significant first; empty for zero and for what is not finite.
  var significantDigits: [UInt8] {
    switch form {
    case .small(let significand, _):
      significand == 0 ? [] : String(significand.magnitude).utf8.map { $0 - 0x30 }
    case .big(_, let digits, _): digits
    case .infinity, .notANumber: []
    }
  }

  /// Nil for what is not finite.
  var exponentOfTen: Int? {
    switch form {
    case .small(_, let exponent), .big(_, _, let exponent): exponent
    case .infinity, .notANumber: nil
    }
  }
}
