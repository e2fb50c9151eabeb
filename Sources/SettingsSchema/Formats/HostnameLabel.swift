import CIdn2

/// One label of a host name: letters, digits and hyphens (RFC 1123, section 2.1), or what IDNA 2008 lets be registered
/// (RFC 5891, section 4).
///
/// Of labels beyond ASCII, and of the A-labels that encode them, libidn2 decides: which characters there may be, that
/// they are in NFC, the rules of context and Punycode.
struct HostnameLabel {
  let scalars: [Unicode.Scalar]
  /// The bytes of the label in the domain name system.
  let encodedLength: Int

  /// - Parameter normalizing: whether a label is put into NFC first, rather than refused.
  /// - Returns: nil for what is no label.
  init?(_ text: Substring, normalizing: Bool) {
    // No label beyond ASCII gets shorter in Punycode than a quarter of its UTF-8.
    guard !text.isEmpty, text.utf8.count <= 4 * Self.longest, !text.utf8.contains(0) else { return nil }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    if isASCII, !Self.isReserved(text.utf8) {
      guard Self.isPlain(text.utf8) else { return nil }
      scalars = Array(text.unicodeScalars)
      encodedLength = text.utf8.count
      return
    }
    guard let encoded = Self.registered(text, isEncoded: isASCII, normalizing: normalizing),
      let decoded = Self.decoded(encoded)
    else { return nil }
    scalars = Array(decoded.unicodeScalars)
    encodedLength = encoded.utf8.count
  }

  private static let longest = 63

  /// Labels with hyphens in the third and fourth place are reserved; of those in ASCII only A-labels exist.
  private static func isReserved(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.dropFirst(2).prefix(2).elementsEqual("--".utf8)
  }

  /// Whether bytes are a label of ASCII that encodes no other.
  static func isPlain(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.count <= longest && bytes.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
      && bytes.first != UInt8(ascii: "-") && bytes.last != UInt8(ascii: "-") && !isReserved(bytes)
  }

  /// The A-label under which a label beyond ASCII is registered, or an A-label when what it encodes may be registered,
  /// and under no other spelling; nil when it may not be.
  private static func registered(_ label: Substring, isEncoded: Bool, normalizing: Bool) -> String? {
    var name: UnsafeMutablePointer<UInt8>?
    defer { idn2_free(name) }
    let status =
      isEncoded
      ? idn2_register_u8(nil, Array(label.lowercased().utf8) + [0], &name, 0)
      : idn2_register_u8(
        Array(label.utf8) + [0], nil, &name, normalizing ? Int32(IDN2_NFC_INPUT.rawValue) : 0)
    guard status == IDN2_OK.rawValue, let name else { return nil }
    return String(cString: name)
  }

  private static func decoded(_ label: String) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    let status = idn2_to_unicode_8z8z(label, &text, 0)
    defer { idn2_free(text) }
    guard status == IDN2_OK.rawValue, let text else { return nil }
    return String(cString: text)
  }
}
