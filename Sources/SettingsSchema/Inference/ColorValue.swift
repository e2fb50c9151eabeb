/// A colour that a text spells: `#ff8800`, `#f80`, `orange` or `rgb(255, 136, 0)`.
///
///     ColorValue("#f80")?.green        // 136
package struct ColorValue: Equatable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// - Returns: nil for what is no colour, and for one that no screen shows, such as `transparent`.
  package init?(_ text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let lower = text.lowercased()
    if lower.hasPrefix("#") {
      guard let value = Self.digits(Array(lower.utf8.dropFirst())) else { return nil }
      self.init(value)
    } else if lower.hasPrefix("rgb") {
      guard let open = lower.firstIndex(of: "("), lower.hasSuffix(")") else { return nil }
      let numbers = lower[open...].dropFirst().dropLast().split { " ,/".contains($0) }.prefix(3).map { UInt8($0) }
      guard numbers.count == 3, let red = numbers[0], let green = numbers[1], let blue = numbers[2] else { return nil }
      self.init(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
    } else {
      guard let value = Self.named[lower] else { return nil }
      self.init(value)
    }
  }

  private init(_ value: UInt32) {
    (red, green, blue) = (UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }

  /// Three, four, six or eight digits; the fourth part, how much shines through, is left out.
  private static func digits(_ digits: [UInt8]) -> UInt32? {
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    let whole: [UInt8] =
      switch digits.count {
      case 3, 4: digits.prefix(3).flatMap { [$0, $0] }
      case 6, 8: Array(digits.prefix(6))
      default: []
      }
    return UInt32(String(decoding: whole, as: UTF8.self), radix: 16)
  }

  /// Whether a text is the name of a colour, or a word that CSS has in the place of one.
  static func isName(_ text: String) -> Bool {
    let lower = text.lowercased()
    return named[lower] != nil || ["transparent", "currentcolor", "inherit", "none", "default"].contains(lower)
  }
}
