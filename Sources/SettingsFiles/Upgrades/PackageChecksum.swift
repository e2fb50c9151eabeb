import CNettle

/// The MD5 of a text, which is what dpkg(1) and ucf(1) know shipped files by.
package struct PackageChecksum: Hashable, Sendable, CustomStringConvertible {
  /// 32 hexadecimal digits, in lower case.
  package let description: String

  package init(of content: [UInt8]) {
    let bytes = [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in
      settee_md5(content, content.count, buffer.baseAddress)
      count = 16
    }
    description = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, text.allSatisfy(\.isHexDigit) else { return nil }
    description = text.lowercased()
  }
}
