/// Mailboxes of RFC 5321, section 4.1.2, and of RFC 6531 where they are international.
enum EmailFormat {
  static func accepts(_ text: String, isInternational: Bool) -> Bool {
    guard let at = text.utf8.lastIndex(of: UInt8(ascii: "@")) else { return false }
    let domain = text[text.utf8.index(after: at)...]
    return isLocalPart(text[..<at], isInternational: isInternational)
      && isDomain(domain, isInternational: isInternational)
  }

  private static func isLocalPart(_ text: Substring, isInternational: Bool) -> Bool {
    if text.hasPrefix("\"") { return isQuoted(text, isInternational: isInternational) }
    return text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty
        && atom.utf8.allSatisfy { byte in
          byte.isASCIIAlphanumeric || "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte) || (isInternational && byte >= 0x80)
        }
    }
  }

  private static func isQuoted(_ text: Substring, isInternational: Bool) -> Bool {
    var rest = text.utf8.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return rest.isEmpty
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst(), (0x20...0x7E).contains(escaped) else { return false }
      case 0x20...0x7E: continue
      case 0x80...: guard isInternational else { return false }
      default: return false
      }
    }
    return false
  }

  private static func isDomain(_ text: Substring, isInternational: Bool) -> Bool {
    guard text.hasPrefix("[") else {
      // RFC 6531 leaves it to mail programs to put a domain into NFC.
      return isInternational
        ? HostnameFormat.acceptsInternational(String(text), normalizing: true) : HostnameFormat.accepts(String(text))
    }
    guard text.hasSuffix("]") else { return false }
    let literal = text.utf8.dropFirst().dropLast()
    let tag = "IPv6:".utf8
    if literal.count > tag.count, literal.prefix(tag.count).map({ $0 | 0x20 }) == tag.map({ $0 | 0x20 }) {
      return AddressFormats.isIPv6(Substring(literal.dropFirst(tag.count)).utf8)
    }
    return AddressFormats.isIPv4(Substring(literal).utf8)
  }
}
