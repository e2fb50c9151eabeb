extension String {
  /// A number in hexadecimal digits, with zeros before it where it has fewer.
  @inlinable
  package init(hex number: some BinaryInteger, digits count: Int, uppercase: Bool = false) {
    let digits = String(number, radix: 16, uppercase: uppercase)
    let missing = count - digits.utf8.count
    self = missing > 0 ? String(repeating: "0", count: missing) + digits : digits
  }
}
