import SettingsFiles

/// Host names (RFC 1123, section 2.1, with the A-labels of RFC 5890) and their international form (RFC 5890,
/// section 2.3.2.3).
enum HostnameFormat {
  static func accepts(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 } && isName(text, separatedBy: ["."], normalizing: false)
  }

  /// - Parameter normalizing: whether the name is put into NFC first; else one that is not in NFC is wrong.
  static func acceptsInternational(_ text: String, normalizing: Bool = false) -> Bool {
    isName(text, separatedBy: [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"], normalizing: normalizing)
  }

  private static func isName(_ text: String, separatedBy dots: [Unicode.Scalar], normalizing: Bool) -> Bool {
    if isOfPlainLabels(text) { return true }
    var labels: [HostnameLabel] = []
    var length = -1
    for part in text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: dots.contains) {
      guard let label = HostnameLabel(Substring(part), normalizing: normalizing) else { return false }
      labels.append(label)
      length += 1 + label.encodedLength
      guard length <= longest else { return false }
    }
    // In a name with a part written from right to left all parts keep to the rule for such names.
    return !labels.contains { BidiRule.applies(to: $0.scalars) } || labels.allSatisfy { BidiRule.accepts($0.scalars) }
  }

  private static let longest = 253

  /// Whether a name is of letters, digits and hyphens of ASCII as they are, which nearly all names are.
  private static func isOfPlainLabels(_ text: String) -> Bool {
    text.withBytes { bytes in
      bytes.count <= longest
        && bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy(HostnameLabel.isPlain)
    }
  }
}
