extension String {
  /// A number in digits, with zeros before it where it has fewer.
  @inlinable
  package init(_ number: some BinaryInteger, radix: Int = 10, digits count: Int, uppercase: Bool = false) {
    let digits = String(number, radix: radix, uppercase: uppercase)
    let missing = count - digits.utf8.count
    self = missing > 0 ? String(repeating: "0", count: missing) + digits : digits
  }
}
