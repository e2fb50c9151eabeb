/// A number that a text spells, with a unit behind it or none: `128MB`, `1.5 h`, `0x1F`, `-1`.
package struct NumberWithUnit {
  /// Empty where there is none.
  package let unit: String

  /// - Parameter units: those that may follow, in their own spelling.
  package init?(_ text: String, units: [String]) {
    unit = units.filter(text.hasSuffix).max { $0.count < $1.count } ?? ""
    var number = text.dropLast(unit.count)
    while number.last == " " { number.removeLast() }
    guard Self.isNumber(number) else { return nil }
  }

  private static func isNumber(_ text: Substring) -> Bool {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return Int(digits.dropFirst(2), radix: 16) != nil }
    // Words such as `nan` are numbers to Swift as well.
    guard let first = digits.first, first == "." || first.isASCII && first.isNumber else { return false }
    return Double(digits)?.isFinite ?? false
  }
}
