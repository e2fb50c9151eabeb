/// Host names (RFC 1123, section 2.1, with the A-labels of RFC 5890) and their international form (RFC 5890,
/// section 2.3.2.3).
enum HostnameFormat {
  static func accepts(_ text: String) -> Bool {
    guard (1...253).contains(text.utf8.count) else { return false }
    let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return followsBidiRule(labels.map { Array(Substring($0).unicodeScalars) })
      && labels.allSatisfy { isASCIILabel(Substring($0)) }
  }

  /// In a name with a part written from right to left all parts keep to the rule for such names.
  private static func followsBidiRule(_ labels: [[Unicode.Scalar]]) -> Bool {
    let decoded = labels.map { label -> [Unicode.Scalar] in
      guard label.count > 4, label.prefix(4).elementsEqual(["x", "n", "-", "-"]) else { return label }
      var text = Substring()
      text.unicodeScalars.append(contentsOf: label.dropFirst(4))
      return Punycode.decoded(text) ?? label
    }
    return !decoded.contains { BidiRule.applies(to: $0) } || decoded.allSatisfy { BidiRule.accepts($0) }
  }

  static func acceptsInternational(_ text: String) -> Bool {
    let dots: Set<Unicode.Scalar> = [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"]
    let labels = text.unicodeScalars.split(omittingEmptySubsequences: false) { dots.contains($0) }
    var length = labels.count - 1
    for label in labels {
      let scalars = Array(label)
      guard !scalars.isEmpty else { return false }
      if scalars.allSatisfy(\.isASCII) {
        guard isASCIILabel(Substring(label)) else { return false }
        length += scalars.count
      } else {
        guard InternationalLabel(scalars).isValid else { return false }
        let encoded = Punycode.encoded(scalars).utf8.count + 4
        guard encoded <= 63 else { return false }
        length += encoded
      }
    }
    return length <= 253 && followsBidiRule(labels.map { Array($0) })
  }

  private static func isASCIILabel(_ label: Substring) -> Bool {
    let bytes = label.utf8
    guard (1...63).contains(bytes.count), bytes.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }),
      bytes.first != UInt8(ascii: "-"), bytes.last != UInt8(ascii: "-")
    else { return false }
    guard bytes.dropFirst(2).prefix(2).elementsEqual("--".utf8) else { return true }
    // Labels with hyphens in the third and fourth place are reserved; of those only A-labels exist.
    guard bytes.prefix(2).map({ $0 | 0x20 }).elementsEqual("xn".utf8),
      let scalars = Punycode.decoded(label.dropFirst(4))
    else { return false }
    // Each label has one spelling in Punycode.
    return !scalars.allSatisfy(\.isASCII) && InternationalLabel(scalars).isValid
      && Punycode.encoded(scalars).lowercased() == label.dropFirst(4).lowercased()
  }
}
