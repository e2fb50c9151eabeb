import CNettle

/// The SHA-256 of a content (FIPS 180-4): two contents have the same only where they are the same.
///
/// ```swift
/// ContentHash(of: Array("abc".utf8)).description     // ba7816bf8f01cfea414140de5dae2223b00361a3…
/// ```
public struct ContentHash: Sendable, Hashable, CustomStringConvertible {
  private let bytes: [UInt8]

  /// The hash of some bytes.
  public init(of content: [UInt8]) {
    bytes = [UInt8](unsafeUninitializedCapacity: 32) { buffer, count in
      settee_sha256(content, content.count, buffer.baseAddress)
      count = 32
    }
  }

  /// The hash that 64 hexadecimal digits say; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let digits = text.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count == 64, text.utf8.count == 64 else { return nil }
    bytes = stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }

  /// 64 hexadecimal digits, in lower case.
  public var description: String { bytes.hexadecimal }

  /// The MD5 of a content (RFC 1321) as 32 digits: what packages tell their files by, and no proof of anything.
  package static func md5(of content: [UInt8]) -> String {
    [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in
      settee_md5(content, content.count, buffer.baseAddress)
      count = 16
    }.hexadecimal
  }
}

extension [UInt8] {
  fileprivate var hexadecimal: String { map { String($0, radix: 16, digits: 2) }.joined() }
}
