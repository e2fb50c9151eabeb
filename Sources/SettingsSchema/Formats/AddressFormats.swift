/// IPv4 addresses in dotted decimals (RFC 2673, section 3.2) and IPv6 addresses (RFC 4291, section 2.2).
enum AddressFormats {
  static func isIPv4(_ text: Substring.UTF8View) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy(isOctet)
  }

  private static func isOctet(_ text: Substring.UTF8View) -> Bool {
    guard (1...3).contains(text.count), text.allSatisfy(\.isASCIIDigit) else { return false }
    if text.count > 1, text.first == UInt8(ascii: "0") { return false }
    return text.reduce(0) { $0 * 10 + Int($1 - 48) } <= 255
  }

  static func isIPv6(_ text: Substring.UTF8View) -> Bool {
    let colon = UInt8(ascii: ":")
    var rest = text
    while let mark = rest.firstIndex(of: colon) {
      let next = text.index(after: mark)
      guard next < text.endIndex, text[next] == colon else {
        rest = text[next...]
        continue
      }
      // `::` represents one group of zeros at least, and only once.
      guard let head = groupCount(text[..<mark], mayEndInIPv4: false),
        let tail = groupCount(text[text.index(after: next)...], mayEndInIPv4: true)
      else { return false }
      return head + tail <= 7
    }
    return groupCount(text, mayEndInIPv4: true) == 8
  }

  /// How many groups of 16 bits `text` writes; nil when one of them is wrong.
  private static func groupCount(_ text: Substring.UTF8View, mayEndInIPv4: Bool) -> Int? {
    guard !text.isEmpty else { return 0 }
    var groups = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var count = 0
    if mayEndInIPv4, let last = groups.last, last.contains(UInt8(ascii: ".")) {
      guard isIPv4(last) else { return nil }
      groups.removeLast()
      count = 2
    }
    for group in groups {
      guard (1...4).contains(group.count), group.allSatisfy({ $0.hexDigitValue != nil }) else { return nil }
    }
    return count + groups.count
  }
}
