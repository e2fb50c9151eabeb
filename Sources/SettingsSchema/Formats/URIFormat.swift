/// URIs by the grammar of RFC 3986, and IRIs by that of RFC 3987.
struct URIFormat {
  let isInternational: Bool

  /// Whether `text` is a URI, or with `isReference` also a relative reference.
  func accepts(_ text: String, isReference: Bool) -> Bool {
    let parts = URIReference(text)
    guard parts.scheme != nil || isReference else { return false }
    if let authority = parts.authority, !isAuthority(authority) { return false }
    // A relative path's first segment holds no colon, else it would read as a scheme (section 4.2).
    if parts.scheme == nil, parts.authority == nil {
      let first = parts.path.prefix { $0 != "/" }
      if first.contains(":") { return false }
    }
    return isText(parts.path, allowing: ":@/", isPrivateAllowed: false)
      && isText(parts.query ?? "", allowing: ":@/?", isPrivateAllowed: true)
      && isText(parts.fragment ?? "", allowing: ":@/?", isPrivateAllowed: false)
  }

  private func isAuthority(_ text: String) -> Bool {
    var host = text[...]
    if let at = host.firstIndex(of: "@") {
      guard isText(String(host[..<at]), allowing: ":", isPrivateAllowed: false) else { return false }
      host = host[host.index(after: at)...]
    }
    let end: Substring.Index
    if host.hasPrefix("[") {
      guard let bracket = host.firstIndex(of: "]") else { return false }
      guard isLiteral(host[..<bracket].dropFirst()) else { return false }
      end = host.index(after: bracket)
    } else {
      end = host.firstIndex(of: ":") ?? host.endIndex
      guard isText(String(host[..<end]), allowing: "", isPrivateAllowed: false) else { return false }
    }
    let port = host[end...]
    return port.isEmpty || (port.hasPrefix(":") && port.utf8.dropFirst().allSatisfy(\.isASCIIDigit))
  }

  /// `IPv6address` or `IPvFuture`.
  private func isLiteral(_ text: Substring) -> Bool {
    guard let first = text.first, first == "v" || first == "V" else { return AddressFormats.isIPv6(text.utf8) }
    let parts = text.dropFirst().split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy({ $0.hexDigitValue != nil }) else {
      return false
    }
    return !parts[1].isEmpty && !parts[1].contains("%")
      && URIFormat(isInternational: false).isText(String(parts[1]), allowing: ":", isPrivateAllowed: false)
  }

  /// Whether `text` holds only unreserved characters, sub-delimiters, whole percent triplets and `extra`.
  private func isText(_ text: String, allowing extra: String, isPrivateAllowed: Bool) -> Bool {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "%" {
        for _ in 0..<2 {
          guard let digit = rest.popFirst(), digit.isASCII, UInt8(digit.value).hexDigitValue != nil else {
            return false
          }
        }
      } else if scalar.isASCII {
        let byte = UInt8(scalar.value)
        guard byte.isASCIIAlphanumeric || "-._~!$&'()*+,;=".utf8.contains(byte) || extra.utf8.contains(byte) else {
          return false
        }
      } else {
        guard isInternational, isUCS(scalar) || (isPrivateAllowed && isPrivate(scalar)) else { return false }
      }
    }
    return true
  }

  /// `ucschar` of RFC 3987.
  private func isUCS(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
    case 0x1_0000...0xD_FFFF: scalar.value & 0xFFFF <= 0xFFFD
    case 0xE_1000...0xE_FFFD: true
    default: false
    }
  }

  /// `iprivate` of RFC 3987.
  private func isPrivate(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE000...0xF8FF, 0xF_0000...0xF_FFFD, 0x10_0000...0x10_FFFD: true
    default: false
    }
  }
}
